import { describe, expect, it } from 'vitest';
import { readCocktailRows, type SheetOptions } from '../read-cocktail-rows.ts';

async function read(lines: readonly string[], options: SheetOptions = {}) {
  const { drafts, columns } = await readCocktailRows(new TextEncoder().encode(lines.join('\n')), options);
  return { columns, drafts: [...drafts] };
}

const fieldsOf = ({ columns }: Awaited<ReturnType<typeof read>>) => columns.map(({ field }) => field);

describe('what a column fills is weighed', () => {
  it('takes the lines with amounts, not the bare names beside them', async () => {
    const sheet = await read([
      'cocktail,ingredient,full_ingredient_line',
      'Dusk,gin,2 oz dry gin',
      'Dusk,lime,1 oz lime juice',
      'Dawn,rum,2 oz light rum',
      'Dawn,sugar,1 tsp sugar',
    ]);
    expect(sheet.drafts.map(({ fields }) => fields.ingredients)).toEqual([
      ['2 oz dry gin', '1 oz lime juice'],
      ['2 oz light rum', '1 tsp sugar'],
    ]);
    expect(sheet.columns[1]).toMatchObject({
      field: null,
      reason: 'It says once more what the ingredients say',
      cells: 4,
    });
  });

  it.each([
    [
      'the units of a German till',
      'Artikel,Komponente,Menge,ME\nDusk,Gin,5,cl\nDusk,Limettensaft,2,cl\nDawn,Rum,6,cl\nDawn,Zuckersirup,2,cl',
      [
        ['5 cl Gin', '2 cl Limettensaft'],
        ['6 cl Rum', '2 cl Zuckersirup'],
      ],
    ],
    [
      'the first of two lists that say the same in two units',
      'Cocktail,Spec (oz),Spec (ml)\nDusk,"2 oz gin, 1 oz lime","60 ml gin, 30 ml lime"\nDawn,"1 oz rye, 1 oz port","30 ml rye, 30 ml port"',
      [
        ['2 oz gin', '1 oz lime'],
        ['1 oz rye', '1 oz port'],
      ],
    ],
  ])('reads %s', async (_what, lines, ingredients) => {
    const { drafts } = await read([lines]);
    expect(drafts.map(({ fields }) => fields.ingredients)).toEqual(ingredients);
  });

  it('reads a column of our own name as it says, though each row has one word that repeats', async () => {
    const sheet = await read(['name,ingredients,type', 'Dusk,rum,', 'Dawn,gin,', 'Noon,gin,']);
    expect(fieldsOf(sheet)).toEqual(['name', 'ingredients', 'type']);
    expect(sheet.drafts.map(({ fields }) => fields.ingredients)).toEqual([['rum'], ['gin'], ['gin']]);
  });

  it('never takes a mail address for a name, and knows a question', async () => {
    const sheet = await read([
      'Timestamp,Email Address,What is your cocktail called?,What is in it?',
      '2026-01-02 10:00,a@example.org,Dusk,"2 oz gin, 1 oz lime juice"',
      '2026-01-03 11:00,b@example.org,Dawn,"2 oz rum, 1 tsp sugar"',
    ]);
    expect(sheet.drafts.map(({ fields }) => fields.name)).toEqual(['Dusk', 'Dawn']);
    expect(sheet.drafts.flatMap(({ doubts = [] }) => doubts)).toEqual([]);
  });

  it('doubts every recipe where two columns fit the name about as well, and names the other', async () => {
    const sheet = await read([
      'Name,Drink of the month,Spec',
      'Ann,Dusk,"2 oz gin, 1 oz lime juice"',
      'Ann,Dawn,"2 oz rum, 1 tsp sugar"',
      'Bea,Noon,"2 oz rye, 1 oz vermouth"',
    ]);
    expect(sheet.drafts.map(({ fields }) => fields.name)).toEqual(['Dusk', 'Dawn', 'Noon']);
    expect(sheet.drafts.every(({ doubts = [] }) => doubts.includes('unsureColumns'))).toBe(true);
    expect(sheet.columns[0]).toMatchObject({ field: null, runnerUp: 'name' });
  });

  it('takes what is called a cocktail for the name, though one stands there twice', async () => {
    const sheet = await read([
      'Cocktail,Source,Ingredients',
      'Dusk,Another bar,"2 oz gin, 1 oz lime juice"',
      'Dusk,Our bar,"2 oz rum, 1 tsp sugar"',
      'Noon,A friend,"2 oz rye, 1 oz vermouth"',
    ]);
    expect(fieldsOf(sheet)).toEqual(['name', null, 'ingredients']);
  });

  it('takes another word for no misspelt heading', async () => {
    const sheet = await read([
      'Cocktail,Classes,Ingrediants,Instrucions',
      'Dusk,Sour,"2 oz gin, 1 oz lime juice",Shake.',
      'Noon,Long,"2 oz rye, 1 oz vermouth",Stir.',
    ]);
    expect(fieldsOf(sheet)).toEqual(['name', null, 'ingredients', 'instructions']);
  });

  it('takes a count or a price for no amount', async () => {
    const sheet = await read([
      'name,ingredients,n_ingredients,price',
      'Dusk,"gin, lime",2,12',
      'Dawn,"rum, sugar, lime",3,13',
    ]);
    expect(fieldsOf(sheet)).toEqual(['name', 'ingredients', null, null]);
  });

  it('calls a column without a name by its letter, and reads its amounts', async () => {
    const sheet = await read([
      'Cocktail,,Ingredients',
      'Dusk,"2 oz, 1 oz","gin, lime"',
      'Dawn,"2 oz, 1 tsp","rum, sugar"',
    ]);
    expect(sheet.columns[1]).toMatchObject({ column: 'Column B', field: 'ingredients' });
    expect(sheet.drafts[0]?.fields.ingredients).toEqual(['2 oz gin', '1 oz lime']);
  });

  it('doubts an amount in a name that is not the one beside it', async () => {
    const sheet = await read([
      'name,ingredient1,measure1,ingredient2,measure2',
      'Dusk,Rye,2 oz,Mole bitters 1 oz,2 oz',
    ]);
    expect(sheet.drafts[0]?.doubts).toContain('amountsDiffer');
  });
});

const ROWS_OF_LINES = [
  {
    sheet: 'a full line beside a name and a number, repeated',
    lines: [
      'cocktail,ingredient,servings,full_line,ingredient,servings,full_line',
      'Dusk,gin,1.77,2 oz dry gin,lime,0.3,1 oz lime juice',
      'Dawn,rum,1.01,2 oz light rum,sugar,1,1 tsp sugar',
    ],
    meant: ['2 oz dry gin', '1 oz lime juice'],
  },
  {
    sheet: 'a series of which the first has no number',
    lines: ['Name,Ingredients,Ingredients2', 'Dusk,2 oz gin,1 oz lime', 'Dawn,2 oz rum,1 tsp sugar'],
    meant: ['2 oz gin', '1 oz lime'],
  },
  {
    sheet: 'names, amounts, and both once more',
    lines: [
      'Drink,Ingredients,Ingredients Measure,Ingredients_Full',
      'Dusk,"Gin, Lime","2 oz, 1 oz","Gin: 2 oz, Lime: 1 oz"',
      'Dawn,"Rum, Sugar","2 oz, 1 tsp","Rum: 2 oz, Sugar: 1 tsp"',
    ],
    meant: ['2 oz Gin', '1 oz Lime'],
  },
  {
    sheet: 'lists of names and their ratio',
    lines: ['Cocktail,Parts,Ratio', 'Dusk,"Gin, Lime, Syrup",2:1:1', 'Dawn,"Rum, Lime",3:1'],
    meant: ['2 parts Gin', '1 part Lime', '1 part Syrup'],
  },
  {
    sheet: 'pairs below no header',
    lines: ['Dusk,Gin,2,Lime,5', 'Dawn,Rum,1.5,Cola,4', 'Noon,Rye,2,Soda,3'],
    meant: ['2 Gin', '5 Lime'],
  },
  {
    sheet: 'a till that calls the name a description',
    lines: ['Code,Description,Recipe', 'D01,Dusk,"2 oz gin, 1 oz lime"', 'D02,Dawn,"2 oz rum, 1 tsp sugar"'],
    meant: ['2 oz gin', '1 oz lime'],
  },
];

describe('columns of ingredients', () => {
  it.each(ROWS_OF_LINES)('are found in $sheet', async ({ lines, meant }) => {
    const { drafts } = await read(lines);
    expect(drafts[0]?.fields).toMatchObject({ name: 'Dusk', ingredients: meant });
  });

  it('leave numbered steps to the preparation, beside a method in a word', async () => {
    const { drafts } = await read([
      'name,method,ingredient1,ingredient2,instruction1,instruction2',
      'Dusk,Shake & Strain,2 oz gin,1 oz lime,Fill with ice.,Top with soda.',
    ]);
    expect(drafts[0]?.fields.instructions).toEqual(['Fill with ice.', 'Top with soda.']);
  });

  it('are doubted with a name of a person beside the name of the drink', async () => {
    const { drafts } = await read([
      'Name,Cocktail,Ingredients',
      'Ann,Dusk,"2 oz gin, 1 oz lime"',
      'Bo,Dawn,"2 oz rum, 1 tsp sugar"',
    ]);
    expect(drafts.every(({ doubts = [] }) => doubts.includes('unsureColumns'))).toBe(true);
  });
});

it('reads names in columns without a header as ingredients, and doubts them', async () => {
  const lines = ['Dusk,Gin,Vermouth,Lemon', 'Dawn,Rum,Lime,Sugar', 'Noon,Rye,Soda,Mint'];
  const { drafts } = await read(lines, { headerRow: 0 });
  expect(drafts[0]).toMatchObject({
    fields: { name: 'Dusk', ingredients: ['Gin', 'Vermouth', 'Lemon'] },
    doubts: ['noAmounts'],
  });
});

describe('a mapping by hand', () => {
  const SHEET = [
    'Cocktail,Liquids,Fruit,Vessel',
    'Dusk,"2 oz gin, 1 oz lime juice",Lime wheel,Coupe',
    'Dawn,"2 oz rum, 1 tsp sugar",Orange slice,Mug',
  ];

  it('leaves the other columns as they were shown', async () => {
    const shown = fieldsOf(await read(SHEET));
    const mapped = fieldsOf(await read(SHEET, { mapping: { Fruit: 'garnish' } }));
    expect(mapped).toEqual(shown.map((field, at) => (at === 2 ? 'garnish' : field)));
  });

  it.each([
    ['a/0/name,a/0/dose,Extra', 'gin,2 oz,lime'],
    ['ingredients/0/amount,ingredients/0/name,Extra', '2 oz,gin,lime'],
  ])('reads every column of %s that was given the ingredients, amounts too', async (header, cells) => {
    const lines = [`Cocktail,${header}`, `Dusk,${cells}`, `Dawn,${cells.replace('gin', 'rum')}`];
    const mapping = Object.fromEntries(header.split(',').map((column) => [column, 'ingredients']));
    const { drafts } = await read(lines, { mapping });
    expect(drafts[0]?.fields.ingredients).toEqual(['2 oz gin', 'lime']);
  });

  it('doubts a comma in a list that was given by hand', async () => {
    const lines = [
      'Cocktail,Liquids,Fruit',
      'Dusk,2 oz gin,"pear, champagne"',
      'Dawn,2 oz rum,"apple, cider"',
    ];
    const mapping = { Liquids: 'ingredients', Fruit: 'ingredients' };
    const { drafts } = await read(lines, { mapping });
    expect(drafts[0]?.doubts).toEqual(['unsureCommas']);
  });
});
