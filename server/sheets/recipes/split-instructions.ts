import { linesOf, splitAtMarks, withoutMarks } from '#openapi/ingredients/lines/list-marks.ts';
import { splitOutsideBrackets, tidyText } from '../words/plain-text.ts';
import { readEntries } from '../words/printed-list.ts';
import { isNothing } from '../words/value-words.ts';

const NOTE = /(?:^|\s)(?=notes?\s*:)/i;
/** "approx. 10 seconds", "ca. 2 cl", "z. B." end no sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:approx|ca|lbs?|dr|mrs?|st|e\.g|i\.e|etc|no|oz|tsp|tbsp|min|sec|ml|cl|bzw|ggf|evtl|env|aprox|ok|np|т\. ?е|\p{L})\.$/iu;
/** Characters, with the sign before it. */
const LONGEST_ABBREVIATION = 8;
/** A bounded number of quotation marks: looking back over all of them at each of them takes minutes in a cell of nothing else. */
const SENTENCE_END =
  /(?<=[.!?]["”’]{0,3})\s+|(?<=[.!?]\))\s+(?=[\p{Lu}"“(])|(?<=\p{Ll}{2}[.!?])(?=\p{Lu}\p{Ll})|(?<=[。！？])\s*(?=.)/gu;
const ARROWS = /\s*(?:→|⇒|➜|=>|->)\s*/g;
const SLASHES = /\s+\/+\s+/g;

/**
 * The steps of a preparation that is written in other people's ways: a program's list, lines, numbered or bulleted steps, entries
 * between `|` (or `;`, arrows, ` / ` where there are no sentences), else one step a sentence. A note stays whole.
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
    const goesOn = before !== undefined && ABBREVIATION.test(before.slice(-LONGEST_ABBREVIATION));
    if (before !== undefined && (goesOn || !/\p{L}/u.test(piece)))
      sentences[sentences.length - 1] = `${before} ${piece}`;
    else sentences.push(piece);
  }
  return sentences;
}

/** What holds no word (a number or a bullet that was left over) is no step. */
function finished(steps: readonly string[]): string[] {
  return steps.map((step) => step.replace(/\s*;\s*$/, '').trim()).filter((step) => /\p{L}/u.test(step));
}
