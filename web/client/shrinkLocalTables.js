// Makes the module of the local tables smaller. The Java compiler for the browser leaves much to a
// general optimiser of WebAssembly.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

const MODULE = '../local/target/classes/spieltisch/web-local/local-tables.wasm';

// Only features that every browser with garbage collection in WebAssembly has. With all features
// the optimiser could use newer ones.
const FEATURES = [
  'gc',
  'reference-types',
  'exception-handling',
  'bulk-memory',
  'nontrapping-float-to-int',
  'sign-ext',
  'mutable-globals',
  'multivalue',
].map((name) => `--enable-${name}`);

mkdirSync('target', { recursive: true });
const { status, error } = spawnSync(
  'node',
  [
    'node_modules/binaryen/bin/wasm-opt',
    ...FEATURES,
    '-Oz',
    MODULE,
    '-o',
    'target/local-tables.wasm',
  ],
  { stdio: 'inherit' },
);
if (error) console.error(`the optimiser cannot be run: ${error.message}`);
process.exit(status ?? 1);
