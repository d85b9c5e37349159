import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RequestHandler } from 'express';
import sirv from 'sirv';
import type { Manifest } from 'vite';
import type { PageRenderer } from '#openapi/pages/page-renderer.ts';
import type { PageSource } from './page-source.ts';
import { REFERENCE_PATH, REFERENCE_POLICY } from './security-headers.ts';

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

/** Serves the files of a folder. A file with a hash in its name never changes. */
export function serveStaticFiles(folder: string): RequestHandler {
  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, path) {
      // sirv sends .ico files without a type, and with `nosniff` browsers then show no icon.
      if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
      response.setHeader('Cache-Control', cachingOf(path));
    },
  });
  return (request, response, next) => {
    // A build in this folder removes assets that sirv still lists. To send one would end the process.
    if (request.path.startsWith('/assets/') && !existsSync(join(folder, request.path))) return next();
    // sirv fails at some ranges and ignores If-Range. A whole file is a valid response (RFC 9110, 14.2).
    delete request.headers.range;
    // sirv sets no headers of its own when the browser has the file already.
    if (request.path.startsWith(REFERENCE_PATH))
      response.setHeader('Content-Security-Policy', REFERENCE_POLICY);
    serve(request, response, next);
  };
}

function cachingOf(path: string): string {
  // Browsers ask for the worker each time, so that they see a new release at once.
  if (path === '/service-worker.js') return 'no-cache';
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}
