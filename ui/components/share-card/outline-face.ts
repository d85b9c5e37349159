import type { Font, Glyph, PathCommand } from 'opentype.js';

/** Writes by outlines, so that a picture has the same letters wherever it is made. Sizes and widths are pixels. */
export interface OutlineFace {
  writable: (text: string) => string | null;
  width: (text: string, sizePx: number) => number;
  fitting: (text: string, sizePx: number, widthPx: number) => string;
  /** SVG path data; `y` is the baseline. */
  outline: (text: string, x: number, y: number, sizePx: number) => string;
}

/** Emoji, and what joins and varies them. */
const NO_LETTERS =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u200b-\u200f\ufe0e\ufe0f\u2060]/gu;
const MARKS = /\p{Mark}/gu;

interface PlacedLetter {
  font: Font;
  glyph: Glyph;
  left: number;
  right: number;
  index: number;
}

export function outlineFace(fonts: readonly Font[]): OutlineFace {
  const fontOf = (letter: string): Font | undefined =>
    fonts.find((font) => font.charToGlyphIndex(letter) > 0);
  const has = (text: string): boolean => [...text].every((letter) => fontOf(letter));

  /** The letter itself, else its parts (`⅓`), else without its marks (`ǎ`). */
  const written = (letter: string): string | null => {
    if (has(letter)) return letter;
    const parts = letter.normalize('NFKD');
    return [parts, parts.replace(MARKS, '')].find((form) => form !== '' && has(form)) ?? null;
  };
  function* placed(text: string): Generator<PlacedLetter, void> {
    let last: PlacedLetter | undefined;
    let index = 0;
    for (const letter of text) {
      const font = fontOf(letter);
      if (font) {
        const glyph = font.charToGlyph(letter);
        const kerning = last?.font === font ? font.getKerningValue(last.glyph, glyph) : 0;
        const left: number = (last?.right ?? 0) + kerning / font.unitsPerEm;
        last = { font, glyph, left, right: left + (glyph.advanceWidth ?? 0) / font.unitsPerEm, index };
        yield last;
      }
      index += letter.length;
    }
  }

  return {
    writable(text) {
      const plain = text.normalize('NFC').replace(NO_LETTERS, '').replace(/\s+/g, ' ').trim();
      const letters = [...plain].map(written);
      return plain === '' || letters.includes(null) ? null : letters.join('');
    },
    width(text, sizePx) {
      let right = 0;
      for (const letter of placed(text)) right = letter.right;
      return right * sizePx;
    },
    fitting(text, sizePx, widthPx) {
      for (const { right, index } of placed(text)) if (right * sizePx > widthPx) return text.slice(0, index);
      return text;
    },
    outline(text, x, y, sizePx) {
      let path = '';
      for (const { glyph, left } of placed(text))
        path += pathData(glyph.getPath(x + left * sizePx, y, sizePx).commands);
      return path;
    },
  };
}

/** The library's own writer makes NaN of coordinates such as 708.0000001. */
function pathData(commands: readonly PathCommand[]): string {
  const point = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return commands
    .map((command) => {
      if (command.type === 'Z') return 'Z';
      const end = point(command.x, command.y);
      if (command.type === 'C')
        return `C${point(command.x1, command.y1)} ${point(command.x2, command.y2)} ${end}`;
      return command.type === 'Q' ? `Q${point(command.x1, command.y1)} ${end}` : command.type + end;
    })
    .join('');
}
