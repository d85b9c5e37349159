import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildServer } from '../../../.scripts/vite/build-alone.ts';
import { discardAbandoned } from '../../../.scripts/build/discard-abandoned.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Workers get the path of the bundled site here. The first request makes the bundle. */
    siteBundler: string;
  }
}

// The folder is in the package, so that the program finds its libraries and is an ES module.
const DIST = join(import.meta.dirname, '../../../dist');
const PREFIX = '.tested-';

/**
 * Bundles the site as JavaScript, once for all tests that start processes (Vitest's global set-up). Otherwise
 * each process would compile the sources for a second.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let folder: string | undefined;
  const bundle = async (): Promise<string> => {
    await mkdir(DIST, { recursive: true });
    discardAbandoned(DIST, PREFIX);
    folder ??= await mkdtemp(join(DIST, PREFIX));
    await buildServer('server/tests/site/site-without-pages.ts', folder);
    return join(folder, 'main.js');
  };
  let program: Promise<string> | undefined;
  project.onTestsRerun(() => (program = undefined));

  const bundler = createServer((_request, response) => {
    (program ??= bundle()).then(
      (path) => response.end(path),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await once(bundler.listen(0, '127.0.0.1'), 'listening');
  project.provide('siteBundler', `http://127.0.0.1:${(bundler.address() as AddressInfo).port}`);
  return async () => {
    bundler.closeAllConnections();
    bundler.close();
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  };
}
