import { describe, expect, it } from 'vitest';
import type { Cocktail, Problem } from '#openapi/generated/model.ts';
import { starterContents } from '#openapi/starter/starter-catalogue.ts';
import { buildCocktail } from '#server/tests/catalogue/build-cocktail.ts';
import { logIn } from '#server/tests/site/log-in.ts';
import { openTestSite } from '#server/tests/site/open-test-site.ts';

const SOUR = buildCocktail({ name: 'Plain Sour' });

const catalogue = starterContents('2026-01-01');
const site = await openTestSite({ catalogue });
const admin = await logIn(site);

/** The server accepts exactly the requests that the contract describes. */
describe('a request', () => {
  const errorsOf = async (response: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await response;
    return [status, (body as Problem).errors?.map(({ field, code }) => `${field} ${code}`)];
  };

  it.each(Object.keys(catalogue))('puts back exactly what GET returned: %s', async (resource) => {
    const [first] = (await site.api(`/api/${resource}?limit=1`)).body as { id: string; version: number }[];
    const path = `/api/${resource}/${first?.id}`;
    const got = (await site.api(path)).body as object;
    const put = await admin.send('PUT', path, got);
    expect([put.status, put.body]).toEqual([200, got]);
    expect(await errorsOf(admin.send('PUT', path, { ...got, colour: 'pink' }))).toEqual([
      400,
      ['colour unknownProperty'],
    ]);
  });

  it('in JSON must fit the schema, and may have a single category without a list', async () => {
    const wrong = { ...SOUR, category: 'Sours', ingredients: '1 oz gin\n1 oz lime', featured: 'true' };
    expect(await errorsOf(admin.send('POST', '/api/cocktails', wrong))).toEqual([
      400,
      ['ingredients type', 'featured type'],
    ]);
    const made = await admin.send('POST', '/api/cocktails', { ...SOUR, name: 'Single', category: 'Sours' });
    expect([made.status, (made.body as Cocktail).category]).toEqual([201, ['Sours']]);
  });

  it('with a NUL or half of a character is refused, wherever it is', async () => {
    for (const text of ['Gi\0n', 'Gin \ud83c'])
      for (const [method, path, body] of [
        ['POST', '/api/spirits', { name: text }],
        ['PATCH', '/api/spirits/campari', { name: text }],
        ['POST', '/api/cocktails', { ...SOUR, name: 'Four', ingredients: [text] }],
      ] as const)
        expect(await errorsOf(admin.send(method, path, body)), `${method} ${path}`).toEqual([
          400,
          [expect.stringMatching(/^(name|ingredients) characters$/)],
        ]);
    const form = await errorsOf(admin.sendForm('POST', '/api/cocktails', { ...SOUR, name: 'Gi\0n' }));
    expect(form).toEqual([400, ['name characters']]);
  });
});
