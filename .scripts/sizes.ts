/** Weighs the built site and fails when the first load of a public page is heavier than its budget. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstLoadScripts, type Manifest } from './first-load.ts';

const FIRST_LOAD_SCRIPT_BYTES = 115_000;

const client = join(import.meta.dirname, '../dist/client');
const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;

function brotliBytes(file: string): number {
  const served = [`${file}.br`, file];
  for (const name of served) {
    try {
      return readFileSync(join(client, name)).length;
    } catch {
      continue; // Too small to be worth compressing.
    }
  }
  throw new Error(`The manifest names ${file}, and it is not there.`);
}

for (const [page, scripts] of firstLoadScripts(manifest)) {
  const bytes = scripts.reduce((total, script) => total + brotliBytes(script), 0);
  const isTooHeavy = bytes > FIRST_LOAD_SCRIPT_BYTES;
  console.log(
    `${isTooHeavy ? 'TOO HEAVY ' : ''}${page}: ${bytes} of ${FIRST_LOAD_SCRIPT_BYTES} bytes (brotli)`,
  );
  if (isTooHeavy) process.exitCode = 1;
}
