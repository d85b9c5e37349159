import type { Font, PathCommand } from 'opentype.js';

/** A face that writes by outlines, so that a picture has the same letters wherever it is made. */
export interface OutlineFace {
  /** The text in letters that the face has; null when it lacks one. */
  writable: (text: string) => string | null;
  /** Width of a writable text at a size, both in pixels. */
  width: (text: string, sizePx: number) => number;
  /** The outlines of a writable text as SVG path data; `y` is its baseline. */
  outline: (text: string, x: number, y: number, sizePx: number) => string;
}

/** Marks that stand for no letter: emoji, and what joins and varies them. */
const NO_LETTERS =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u200b-\u200f\ufe0e\ufe0f\u2060]/gu;
const MARKS = /\p{Mark}/gu;
const RENDERING = { kerning: true, features: { liga: false, rlig: false } };

/** One face of several fonts, of which each has letters of its own. */
export function outlineFace(fonts: readonly Font[]): OutlineFace {
  const fontOf = (letter: string): Font | undefined =>
    fonts.find((font) => font.charToGlyphIndex(letter) > 0);
  const has = (text: string): boolean => [...text].every((letter) => fontOf(letter));

  /** The letter itself, else its parts (`⅓`), else without its marks (`ǎ`). */
  const written = (letter: string): string | null => {
    const parts = letter.normalize('NFKD');
    return [letter, parts, parts.replace(MARKS, '')].find((form) => form !== '' && has(form)) ?? null;
  };
  /** Neighbouring letters of one font, so that they are kerned. */
  const runs = (text: string): { font: Font; text: string }[] => {
    const found: { font: Font; text: string }[] = [];
    for (const letter of text) {
      const font = fontOf(letter);
      if (!font) continue;
      const last = found.at(-1);
      if (last?.font === font) last.text += letter;
      else found.push({ font, text: letter });
    }
    return found;
  };

  return {
    writable(text) {
      const plain = text.normalize('NFC').replace(NO_LETTERS, '').replace(/\s+/g, ' ').trim();
      const letters = [...plain].map(written);
      return plain === '' || letters.includes(null) ? null : letters.join('');
    },
    width: (text, sizePx) =>
      runs(text).reduce((sum, run) => sum + run.font.getAdvanceWidth(run.text, sizePx, RENDERING), 0),
    outline(text, x, y, sizePx) {
      let path = '';
      for (const run of runs(text)) {
        path += pathData(run.font.getPath(run.text, x, y, sizePx, RENDERING).commands);
        x += run.font.getAdvanceWidth(run.text, sizePx, RENDERING);
      }
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
