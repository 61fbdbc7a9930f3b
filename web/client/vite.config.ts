import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The Java model as ES modules; the Maven build makes it before this one runs.
const judge = (name: string) =>
  new URL(`../model/target/classes/spieltisch/web-model/${name}.js`, import.meta.url).pathname;

export default defineConfig({
  plugins: [svelte()],
  base: '/',
  resolve: {
    alias: { 'virtual:judge': judge('judge'), 'virtual:torres-judge': judge('torres-judge') },
  },
  build: {
    outDir: 'target/classes/spieltisch/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // How long plugins take is no trouble of the build.
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
