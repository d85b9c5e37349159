/** Weighs the built site and fails when the first load of a public page is heavier than its budget. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { firstLoadScripts, type Manifest } from './first-load.ts';

const FIRST_LOAD_SCRIPT_BYTES = 115_000;

const client = join(import.meta.dirname, '../dist/client');
const manifestFile = join(client, '.vite/manifest.json');
if (!existsSync(manifestFile)) {
  console.error('There is no built site to weigh.');
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;

/** Bytes on the way to the browser; what is too small to be worth compressing goes as it is. */
function brotliBytes(file: string): number {
  const plain = join(client, file);
  return statSync(existsSync(`${plain}.br`) ? `${plain}.br` : plain).size;
}

for (const [page, scripts] of firstLoadScripts(manifest)) {
  const bytes = scripts.reduce((total, script) => total + brotliBytes(script), 0);
  const isTooHeavy = bytes > FIRST_LOAD_SCRIPT_BYTES;
  console.log(
    `${isTooHeavy ? 'TOO HEAVY ' : ''}${page}: ${bytes} of ${FIRST_LOAD_SCRIPT_BYTES} bytes (brotli)`,
  );
  if (isTooHeavy) process.exitCode = 1;
}
