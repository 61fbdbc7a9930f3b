// Maven calls this script. It runs an npm script unless nothing has changed since its last success.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const COMPILED_RULES = '../model/target/classes/spieltisch/web-model';
const LOCAL_TABLES = '../local/target/classes/spieltisch/web-local';
const SHARED = [
  'package.json',
  'package-lock.json',
  'index.html',
  'public',
  'src',
  COMPILED_RULES,
  LOCAL_TABLES,
];
const CONFIGS = [
  'vite.config.ts',
  'svelte.config.js',
  'tsconfig.json',
  'build.js',
  'offlineFiles.js',
  'shrinkLocalTables.js',
];

const step = process.argv[2];
if (step === 'bundle') {
  install();
  once('bundle', [...SHARED, ...CONFIGS], 'target/classes/spieltisch/web/index.html', ['build']);
} else if (step === 'verify') {
  install();
  const more = ['test', 'eslint.config.js', '.prettierrc.json', '.prettierignore'];
  once('verify', [...SHARED, ...CONFIGS, ...more], 'target', ['verify']);
} else {
  console.error('build.js bundle | verify');
  process.exit(1);
}

function install() {
  const lock = fingerprint(['package-lock.json', 'package.json']);
  const stamp = 'node_modules/.spieltisch-lock';
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  npm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stamp, lock);
}

function once(name, inputs, result, script) {
  const now = fingerprint(inputs);
  const stamp = `target/${name}.stamp`;
  if (existsSync(result) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  npm(['run', '--silent', ...script]);
  mkdirSync('target', { recursive: true });
  writeFileSync(stamp, now);
}

function npm(args) {
  const command = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status, error } = spawnSync(command, args, { stdio: 'inherit' });
  if (error) console.error(`npm cannot be run: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** A hash of the names and contents of files; folders are read recursively. */
function fingerprint(paths) {
  const hash = createHash('sha256');
  const visit = (path) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory())
      for (const name of readdirSync(path).sort()) visit(join(path, name));
    else hash.update(path).update('\0').update(readFileSync(path)).update('\0');
  };
  paths.forEach(visit);
  return hash.digest('hex');
}
