import { afterAll, describe, expect, it } from 'vitest';
import type { Cocktail } from '#openapi/generated/model.ts';
import { buildCocktail } from '#server/tests/catalogue/build-cocktail.ts';
import { logIn } from '#server/tests/site/log-in.ts';
import { startTestServerForFile } from '#server/tests/site/start-test-server.ts';

/** Enough that making the list pauses several times. */
const COUNT = 1001;
const nameOf = (index: number): string => `Drink ${String(index).padStart(4, '0')}`;

const server = await startTestServerForFile({
  catalogue: {
    categories: [{ name: 'Sours', description: 'Citrus.', photo: null }],
    cocktails: Array.from({ length: COUNT }, (_, index) =>
      buildCocktail({ name: nameOf(index), featured: index < 3 }),
    ),
  },
});
afterAll(() => server.stop());

describe('the whole list of a large catalogue', () => {
  it('has each recipe once, sorted, equal to the response for that recipe alone', async () => {
    const { body } = await server.api('/api/cocktails');
    expect((body as Cocktail[]).map(({ name }) => name)).toEqual(
      Array.from({ length: COUNT }, (_, index) => nameOf(index)),
    );
    expect((body as Cocktail[]).at(-1)).toEqual((await server.api('/api/cocktails/drink-1000')).body);
  });

  it('shows one revision although a write is made meanwhile, and the next read shows that write', async () => {
    const admin = await logIn(server);
    const reading = server.fetch('/api/cocktails');
    await admin.send('PUT', '/api/cocktails/drink-0000', { featured: false });
    expect((await (await reading).json()) as Cocktail[]).toHaveLength(COUNT);
    const after = (await server.api('/api/cocktails')).body as Cocktail[];
    expect(after[0]).toMatchObject({ featured: false });
  });
});
