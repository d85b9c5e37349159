import Papa from 'papaparse';
import { BESIDE_SHAPES, DOUBTFUL_BESIDE_SHAPES } from './beside-shapes.ts';
import { CARD_SHAPES, DOUBTFUL_CARD_SHAPES } from './card-shapes.ts';
import { CARD_FORM_SHAPES } from './card-form-shapes.ts';
import { CELL_SHAPES, DOUBTFUL_CELL_SHAPES } from './cell-shapes.ts';
import { COLUMN_SHAPES } from './column-shapes.ts';
import { DOUBTFUL_EVIDENCE_SHAPES, EVIDENCE_SHAPES } from './evidence-shapes.ts';
import { DOUBTFUL_FURTHER_SHAPES, FURTHER_SHAPES } from './further-shapes.ts';
import { HABIT_SHAPES } from './habit-shapes.ts';
import { DOUBTFUL_KEPT_SHAPES, KEPT_SHAPES, KEPT_WORKBOOKS } from './kept-shapes.ts';
import { LANGUAGE_SHAPES } from './language-shapes.ts';
import { LAYOUT_SHAPES } from './layout-shapes.ts';
import { DOUBTFUL_LINE_SHAPES, LINE_SHAPES } from './line-shapes.ts';
import { BESIDE_WORDS_SHAPES, DOUBTFUL_LEFT_OUT_SHAPES } from './left-out-shapes.ts';
import { LIST_SHAPES, type Shape } from './list-shapes.ts';
import { LIST_SIGN_SHAPES } from './list-sign-shapes.ts';
import { DOUBTFUL_MENU_SHAPES, MENU_SHAPES } from './menu-shapes.ts';
import { DOUBTFUL_MISTAKEN_SHAPES, DOUBTFUL_SHAPES, MISTAKEN_SHAPES } from './mistaken-shapes.ts';
import { DOUBTFUL_NOTE_PART_SHAPES, NOTE_PART_SHAPES } from './note-part-shapes.ts';
import { DOUBTFUL_NOTE_SHAPES, NOTE_SHAPES } from './note-shapes.ts';
import { PROGRAM_SHAPES } from './program-shapes.ts';
import { SEVERAL_WORKSHEETS, STACKED_SHAPES } from './stacked-shapes.ts';
import { DOUBTFUL_STRANGER_SHAPES, STRANGER_SHAPES } from './stranger-shapes.ts';
import { TABLE_SHAPES } from './table-shapes.ts';
import { TEXT_SHAPES, type FileShape } from './text-file-shapes.ts';
import { TOOL_SHAPES } from './tool-shapes.ts';
import { DOUBTFUL_TURNED_SHAPES, TURNED_SHAPES } from './turned-shapes.ts';
import { DOUBTFUL_UNITLESS_SHAPES } from './doubtful-unitless-shapes.ts';
import { UNITLESS_SHAPES } from './unitless-shapes.ts';
import { UNSEEN_LAYOUT_SHAPES, UNSEEN_LAYOUTS } from './unseen-layout-shapes.ts';
import { DOUBTFUL_UNSEEN_SHAPES, UNSEEN_SHAPES } from './unseen-shapes.ts';
import { WORKBOOK_SHAPES } from './workbook-shapes.ts';

/** Every shape that has to be read right, as a file. */
export const CLEAR_SHEETS: readonly FileShape[] = [
  ...[
    ...LIST_SHAPES,
    ...LIST_SIGN_SHAPES,
    ...TABLE_SHAPES,
    ...LAYOUT_SHAPES,
    ...COLUMN_SHAPES,
    ...TOOL_SHAPES,
    ...LANGUAGE_SHAPES,
    ...STRANGER_SHAPES,
    ...STACKED_SHAPES,
    ...PROGRAM_SHAPES,
    ...HABIT_SHAPES,
    ...CELL_SHAPES,
    ...LINE_SHAPES,
    ...BESIDE_SHAPES,
    ...FURTHER_SHAPES,
    ...UNSEEN_SHAPES,
    ...UNSEEN_LAYOUT_SHAPES,
    ...UNITLESS_SHAPES,
    ...MISTAKEN_SHAPES,
    ...MENU_SHAPES,
    ...BESIDE_WORDS_SHAPES,
    ...TURNED_SHAPES,
    ...KEPT_SHAPES,
    ...EVIDENCE_SHAPES,
  ].map(asCsv),
  ...TEXT_SHAPES,
  ...NOTE_SHAPES,
  ...NOTE_PART_SHAPES,
  ...WORKBOOK_SHAPES,
  ...CARD_SHAPES,
  ...CARD_FORM_SHAPES,
  ...UNSEEN_LAYOUTS,
  ...KEPT_WORKBOOKS,
  ...SEVERAL_WORKSHEETS,
];

/** Every shape that has to be doubted or refused, as a file. */
export const DOUBTFUL_SHEETS: readonly FileShape[] = [
  ...[
    ...DOUBTFUL_SHAPES,
    ...DOUBTFUL_TURNED_SHAPES,
    ...DOUBTFUL_KEPT_SHAPES,
    ...DOUBTFUL_EVIDENCE_SHAPES,
    ...DOUBTFUL_LEFT_OUT_SHAPES,
    ...DOUBTFUL_STRANGER_SHAPES,
    ...DOUBTFUL_MENU_SHAPES,
    ...DOUBTFUL_CELL_SHAPES,
    ...DOUBTFUL_LINE_SHAPES,
    ...DOUBTFUL_BESIDE_SHAPES,
    ...DOUBTFUL_FURTHER_SHAPES,
    ...DOUBTFUL_UNSEEN_SHAPES,
    ...DOUBTFUL_UNITLESS_SHAPES,
    ...DOUBTFUL_MISTAKEN_SHAPES,
  ].map(asCsv),
  ...DOUBTFUL_CARD_SHAPES,
  ...DOUBTFUL_NOTE_SHAPES,
  ...DOUBTFUL_NOTE_PART_SHAPES,
];

function asCsv({ table, ...shape }: Shape): FileShape {
  return { ...shape, bytes: () => new TextEncoder().encode(Papa.unparse(table as string[][])) };
}
