import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The rules of the Java engine as ES modules. The Maven module web/model compiles them.
const compiledRules = (name: string) =>
  new URL(`../model/target/classes/spieltisch/web-model/${name}.js`, import.meta.url).pathname;

export default defineConfig({
  plugins: [svelte()],
  base: '/',
  resolve: {
    alias: {
      'virtual:catan-rules': compiledRules('catan-legality'),
      'virtual:torres-rules': compiledRules('torres-legality'),
    },
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
