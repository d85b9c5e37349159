import { trimEndPunctuation } from '#ui/lib/words/trim-end-punctuation.ts';
import type { OutlineFace } from './outline-face.ts';

type Measure = Pick<OutlineFace, 'width'>;

export interface FittedText {
  lines: string[];
  sizePx: number;
}

/** Measuring costs time, and no card has room for more letters. */
const MAX_CHARACTERS = 160;

/** Chooses the first of `sizes` at which the lines fit; at the last size it cuts them. */
export function fitText(
  face: Measure,
  text: string,
  box: { width: number; height: number; lineHeight: number },
  sizes: readonly number[],
): FittedText {
  let fitted: FittedText = { lines: [], sizePx: 0 };
  for (const sizePx of sizes) {
    const room = Math.max(1, Math.floor(box.height / (sizePx * box.lineHeight)));
    const lines = wrapWords(face, text.slice(0, MAX_CHARACTERS), box.width / sizePx);
    const visibleLines = [...lines.slice(0, room - 1), lines.slice(room - 1).join(' ')].filter(Boolean);
    fitted = { lines: visibleLines.map((line) => cutToWidth(face, line, sizePx, box.width)), sizePx };
    if (fitted.lines.join(' ') === text) return fitted;
  }
  return fitted;
}

export function cutToWidth(face: Measure, text: string, sizePx: number, widthPx: number): string {
  let line = text.slice(0, MAX_CHARACTERS);
  while (line !== '…' && face.width(line) * sizePx > widthPx)
    line = `${trimEndPunctuation(line.replace(/.…?$/u, ''))}…`;
  return line;
}

function wrapWords(face: Measure, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && face.width(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
