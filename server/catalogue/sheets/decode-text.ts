import { SheetError } from './sheet-error.ts';

/** What Windows-1252 has at 0x80–0x9F; Node 20's TextDecoder takes it for Latin-1 there. */
const WINDOWS_1252_HIGH =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f' +
  '\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178';

const HEURISTIC_BYTES = 4096;

/**
 * Text of a file in UTF-8 or UTF-16 (with a byte order mark or without) or, when it is neither, in
 * Windows-1252. Throws SheetError 415 for what is no text, 400 for a damaged one.
 */
export function decodeText(bytes: Uint8Array): string {
  const encoding = detectEncoding(bytes);
  if (encoding === 'utf-8 with mark') {
    const text = utf8Of(bytes);
    if (text !== null) return text;
    throw new SheetError(400, 'The file is damaged: it is not the UTF-8 that it says. Save it as CSV again.');
  }
  const text = encoding === null ? (utf8Of(bytes) ?? windows1252Of(bytes)) : decoded(bytes, encoding);
  if (text.includes('\0') || countControls(text) > text.length / 1000) {
    throw new SheetError(
      415,
      'This file is neither a CSV nor an Excel file. Save the sheet as .csv, .xlsx or .xls.',
    );
  }
  return text;
}

type Encoding = 'utf-8 with mark' | 'utf-16le' | 'utf-16be';

/** What the byte order mark or the zero bytes say; null when neither says anything. */
function detectEncoding(bytes: Uint8Array): Encoding | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8 with mark';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return guessUtf16(bytes);
}

/** Without a mark, UTF-16 shows by its zero bytes: one in (nearly) every second place, always the same one. */
function guessUtf16(bytes: Uint8Array): Encoding | null {
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

function decoded(bytes: Uint8Array, encoding: Encoding): string {
  const isOdd = bytes.length % 2 === 1;
  return new TextDecoder(encoding === 'utf-16be' ? 'utf-16be' : 'utf-16le').decode(
    isOdd ? bytes.subarray(0, -1) : bytes,
  );
}

/** Node 20's own decoder takes 0x80–0x9F for Latin-1, so they are put in here. */
function windows1252Of(bytes: Uint8Array): string {
  const latin1 = new TextDecoder('latin1').decode(bytes);
  return latin1.replace(/[\x80-\x9f]/g, (sign) => WINDOWS_1252_HIGH[sign.charCodeAt(0) - 0x80] ?? sign);
}

function countControls(text: string): number {
  return text.match(/[\x01-\x08\x0b\x0c\x0e-\x1f]/g)?.length ?? 0;
}
