import { createServer, type IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';
import { expect, it, onTestFinished } from 'vitest';
import type { LiveCatalogue } from '#server/operations/live/live-catalogue.ts';
import { rawRequest } from '#server/tests/support/raw-request.ts';
import { ResponseCache } from '../cache/response-cache.ts';
import type { ClientReader } from '../client-address.ts';
import { ClientShares } from '../client-limits.ts';
import { CompressibleResponse } from '../responses/compressible-response.ts';
import { createPageRoute } from './page-route.ts';

/** Pages that are made when the test says so, for clients that say who they are. */
async function heldPages() {
  const asked: string[] = [];
  const begun: string[] = [];
  const held: (() => void)[] = [];
  const clients = {
    keyOf: ({ headers }: IncomingMessage) => String(headers['client']),
    originOf: () => 'http://localhost',
  } as unknown as ClientReader;
  const route = createPageRoute({
    async makePage({ path }) {
      begun.push(path);
      await new Promise<void>((resolve) => held.push(resolve));
      return new CompressibleResponse(200, { 'Content-Type': 'text/html' }, path);
    },
    cache: new ResponseCache(),
    catalogue: { public: () => ({ edition: 1 }) } as unknown as LiveCatalogue,
    clients,
    isCacheable: true,
    delivery: { defaultHeaders: [], shares: new ClientShares(), clients },
  });
  const server = createServer((request, response) => {
    Object.assign(request, { originalUrl: request.url });
    void route(request as Request, response as Response, () => undefined);
    asked.push(request.url ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };
  return {
    begun,
    ask: async (path: string, client: string) => {
      const count = asked.length;
      const answer = rawRequest(`http://127.0.0.1:${port}`, { path, headers: { client } });
      await expect.poll(() => asked.length).toBe(count + 1);
      return { answer };
    },
    finishOne: async () => {
      await expect.poll(() => held.length).toBeGreaterThan(0);
      held.shift()?.();
    },
  };
}

it('a page comes in the turn of who asks, however many pages another client asked for before the same one', async () => {
  const { begun, ask, finishOne } = await heldPages();
  const answers = [];
  for (const path of ['/a', '/b', '/c', '/d', '/about']) answers.push((await ask(path, 'flood')).answer);
  answers.push((await ask('/about', 'visitor')).answer);
  await finishOne();
  await finishOne();
  await expect.poll(() => begun).toHaveLength(4);
  expect(begun).toContain('/about');
  for (let left = 3; left > 0; left -= 1) await finishOne();
  expect((await Promise.all(answers)).map(({ status, text }) => [status, text])).toEqual(
    ['/a', '/b', '/c', '/d', '/about', '/about'].map((path) => [200, path]),
  );
  expect(begun).toHaveLength(5);
});
