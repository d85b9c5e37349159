import { capitalise, isNothing, splitOutsideParentheses, tidyText } from './foreign-text.ts';
import { readJsonList } from './list-cell.ts';

const NOTE = /(?:^|\s)(?=notes?\s*:)/i;
const ABBREVIATION =
  /(?:^|[\s(])(?:oz|ozs|lbs?|gal|qt|pt|gr|tsps?|tbsps?|tblsps?|ml|cl|dl|approx|ca|etc|no|vs|st|dr|mr|mrs|ms|min|mins|sec|secs|hrs?|pcs?|e\.g|i\.e|\p{L})\.$/iu;
/** Characters, with the sign before it. */
const LONGEST_ABBREVIATION = 8;
const SENTENCE_END =
  /(?<=[.!?]["”’]*)\s+|(?<=[.!?]\))\s+(?=[\p{Lu}"“(])|(?<=\p{Ll}{2}[.!?])(?=\p{Lu}\p{Ll})/gu;
const STEP_NUMBER = /(?:^|\s)(?:step\s*)?(\d{1,2})\s?[.):]\s*(?=\p{L})/giu;

/**
 * Makes steps of a cell in which somebody else wrote the preparation: lines, numbered steps ("1. … 2. …"),
 * entries between `|` (or `;` where there are no sentences), else one step a sentence. A note stays whole.
 */
export function splitInstructions(cell: string): string[] {
  const text = cell.trim();
  if (isNothing(text)) return [];
  const list = readJsonList(text);
  if (list) return list;
  const [body = '', ...notes] = text.split(NOTE);
  const steps = body.split(/[\r\n|]+/).flatMap((line) => splitLine(tidyText(line)));
  return [...steps.map(finishStep), ...notes.map((note) => finishStep(tidyText(note)))].filter((step) =>
    /[\p{L}\p{N}]/u.test(step),
  );
}

function splitLine(line: string): string[] {
  const numbered = splitNumbered(line);
  if (numbered) return numbered;
  if (line.includes(';') && !/[.!?]\s/.test(line)) return splitOutsideParentheses(line, /;/g);
  return splitSentences(line);
}

/** The steps of "1. Fill a glass 2.add vodka"; null unless the numbers count 1, 2, 3 … */
function splitNumbered(line: string): string[] | null {
  const marks: RegExpExecArray[] = [];
  for (const mark of line.matchAll(STEP_NUMBER)) {
    if (Number(mark[1]) === marks.length + 1) marks.push(mark);
  }
  const first = marks[0];
  if (!first || (marks.length < 2 && first.index > 0)) return null;
  const before = line.slice(0, first.index);
  const steps = marks.map((mark, at) => line.slice(mark.index + mark[0].length, marks[at + 1]?.index));
  return [before, ...steps].flatMap((step) => splitSentences(tidyText(step)));
}

function splitSentences(line: string): string[] {
  const sentences: string[] = [];
  for (const piece of splitOutsideParentheses(line, SENTENCE_END)) {
    const last = sentences.at(-1);
    if (
      last !== undefined &&
      (ABBREVIATION.test(last.slice(-LONGEST_ABBREVIATION)) || !/\p{L}/u.test(piece))
    ) {
      sentences[sentences.length - 1] = `${last} ${piece}`;
    } else {
      sentences.push(piece);
    }
  }
  return sentences;
}

function finishStep(step: string): string {
  // Stars point at footnotes of a page that is not there any more.
  return capitalise(
    step
      .replace(/\*\s?/g, '')
      .replace(/\s*;\s*$/, '')
      .trim(),
  );
}
