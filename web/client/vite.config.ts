import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// Tables for the browser as a WebAssembly module. The Maven module web/local compiles them.
const localTables = (file: string) =>
  new URL(`../local/target/classes/spieltisch/web-local/${file}`, import.meta.url).pathname;

// The same module after shrinkLocalTables.js.
const shrunkTables = new URL('target/local-tables.wasm', import.meta.url).pathname;

// The rules of the Java engine as ES modules. The Maven module web/model compiles them.
const compiledRules = (name: string) =>
  new URL(`../model/target/classes/spieltisch/web-model/${name}.js`, import.meta.url).pathname;

export default defineConfig({
  plugins: [svelte()],
  base: '/',
  worker: { format: 'es' },
  resolve: {
    alias: [
      { find: 'virtual:catan-rules', replacement: compiledRules('catan-legality') },
      { find: 'virtual:torres-rules', replacement: compiledRules('torres-legality') },
      { find: 'virtual:wasm-runtime', replacement: localTables('wasm-runtime.js') },
      { find: /^virtual:local-tables/, replacement: shrunkTables },
    ],
  },
  build: {
    outDir: 'target/classes/spieltisch/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Without it the build warns about slow plugins.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': 'http://127.0.0.1:18080',
      '/catan': { target: 'ws://127.0.0.1:18080', ws: true },
      '^/torres$': { target: 'ws://127.0.0.1:18080', ws: true },
    },
  },
  test: { include: ['test/**/*.test.ts'], environment: 'node' },
});
