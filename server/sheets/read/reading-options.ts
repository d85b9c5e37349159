import type { SheetEncoding } from '#openapi/generated/model/index.ts';
import type { RawSheet, SheetSource } from './raw-sheet.ts';
import type { HeaderOptions } from '../layouts/choose-layout.ts';

/** How the request asks for the file to be read. */
export interface ReadingOptions extends HeaderOptions {
  /** Name of a worksheet; '*' for all that have the same columns as the chosen one. */
  worksheet?: string;
  encoding?: SheetEncoding;
}

export interface ReadSheet {
  sheet: RawSheet;
  source: SheetSource;
}
