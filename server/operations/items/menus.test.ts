import { beforeEach, describe, expect, it } from 'vitest';
import type { Menu, Problem } from '#openapi/generated/model.ts';
import { buildCocktail } from '#server/tests/catalogue/build-cocktail.ts';
import { logIn } from '#server/tests/site/log-in.ts';
import { openTestSite, type TestSite } from '#server/tests/site/open-test-site.ts';

const DRINKS = [
  { cocktail: 'bee', price: '12.50', note: 'With honey' },
  { cocktail: 'ada', price: null, note: null },
];

describe('a menu', () => {
  let site: TestSite;
  let admin: Awaited<ReturnType<typeof logIn>>;
  const menu = async (): Promise<Menu> => (await site.api('/api/menus/evening')).body as Menu;

  beforeEach(async () => {
    site = await openTestSite({
      catalogue: {
        categories: [{ name: 'Sours', description: 'x' }],
        cocktails: ['Ada', 'Bee', 'Cid'].map((name) => buildCocktail({ name })),
        menus: [{ name: 'Evening', currency: 'EUR', sections: [{ title: 'First', drinks: DRINKS }] }],
      },
    });
    admin = await logIn(site);
  });

  it('has sections, and in them cocktails in their order', async () => {
    expect(await menu()).toEqual({
      id: 'evening',
      name: 'Evening',
      introduction: null,
      currency: 'EUR',
      version: 1,
      sections: [{ title: 'First', drinks: DRINKS }],
      status: 'published',
      shownFrom: null,
      shownUntil: null,
      cocktails: [
        expect.objectContaining({ id: 'bee', name: 'Bee', contains: [] }),
        expect.objectContaining({ id: 'ada', name: 'Ada' }),
      ],
    });
  });

  it('shows the allergens of its cocktails, and their ingredients that are not known', async () => {
    await admin.send('PATCH', '/api/cocktails/ada', { ingredients: ['1 egg white', '1 oz fairy dust'] });
    expect((await menu()).cocktails[1]).toMatchObject({
      contains: ['egg'],
      unknownIngredients: ['1 oz fairy dust'],
    });
  });

  it('takes names of cocktails, and prices with a comma, all of whose digits stay', async () => {
    const drinks = [
      { cocktail: 'Cid', price: ' 0,10 ' },
      { cocktail: 'ADA', price: '1234567.125' },
    ];
    await admin.send('PATCH', '/api/menus/evening', { sections: [{ title: ' Last ', drinks }] });
    expect((await menu()).sections).toEqual([
      {
        title: 'Last',
        drinks: [
          { cocktail: 'cid', price: '0.10' },
          { cocktail: 'ada', price: '1234567.125' },
        ],
      },
    ]);
  });

  it.each<[object, string, string]>([
    [{ currency: 'EURO' }, 'currency', 'Currency must be one of'],
    [{ sections: [{ drinks: [] }] }, 'sections', 'Sections, 1: Heading is required'],
    ...['12.5.0', '-1', 'free', '1e3', '1.2345'].map((price): [object, string, string] => [
      { sections: [{ title: 'A' }, { title: 'B', drinks: [DRINKS[0], { cocktail: 'ada', price }] }] },
      'sections',
      'Sections, 2: Drinks, 2: Price must be a number, such as 12.50',
    ]),
    [
      { sections: [{ title: 'A', drinks: [{ cocktail: 'ada', price: 1 }] }] },
      'sections',
      'Sections, 1: Drinks, 1: Price must be text',
    ],
    [
      { sections: [{ title: 'A', drinks: [{ price: '1' }] }] },
      'sections',
      'Sections, 1: Drinks, 1: Cocktail is required',
    ],
    [
      { sections: [{ title: 'A', drinks: [{ cocktail: 'motor-oil' }] }] },
      'sections',
      'Cocktail "motor-oil" is not in the catalogue',
    ],
  ])('refuses %j', async (patch, field, message) => {
    const response = await admin.send('PATCH', '/api/menus/evening', patch);
    expect(response.status).toBe(400);
    const [error] = (response.body as Problem).errors ?? [];
    expect(error?.field).toBe(field);
    expect(error?.message).toContain(message);
  });

  it('keeps its cocktails from deletion, and follows their new names and their replacement', async () => {
    const refused = await admin.send('DELETE', '/api/cocktails/ada');
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      type: '/api/docs#problem-item-in-use',
      usedBy: [{ resource: 'menus', id: 'evening', name: 'Evening' }],
    });
    await admin.send('PATCH', '/api/cocktails/ada', { name: 'Ada Lovelace' });
    expect((await menu()).cocktails[1]).toMatchObject({ id: 'ada', name: 'Ada Lovelace' });
    const replacement = { resource: 'cocktails', from: 'ada', to: 'cid' };
    const replaced = await admin.send('POST', '/api/admin/bulk/replace', replacement);
    expect(replaced.status).toBe(200);
    expect((await menu()).sections?.[0]?.drinks).toEqual([
      DRINKS[0],
      { cocktail: 'cid', price: null, note: null },
    ]);
    expect((await site.api('/api/cocktails/ada')).status).toBe(404);
    const [{ revision }] = (
      (await admin.api('/api/admin/changes?limit=1')).body as { changes: [{ revision: number }] }
    ).changes;
    expect((await admin.send('POST', `/api/admin/revisions/${revision}/undo`)).status).toBe(200);
    expect((await menu()).sections?.[0]?.drinks).toEqual(DRINKS);
  });

  it('shows its drafts to the administrator alone', async () => {
    await admin.send('PATCH', '/api/cocktails/bee', { status: 'draft' });
    expect(await menu()).toMatchObject({
      sections: [{ title: 'First', drinks: [DRINKS[1]] }],
      cocktails: [{ id: 'ada', name: 'Ada' }],
    });
    const whole = (await admin.api('/api/menus/evening?drafts=true')).body as Menu;
    expect(whole.sections).toEqual([{ title: 'First', drinks: DRINKS }]);
    await admin.send('PATCH', '/api/cocktails/bee', { status: 'published' });
    expect((await menu()).sections).toEqual(whole.sections);
  });
});
