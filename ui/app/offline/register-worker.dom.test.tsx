import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createMockApi } from '#mocks/mock-api.ts';
import { requestOf } from '#mocks/fetch-exchange.ts';
import { houseMadeLines } from '#ui/features/recipe/written-recipe.ts';
import { prefetch } from '#ui/features/saved/SavedPage.tsx';
import { answersOfRecipe } from './register-worker.ts';

afterEach(() => vi.unstubAllGlobals());

it('the worker stores what screens ask of the house’s ingredients, however many these are', async () => {
  const api = await createMockApi({
    contents: {
      'house-ingredients': Array.from({ length: 103 }, (_, at) => ({
        ...{ name: `Syrup ${at + 100}`, description: 'Sweet.', yieldMl: 100 },
        ...{ ingredients: ['200 g sugar'], instructions: ['Stir.'] },
      })),
    },
  });
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.startsWith('/api/house-ingredients')) asked.push(address);
    const { status, body, headers } = await api.handle(requestOf(new Request(`http://site${address}`)));
    return Response.json(body, { status, headers: { Link: headers?.['Link'] ?? '' } });
  });
  const client = new QueryClient();
  const ingredients = ['20 ml Syrup 100', '20 ml Syrup 202'];
  expect(await client.fetchQuery(houseMadeLines({ ingredients }))).toEqual({
    0: 'syrup-100',
    1: 'syrup-202',
  });
  await prefetch(client, {}, new URLSearchParams('recipes=negroni'));
  expect(asked).toHaveLength(2);
  for (const address of asked) expect(answersOfRecipe('negroni')).toContain(address);
});
