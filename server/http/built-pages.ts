import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import type { PageRenderer } from '#openapi/pages/page-renderer.ts';
import type { PageSource } from './pages.ts';
import { serveStaticFiles } from './static-files.ts';

export class MissingBuildError extends Error {}

/** Loads what the build made. When built, this file runs in `dist/server`, beside `client` and `renderer`. */
export async function loadBuiltPages(): Promise<PageSource> {
  const dist = join(import.meta.dirname, '..');
  const clientDir = join(dist, 'client');
  const program = join(dist, 'renderer', 'page-renderer.js');
  if (!existsSync(program)) throw new MissingBuildError('There is no build yet: run "npm run build"');
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(program).href);
  const { renderer } = module as { renderer: PageRenderer };
  const manifest = JSON.parse(await readFile(join(clientDir, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  return {
    loadRenderer: () => Promise.resolve(renderer),
    assets: { manifest },
    serveFile: serveStaticFiles(clientDir),
    scriptHashes: [],
    pictureFonts: join(dist, 'renderer/fonts'),
    isBuilt: true,
  };
}
