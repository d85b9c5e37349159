import { describe, expect, it } from 'vitest';
import { errorsOf, send } from '#server/tests/site/echo-api.ts';

describe('a query', () => {
  it('has the types and the defaults of the contract', async () => {
    const { body } = await send('/api/cocktails?featured=true&limit=3&q=a%00b+c');
    expect(body['query']).toEqual({ featured: true, limit: 3, offset: 0, q: 'a\ufffdb c' });
  });

  it('counts an empty text as left out', async () => {
    const { body } = await send('/api/cocktails?category=&q=&name=&have=');
    expect(body['query']).toEqual({ offset: 0, have: [] });
    expect(await errorsOf('/api/cocktails?difficulty=')).toHaveLength(1);
  });

  it.each([
    ['limit=0', [{ field: 'limit', code: 'minimum', message: 'limit must be 1 or more' }]],
    ['limit=', [{ field: 'limit', code: 'type', message: 'limit must be a whole number' }]],
    ['limit=ten', [{ field: 'limit', code: 'type', message: 'limit must be a whole number' }]],
    ['limit=1.5', [{ field: 'limit', code: 'type', message: 'limit must be a whole number' }]],
    ['limit=1e999', [{ field: 'limit', code: 'maximum', message: 'limit must be 1000 or less' }]],
    ['limit=+', [{ field: 'limit', code: 'minimum', message: 'limit must be 1 or more' }]],
    ['limit=1&limit=2', [{ field: 'limit', code: 'type', message: 'limit must be a whole number' }]],
    [
      '=x',
      [
        {
          field: '',
          code: 'unknownParameter',
          message: 'An empty name is not a parameter of this address',
        },
      ],
    ],
    [
      '__proto__=x',
      [
        {
          field: '__proto__',
          code: 'unknownParameter',
          message: '__proto__ is not a parameter of this address',
        },
      ],
    ],
  ])('is refused with what is wrong in it: %s', async (query, errors) => {
    expect(await errorsOf(`/api/cocktails?${query}`)).toEqual(errors);
  });

  it('is refused with an example where a parameter has a pattern', async () => {
    const [error] = (await errorsOf('/api/admin/changes?before=x')) ?? [];
    expect(error?.message).toBe('before must be the id of a change, such as 43-1');
  });

  it('is refused with every unknown parameter, also where the operation knows none', async () => {
    expect((await errorsOf('/api/site?a=1&b=2'))?.map(({ field }) => field)).toEqual(['a', 'b']);
  });

  it('has the types of the contract, like the parameters of a path', async () => {
    const post = { method: 'POST' };
    const { body } = await send('/api/admin/revisions/10/undo', post);
    expect(body['params']).toEqual({ revision: 10 });
    const errors = [{ field: 'revision', code: 'type', message: 'revision must be a whole number' }];
    for (const revision of ['1.5', 'abc', '%20x'])
      expect(await errorsOf(`/api/admin/revisions/${revision}/undo`, post)).toEqual(errors);
  });

  it('is refused with the length that a search term may have', async () => {
    expect((await send(`/api/cocktails/search/${'x'.repeat(200)}`)).status).toBe(200);
    expect(await errorsOf(`/api/cocktails/search/${'x'.repeat(201)}`)).toEqual([
      { field: 'term', code: 'maxLength', message: 'term must be at most 200 characters' },
    ]);
  });
});
