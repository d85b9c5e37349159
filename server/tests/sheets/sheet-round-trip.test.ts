import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { readCocktailSheet } from '#server/sheets/read-cocktail-sheet.ts';
import { SHEET_FIELDS } from '#server/sheets/cells/sheet-fields.ts';
import { EXAMPLE_COCKTAIL, workbookRows, type ExportedCocktail } from '#server/sheets/write/export-rows.ts';
import { csvChunks } from '#server/sheets/write/write-csv.ts';
import { writeXlsx } from '#server/sheets/write/write-xlsx.ts';

type Write = (cocktails: readonly ExportedCocktail[]) => Uint8Array;
const writeCsv: Write = (cocktails) => Buffer.from([...csvChunks(cocktails)].join(''), 'utf8');
const writeExcel: Write = (cocktails) => writeXlsx(workbookRows(cocktails));
const KINDS: [kind: string, write: Write, numRuns: number][] = [
  ['CSV', writeCsv, 75],
  ['Excel', writeExcel, 25],
];

/** A column that is added to the example is in these exports too. */
const NEGRONI: ExportedCocktail = {
  ...EXAMPLE_COCKTAIL,
  id: 'negroni',
  name: 'Negroni',
  category: ['Aperitif', 'Stirred; strong'],
  description: 'Equal parts, "no more".\nBitter.',
  funFact: null,
  ingredients: ['1 oz gin', '1 oz Campari | bitter', 'Soda water, to top'],
  instructions: ['=1+1; stir', '- strain'],
  difficulty: 'Easy',
  videoUrl: null,
  image: '/api/images/abc',
  type: 'Stirred',
  spirits: ['London Dry Gin'],
  glassware: 'Rocks glass',
  equipment: ['["Jigger"]'],
  garnish: ['NA'],
  featured: true,
};

const sign = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...`=+-@'",;|[]{}\\ _x0041_\u00a0é’🍸NA/0`) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }) },
);
/** Makes text as the catalogue stores it: trimmed, with no control characters but line ends and tabs. */
const keptText = (signs: fc.Arbitrary<string>) =>
  fc
    .array(signs, { minLength: 1, maxLength: 12 })
    .map((all) => all.join('').trim())
    .filter((text) => text !== '');
const line = fc.oneof(
  keptText(sign),
  fc.constantFrom(
    'NA',
    '-',
    'none',
    '["a","b"]',
    '=SUM(A1)',
    "'=x",
    "'57 Chevy",
    'a;b',
    'true',
    '1/2',
    '&amp; - <b>',
    '2 oz gin, dry',
    '1. Stir. 2. Serve.',
    '_x000D_',
  ),
);
const prose = fc.oneof(line, keptText(fc.oneof(sign, fc.constantFrom('\n', '\t'))));
const list = fc.array(line, { maxLength: 4 });
const someList = fc.array(line, { minLength: 1, maxLength: 4 });
const maybe = fc.option(prose, { nil: null });

const cocktail: fc.Arbitrary<ExportedCocktail> = fc.record({
  ...(Object.fromEntries(
    Object.entries(EXAMPLE_COCKTAIL).map(([field, value]) => [field, fc.constant(value)]),
  ) as { [Field in keyof ExportedCocktail]: fc.Arbitrary<ExportedCocktail[Field]> }),
  id: line,
  name: line,
  category: someList,
  description: prose,
  funFact: maybe,
  ingredients: someList,
  instructions: someList,
  difficulty: fc.constantFrom('Simple', 'Easy', 'Moderate', 'Challenging', 'Expert'),
  videoUrl: maybe,
  image: maybe,
  type: maybe,
  spirits: list,
  glassware: maybe,
  equipment: list,
  garnish: list,
  featured: fc.boolean(),
});

async function readBack(bytes: Uint8Array): Promise<unknown[]> {
  const { recipes, errors, columns } = await readCocktailSheet(bytes);
  expect(errors).toEqual([]);
  expect(columns).toMatchObject(SHEET_FIELDS.map((field) => ({ column: field, field })));
  return [...recipes].map(({ fields }) => fields);
}

/** Each file holds several cocktails, since a file takes longer than one more cocktail. */
const MANY = { minLength: 1, maxLength: 16, size: 'max' } as const;

describe('export then import', () => {
  it.each(KINDS)('keeps any texts as %s', async (_, write, numRuns) => {
    await fc.assert(
      fc.asyncProperty(fc.array(cocktail, MANY), async (cocktails) => {
        expect(await readBack(write(cocktails))).toEqual(cocktails);
      }),
      { numRuns },
    );
  });

  it.each(KINDS)('keeps every blank of a text as %s', async (_, write) => {
    const gap = ' '.repeat(200);
    const wide = {
      ...NEGRONI,
      description: `A${gap}B${'\n'.repeat(150)}C`,
      ingredients: [`1 oz${gap}gin`, 'ice'],
    };
    expect(await readBack(write([wide]))).toEqual([wide]);
  });

  it.each(KINDS)('keeps 20,000 recipes unchanged as %s', async (_, write) => {
    const named = (index: number) => ({ ...NEGRONI, id: `r-${index}`, name: `Recipe ${index}` });
    const many = Array.from({ length: 20_000 }, (_, index) => named(index));
    expect(await readBack(write(many))).toEqual(many);
  });
});

describe('the written sheets', () => {
  it('are CSV in UTF-8 with a byte order mark and CRLF, entries one per line, formulas defused', () => {
    const text = String(writeCsv([NEGRONI]));
    const header = `\ufeff${SHEET_FIELDS.join(',')}\r\n`;
    expect(text.startsWith(header)).toBe(true);
    const [row = ''] = text.slice(header.length).split('NA,');
    expect(row).toBe(
      'negroni,Negroni,"Aperitif\nStirred; strong","Equal parts, ""no more"".\nBitter.",,' +
        '"1 oz gin\n1 oz Campari | bitter\nSoda water, to top","\'=1+1; stir\n\u007f- strain",Easy,,/api/images/abc,' +
        'Stirred,London Dry Gin,Rocks glass,"[""[\\""Jigger\\""]""]",',
    );
    expect(text.endsWith(',true\r\n')).toBe(true);
  });

  it.each([',', ';'])(
    'have no cell that begins like a formula where %j separates them',
    async (delimiter) => {
      const risky = fc.array(fc.constantFrom(...`;,|"'=+-@＝ a`, '\n', '\t', ';=', ';"=', '\n"', '\t='), {
        minLength: 1,
        maxLength: 8,
      });
      const texts = risky.map((signs) => `Nice${signs.join('')}cmd`);
      const entry = texts.map((text) => text.replaceAll('\n', ' '));
      await fc.assert(
        fc.asyncProperty(texts, texts, entry, entry, async (description, funFact, one, other) => {
          const kept = { ...NEGRONI, description, funFact, ingredients: [one, other], garnish: [other, one] };
          const bytes = writeCsv([kept, NEGRONI]);
          const { data } = Papa.parse<string[]>(String(bytes), { delimiter });
          for (const cell of data.flat()) expect(cell).not.toMatch(/^"*[=+\-@\t\r＝＋－＠]/);
          expect(await readBack(bytes)).toEqual([kept, NEGRONI]);
        }),
        { numRuns: 100 },
      );
    },
  );

  it('are read without later columns, and lose a guard sign only at the beginning of a cell', async () => {
    const firstColumns =
      'id,name,category,description,funFact,ingredients,instructions,difficulty,videoUrl,image,type,spirits,glassware,equipment,garnish,featured';
    const row = `negroni,Negroni,Aperitif,"Nice;'=cmd",,"'=1 oz\n- ice",Stir.,Easy,,,,,,,,false,draft`;
    const sheet = Buffer.from(`${firstColumns},status\r\n${row}\r\n`);
    const [recipe] = (await readCocktailSheet(sheet)).recipes;
    // Only an export of ours says by its status what is a draft.
    const expected = { description: "Nice;'=cmd", ingredients: ['=1 oz', '- ice'], status: 'draft' };
    expect(recipe?.fields).toMatchObject(expected);
  });

  it('name a cocktail that does not fit into Excel', () => {
    const endless = {
      ...NEGRONI,
      name: 'Endless',
      ingredients: Array.from({ length: 20 }, () => 'x'.repeat(2000)),
    };
    expect(() => workbookRows([NEGRONI, endless])).toThrow(/'Endless' .* as CSV/);
  });
});
