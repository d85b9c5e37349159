import { isUtf8 } from 'node:buffer';
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
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const encoding = detectEncoding(buffer);
  if (encoding === 'utf-8 with mark') {
    if (!isUtf8(buffer)) {
      throw new SheetError(
        400,
        'The file is damaged: it is not the UTF-8 that it says. Save it as CSV again.',
      );
    }
    return buffer.toString('utf8', 3);
  }
  const text = decodeAs(buffer, encoding);
  if (text.includes('\0') || countControls(text) > text.length / 1000) {
    throw new SheetError(
      415,
      'This file is neither a CSV nor an Excel file. Save the sheet as .csv, .xlsx or .xls.',
    );
  }
  return text;
}

type Encoding = 'utf-8 with mark' | 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

function detectEncoding(buffer: Buffer): Encoding {
  if (buffer[0] === 0xef && buffer[1] === 0xbb && buffer[2] === 0xbf) return 'utf-8 with mark';
  if (buffer[0] === 0xff && buffer[1] === 0xfe) return 'utf-16le';
  if (buffer[0] === 0xfe && buffer[1] === 0xff) return 'utf-16be';
  return guessUtf16(buffer) ?? (isUtf8(buffer) ? 'utf-8' : 'windows-1252');
}

/** Without a mark, UTF-16 shows by its zero bytes: one in (nearly) every second place, always the same one. */
function guessUtf16(buffer: Buffer): Encoding | null {
  const zeros: [number, number] = [0, 0];
  const end = Math.min(buffer.length, HEURISTIC_BYTES);
  for (let at = 0; at < end; at++) {
    if (buffer[at] === 0) zeros[at % 2 === 0 ? 0 : 1]++;
  }
  const pairs = end / 2;
  if (zeros[1] > pairs * 0.3 && zeros[0] < pairs * 0.05) return 'utf-16le';
  if (zeros[0] > pairs * 0.3 && zeros[1] < pairs * 0.05) return 'utf-16be';
  return null;
}

function decodeAs(buffer: Buffer, encoding: Exclude<Encoding, 'utf-8 with mark'>): string {
  switch (encoding) {
    case 'utf-8':
      return buffer.toString('utf8');
    case 'windows-1252':
      return buffer
        .toString('latin1')
        .replace(/[\x80-\x9f]/g, (sign) => WINDOWS_1252_HIGH[sign.charCodeAt(0) - 0x80] ?? sign);
    case 'utf-16le':
      return buffer.toString('utf16le').replace(/^\ufeff/, '');
    case 'utf-16be':
      return Buffer.from(buffer.subarray(0, buffer.length - (buffer.length % 2)))
        .swap16()
        .toString('utf16le')
        .replace(/^\ufeff/, '');
  }
}

function countControls(text: string): number {
  return text.match(/[\x01-\x08\x0b\x0c\x0e-\x1f]/g)?.length ?? 0;
}
