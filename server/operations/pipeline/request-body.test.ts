import { describe, expect, it } from 'vitest';
import { FILE_PART } from '#openapi/validation/normalise-body.ts';
import { errorsOf, send } from '#server/tests/site/echo-api.ts';
import { buildFormBody } from './request-body.ts';
import { buildCocktail } from '#server/tests/catalogue/build-cocktail.ts';

const UNNAMED = {
  field: '',
  code: 'unknownProperty',
  message: 'An empty name is not a field of this request',
};
const COCKTAIL = { ...buildCocktail({ name: ' Negroni ' }), category: 'Sours' };

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

  it('of a form has JSON strings as what they say, in every field', () => {
    const texts = {
      name: '"A \\u0022b\\u0022"',
      difficulty: ' "Easy" ',
      category: ['"Sours"', 'Tiki'],
      description: '"A" or "B"',
      image: JSON.stringify(FILE_PART),
    };
    const part = { field: 'videoUrl', bytes: Buffer.from('"/v"'), fileName: 'a', claimedType: 'text/plain' };
    expect(buildFormBody(texts, [part], null).content).toEqual({
      name: 'A "b"',
      difficulty: 'Easy',
      category: ['Sours', 'Tiki'],
      description: '"A" or "B"',
      image: '',
      videoUrl: '/v',
    });
  });

  it.each([
    [{ json: { '': 1, name: 'A' } }, [UNNAMED]],
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
    const unknown = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`x${index}`, index]));
    const errors = await errorsOf('/api/spirits', { ...post, json: { ...unknown, name: '' } });
    expect(errors).toHaveLength(100);
    expect(errors).toContainEqual({ field: 'name', code: 'required', message: 'Name is required' });
  });

  const zeros = Array.from({ length: 200_000 }, () => 0);
  const numbered = Object.fromEntries(zeros.map((zero, index) => [`x${index}`, zero]));
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
  ])('is refused with 50,000 nested %s', async (_what, url, sent) => {
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
