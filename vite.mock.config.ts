import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { mockInlineScript } from './.tooling/inline-scripts.ts';
import { subsetFonts } from './.tooling/subset-fonts.ts';

const WORKER = 'mockServiceWorker.js';
const workerSource = join(import.meta.dirname, 'node_modules/msw/lib', WORKER);

/** Serves and builds the mocking worker from its package, so that no copy of it is committed. */
function mockingWorker(): Plugin {
  return {
    name: 'tasting-house:mocking-worker',
    configureServer(server) {
      server.middlewares.use(`/${WORKER}`, (_request, response, next) => {
        readFile(workerSource).then((source) => {
          response.setHeader('Content-Type', 'text/javascript').end(source);
        }, next);
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: WORKER, source: await readFile(workerSource) });
    },
  };
}

/** `npm run mock` serves the site alone in the browser, with its API played by mocks. */
export default defineConfig({
  root: 'stories/mock-site',
  publicDir: join(import.meta.dirname, 'ui/public'),
  cacheDir: join(import.meta.dirname, 'node_modules/.vite/mock-site'),
  plugins: [react(), tailwindcss(), subsetFonts(), mockingWorker(), mockInlineScript()],
  server: { port: 4000, fs: { allow: [import.meta.dirname] } },
  build: { outDir: join(import.meta.dirname, 'dist/mock-site'), emptyOutDir: true },
});
