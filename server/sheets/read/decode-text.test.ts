import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const TEXT = 'name;glass\r\nCrème – “Café” ’77;€ coupe\r\n';

function utf16(text: string, { bigEndian = false, mark = true } = {}): Buffer {
  const bytes = Buffer.from(`${mark ? '\ufeff' : ''}${text}`, 'utf16le');
  return bigEndian ? bytes.swap16() : bytes;
}

describe('decodeText', () => {
  it.each([
    ['UTF-8 without a byte order mark', Buffer.from(TEXT, 'utf8')],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${TEXT}`, 'utf8')],
    ['UTF-16 LE with a mark', utf16(TEXT)],
    ['UTF-16 BE with a mark', utf16(TEXT, { bigEndian: true })],
    ['UTF-16 LE without a mark', utf16(TEXT, { mark: false })],
    ['UTF-16 BE without a mark', utf16(TEXT, { bigEndian: true, mark: false })],
  ])('reads %s', (_, bytes) => {
    expect(decodeText(bytes).text).toBe(TEXT);
  });

  it('reads Windows-1252, where 0x80 to 0x9F are signs of their own', () => {
    const bytes = Buffer.from('Cr_me _ _Caf__ _77 _', 'latin1');
    for (const [at, byte] of [
      [2, 0xe8],
      [6, 0x96],
      [8, 0x93],
      [12, 0xe9],
      [13, 0x94],
      [15, 0x92],
      [19, 0x80],
    ] as const) {
      bytes[at] = byte;
    }
    expect(decodeText(bytes).text).toBe('Crème – “Café” ’77 €');
  });

  it('reads a part of a larger buffer', () => {
    expect(decodeText(new Uint8Array(Buffer.from('xxname,glassxx')).subarray(2, 12)).text).toBe('name,glass');
  });

  it('refuses a file that is no text', () => {
    const bytes = Buffer.from(Array.from({ length: 2000 }, (_, at) => (at * 7919) % 256));
    expect(() => decodeText(bytes)).toThrow(expect.objectContaining({ status: 415 }));
  });

  it('refuses a damaged UTF-8 file rather than misspelling its drinks', () => {
    const bytes = Buffer.from([0xef, 0xbb, 0xbf, 0x6e, 0xc3, 0x28]);
    expect(() => decodeText(bytes)).toThrow(expect.objectContaining({ status: 400 }));
  });
});
