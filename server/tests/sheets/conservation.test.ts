import { expect, it } from 'vitest';
import { missingCells } from './missing-cells.ts';
import { CLEAR_SHEETS, DOUBTFUL_SHEETS } from './shapes/all-shapes.ts';
import { SheetError } from '#server/sheets/read/sheet-error.ts';

it.each([...CLEAR_SHEETS, ...DOUBTFUL_SHEETS])(
  'every filled cell of $title ends in a recipe, in a note or in a doubt',
  async ({ bytes }) => {
    const missing = await missingCells(bytes()).catch((error: unknown) => {
      // A sheet that is refused as a whole says so.
      if (error instanceof SheetError) return [];
      throw error;
    });
    expect(missing).toEqual([]);
  },
);
