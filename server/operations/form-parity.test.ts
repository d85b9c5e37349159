import { beforeAll, expect, it } from 'vitest';
import { checkBody } from '#openapi/validation/check-body.ts';
import type { BodyName } from '#openapi/generated/bodies.ts';
import type { Problem } from '#openapi/generated/model.ts';
import { logIn, type Administrator } from '#server/tests/site/log-in.ts';
import { createMemoryStore } from '#mocks/memory-store.ts';
import { siteOn } from '#server/tests/site/open-test-site.ts';

const LONG = 'x'.repeat(5000);
/** The same bad forms, as the dashboard's form rules see them and as they come by HTTP. */
const FORMS: [BodyName, string, Record<string, unknown>[]][] = [
  [
    'CocktailFields',
    '/api/cocktails',
    [
      {},
      { name: ' ', category: [], ingredients: ['', ' '], instructions: [], difficulty: '' },
      { name: LONG, description: LONG, funFact: LONG, category: ['a\nb'], difficulty: 'Impossible' },
      { name: 'a', image: 'javascript:1', videoUrl: 'ftp://a.example', featured: 'maybe' },
      { ingredients: Array.from({ length: 101 }, () => 'gin'), instructions: [LONG] },
    ],
  ],
  ['CategoryFields', '/api/categories', [{}, { name: LONG, description: '' }, { photo: 'a.jpg' }]],
  ['SpiritFields', '/api/spirits', [{}, { name: LONG, description: LONG }]],
  ['GlasswareFields', '/api/glassware', [{}, { name: 'a', picture: 'data:,x' }]],
  ['GarnishFields', '/api/garnish', [{}, { name: LONG }]],
  ['EquipmentFields', '/api/equipment', [{}, { description: LONG }]],
  ['CocktailTypeFields', '/api/cocktail-types', [{}, { name: '\u0001\u0007' }]],
  [
    'MyAdFields',
    '/api/myads',
    [
      {},
      { startDate: 'soon', endDate: '2026-02-30', imageUrl: 'x', onclickLink: 'javascript:1' },
      { startDate: '2026-05-31', endDate: '2026-05-30' },
    ],
  ],
  [
    'SustainableSubstitutionFields',
    '/api/sustainable-substitutions',
    [
      {},
      { category: 'bread', impactReduction: 101, cost: 'Free', benefits: [LONG] },
      { impactReduction: -1 },
    ],
  ],
];

let admin: Administrator;

beforeAll(async () => {
  admin = await logIn(await siteOn(createMemoryStore()));
});

it.each(FORMS)(
  '%s: the form and the server say the same words about the same bad forms',
  async (name, path, forms) => {
    for (const form of forms) {
      const { errors } = checkBody(name, form);
      const isForm = name === 'CocktailFields';
      const { status, body } = await (isForm
        ? admin.sendForm('POST', path, form)
        : admin.send('POST', path, form));
      expect(status).toBe(400);
      expect(errors.length).toBeGreaterThan(0);
      expect((body as Problem).errors).toEqual(errors);
    }
  },
);

it('Login: password required', async () => {
  const { errors } = checkBody('Credentials', {});
  const { body } = await admin.send('POST', '/api/admin/login', {});
  expect(errors).toEqual([{ field: 'password', code: 'required', message: 'Password is required' }]);
  expect((body as Problem).errors).toEqual(errors);
});
