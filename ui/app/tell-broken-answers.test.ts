import { hydrate, QueryClient, type DehydratedState } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { requestOf } from '#mocks/fetch-exchange.ts';
import { createMockApi } from '#mocks/mock-api.ts';
import contract from '#openapi/generated/contract.json' with { type: 'json' };

import { getGetCocktailQueryKey, getListCocktailsQueryKey } from '#ui/api/generated/cocktails/cocktails.ts';
import { getListSpiritsQueryKey } from '#ui/api/generated/spirits/spirits.ts';
import { createPageRenderer } from './page-renderer.tsx';
import { brokenAnswers } from './tell-broken-answers.ts';

const unasked = () => Promise.reject(new Error('was read again'));

it('tells by operation and path which answers do not fit the contract', async () => {
  const client = new QueryClient();
  client.setQueryData(getListSpiritsQueryKey(), [{ id: 'gin', name: 'Gin', description: null, version: 1 }]);
  client.setQueryData(getListCocktailsQueryKey({ limit: 5 }), {
    data: { cocktails: [] },
    status: 200,
    headers: {},
  });
  client.setQueryData(getGetCocktailQueryKey('negroni'), { data: null, status: 200, headers: {} });
  client.setQueryData(['something', 'else'], {});
  expect(await brokenAnswers(client, contract as never, unasked)).toEqual([
    'listCocktails, GET /api/cocktails?limit=5: the answer must be array, and is object',
    'getCocktail, GET /api/cocktails/negroni: the answer must be object, and is null',
  ]);
});

it('reads an answer again of which the query keeps a part', async () => {
  const client = new QueryClient();
  client.setQueryData([...getListSpiritsQueryKey(), { shown: 'names' }], [{ id: 'gin', name: 'Gin' }]);
  const answers: Record<string, unknown> = { '/api/spirits': [{ id: 'gin', description: null, version: 1 }] };
  const ask = (address: string) => Promise.resolve(answers[address]);
  expect(await brokenAnswers(client, contract as never, ask)).toEqual([
    'listSpirits, GET /api/spirits: [0].name is missing',
  ]);
  expect(await brokenAnswers(client, contract as never, unasked)).toEqual([]);
});

it.each([
  ...['/', '/categories', '/categories/Aperitif', '/recipe/negroni', '/explore-collection', '/tutorials'],
  ...['/explore-collection?taste=sour', '/my-bar?have=campari', '/sustainable-guide'],
])('blames no answer of %s, whose answers fit', async (address) => {
  const api = await createMockApi({});
  const read = (path: string) => api.handle(requestOf(new Request(`http://site${path}`)));
  const [path = '', search = ''] = address.split(/(?=\?)/);
  const { renderPage } = createPageRenderer({
    assets: { scripts: [], modules: [], styles: [], fonts: [] },
    callApi: async (asked) => {
      const { status, body } = await read(asked);
      return { status, body: JSON.stringify(body) };
    },
  });
  const { html } = await renderPage({ path, search, origin: 'http://site' });
  const state = /<script id="state" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const client = new QueryClient();
  hydrate(client, JSON.parse(state) as DehydratedState);
  const asked: string[] = [];
  const ask = async (again: string) => {
    asked.push(again);
    return (await read(again)).body;
  };
  expect(await brokenAnswers(client, contract as never, ask)).toEqual([]);
  expect(asked.every((again) => !again.includes('shown'))).toBe(true);
});
