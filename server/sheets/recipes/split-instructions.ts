import { linesOf, splitAtMarks, withoutMarks } from '#openapi/ingredients/lines/list-marks.ts';
import { splitOutsideBrackets, tidyText } from '../cells/plain-text.ts';
import { readEntries } from '../cells/list-cell.ts';
import { wordSource, isNothing } from '../cells/value-words.ts';

const NOTE = /(?:^|\s)(?=notes?\s*:)/i;
/** Matches abbreviations, which do not end a sentence: "approx. 10 seconds", "ca. 2 cl", "z. B.". */
const ABBREVIATION = new RegExp(String.raw`(?:^|[\s(])(?:${wordSource('abbreviations')}|\p{L})\.$`, 'iu');
/** The most characters of an abbreviation with the sign before it. */
const MAX_ABBREVIATION = 8;
/** Matches at most three quotation marks: without a bound, a cell full of them would take minutes. */
const SENTENCE_END =
  /(?<=[.!?]["”’]{0,3})\s+|(?<=[.!?]\))\s+(?=[\p{Lu}"“(])|(?<=\p{Ll}{2}[.!?])(?=\p{Lu}\p{Ll})|(?<=[。！？])\s*(?=.)/gu;
const ARROWS = /\s*(?:→|⇒|➜|=>|->)\s*/g;
const SLASHES = /\s+\/+\s+/g;

/**
 * Splits a preparation into steps: a printed list, lines, numbered steps, or entries between `|` (or `;`,
 * arrows, ` / ` if there are no sentences). Otherwise each sentence is a step. A note stays whole.
 */
export function splitInstructions(cell: string): string[] {
  const text = cell.trim();
  if (isNothing(text)) return [];
  const list = readEntries(text);
  if (list) return finished(withoutMarks(list.map(tidyText)));
  const [body = '', ...notes] = text.split(NOTE);
  const lines = body.split('|').flatMap(linesOf);
  const steps = (lines.length > 1 ? withoutMarks(lines) : lines).flatMap((line) =>
    splitStepLine(tidyText(line)),
  );
  return finished([...steps, ...notes.map((note) => tidyText(linesOf(note).join(' ')))]);
}

function splitStepLine(line: string): string[] {
  const marked = splitAtMarks(line);
  if (marked) return marked.flatMap((step) => splitSentences(tidyText(step)));
  const slashed = splitOutsideBrackets(line, SLASHES);
  if (slashed.length > 1) return slashed;
  if (!/[.!?]\s/.test(line))
    for (const separator of [/\s*[;；]\s*/g, ARROWS]) {
      const pieces = splitOutsideBrackets(line, separator);
      if (pieces.length > 1) return pieces;
    }
  return splitSentences(line);
}

function splitSentences(line: string): string[] {
  const sentences: string[] = [];
  for (const piece of splitOutsideBrackets(line, SENTENCE_END)) {
    const before = sentences.at(-1);
    const goesOn = before !== undefined && ABBREVIATION.test(before.slice(-MAX_ABBREVIATION));
    if (before !== undefined && (goesOn || !/\p{L}/u.test(piece)))
      sentences[sentences.length - 1] = `${before} ${piece}`;
    else sentences.push(piece);
  }
  return sentences;
}

/** Drops a step without a word, such as a number or a bullet that was left over. */
function finished(steps: readonly string[]): string[] {
  return steps.map((step) => step.replace(/\s*;\s*$/, '').trim()).filter((step) => /\p{L}/u.test(step));
}
