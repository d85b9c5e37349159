import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import type { PageRendererModule } from '#openapi/pages/page-renderer-module.ts';
import type { PageSource } from './pages.ts';
import { serveStaticFiles } from './static-files.ts';

export class MissingBuildError extends Error {}

/** Loads the pages that stand beside the built server, which is in `dist/server`. */
export async function loadBuiltPages(): Promise<PageSource> {
  const dist = join(import.meta.dirname, '..');
  const clientDir = join(dist, 'client');
  const renderer = join(dist, 'renderer', 'page-renderer.js');
  if (!existsSync(renderer)) throw new MissingBuildError('There is no build yet: run "npm run build"');
  const module = (await import(/* @vite-ignore */ pathToFileURL(renderer).href)) as PageRendererModule;
  const manifest = JSON.parse(await readFile(join(clientDir, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  return {
    loadModule: () => Promise.resolve(module),
    assets: { manifest },
    serveFile: serveStaticFiles(clientDir),
    scriptHashes: [],
    isBuilt: true,
  };
}
