import { expect, it } from 'vitest';
import type { Cocktail } from '#openapi/generated/model.ts';
import { logIn } from '#server/tests/site/log-in.ts';
import { openTestSite } from '#server/tests/site/open-test-site.ts';
import { buildCocktail } from '#server/tests/catalogue/build-cocktail.ts';

it('a read that begins after a write was acknowledged shows it, also among writers', async () => {
  const writers = Array.from({ length: 12 }, (_, index) => ({
    id: `writer-${index}`,
    name: `Writer ${index}`,
  }));
  const site = await openTestSite({
    catalogue: {
      categories: [{ name: 'Sours', description: 'x' }],
      cocktails: writers.map(({ name }) => buildCocktail({ name })),
    },
  });
  const admin = await logIn(site);
  const stale: string[] = [];
  const write = async (id: string, description: string): Promise<void> => {
    expect((await admin.send('PATCH', `/api/cocktails/${id}`, { description })).status).toBe(200);
    for (const path of [`/${id}`, '', `/search/${id}`, '/category/Sours']) {
      const found = [(await site.api(`/api/cocktails${path}`)).body as Cocktail | Cocktail[]].flat();
      const mine = found.find((cocktail) => cocktail.id === id);
      if (mine?.description !== description) stale.push(`${path}: ${mine?.description ?? 'nothing'}`);
    }
  };
  for (let round = 1; round <= 3; round += 1)
    await Promise.all(writers.map(({ id, name }) => write(id, `Round ${round} of ${name}`)));
  expect(stale).toEqual([]);
  expect((await admin.send('DELETE', '/api/cocktails/writer-3')).status).toBe(204);
  const left = (await site.api('/api/cocktails')).body as Cocktail[];
  expect(left.map(({ id }) => id)).not.toContain('writer-3');
});
