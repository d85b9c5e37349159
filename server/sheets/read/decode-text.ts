import type { SheetEncoding } from '#openapi/generated/model.ts';
import { decodeAs, guessCodePage } from './guess-code-page.ts';
import { SheetError } from './sheet-error.ts';

const HEURISTIC_BYTES = 4096;

/** A text and the encoding that it was read in. */
export interface DecodedText {
  text: string;
  encoding: SheetEncoding;
}

/**
 * Text of a file in UTF-8 or UTF-16 (with a byte order mark or without) or, when it is neither, in the one-byte encoding in which it
 * reads best; `wanted` is the encoding that the request names. Throws SheetError 415 for what is no text, 400 for a damaged one.
 */
export function decodeText(bytes: Uint8Array, wanted?: SheetEncoding): DecodedText {
  const marked = byteOrderMark(bytes);
  const encoding =
    wanted ?? marked ?? guessUtf16(bytes) ?? (utf8Of(bytes) === null ? guessCodePage(bytes) : 'utf-8');
  const text = encoding === 'utf-8' && wanted === undefined ? utf8Of(bytes) : decodeAs(bytes, encoding);
  if (text === null)
    throw new SheetError(400, 'The file is damaged: it is not the UTF-8 that it says. Save it as CSV again.');
  if (text.includes('\0') || countControls(text) > text.length / 1000) {
    throw new SheetError(
      415,
      'This file is neither a CSV nor an Excel file. Save the sheet as .csv, .xlsx or .xls.',
    );
  }
  return { text, encoding };
}

function byteOrderMark(bytes: Uint8Array): SheetEncoding | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return null;
}

/** Without a mark, UTF-16 shows by its zero bytes: one in (nearly) every second place, always the same one. */
function guessUtf16(bytes: Uint8Array): SheetEncoding | null {
  const zeros: [number, number] = [0, 0];
  const end = Math.min(bytes.length, HEURISTIC_BYTES);
  for (let at = 0; at < end; at++) {
    if (bytes[at] === 0) zeros[at % 2 === 0 ? 0 : 1]++;
  }
  const pairs = end / 2;
  if (zeros[1] > pairs * 0.3 && zeros[0] < pairs * 0.05) return 'utf-16le';
  if (zeros[0] > pairs * 0.3 && zeros[1] < pairs * 0.05) return 'utf-16be';
  return null;
}

/** The text without its mark; null when the bytes are no UTF-8. */
function utf8Of(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function countControls(text: string): number {
  return text.match(/[\x01-\x08\x0b\x0c\x0e-\x1f]/g)?.length ?? 0;
}
