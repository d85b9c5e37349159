import { createServer } from 'node:http';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sirv from 'sirv';
import { build } from 'vite';
import type { RunningSite } from './built-site.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Builds the site of `npm run mock`, whose API runs in the browser, and serves its files. */
export async function startMockSite(): Promise<RunningSite> {
  const folder = await mkdtemp(join(tmpdir(), 'tasting-house-mock-'));
  await build({
    configFile: join(ROOT, 'vite.mock.config.ts'),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  });
  const server = createServer(sirv(folder, { single: true }));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
