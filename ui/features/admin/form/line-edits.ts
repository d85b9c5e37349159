export interface LineEdit {
  lines: string[];
  at: number;
  caret: number;
}

/** At the caret; what is selected goes. */
export function split(lines: readonly string[], at: number, start: number, end: number): LineEdit {
  const line = lines[at] ?? '';
  return { lines: lines.toSpliced(at, 1, line.slice(0, start), line.slice(end)), at: at + 1, caret: 0 };
}

export function joinedWithPrevious(lines: readonly string[], at: number): LineEdit | null {
  const before = lines[at - 1];
  if (before === undefined) return null;
  return { lines: lines.toSpliced(at - 1, 2, before + (lines[at] ?? '')), at: at - 1, caret: before.length };
}

export function moved(lines: readonly string[], at: number, by: 1 | -1, caret: number): LineEdit | null {
  const other = lines[at + by];
  if (other === undefined) return null;
  return { lines: lines.with(at + by, lines[at] ?? '').with(at, other), at: at + by, caret };
}

export function removed(lines: readonly string[], at: number): LineEdit {
  return { lines: lines.toSpliced(at, 1), at: Math.max(0, at - 1), caret: 0 };
}

const LINE_END = /\r\n?|[\n\v\f\u2028\u2029]/;
/** Also as word processors write them: in a font of symbols, and an "o" with a tab. */
const BULLET = /^\s*(?:[•●▪◦‣∙■□○·*+–—-]\s+|[\uf0b7\uf0a7]\s*|o\t\s*)/;
const NUMBER = /^\s*\(?(\d{1,2})[.)]\s+/;

/** A pasted list without its bullets, and without its numbers when they count up. */
export function withoutListMarks(text: string): string {
  const lines = text.split(LINE_END).map((line) => line.replace(BULLET, ''));
  const numbers = lines.flatMap((line) => NUMBER.exec(line)?.[1] ?? []).map(Number);
  const isCounting = numbers.every((number, at) => number === (numbers[0] ?? 0) + at);
  return lines.map((line) => (isCounting ? line.replace(NUMBER, '') : line)).join('\n');
}

/** A pasted block becomes as many lines; blank ones are dropped. */
export function replaced(lines: readonly string[], at: number, text: string): LineEdit {
  if (!text.includes('\n')) return { lines: lines.with(at, text), at, caret: text.length };
  const block = text.split('\n').filter((line) => line.trim() !== '');
  const last = block.at(-1) ?? '';
  const put = block.length > 0 ? block : [''];
  return { lines: lines.toSpliced(at, 1, ...put), at: at + put.length - 1, caret: last.length };
}
