import { expect, test } from 'vitest';
import { buildCatalogue, starterStored } from '#server/tests/catalogue/build-catalogue.ts';
import { splitAtCommas } from '#openapi/pages/page-parameters.ts';
import { barOf, bottleKind } from './bar.ts';
import { listCocktails } from './list-cocktails.ts';

const catalogue = buildCatalogue(starterStored());
const list = (have: string, missing = 0) => listCocktails(catalogue, { have: splitAtCommas(have), missing });
const barWith = (have: string) => barOf(catalogue, { have: splitAtCommas(have) });
const ids = (have: string, missing = 0) => list(have, missing).map(({ id }) => id);

const WITHOUT_A_BOTTLE = [
  'arnold-palmer',
  'florida',
  'golden-milk',
  'mulled-apple',
  'orchard-sour',
  'virgin-mojito',
];

test('the list has cocktails that the bottles make, that lack one bottle, and that need none', () => {
  expect(ids('')).toEqual(WITHOUT_A_BOTTLE);
  expect(ids('white rum, cola')).toEqual(['cuba-libre', 'daiquiri', 'mojito', ...WITHOUT_A_BOTTLE].sort());
  expect(ids('london dry gin, campari', 1)).toContain('negroni');
  expect(ids('london dry gin, campari')).not.toContain('negroni');
});

test('a bar reads bottles by id or name, each once, and reports other texts', () => {
  const { have, unknown } = barWith('Campari,LONDON DRY GIN,campari, sweet-vermouth ,unicorn tears,');
  expect(have.map(({ value }) => value)).toEqual(['campari', 'london-dry-gin', 'sweet-vermouth']);
  expect(unknown).toEqual(['unicorn tears']);
});

test.each(['', 'gin', 'gin,cointreau,dry vermouth', 'scotch,vodka,campari,sweet vermouth,angostura'])(
  'a next bottle after "%s" opens as many cocktails as it says',
  (have) => {
    const { ready, almost, next } = barWith(have);
    expect(ready).toBe(list(have).length);
    expect(almost).toBe(list(have, 1).length);
    expect(next.length).toBeGreaterThan(3);
    for (const { value, count, cocktails } of next) {
      const opened = ids(`${have},${value}`).filter((id) => !ids(have).includes(id));
      expect(opened).toHaveLength(count);
      expect(opened.slice(0, cocktails.length)).toEqual(cocktails.map(({ id }) => id));
    }
    const counts = next.map(({ count }) => count);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
  },
);

test('the bottles to choose from are those of recipes and of the house, by name', () => {
  const { bottles } = barWith('');
  expect(bottles.find(({ value }) => value === 'campari')).toEqual({
    value: 'campari',
    name: 'Campari',
    kind: 'liqueurs',
    count: 5,
  });
  const names = bottles.map(({ name }) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());
  expect(names).toEqual([...names].sort());
});

test('a category or a search narrows the counts of a bar as it narrows the list', () => {
  const have = ['gin', 'campari', 'sweet vermouth'];
  for (const filter of [{ category: 'Aperitif' }, { q: 'campari' }, { category: 'petrol' }]) {
    const { ready, almost } = barOf(catalogue, { have, ...filter });
    expect(ready).toBe(listCocktails(catalogue, { have, ...filter }).length);
    expect(almost).toBe(listCocktails(catalogue, { have, missing: 1, ...filter }).length);
  }
});

test.each([
  ['London Dry Gin', 'spirits'],
  ['Apple brandy', 'spirits'],
  ['Sloe gin', 'liqueurs'],
  ['Crème de cacao', 'liqueurs'],
  ['Angostura bitters', 'liqueurs'],
  ['Irish Cream', 'liqueurs'],
  ['Sweet Vermouth', 'wines'],
  ['Lillet Blanc', 'wines'],
  ['Ginger beer', 'mixers'],
  ['Cream of coconut', 'mixers'],
])('%s belongs to the %s', (name, kind) => {
  expect(bottleKind(name)).toBe(kind);
});
