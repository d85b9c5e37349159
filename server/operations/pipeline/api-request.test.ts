import { describe, expect, it } from 'vitest';
import { FILE_PART } from '#openapi/validation/normalise-body.ts';
import { errorsOf, send } from '#server/tests/site/echo-api.ts';
import { buildCocktail } from '#server/tests/catalogue/build-cocktail.ts';
import { encodedTag, itemTag, namesTag } from '../shared/etags.ts';

const COCKTAIL = { ...buildCocktail({ name: ' Negroni ' }), category: 'Sours' };

describe('a query', () => {
  it('has the types and the defaults of the contract', async () => {
    const { body } = await send('/api/cocktails?featured=true&limit=3&q=a%00b+c');
    expect(body['query']).toEqual({ featured: true, limit: 3, offset: 0, q: 'a\ufffdb c' });
  });

  it('loses its empty texts', async () => {
    const { body } = await send('/api/cocktails?category=&q=&name=&have=');
    expect(body['query']).toEqual({ offset: 0, have: [] });
    expect(await errorsOf('/api/cocktails?difficulty=')).toHaveLength(1);
  });

  it.each([
    ['limit=0', [{ field: 'limit', code: 'minimum', message: 'limit must be 1 or more' }]],
    ['limit=0x10', [{ field: 'limit', code: 'type', message: 'limit must be a whole number' }]],
    ['limit=1&limit=2', [{ field: 'limit', code: 'type', message: 'limit must be a whole number' }]],
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

  it('has digits alone for a number, as a path has', async () => {
    const post = { method: 'POST' };
    expect((await send('/api/admin/revisions/10/undo', post)).status).toBe(200);
    expect(await errorsOf('/api/admin/revisions/1e1/undo', post)).toEqual([
      { field: 'revision', code: 'type', message: 'revision must be a whole number' },
    ]);
  });

  it('is refused with the length that a search term may have', async () => {
    expect((await send(`/api/cocktails/search/${'x'.repeat(200)}`)).status).toBe(200);
    expect(await errorsOf(`/api/cocktails/search/${'x'.repeat(201)}`)).toEqual([
      { field: 'term', code: 'maxLength', message: 'term must be at most 200 characters' },
    ]);
  });
});

describe('a body', () => {
  const post = { method: 'POST' };

  it('is normalised as the contract says', async () => {
    const { body } = await send('/api/cocktails', { ...post, form: { ...COCKTAIL, featured: 'true' } });
    expect(body['body']).toMatchObject({ name: 'Negroni', category: ['Sours'], featured: true, spirits: [] });
  });

  it('is a form or JSON where the operation takes both, and has its files', async () => {
    const put = { method: 'PUT' };
    expect((await send('/api/cocktails/a', { ...put, json: { featured: true } })).status).toBe(200);
    const { status, body } = await send('/api/cocktails/a', {
      ...put,
      form: { ...COCKTAIL, image: FILE_PART },
    });
    expect(status).toBe(200);
    expect(body['files']).toEqual(['image']);
  });

  it.each([
    [{ json: {} }, [{ field: 'name', code: 'required', message: 'Name is required' }]],
    [{ json: { name: ' \t ' } }, [{ field: 'name', code: 'required', message: 'Name is required' }]],
    [
      { json: { name: 'A', taste: 1 } },
      [{ field: 'taste', code: 'unknownProperty', message: 'taste is not a field of this request' }],
    ],
    [{ json: [] }, [{ field: 'body', code: 'type', message: 'body must be a map' }]],
  ])('is refused with what is wrong in it: %j', async (sent, errors) => {
    expect(await errorsOf('/api/spirits', { ...post, ...sent })).toEqual(errors);
  });

  it('is refused with a hundred of its wrong fields at most', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`x${at}`, at]));
    const errors = await errorsOf('/api/spirits', { ...post, json: { ...unknown, name: '' } });
    expect(errors).toHaveLength(100);
    expect(errors).toContainEqual({ field: 'name', code: 'required', message: 'Name is required' });
  });

  const zeros = Array.from({ length: 200_000 }, () => 0);
  const numbered = Object.fromEntries(zeros.map((zero, at) => [`x${at}`, zero]));
  it.each([
    ['entries', '/api/cocktails', { json: { ...COCKTAIL, ingredients: zeros } }, 'ingredients'],
    [
      'names in a map',
      '/api/cocktails/import',
      { form: { file: FILE_PART, sameItems: JSON.stringify({ spirits: numbered }) } },
      'sameItems',
    ],
  ])('is refused with the field that has 200,000 %s', async (_what, url, sent, field) => {
    const errors = await errorsOf(url, { ...post, ...sent });
    expect(errors?.map((error) => error.field)).toContain(field);
  });

  const deep = (entry: string, end: string) => `${entry.repeat(50_000)}1${end.repeat(50_000)}`;
  const TWO_DEEP = `[${deep('[', ']')},${deep('[', ']')}]`;
  it.each([
    ['lists', '/api/admin/login', { json: JSON.parse(deep('[', ']')) as unknown }],
    ['maps', '/api/spirits', { json: { name: JSON.parse(deep('{"a":', '}')) as unknown } }],
    ['maps of a form', '/api/cocktails/import', { form: { file: FILE_PART, mapping: deep('{"a":', '}') } }],
    ['lists of a form', '/api/cocktails', { form: { ...COCKTAIL, ingredients: deep('[', ']') } }],
    ['lists that are compared', '/api/cocktails', { form: { ...COCKTAIL, allergens: TWO_DEEP } }],
  ])('is refused with 50,000 %s in one another', async (_what, url, sent) => {
    expect((await send(url, { ...post, ...sent })).status).toBe(400);
  });

  it('is refused with what is missing when nothing is sent', async () => {
    expect(await errorsOf('/api/admin/login', post)).toEqual([
      { field: 'password', code: 'required', message: 'Password is required' },
    ]);
  });

  it('keeps a password as it was sent', async () => {
    const password = ' with a NUL \0';
    const { body } = await send('/api/admin/login', { ...post, json: { password } });
    expect(body['body']).toEqual({ password, cookie: true });
  });

  it.each([
    ['/api/spirits', { form: { name: 'A' } }, 'This address accepts application/json.'],
    ['/api/cocktails/import', { json: { file: 'x' } }, 'This address accepts multipart/form-data.'],
  ])('of another type is a 415: %s', async (url, sent, detail) => {
    const { status, body } = await send(url, { ...post, ...sent });
    expect(status).toBe(415);
    expect(body.detail).toBe(detail);
  });
});

describe('namesTag', () => {
  const tag = itemTag({ version: 1 });

  it('knows the response in each of its encodings, alone and in a list; a weak one only where it may', () => {
    for (const form of [tag, encodedTag(tag, 'br'), encodedTag(tag, 'gzip')]) {
      for (const header of [form, ` ${form} `, `"other", ${form}`, '*'])
        expect(namesTag(header, tag, 'strong'), header).toBe(true);
      const found = (['weak', 'strong'] as const).map((kind) => namesTag(`W/${form}`, tag, kind));
      expect(found).toEqual([true, false]);
    }
  });

  it('knows no other response', () => {
    for (const header of ['', '"other"', tag.slice(1, -1), encodedTag(tag, 'zip'), itemTag({ version: 2 })])
      expect(namesTag(header, tag, 'weak'), header).toBe(false);
  });
});

it('the tag of an item tells views apart that differ in one code unit, or in their length', () => {
  const texts = new Set<string>();
  for (let length = 0; length < 40; length += 1) {
    texts.add('x'.repeat(length));
    for (let at = 0; at < length; at += 1)
      for (const letter of ['\u0001', 'a', 'é', '\u0100', '\u8000', '\uffff'])
        texts.add('x'.repeat(at) + letter + 'x'.repeat(length - at - 1));
  }
  const tags = [...texts].map((name) => itemTag(Object.assign({ version: 1 }, { name })));
  expect(new Set(tags).size).toBe(texts.size);
});
