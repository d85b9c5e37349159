import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRendererModule, PageSource } from './page-renderer.ts';

/** The project's folder, whether this runs from its source or from dist/server. */
export function projectRoot(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}

/** The pages that the build has made. Throws when there is no build. */
export async function loadBuiltPages(): Promise<PageSource> {
  const dist = join(projectRoot(), 'dist');
  const clientDir = join(dist, 'client');
  const rendererFile = pathToFileURL(join(dist, 'renderer', 'page-renderer.js')).href;
  // The ui is known to the server as this one built file only.
  const module = (await import(/* @vite-ignore */ rendererFile)) as PageRendererModule;
  const assets: unknown = JSON.parse(await readFile(join(clientDir, '.vite', 'manifest.json'), 'utf8'));
  return { loadModule: () => Promise.resolve(module), assets, clientDir };
}
