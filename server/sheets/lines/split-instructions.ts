import { inRuns } from '../in-runs.ts';
import { anyOf, wordsFor } from '../words/languages.ts';
import { isNothing, splitOutsideParentheses, tidyText } from './foreign-text.ts';
import { readEntries } from './read-entries.ts';
import { linesOf, splitAtMarks, withoutMarks } from './split-entries.ts';

const NOTE = /(?:^|\s)(?=notes?\s*:)/i;
const ABBREVIATION = new RegExp(
  String.raw`(?:^|[\s(])(?:${anyOf(wordsFor('abbreviations'))}|\p{L})\.$`,
  'iu',
);
/** Characters, with the sign before it. */
const LONGEST_ABBREVIATION = 8;
/** A bounded number of quotation marks: looking back over all of them at each of them takes minutes in a cell of nothing else. */
const SENTENCE_END =
  /(?<=[.!?]["”’]{0,3})\s+|(?<=[.!?]\))\s+(?=[\p{Lu}"“(])|(?<=\p{Ll}{2}[.!?])(?=\p{Lu}\p{Ll})|(?<=[。！？])\s*(?=.)/gu;
const ARROWS = /\s*(?:→|⇒|➜|=>|->)\s*/g;
const SLASHES = /\s+\/+\s+/g;

/**
 * Makes steps of a preparation that is written in other people's ways: a program's list, lines, numbered or bulleted steps
 * ("1. … 2. …"), entries between `|` (or `;`, arrows, ` / ` where there are no sentences), else one step a sentence. A note stays
 * whole. Numbers and bullets are no part of a step.
 */
export function splitInstructions(cell: string): string[] {
  const text = cell.trim();
  if (isNothing(text)) return [];
  const list = readEntries(text);
  if (list) return finished(withoutMarks(list.map(tidyText)));
  const [body = '', ...notes] = text.split(NOTE);
  const lines = body.split('|').flatMap(linesOf);
  const steps = (lines.length > 1 ? withoutMarks(lines) : lines).flatMap((line) => splitLine(tidyText(line)));
  return finished([...steps, ...notes.map((note) => tidyText(linesOf(note).join(' ')))]);
}

function splitLine(line: string): string[] {
  const marked = splitAtMarks(line);
  if (marked) return marked.flatMap((step) => splitSentences(tidyText(step)));
  if (!/[.!?]\s/.test(line)) {
    if (/[;；]/.test(line)) return splitOutsideParentheses(line, /[;；]/g);
    const pieces = [ARROWS, SLASHES].map((separator) => splitOutsideParentheses(line, separator));
    const several = pieces.find(({ length }) => length > 1);
    if (several) return several;
  }
  return splitSentences(line);
}

function splitSentences(line: string): string[] {
  return inRuns(
    splitOutsideParentheses(line, SENTENCE_END),
    (piece, run) =>
      ABBREVIATION.test(run.at(-1)?.slice(-LONGEST_ABBREVIATION) ?? '') || !/\p{L}/u.test(piece),
  ).map((run) => run.join(' '));
}

/** Steps as they are shown; what holds no word (a number or a bullet that was left over) is none. */
function finished(steps: readonly string[]): string[] {
  return steps.map(finishStep).filter((step) => /\p{L}/u.test(step));
}

function finishStep(step: string): string {
  // Stars point at footnotes of a page that is not there any more.
  return step
    .replace(/\*\s?/g, '')
    .replace(/\s*;\s*$/, '')
    .trim();
}
