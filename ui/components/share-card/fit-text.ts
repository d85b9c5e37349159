import type { OutlineFace } from './outline-face.ts';

type Measure = Pick<OutlineFace, 'width'>;

/** A text in lines that fit a width, and its size in pixels. */
export interface FittedText {
  lines: string[];
  sizePx: number;
}

const ELLIPSIS = '…';

/** The text at the first of `sizes` at which its lines fit both; at the last one it is cut. */
export function fitText(
  face: Measure,
  text: string,
  box: { width: number; height: number; lineHeight: number },
  sizes: readonly number[],
): FittedText {
  let fitted: FittedText = { lines: [], sizePx: 0 };
  for (const sizePx of sizes) {
    const lines = wrapped(face, text, sizePx, box.width);
    const room = Math.max(1, Math.floor(box.height / (sizePx * box.lineHeight)));
    fitted = { lines: lines.slice(0, room), sizePx };
    if (lines.length <= room) return fitted;
    const last = lines.slice(room - 1).join(' ');
    fitted.lines[room - 1] = cutToWidth(face, last, sizePx, box.width);
  }
  return fitted;
}

/** The text, or as much of it as fits with an ellipsis behind. */
export function cutToWidth(face: Measure, text: string, sizePx: number, width: number): string {
  if (face.width(text, sizePx) <= width) return text;
  const letters = [...text];
  while (letters.length > 0 && face.width(letters.join('') + ELLIPSIS, sizePx) > width) letters.pop();
  return letters.join('').replace(/[\s,;:.–-]+$/, '') + ELLIPSIS;
}

/** The words of a text in as many lines as they need; a word that is wider than a line goes on in the next one. */
function wrapped(face: Measure, text: string, sizePx: number, width: number): string[] {
  const fits = (line: string): boolean => face.width(line, sizePx) <= width;
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) {
      lines[lines.length - 1] = `${last} ${word}`;
      continue;
    }
    let rest = word;
    while (!fits(rest)) {
      const letters = [...rest];
      let end = letters.length - 1;
      while (end > 1 && !fits(letters.slice(0, end).join(''))) end -= 1;
      lines.push(letters.slice(0, end).join(''));
      rest = letters.slice(end).join('');
    }
    lines.push(rest);
  }
  return lines;
}
