import { createServer } from 'node:http';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sirv from 'sirv';
import { build } from 'vite';
import { onTestFinished, test } from 'vitest';
import { asVisitor } from '../support/browser.ts';

const ROOT = join(import.meta.dirname, '../../..');

test('the panel of the mock site, and its URL, choose responses, which a reload keeps', async () => {
  // The site of `npm run mock`, whose API runs in the browser.
  const folder = await mkdtemp(join(tmpdir(), 'tasting-house-mock-'));
  await build({
    configFile: join(ROOT, 'vite.mock.config.ts'),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  });
  const server = createServer(sirv(folder, { single: true }));
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true, force: true });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await asVisitor(
    async ({ page, complaints }) => {
      await page.goto(`${url}/categories`);
      await page.getByRole('link', { name: 'Aperitif', exact: true }).waitFor();
      await page.keyboard.press('Alt+m');
      await page.keyboard.type('listcategories');
      await page.getByLabel('listCategories: answer').selectOption('503-DatabaseAway');
      await page.reload();
      await page.getByRole('alert').first().waitFor();
      await page.goto(`${url}/categories?mock=first-start`);
      await page.getByText('No categories found').waitFor();
      // The test chose this response.
      complaints.length = 0;
    },
    // A service worker answers for the API.
    { serviceWorkers: 'allow' },
  );
});
