import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import contract from '#openapi/generated/contract.json' with { type: 'json' };
import { getGetCocktailQueryKey, getListCocktailsQueryKey } from '#ui/api/generated/cocktails/cocktails.ts';
import { getListSpiritsQueryKey } from '#ui/api/generated/spirits/spirits.ts';
import { brokenAnswers } from './tell-broken-answers.ts';

it('tells by operation and path which answers do not fit the contract', () => {
  const client = new QueryClient();
  client.setQueryData(getListSpiritsQueryKey(), [{ id: 'gin', name: 'Gin', description: null, version: 1 }]);
  client.setQueryData(getListCocktailsQueryKey({ limit: 5 }), {
    data: { cocktails: [] },
    status: 200,
    headers: {},
  });
  client.setQueryData(getGetCocktailQueryKey('negroni'), { data: null, status: 200, headers: {} });
  client.setQueryData(['something', 'else'], {});
  expect(brokenAnswers(client, contract as never)).toEqual([
    'listCocktails, GET /api/cocktails?limit=5: the answer must be array, and is object',
    'getCocktail, GET /api/cocktails/negroni: the answer must be object, and is null',
  ]);
});
