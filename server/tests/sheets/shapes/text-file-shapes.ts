import Papa from 'papaparse';
import { amounts, HEADER, lines, names, type Shape } from './list-shapes.ts';
import { RECIPES } from './recipes.ts';

/** A shape as a file, for what only its bytes say. */
export type FileShape = Omit<Shape, 'table'> & { bytes: () => Uint8Array };

export const PLAIN = [
  HEADER,
  ...RECIPES.map((one) => [
    one.name,
    one.category,
    lines(one).join('\n'),
    one.steps.join('\n'),
    one.glass,
    one.garnish,
  ]),
];
export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Notes of text, as a file. */
export const note = (title: string, text: string, meant: FileShape['meant']): FileShape => ({
  title,
  bytes: () => utf8(text),
  meant,
});

function utf16(text: string): Uint8Array {
  const bytes = new Uint8Array(2 + 2 * text.length);
  const view = new DataView(bytes.buffer);
  for (const [at, sign] of Array.from(`\ufeff${text}`.split('')).entries())
    view.setUint16(2 * at, sign.charCodeAt(0), true);
  return bytes;
}

/** What only the bytes of a text file show. */
export const TEXT_SHAPES: readonly FileShape[] = [
  {
    title: 'CSV of a German Excel: semicolons and decimal commas',
    bytes: () =>
      utf8(
        '\ufeffCocktail;Menge 1;Zutat 1;Menge 2;Zutat 2;Zubereitung\r\n' +
          'Abendrot;4,5 cl;Gin;1,5 cl;Zitronensaft;Kräftig schütteln. Abseihen.\r\n' +
          'Bergluft;2,25 cl;Korn;1,0 cl;Wermut;Auf Eis rühren. Abseihen.\r\n',
      ),
    meant: [
      ['Abendrot', ['4,5 cl Gin', '1,5 cl Zitronensaft']],
      ['Bergluft', ['2,25 cl Korn', '1,0 cl Wermut']],
    ],
  },
  {
    title: 'CSV of a German Excel: lists between commas, with decimal commas',
    bytes: () =>
      utf8(
        'Cocktail;Zutaten;Zubereitung\r\n' +
          'Abendrot;4,5 cl Gin, 1,5 cl Zitronensaft, 1 Spritzer Bitter;Kräftig schütteln. Abseihen.\r\n' +
          'Bergluft;2,25 cl Korn, 1,5 cl Wermut, 2 Spritzer Bitter;Auf Eis rühren. Abseihen.\r\n',
      ),
    meant: [
      ['Abendrot', ['4,5 cl Gin', '1,5 cl Zitronensaft', '1 Spritzer Bitter']],
      ['Bergluft', ['2,25 cl Korn', '1,5 cl Wermut', '2 Spritzer Bitter']],
    ],
  },
  {
    title: 'tabs, byte order mark, CRLF',
    bytes: () => utf8(`\ufeff${Papa.unparse(PLAIN, { delimiter: '\t' })}`),
  },
  {
    title: 'tabs in UTF-16, as Excel saves "Unicode text"',
    bytes: () => utf16(Papa.unparse(PLAIN, { delimiter: '\t' })),
  },
  { title: 'line ends of a classic Mac', bytes: () => utf8(Papa.unparse(PLAIN, { newline: '\r' })) },
  {
    title: 'every cell quoted, a separator at the end of each row',
    bytes: () => utf8(Papa.unparse(PLAIN, { quotes: true }).replaceAll('\r\n', ',\r\n')),
  },
  {
    title: 'quotation marks within cells',
    bytes: () =>
      utf8(
        'Cocktail,Ingredients,Method\n' +
          '"The ""Late"" Hour","2 oz ""Old Tom"" gin; 1 oz lime","Shake ""hard"" with ice. Strain."\n' +
          'Plain,2 oz gin; 1 oz 5" lemon peel,Stir with ice. Strain.\n',
      ),
    meant: [
      ['The "Late" Hour', ['2 oz "Old Tom" gin', '1 oz lime']],
      ['Plain', ['2 oz gin', '1 oz 5" lemon peel']],
    ],
  },
  {
    title: 'quotation marks with a backslash, as databases write them',
    bytes: () =>
      utf8(
        'Cocktail,Ingredients,Method\n' +
          '"The \\"Late\\" Hour","2 oz gin; 1 oz lime","Shake \\"hard\\" with ice. Strain."\n' +
          '"Plain","2 oz gin; 1 oz lime","Stir with ice. Strain."\n',
      ),
    meant: [
      ['The "Late" Hour', ['2 oz gin', '1 oz lime']],
      ['Plain', ['2 oz gin', '1 oz lime']],
    ],
  },
  {
    title: 'a table of Markdown, pasted',
    bytes: () =>
      utf8(
        '| Cocktail | Ingredients | Method |\n|---|:---:|---|\n' +
          '| Aster | 2 oz gin, 1 oz lime | Shake hard. Strain. |\n| Brine | 2 oz rum, 1 oz lime | Stir well. Strain. |\n',
      ),
    meant: [
      ['Aster', ['2 oz gin', '1 oz lime']],
      ['Brine', ['2 oz rum', '1 oz lime']],
    ],
  },
  {
    title: 'a table of Markdown with bold names and bars within cells',
    bytes: () =>
      utf8(
        '## House list\n\n| Cocktail | Ingredients | Method |\n|:---|:---:|---|\n' +
          '| **Aster** | 2 oz gin<br>1 oz lime \\| lemon | 1. Shake hard.<br>2. Strain. |\n' +
          '| _Brine_ | 2 oz rum<br>1 oz lime | 1. Stir well.<br>2. Strain. |\n',
      ),
    meant: [
      ['Aster', ['2 oz gin', '1 oz lime | lemon']],
      ['Brine', ['2 oz rum', '1 oz lime']],
    ],
  },
  {
    title: 'blocks of text below a name, blank rows between',
    bytes: () =>
      utf8(
        RECIPES.map((one) =>
          [one.name, ...lines(one), ...one.steps].map((cell) => `"${cell}"`).join('\n'),
        ).join('\n\n'),
      ),
    fields: ['name', 'ingredients', 'instructions'],
  },
  {
    title: 'blocks with amounts beside names and labels',
    bytes: () =>
      utf8(
        RECIPES.map((one) =>
          Papa.unparse([
            [one.name, ''],
            ...one.ingredients.map((_, at) => [amounts(one)[at] ?? '', names(one)[at] ?? '']),
            [`Method: ${one.steps.join(' ')}`, ''],
            [`Glass: ${one.glass}`, ''],
            [`Garnish: ${one.garnish}`, ''],
          ]),
        ).join('\r\n,\r\n'),
      ),
    fields: ['name', 'ingredients', 'instructions', 'glassware', 'garnish'],
  },
];
