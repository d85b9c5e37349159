import { expect, it } from 'vitest';
import { readCsv } from './read-csv.ts';
import { MAX_ROW_CHARACTERS } from './sheet-limits.ts';

it.each([
  ['ends with a backslash', 'name,method\n"A, \\",Stir.\n'],
  ['ends with a backslash at the end of the file', 'name,method\nA,"Stir, \\"'],
])('a quoted cell that %s takes no other in', (_what, text) => {
  expect(readCsv(text).rows.at(-1)?.cells).toHaveLength(2);
});

it('a row that goes on behind a piece of the file is one row', () => {
  const text = `name,method\n${'Negroni,"Stir. ""Long""\nServe."\n'.repeat(90_000)}`;
  expect(text.length).toBeGreaterThan(MAX_ROW_CHARACTERS);
  expect(() => readCsv(text)).toThrow('at most 50,000 rows');
  const wide = 'x'.repeat(400_000);
  const { rows, refused } = readCsv(
    `name,method\n${`Negroni,"${wide}\n${wide.slice(1)}"\n`.repeat(3)}Gimlet,Shake\n`,
  );
  expect(refused.map(({ rowNumber, refusal }) => [rowNumber, refusal?.code])).toEqual(
    [2, 3, 4].map((row) => [row, 'maxLength']),
  );
  expect(rows).toMatchObject([{ rowNumber: 5, cells: ['Gimlet', 'Shake'] }]);
});

it.each([
  ['of commas', `name\n${','.repeat(MAX_ROW_CHARACTERS + 1)}`],
  ['whose quotation mark is never closed', `name\n"${'a,b\n'.repeat(MAX_ROW_CHARACTERS / 4)}`],
])('a row without end %s is refused before its cells are made', (_what, text) => {
  expect(() => readCsv(text)).toThrow('Row 2 is too long.');
});
