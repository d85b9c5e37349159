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
