import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'mockServiceWorker.js';
const source = join(import.meta.dirname, '../../node_modules/msw/lib', WORKER);

/** Serves and builds the mocking worker from its package, so that it is always the installed version. */
export function mockingWorker(): Plugin {
  return {
    name: 'tasting-house:mocking-worker',
    configureServer(server) {
      server.middlewares.use(`/${WORKER}`, (_request, response, next) => {
        readFile(source).then((script) => {
          response.setHeader('Content-Type', 'text/javascript').end(script);
        }, next);
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: WORKER, source: await readFile(source) });
    },
  };
}
