import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cocktail } from '#openapi/generated/model.ts';
import { buildCocktail } from '#server/tests/support/build-cocktail.ts';
import { logIn } from '#server/tests/site/log-in.ts';
import { startTestServerForFile, type TestServer } from '#server/tests/site/start-test-server.ts';

/** One more than are answered in one piece. */
const COUNT = 1001;
const nameOf = (index: number): string => `Drink ${String(index).padStart(4, '0')}`;

describe('a list without limit of a large catalogue', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServerForFile({
      catalogue: {
        categories: [{ name: 'Sours', description: 'Citrus.', photo: null }],
        cocktails: Array.from({ length: COUNT }, (_, index) =>
          buildCocktail({ name: nameOf(index), featured: index < 3 }),
        ),
      },
    });
  });
  afterAll(() => server.stop());

  it('is sent while it is read: all of it, once, sorted, each as a recipe of its own is answered', async () => {
    const { status, headers, body } = await server.api('/api/cocktails');
    expect(status).toBe(200);
    // In one piece it would have a length.
    expect(headers.get('content-length')).toBeNull();
    expect((body as Cocktail[]).map(({ name }) => name)).toEqual(
      Array.from({ length: COUNT }, (_, index) => nameOf(index)),
    );
    expect((body as Cocktail[]).at(-1)).toEqual((await server.api('/api/cocktails/drink-1000')).body);
  });

  it('has a validator, and is not sent again to who has it', async () => {
    const tag = (await server.api('/api/cocktails')).headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[\w-]+"$/);
    const again = await server.api('/api/cocktails', { headers: { 'If-None-Match': tag } });
    expect(again.status).toBe(304);
    const other = await server.api('/api/cocktails?offset=1', { headers: { 'If-None-Match': tag } });
    expect(other.status).toBe(200);
    expect(other.body).toHaveLength(COUNT - 1);
  });

  it('is one piece where a filter leaves few, and pages have their total', async () => {
    expect((await server.api('/api/cocktails?featured=true')).headers.get('content-length')).not.toBeNull();
    expect((await server.api('/api/cocktails?limit=2')).headers.get('x-total-count')).toBe(String(COUNT));
  });

  it('shows one moment, whatever is written while it is sent', async () => {
    const admin = await logIn(server);
    const reading = server.fetch('/api/cocktails');
    await admin.send('PUT', '/api/cocktails/drink-0000', { featured: false });
    const cocktails = (await (await reading).json()) as Cocktail[];
    expect(cocktails).toHaveLength(COUNT);
    await admin.send('PUT', '/api/cocktails/drink-0000', { featured: true });
  });
});
