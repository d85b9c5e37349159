import { parse, type Font, type Glyph } from 'opentype.js';

/** Writes text as outlines, so that a picture has the same letters wherever it is made. */
export interface OutlineFace {
  /** The text without emoji and with letters that the fonts have; null if that is impossible. */
  writable: (text: string) => string | null;
  /** In parts of the font size. */
  width: (text: string) => number;
  /** SVG path data in the units of the font. */
  outline: (text: string) => string;
  unitsPerEm: number;
}

/** The pattern matches emoji, and the characters that join and vary them. */
const NO_LETTERS =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u200b-\u200f\ufe0e\ufe0f\u2060]/gu;
const MARKS = /\p{Mark}/gu;

/** Loads the fonts of a family from data URLs. The first font that has a letter is used. */
export function outlineFace(files: readonly string[]): OutlineFace {
  const fonts = files.map(fontIn);
  const { unitsPerEm = 1000 } = fonts[0] ?? {};
  const fontOf = (letter: string) => fonts.find((font) => font.charToGlyphIndex(letter) > 0);
  const has = (text: string) => text !== '' && [...text].every((letter) => fontOf(letter));

  /** The letter itself, or else its parts (`⅓`), or else the letter without its marks (`ǎ`). */
  const writableLetter = (letter: string) => {
    const parts = letter.normalize('NFKD');
    return [letter, parts, parts.replace(MARKS, '')].find(has) ?? null;
  };
  const placeLetters = (text: string) => {
    let end = 0;
    let last: { font: Font; glyph: Glyph } | undefined;
    const letters = [...text].flatMap((letter) => {
      const font = fontOf(letter);
      if (!font) return [];
      const glyph = font.charToGlyph(letter);
      const start = end + (last?.font === font ? font.getKerningValue(last.glyph, glyph) : 0);
      end = start + (glyph.advanceWidth ?? 0);
      last = { font, glyph };
      return [{ glyph, start }];
    });
    return { letters, end };
  };

  return {
    unitsPerEm,
    writable: (text) => {
      const plain = text.normalize('NFC').replace(NO_LETTERS, '').replace(/\s+/g, ' ').trim();
      const letters = [...plain].map(writableLetter);
      return plain === '' || letters.includes(null) ? null : letters.join('');
    },
    width: (text) => placeLetters(text).end / unitsPerEm,
    // One decimal: the library writes numbers that it rounds to 0 without a separator.
    outline: (text) =>
      placeLetters(text)
        .letters.map(({ glyph, start }) => glyph.getPath(start, 0, unitsPerEm).toPathData(1))
        .join(''),
  };
}

function fontIn(url: string): Font {
  const bytes = atob(url.slice(url.indexOf(',') + 1));
  return parse(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)).buffer);
}
