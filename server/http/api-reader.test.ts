import { expect, it } from 'vitest';
import { createApiReader } from './api-reader.ts';
import { ResponseCache } from './cache/response-cache.ts';

it('tells a page of the other pages of a list, of a remembered answer too', async () => {
  const Link = '</api/menus?limit=100&offset=100>; rel="next"';
  let asked = 0;
  const handle = () => {
    asked += 1;
    return Promise.resolve({ status: 200, headers: { Link }, body: [], cacheable: { edition: 1, tags: [] } });
  };
  const read = createApiReader({ handle }, new ResponseCache());
  expect(await read('/api/menus')).toEqual({ status: 200, body: '[]', link: Link });
  expect(await read('/api/menus')).toEqual({ status: 200, body: '[]', link: Link });
  expect(asked).toBe(1);
});
