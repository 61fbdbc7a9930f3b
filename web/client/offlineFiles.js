// Writes the names of all assets, and a version that changes with them, into the service worker of
// the bundle.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const OUTPUT = 'target/classes/spieltisch/web';
const SCRIPT = join(OUTPUT, 'sw.js');

/**
 * Not needed to play without a network, and stored when they are first used. Local tables send the
 * legal moves of Catan themselves.
 */
const LEFT_OUT = /^(catan-legality|GuidedGame|RulesPage|AnalysisScreen)-/;

const assets = readdirSync(join(OUTPUT, 'assets'))
  .filter((name) => !LEFT_OUT.test(name))
  .sort();
// The names of these files do not change with their contents.
const named = ['index.html', 'offline.html', 'offline.css', 'icon.svg', 'manifest.webmanifest'];
const template = readFileSync(SCRIPT, 'utf8');
const version = createHash('sha256').update(assets.join()).update(template);
for (const name of named) version.update(readFileSync(join(OUTPUT, name)));
writeFileSync(
  SCRIPT,
  template
    .replace('__VERSION__', version.digest('hex').slice(0, 12))
    .replace("['__ASSETS__']", JSON.stringify(assets.map((name) => `/assets/${name}`))),
);
