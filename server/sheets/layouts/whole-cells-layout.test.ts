import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { readCocktailRows } from '../read-cocktail-rows.ts';

const read = async (table: string[][]) => {
  const sheet = await readCocktailRows(new TextEncoder().encode(Papa.unparse(table)));
  return { drafts: [...sheet.drafts], told: sheet.notes.map(({ message }) => message).join('\n') };
};

const note = (name: string, more: string): string =>
  `${name}\nFrom our bar\nIngredients:\n- 2 oz gin\n- 1 oz lime\nMethod:\n- Shake and strain.\n${more}`;

it('tells each text of a note that is in no recipe', async () => {
  const { drafts, told } = await read([
    ['Title', 'Content'],
    ['Gimlet', note('Gimlet', 'Price: $12')],
    ['Southside', note('Southside', 'Price: $14')],
  ]);
  expect(drafts.map(({ fields }) => fields.ingredients)).toEqual([
    ['2 oz gin', '1 oz lime'],
    ['2 oz gin', '1 oz lime'],
  ]);
  expect(told).toContain('From our bar');
  expect(told).toContain('$12');
  expect(told).toContain('$14');
  expect(told).not.toContain('"Gimlet"');
});

it('takes what a note says of any field', async () => {
  const { drafts } = await read([
    ['Title', 'Content'],
    ['Gimlet', note('Gimlet', 'Difficulty: Easy\nEquipment: Shaker')],
    ['Southside', note('Southside', 'Difficulty: Easy\nEquipment: Shaker')],
  ]);
  expect(drafts[0]?.fields).toMatchObject({ difficulty: 'Easy', equipment: ['Shaker'] });
});

it('tells the keys of a record that are no fields', async () => {
  const record = (name: string): string =>
    JSON.stringify({
      name,
      recipeIngredient: ['2 oz gin', '1 oz lime'],
      recipeYield: '1 drink',
      author: 'Ada',
    });
  const { told } = await read([
    ['url', 'recipe'],
    ['https://bar.example/a', record('Gimlet')],
    ['https://bar.example/b', record('Southside')],
  ]);
  expect(told).toContain('1 drink');
  expect(told).toContain('Ada');
});
