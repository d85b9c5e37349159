import { expect, it } from 'vitest';
import { unpackWorkbook } from '#server/native/unpack-workbook.ts';
import { CLEAR_SHEETS, DOUBTFUL_SHEETS } from './all-shapes.ts';
import { measureSheet } from './measure-sheet.ts';

it.each(CLEAR_SHEETS)('reads recipes with $title as they are meant', async ({ bytes, ...meant }) => {
  const measured = await measureSheet(bytes(), meant, unpackWorkbook);
  expect(measured).toMatchObject({ created: measured.meant, doubted: 0, wrong: 0, lostInSilence: 0 });
});

it.each(DOUBTFUL_SHEETS)('takes nothing of $title in silence', async ({ bytes, ...meant }) => {
  const measured = await measureSheet(bytes(), meant, unpackWorkbook);
  expect(measured).toMatchObject({ wrongInSilence: 0, lostInSilence: 0 });
});
