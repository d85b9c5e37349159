import type { ImportDoubtName } from '#openapi/generated/model.ts';
import { FRACTION_SIGN } from '#openapi/ingredients/quantity.ts';
import { inRuns } from '../in-runs.ts';
import { isKindOfIngredient, isQualifier } from '../words/ingredient-words.ts';
import {
  EAST_ASIAN_SIGNS,
  isNothing,
  splitOutsideParentheses,
  tidyText,
  unbracketed,
} from './foreign-text.ts';
import { partsOf } from './join-measure.ts';
import {
  amountFirst,
  isBareAmount,
  isMeasured,
  MEASURED_VOLUME,
  startsWithAmount,
  startsWithVolume,
} from './line-amounts.ts';
import { COLON, LIKELY_SEPARATORS, type ListHabit } from './list-habit.ts';
import { readEntries } from './read-entries.ts';
import { AND, pairedAmounts, splitCommas } from './split-commas.ts';
import { linesOf, splitAtMarks, withoutMarks } from './split-entries.ts';
import { areCommasUnsure } from './unsure-commas.ts';

/** Signs that separate wherever they stand, the strongest first; `，` and `、` are Chinese, Japanese and Korean, and so is any comma there; `،` is Arabic. */
const SURE_SEPARATORS = [
  /\s*\|\s*/g,
  /\s*[;；؛]\s*/g,
  /\s*、\s*/g,
  /\s*[，،]\s*/g,
  new RegExp(String.raw`(?<=[${EAST_ASIAN_SIGNS}]),\s*(?=[${EAST_ASIAN_SIGNS}])`, 'gu'),
];

/**
 * The ingredient lines of one cell of a foreign sheet; each cell may have its own way to separate them.
 * @param doubts gets 'unsureCommas' where a sign may as well belong to an ingredient
 */
export function splitIngredients(cell: string, habit: ListHabit, doubts: ImportDoubtName[] = []): string[] {
  const text = cell.trim();
  if (isNothing(text)) return [];
  const listed = readEntries(text);
  const entries = listed ? (pairedAmounts(listed) ?? listed) : splitText(unbracketed(text), habit, doubts);
  const lines = entries
    .map(tidyText)
    .flatMap(splitCrowded)
    .map(finishIngredient)
    .filter((entry) => !isNothing(entry) && /[\p{L}\p{N}]/u.test(entry));
  if (areCommasUnsure(cell, lines, habit)) doubts.push('unsureCommas');
  return lines;
}

/** "Gin ....... 2 oz", as a menu is set. */
const DOTS_BEFORE_AMOUNT = new RegExp(String.raw` ?(?<!\.)\.{2,} ?(?=\d|${FRACTION_SIGN})`, 'gu');

function finishIngredient(entry: string): string {
  return amountFirst(entry)
    .replace(/(?<!\*)\*+$/, '')
    .replace(DOTS_BEFORE_AMOUNT, ' ')
    .replace(/(?<![,;])[,;]+$/, '')
    .trim();
}

function splitText(text: string, habit: ListHabit, doubts: ImportDoubtName[]): string[] {
  const lines = linesOf(text);
  const [first = '', ...others] = lines;
  if (others.length === 0) return splitLine(first, habit);
  // "For the syrup:" below lines that have no heading.
  const isPart = (line: string): boolean => HEADING.test(line) && !isKindOfIngredient(line);
  if (!HEADING.test(first) && others.some(isPart)) doubts.push('crowdedIngredient');
  return withoutMarks(joinWrapped(withoutHeadings(lines)));
}

const HEADING = /^\P{N}{2,40}[:：]$/u;

/** Without lines that only name the part of the recipe below them: "For the syrup:". */
function withoutHeadings(lines: readonly string[]): readonly string[] {
  return lines.some((line) => !HEADING.test(line)) ? lines.filter((line) => !HEADING.test(line)) : lines;
}

/** A line that ends with a comma goes on where the next one only says more: "1 oz lime juice," and "freshly squeezed". */
function joinWrapped(lines: readonly string[]): string[] {
  return inRuns(lines, (line, run) => run.at(-1)?.endsWith(',') === true && isQualifier(line)).map((run) =>
    run.join(' '),
  );
}

/** A list between commas whose entries with a comma stand in quotation marks, as Airtable exports it. */
const QUOTED_ENTRY = /(?:^|,)\s*(?:"[^"]*,[^"]*"|«[^»]*»)\s*(?=,|$)/;
const ENTRY_OR_QUOTED = /"[^"]*"|«[^»]*»|[^,"«]+/g;

const RATIO = /^(\d[\d.]*(?::\d[\d.]*)+)\s+(.+)$/;

/** "1:1:2 gin, lime juice, soda": as many numbers as ingredients. */
function splitRatio(line: string): string[] | null {
  const [, ratio = '', names = ''] = RATIO.exec(line) ?? [];
  const [amounts, entries] = [partsOf(ratio), splitOutsideParentheses(names, /\s*,\s*/g)];
  return ratio !== '' && amounts.length === entries.length
    ? entries.map((entry, at) => `${amounts[at]} ${entry}`)
    : null;
}

function splitLine(line: string, habit: ListHabit): string[] {
  const inParts = splitRatio(line);
  if (inParts) return inParts;
  if (QUOTED_ENTRY.test(line))
    return (line.match(ENTRY_OR_QUOTED) ?? []).map((entry) => entry.replace(/["«»]/g, ''));
  const marked = splitAtMarks(line);
  if (marked) return marked.map((entry) => entry.replace(/[,;]\s*$/, ''));
  const readings = [...readingsOf(line, habit)].filter(({ length }) => length > 1);
  // What gives more ingredients with amounts separates: "1 oz gin, 2 oz soda, orange; cherry" is a list between commas.
  return readings.length > 0 ? mostMeasured(readings) : splitAtAnd(line);
}

/** The first of those with the most amounts. */
function mostMeasured(readings: readonly string[][]): string[] {
  const amounts = readings.map(
    (pieces) =>
      pieces.filter((piece) => isMeasured(piece) && !isBareAmount(piece.split(/,\s/, 1)[0] ?? '')).length,
  );
  return readings[amounts.indexOf(Math.max(...amounts))] ?? [];
}

/** The ways to take a line apart, the likeliest first. */
function* readingsOf(line: string, { commas, separator, lastAnd }: ListHabit): Generator<string[]> {
  for (const sure of SURE_SEPARATORS) yield splitOutsideParentheses(line, sure);
  for (const likely of [...LIKELY_SEPARATORS, COLON]) {
    const pieces = splitOutsideParentheses(line, likely);
    if (likely === separator || pieces.filter(isMeasured).length > pieces.length / 2) yield pieces;
  }
  if (commas !== 'none') yield splitCommas(line, commas, lastAnd).flatMap(splitAtAnd);
}

const AND_AMOUNT = new RegExp(
  String.raw`${AND.source}(?=\d+(?:[\s./]\d+)*\s*(?:ml|cl|oz|dash|drop|tsp|bsp|part)|\d+(?:[\s./]\d+)*\s\p{L}|${FRACTION_SIGN})`,
  AND.flags,
);

/** The last two of a list between commas: "2 oz gin and 1 oz lime". */
function splitAtAnd(piece: string): string[] {
  if (!startsWithAmount(piece.trim())) return [piece];
  return splitOutsideParentheses(piece, AND_AMOUNT);
}

const NEXT_VOLUME = new RegExp(
  String.raw`(?<=\p{L})(?<!\b(?:and|or|of|to|with|plus|about|each|per))\s+(?=${MEASURED_VOLUME}\s+\p{L})`,
  'giu',
);

const AFTER_MEASURE =
  /(?<=\d\s?(?:ml|cl|oz|tsp|tbsp|dash(?:es)?|drops?))\s+(?!(?:and|or|of|to|plus|each)\b)(?=\p{L})/giu;

/** Lines that ran together: "30 ml Vodka 20 ml Triple Sec" and "Vodka 30 ml Triple Sec 20 ml" are two. */
function splitCrowded(entry: string): string[] {
  if (startsWithVolume(entry)) return splitOutsideParentheses(entry, NEXT_VOLUME);
  const pieces = splitOutsideParentheses(entry, AFTER_MEASURE);
  return pieces.every((piece) => isMeasured(amountFirst(piece)) && !startsWithAmount(piece))
    ? pieces
    : [entry];
}
