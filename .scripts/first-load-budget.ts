/** Fails when the first load of a public page of the built site is heavier than its budget. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PRELOADED_FONTS } from '#ui/app/fonts.ts';
import { entryModuleOf, filesLoadedBy } from '#ui/app/manifest-chunks.ts';
import type { Manifest } from 'vite';

const FIRST_LOAD_SCRIPT_BYTES = 110_000;
/** The styles of the whole site count: each dialog of the dashboard adds about 40 bytes. */
const STYLE_BYTES = 11_000;
const PRELOADED_FONT_BYTES = 27_000;

const client = join(import.meta.dirname, '../dist/client');
const manifestFile = join(client, '.vite/manifest.json');
if (!existsSync(manifestFile)) {
  console.error('There is no built site to weigh.');
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;

/** Returns the scripts of the entry and of each screen, without those that are loaded later. */
function firstLoadScripts(): [page: string, scripts: string[]][] {
  const entry = entryModuleOf(manifest);
  const pages = Object.keys(manifest).filter(
    (name) =>
      manifest[name]?.isDynamicEntry && name.endsWith('Page.tsx') && !name.startsWith('ui/features/admin/'),
  );
  return [entry, ...pages].map((page) => {
    const files = filesLoadedBy(manifest, [entry, page], { withDynamicImports: false });
    return [page, files.filter((file) => file.endsWith('.js'))];
  });
}

/** A file that is too small to be compressed is sent as it is. */
function brotliBytes(file: string): number {
  const plain = join(client, file);
  return statSync(existsSync(`${plain}.br`) ? `${plain}.br` : plain).size;
}

function weigh(what: string, files: readonly string[], budget: number): void {
  const bytes = files.reduce((total, file) => total + brotliBytes(file), 0);
  // A file that is not found weighs nothing.
  const fault = files.length === 0 ? 'NOT FOUND ' : bytes > budget ? 'TOO HEAVY ' : '';
  console.log(`${fault}${what}: ${bytes} of ${budget} bytes (brotli)`);
  if (fault) process.exitCode = 1;
}

for (const [page, scripts] of firstLoadScripts()) weigh(page, scripts, FIRST_LOAD_SCRIPT_BYTES);
weigh('all styles', [manifest['style.css']?.file ?? ''], STYLE_BYTES);
const fonts = PRELOADED_FONTS.flatMap((font) => manifest[font]?.file ?? []);
weigh('preloaded fonts', fonts, PRELOADED_FONT_BYTES);
