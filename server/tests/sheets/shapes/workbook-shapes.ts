import * as XLSX from 'xlsx';
import { HEADER, lines } from './list-shapes.ts';
import { RECIPES } from './recipes.ts';
import { PLAIN, utf8, type FileShape } from './text-file-shapes.ts';

type Cell = string | number | null | XLSX.CellObject;

function workbook(cells: readonly (readonly Cell[])[], finish: (sheet: XLSX.WorkSheet) => void = () => {}) {
  const sheet = XLSX.utils.aoa_to_sheet(cells as Cell[][]);
  finish(sheet);
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(book, sheet, 'Drinks');
  return XLSX.write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array;
}

/** The parts of the workbook are not compressed, so that they can be changed in place. */
function withoutResults(bytes: Uint8Array): Uint8Array {
  const [wanted, instead] = [` t="str"><f>B2</f><v>${NO_RESULT}</v>`, '><f>B2</f><v></v>'].map(utf8);
  const at = Buffer.from(bytes).indexOf(wanted ?? '');
  const changed = Uint8Array.from(bytes);
  changed.fill(0x20, at, at + (wanted?.length ?? 0)).set(instead ?? [], at);
  return changed;
}

const number = (v: number, z: string): XLSX.CellObject => ({ t: 'n', v, z });
const formula = (f: string, v: string): XLSX.CellObject => ({ t: 's', f, v });
/** Stands for the result of a formula that has none in the file. */
const NO_RESULT = '~none~';
const SMALL = ['Cocktail', 'Method', 'Amount 1', 'Ingredient 1', 'Amount 2', 'Ingredient 2'];
const METHOD = 'Shake hard with ice. Strain.';

/** What only the cells of a workbook show. */
export const WORKBOOK_SHAPES: readonly FileShape[] = [
  {
    title: 'numbers that Excel shows as fractions and with units',
    bytes: () =>
      workbook([
        SMALL,
        ['Aster', METHOD, number(0.75, '# ?/?'), 'Lime', number(2, '0 "oz"'), 'Gin'],
        ['Brine', METHOD, number(1.5, '# ??/??'), 'Lime', number(22.5, '0.0" ml"'), 'Rum'],
      ]),
    meant: [
      ['Aster', ['3/4 Lime', '2 oz Gin']],
      ['Brine', ['1 1/2 Lime', '22.5 ml Rum']],
    ],
  },
  {
    title: 'formulas with their results',
    bytes: () =>
      workbook([
        ['Cocktail', 'Ingredients', 'Method'],
        [formula('UPPER("a")&"ster"', 'Aster'), formula('D2&CHAR(10)&E2', '2 oz gin\n1 oz lime'), METHOD],
        ['Brine', '2 oz rum\n1 oz lime', formula('C2', METHOD)],
      ]),
    meant: [
      ['Aster', ['2 oz gin', '1 oz lime']],
      ['Brine', ['2 oz rum', '1 oz lime']],
    ],
  },
  {
    title: 'formulas without results, as programs write them',
    bytes: () =>
      withoutResults(
        workbook([
          ['Cocktail', 'Ingredients', 'Method'],
          ['Aster', '2 oz gin\n1 oz lime', METHOD],
          ['Brine', formula('B2', NO_RESULT), METHOD],
        ]),
      ),
    meant: [['Aster', ['2 oz gin', '1 oz lime']]],
  },
  {
    title: 'hidden rows and columns',
    bytes: () =>
      workbook(PLAIN, (sheet) => {
        sheet['!rows'] = [{}, {}, { hidden: true }];
        sheet['!cols'] = [{}, { hidden: true }];
      }),
  },
  {
    title: 'errors of formulas and boxes to tick',
    bytes: () =>
      workbook([
        ['Cocktail', 'Ingredients', 'Method', 'Cost', 'On the menu'],
        ['Aster', '2 oz gin\n1 oz lime', METHOD, { t: 'e', v: 0x17 }, { t: 'b', v: true }],
        ['Brine', '2 oz rum\n1 oz lime', METHOD, { t: 'e', v: 0x07 }, { t: 'b', v: false }],
      ]),
    meant: [
      ['Aster', ['2 oz gin', '1 oz lime']],
      ['Brine', ['2 oz rum', '1 oz lime']],
    ],
  },
  {
    title: 'a title merged over all columns, and merged headings between the rows',
    bytes: () => {
      const [, sour, aperitif] = PLAIN;
      const rest = (row: readonly string[] = []) => row.filter((_, at) => at !== 1);
      return workbook(
        [
          ['Menu of the summer', null, null, null, null],
          rest(HEADER),
          ['Sours', null, null, null, null],
          rest(sour),
          ['Aperitifs', null, null, null, null],
          rest(aperitif),
        ],
        (sheet) => {
          sheet['!merges'] = [0, 2, 4].map((r) => ({ s: { r, c: 0 }, e: { r, c: 4 } }));
        },
      );
    },
    meant: RECIPES.slice(0, 2).map((one) => [one.name, lines(one)] as const),
  },
];
