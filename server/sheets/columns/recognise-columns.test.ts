import { describe, expect, it } from 'vitest';
import { recogniseColumns } from './recognise-columns.ts';
import { SHEET_FIELDS } from '../sheet-fields.ts';

const fieldsOf = (header: string[], mapping?: Record<string, string>) =>
  recogniseColumns(header, mapping).columns.map(({ field }) => field);

describe('recogniseColumns', () => {
  it("matches our own columns 'whatever their case, spaces, _ or -', in any order", () => {
    expect(fieldsOf(['FEATURED', 'fun fact', 'Video-URL', 'I D', 'name'])).toEqual([
      'featured',
      'funFact',
      'videoUrl',
      'id',
      'name',
    ]);
  });

  it.each([
    ['method', 'instructions'],
    ['directions', 'instructions'],
    ['Preparation', 'instructions'],
    ['glass', 'glassware'],
    ['drink', 'name'],
    ['Title', 'name'],
    ['strDrink', 'name'],
    ['strInstructions', 'instructions'],
    ['strCategory', 'category'],
    ['strGlass', 'glassware'],
    ['strDrinkThumb', 'image'],
    ['strVideo', 'videoUrl'],
    ['photo', 'image'],
    ['picture', 'image'],
    ['technique', 'type'],
    ['level', 'difficulty'],
    ['garnishes', 'garnish'],
    ['spirit', 'spirits'],
    ['Ingredients (one per line)', 'ingredients'],
    ['ingredient-1', 'ingredients'],
    ['measurement-1', 'ingredients'],
    ['strMeasure15', 'ingredients'],
    ['Amount 3', 'ingredients'],
    ['ingredient 2 quantity', 'ingredients'],
    ['dateModified', null],
    ['glass-size', null],
    ['strIBA', null],
  ])('knows %j as %j', (column, field) => {
    expect(fieldsOf([column])).toEqual([field]);
  });

  it('orders numbered columns by their number, the measure before the ingredient', () => {
    const header = ['strIngredient1', 'strIngredient10', 'strIngredient2', 'strMeasure10', 'strMeasure1'];
    expect(recogniseColumns(header).uses.map(({ index }) => header[index])).toEqual([
      'strMeasure1',
      'strIngredient1',
      'strIngredient2',
      'strMeasure10',
      'strIngredient10',
    ]);
  });

  it('prefers our own name, then the first, and leaves doubles out', () => {
    expect(fieldsOf(['glass', 'glassware', 'drink', 'title'])).toEqual([null, 'glassware', 'name', null]);
    expect(fieldsOf(['name', 'name', 'ingredients', 'ingredient1'])).toEqual([
      'name',
      null,
      'ingredients',
      null,
    ]);
  });

  it('follows an explicit mapping before anything else', () => {
    const header = ['name', 'Zubereitung', 'method', 'garnish'];
    expect(fieldsOf(header, { Zubereitung: 'instructions', garnish: '', method: 'ignore' })).toEqual([
      'name',
      'instructions',
      null,
      null,
    ]);
    expect(fieldsOf(['drink', 'code name'], { 'code name': 'name' })).toEqual([null, 'name']);
  });

  it('refuses a mapping to what is no field', () => {
    expect(() => recogniseColumns(['a'], { a: 'taste' })).toThrow(expect.objectContaining({ status: 400 }));
    expect(() => recogniseColumns(['a'], { a: '__proto__' })).toThrow(/no field/);
  });

  it('takes ids only from our own sheets, or when told to', () => {
    expect(fieldsOf(['id', 'name', 'method'])).toEqual([null, 'name', 'instructions']);
    expect(fieldsOf(['id', 'name', 'method'], { id: 'id' })).toEqual(['id', 'name', 'instructions']);
    expect(recogniseColumns(['id', 'name'])).toMatchObject({ foreign: false, exact: true });
    expect(recogniseColumns(['id', 'name'], { id: 'id', name: 'name' })).toMatchObject({ exact: true });
    expect(recogniseColumns(['name', 'garnish'])).toMatchObject({ foreign: true, exact: false });
    expect(recogniseColumns(['id', 'name', 'status'])).toMatchObject({ exact: true });
    expect(recogniseColumns(['id', 'name', 'alcoholic'])).toMatchObject({ foreign: true, exact: false });
    const sample = [
      ['negroni', '1910'],
      ['Negroni', 'The 1910'],
    ];
    expect(recogniseColumns(['id', 'name', 'STATUS'], {}, sample)).toMatchObject({ exact: true });
    const slugs = [['negroni', 'mai-tai'], ['Negroni', 'Mai Tai'], ['Strong.']];
    expect(recogniseColumns(['id', 'name', 'remarks'], {}, slugs)).toMatchObject({ exact: true });
    const cells = [
      ['11', '12'],
      ['Dusk', 'Dawn'],
    ];
    expect(recogniseColumns(['id', 'name'], {}, cells)).toMatchObject({ exact: false });
  });

  it('takes an export for ours when a few of its columns were renamed', () => {
    const header: string[] = SHEET_FIELDS.map((field) => (field === 'glassware' ? 'glass' : field));
    expect(recogniseColumns(header)).toMatchObject({ foreign: false, exact: true });
    expect(fieldsOf(header)).toEqual([...SHEET_FIELDS]);
  });

  it('completes a numbered series of which the mapping names a part', () => {
    const header = ['drink', 'ingredient1', 'ingredient2', 'ingredient3'];
    expect(fieldsOf(header, { ingredient1: 'ingredients', ingredient3: '' })).toEqual([
      'name',
      'ingredients',
      'ingredients',
      null,
    ]);
  });

  it('leaves names that are special in JavaScript alone', () => {
    expect(fieldsOf(['__proto__', 'constructor', 'toString', 'name', ''])).toEqual([
      null,
      null,
      null,
      'name',
    ]);
  });
});
