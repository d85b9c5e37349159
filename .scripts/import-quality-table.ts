import { CLEAR_SHEETS, DOUBTFUL_SHEETS } from '#server/tests/sheets/shapes/all-shapes.ts';
import { measureSheet } from '#server/tests/sheets/shapes/measure-sheet.ts';
import { unpackWorkbook } from '#server/native/unpack-workbook.ts';

/** Prints how an import takes each shape of sheet, as a table of Markdown. */
const COLUMNS = ['rows', 'created', 'doubted', 'wrong', 'wrongInSilence'] as const;
type Figures = Record<(typeof COLUMNS)[number], number>;

const sums: Figures = { rows: 0, created: 0, doubted: 0, wrong: 0, wrongInSilence: 0 };
console.log('| sheet | rows | created | doubted | wrong | wrong without a doubt |');
console.log('|---|---:|---:|---:|---:|---:|');
const sheets = [...CLEAR_SHEETS, ...DOUBTFUL_SHEETS];
for (const { title, bytes, ...shape } of sheets) {
  const measured = await measureSheet(bytes(), shape, unpackWorkbook);
  printRow(title, measured);
  for (const column of COLUMNS) sums[column] += measured[column];
}
printRow(`all ${sheets.length}`, sums);

function printRow(title: string, figures: Figures): void {
  console.log(`| ${[title, ...COLUMNS.map((column) => figures[column])].join(' | ')} |`);
}
