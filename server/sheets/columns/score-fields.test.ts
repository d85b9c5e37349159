import { describe, expect, it } from 'vitest';
import { readCocktailRows } from '../read-cocktail-rows.ts';

async function read(lines: readonly string[]) {
  const { drafts, columns } = await readCocktailRows(new TextEncoder().encode(lines.join('\n')));
  return { columns, fields: [...drafts].map(({ fields }) => fields) };
}

describe('a column is what its cells say', () => {
  it('a method of techniques is the technique, beside other instructions', async () => {
    const { fields } = await read(['name,method,steps', 'A,Shake,Shake it well.', 'B,Stir,Stir it well.']);
    expect(fields.map(({ type, instructions }) => [type, instructions])).toEqual([
      ['Shake', ['Shake it well.']],
      ['Stir', ['Stir it well.']],
    ]);
  });

  it('a method of short instructions is none', async () => {
    const { fields } = await read(['name,method', 'A,Stir over ice', 'B,"Shake, strain"', 'C,Shake/strain']);
    expect(fields.every(({ type }) => type === undefined)).toBe(true);
    expect(fields[1]?.instructions).toEqual(['Shake, strain']);
  });

  it('a type of kinds of drinks is the category', async () => {
    const { fields } = await read(['name,type,technique', 'A,Wine cocktail,Stir', 'B,Cocktails,Shake']);
    expect(fields).toEqual(
      [
        { name: 'A', category: ['Wine cocktail'], type: null },
        { name: 'B', category: ['Cocktails'], type: null },
      ].map(({ name, category }) => expect.objectContaining({ name, category }) as object),
    );
  });

  it('amounts beside names without any belong to them, with the unit of their column', async () => {
    const named = ['drink,ingredient,amount_oz', 'A,gin,2', 'A,lime,0.75'];
    expect((await read(named)).fields[0]?.ingredients).toEqual(['2 oz gin', '0.75 oz lime']);
    const unknown = ['drink,ingredient,x', 'A,gin,2 oz', 'A,lime,1 oz'];
    const { fields, columns } = await read(unknown);
    expect(fields[0]?.ingredients).toEqual(['2 oz gin', '1 oz lime']);
    expect(columns[2]).toMatchObject({ column: 'x', field: 'ingredients', isGuess: true });
  });

  it.each([
    ['leicht', 'Easy'],
    ['difficile', 'Challenging'],
    ['средний', 'Moderate'],
    ['쉬움', 'Easy'],
    ['★★★★☆', 'Challenging'],
    ['5/5', 'Expert'],
  ])('a difficulty of %j is %s', async (cell, difficulty) => {
    expect((await read(['drink,level', `A,${cell}`])).fields[0]?.difficulty).toBe(difficulty);
  });
});
