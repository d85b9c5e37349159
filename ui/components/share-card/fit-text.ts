import { withoutEndMarks } from '#ui/lib/words/without-end-marks.ts';
import type { OutlineFace } from './outline-face.ts';

type Measure = Pick<OutlineFace, 'width' | 'fitting'>;

export interface FittedText {
  lines: string[];
  sizePx: number;
}

const ELLIPSIS = '…';

/** Takes the first of `sizes` at which the lines fit; at the last one the text is cut. */
export function fitText(
  face: Measure,
  text: string,
  box: { width: number; height: number; lineHeight: number },
  sizes: readonly number[],
): FittedText {
  let fitted: FittedText = { lines: [], sizePx: 0 };
  for (const sizePx of sizes) {
    const room = Math.max(1, Math.floor(box.height / (sizePx * box.lineHeight)));
    const lines = wrapped(face, text, sizePx, box.width, room + 1);
    fitted = { lines: lines.slice(0, room), sizePx };
    if (lines.length <= room) return fitted;
    const last = lines.slice(room - 1).join(' ');
    fitted.lines[room - 1] = cutToWidth(face, last, sizePx, box.width);
  }
  return fitted;
}

export function cutToWidth(face: Measure, text: string, sizePx: number, width: number): string {
  if (face.fitting(text, sizePx, width) === text) return text;
  const cut = face.fitting(text, sizePx, width - face.width(ELLIPSIS, sizePx));
  return withoutEndMarks(cut) + ELLIPSIS;
}

/** A word that is wider than a line goes on in the next one. */
function wrapped(face: Measure, text: string, sizePx: number, width: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && face.fitting(longer, sizePx, width) === longer) {
      lines[lines.length - 1] = longer;
      continue;
    }
    let rest = word;
    do {
      if (lines.length === most) return lines;
      const line = face.fitting(rest, sizePx, width) || ([...rest.slice(0, 2)][0] ?? '');
      lines.push(line);
      rest = rest.slice(line.length);
    } while (rest !== '');
  }
  return lines;
}
