import { MAX_SHEET_COLUMNS, MAX_SHEET_ROWS } from './sheet-limits.ts';

/** Thrown when a sheet cannot be used. An `unusable` sheet is damaged, or is no table of recipes. */
export class SheetError extends Error {
  override readonly name = 'SheetError';
  readonly reason: 'unusable' | 'too large' | 'no sheet';

  constructor(message: string, reason: SheetError['reason'] = 'unusable') {
    super(message);
    this.reason = reason;
  }
}

export function emptySheetError(what: string): SheetError {
  return new SheetError(`${what} is empty. Its first row must name the columns, such as name and category.`);
}

export const ROW_FOR_EACH_RECIPE =
  'Make a row for each recipe below a row that names the columns, such as name, ingredients and instructions; the template shows how.';

/** `why` is a sentence. */
export function sheetTooLargeError(why: string): SheetError {
  return new SheetError(`${why} Split it into several files.`, 'too large');
}

export function tooGreedyError(what: 'memory' | 'time'): SheetError {
  return sheetTooLargeError(`Reading this sheet takes too much ${what}.`);
}

export const tooMuchTextError = (): SheetError =>
  sheetTooLargeError('The cells of this sheet hold too much text together.');

export function tooManyRowsError(): SheetError {
  return sheetTooLargeError(`A sheet may have at most ${MAX_SHEET_ROWS.toLocaleString('en-US')} rows.`);
}

export function tooManyColumnsError(count: number): SheetError {
  return new SheetError(`A sheet may have at most ${MAX_SHEET_COLUMNS} columns; this one has ${count}.`);
}
