import { expect, it } from 'vitest';
import { createMemoryApi } from '#mocks/memory-api.ts';
import { toFetchResponse, toApiRequest } from '#mocks/fetch-adapter.ts';
import type { RenderOptions } from '#openapi/pages/page-renderer.ts';
import { renderPage } from './page-renderer.tsx';

it('a rendered page has the whole list, although the API returns it in pages', async () => {
  const named = (index: number) => `Syrup ${index + 100}`;
  const api = await createMemoryApi({
    'house-ingredients': Array.from({ length: 103 }, (_, at) => ({
      name: named(at),
      description: 'Sweet.',
      yieldMl: 100,
      ingredients: ['200 g sugar'],
      instructions: ['Stir.'],
    })),
  });
  const options: RenderOptions = {
    assets: { links: { scripts: [], modules: [], styles: [], fonts: [] } },
    readApi: async (path) => {
      const request = new Request(`http://site${path}`);
      const response = await toFetchResponse(request, await api.handle(toApiRequest(request)));
      return { status: response.status, body: await response.text(), total: null };
    },
  };
  const { html } = await renderPage({ path: '/house-made', search: '', origin: 'http://site' }, options);
  for (const at of [0, 99, 100, 102]) expect(html).toContain(named(at));
});
