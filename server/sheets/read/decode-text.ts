import type { SheetEncoding } from '#openapi/generated/model.ts';
import { SheetError } from './sheet-error.ts';

const HEURISTIC_BYTES = 4096;

/** Windows-1252 has these signs at 0x80–0x9F, where the TextDecoder of Node 20 reads Latin-1. */
const WINDOWS_1252_HIGH =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f' +
  '\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178';

/** With a larger fraction of letters beyond ASCII, Windows-1252 is the wrong encoding. */
const MAX_FOREIGN_LETTERS = 0.3;

/**
 * Decodes UTF-8, and UTF-16 with or without a byte order mark. Any other text is read as Windows-1252.
 * @param wanted The encoding that the request names.
 * @throws SheetError for bytes that are not text, for a damaged text, and for another encoding
 */
export function decodeText(
  bytes: Uint8Array,
  wanted?: SheetEncoding,
): { text: string; encoding: SheetEncoding } {
  const likelyEncoding = wanted ?? byteOrderMark(bytes) ?? guessUtf16(bytes);
  const utf8 = likelyEncoding === null || likelyEncoding === 'utf-8' ? utf8Of(bytes) : null;
  const encoding = likelyEncoding ?? (utf8 === null ? 'windows-1252' : 'utf-8');
  const text = encoding === 'utf-8' ? utf8 : decodeAs(bytes, encoding);
  if (text === null)
    throw new SheetError('The file is damaged: it is not the UTF-8 that it says. Save it as CSV again.');
  if (text.includes('\0') || countSigns(text, /[\x01-\x08\x0b\x0c\x0e-\x1f]/g) > text.length / 1000)
    throw new SheetError(
      'This file is neither a CSV nor an Excel file. Save the sheet as .csv, .xlsx or .xls.',
      'no sheet',
    );
  if (encoding === 'windows-1252' && wanted === undefined && looksForeign(text))
    throw new SheetError(
      'The letters of this file are in an encoding that is not read. Save it as "CSV UTF-8" or as .xlsx.',
    );
  return { text, encoding };
}

function byteOrderMark(bytes: Uint8Array): SheetEncoding | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return null;
}

/** Recognises UTF-16 without a mark by its zero bytes, which are nearly every second byte. */
function guessUtf16(bytes: Uint8Array): SheetEncoding | null {
  const zeros: [number, number] = [0, 0];
  const end = Math.min(bytes.length, HEURISTIC_BYTES);
  for (let index = 0; index < end; index++) {
    if (bytes[index] === 0) zeros[index % 2 === 0 ? 0 : 1]++;
  }
  const pairs = end / 2;
  if (zeros[1] > pairs * 0.3 && zeros[0] < pairs * 0.05) return 'utf-16le';
  if (zeros[0] > pairs * 0.3 && zeros[1] < pairs * 0.05) return 'utf-16be';
  return null;
}

/** Returns the text without its mark. Returns null when the bytes are not UTF-8. */
function utf8Of(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function decodeAs(bytes: Uint8Array, encoding: SheetEncoding): string {
  if (encoding === 'windows-1252') {
    const latin1 = new TextDecoder('latin1').decode(bytes);
    return latin1.replace(/[\x80-\x9f]/g, (sign) => WINDOWS_1252_HIGH[sign.charCodeAt(0) - 0x80] ?? sign);
  }
  const isOdd = encoding.startsWith('utf-16') && bytes.length % 2 === 1;
  return new TextDecoder(encoding).decode(isOdd ? bytes.subarray(0, -1) : bytes);
}

/** Tells whether another encoding is likely: most letters are not ASCII, or some bytes have no meaning. */
function looksForeign(text: string): boolean {
  const foreign = countSigns(text, /[\u0080-\u00ff]/g);
  const plain = countSigns(text, /[a-z]/gi);
  return foreign > (foreign + plain) * MAX_FOREIGN_LETTERS || /[\u0081\u008d\u008f\u0090\u009d]/.test(text);
}

function countSigns(text: string, signs: RegExp): number {
  return text.match(signs)?.length ?? 0;
}
