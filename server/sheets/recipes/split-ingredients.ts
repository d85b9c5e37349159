import type { ImportDoubtName } from '#openapi/generated/model.ts';
import { isBareAmount, isMeasured } from './amounts.ts';
import { linesOf, splitAtMarks, withoutMarks } from './list-marks.ts';
import { splitOutsideBrackets, tidyText } from './plain-text.ts';
import { readEntries } from './read-literal.ts';
import { isNothing } from '../words/value-words.ts';

/** Signs that separate wherever they stand, the strongest first; the last are Chinese and Japanese. */
const SURE_SIGNS = [/\s*\|\s*/g, /\s*[;；]\s*/g, /\s*[、，]\s*/g];
/** Those that may stand within an entry too. */
const LIKELY_SIGNS = [/\s+\/+\s+/g, /\s+\+\s+/g, /\s+&\s+/g, /\s+[-–—]\s+/g];
/** A comma without a blank behind it, as a program joins entries. */
const BARE_COMMA = /(?<!\d),(?=\S)|,(?=[^\s\d])/g;
const COMMA = /(?:(?<!\d),|,(?!\d))\s*/g;
/** What only says more about the ingredient before it. */
export const QUALIFIER =
  /^(?:fresh(?:ly)?|chilled|cold|hot|dry|crushed|sliced|chopped|peeled|muddled|optional|to (?:taste|top|fill)|for (?:garnish|topping)|as needed|preferably|such as|or|about|ca\.)(?![\p{L}])/iu;
const STARTS_WITH_VOLUME = /^[\d.,/½¼¾ ]+\s?(?:ml|cl|oz)\b/i;
const AND_AMOUNT = /(?<=\p{L})\s+(?:and|und|et|y|e|en|i|и)\s+(?=\d)/giu;
const NEXT_VOLUME =
  /(?<=\p{L})(?<!\b(?:and|or|of|to|with|plus|about|each|per))\s+(?=\d+(?:[.,/]\d+)?\s?(?:ml|cl|oz)\s+\p{L})/giu;
/** "Gin ....... 2 oz", as a menu is set. */
export const LEADERS = /\s?\.{2,}\s?(?=\d)/g;
const FILLER =
  /^(?:crushed |cubed )?(?:ice(?: cubes?)?|soda(?: water)?|tonic(?: water)?|sparkling water|club soda|ginger (?:beer|ale)|cola|champagne|prosecco|salt|pepper|mint|water)$/i;

/** How a column of ingredients separates them: programs write commas without blanks. */
export interface ListHabit {
  hasBareCommas: boolean;
}

/** True for a column whose commas have no blanks behind them. */
export function listHabit(cells: readonly string[]): ListHabit {
  const listed = cells.filter((cell) => splitOutsideBrackets(cell, BARE_COMMA).length > 1);
  const spaced = cells.filter(
    (cell) => /,\s/.test(cell) && splitOutsideBrackets(cell, BARE_COMMA).length === 1,
  );
  return { hasBareCommas: listed.length > 0 && listed.length > spaced.length * 2 };
}

/**
 * The ingredient lines of one cell of a sheet that is not our own export.
 * @param doubts gets 'unsureCommas' where a sign may as well belong to an ingredient
 */
export function splitIngredients(cell: string, habit: ListHabit, doubts: ImportDoubtName[]): string[] {
  const text = cell.trim();
  if (isNothing(text)) return [];
  const listed = readEntries(text);
  const entries = listed ? (pairedAmounts(listed) ?? listed) : splitText(text, habit, doubts);
  return entries
    .flatMap((entry) => splitCrowded(tidyText(entry)))
    .map((entry) =>
      entry
        .replace(/[,;*]+$/, '')
        .replace(LEADERS, ' ')
        .trim(),
    )
    .filter((entry) => !isNothing(entry) && /[\p{L}\p{N}]/u.test(entry));
}

/** Lines that ran together: "30 ml Vodka 20 ml Triple Sec" and "2 oz gin and 1 oz lime" are two. */
function splitCrowded(entry: string): string[] {
  if (!STARTS_WITH_VOLUME.test(entry)) return [entry];
  return splitOutsideBrackets(entry, AND_AMOUNT).flatMap((part) => splitOutsideBrackets(part, NEXT_VOLUME));
}

function splitText(text: string, habit: ListHabit, doubts: ImportDoubtName[]): string[] {
  const lines = linesOf(text);
  const [first = '', ...others] = lines;
  if (others.length === 0) return splitLine(first, habit, doubts);
  return withoutMarks(lines).flatMap((line) => {
    const pieces = line.split(/\s*;\s*/);
    return pieces.length > 1 && pieces.every(isMeasured) ? pieces : line;
  });
}

function splitLine(line: string, habit: ListHabit, doubts: ImportDoubtName[]): string[] {
  const marked = splitAtMarks(line);
  if (marked) return marked;
  for (const sign of SURE_SIGNS) {
    const pieces = filled(splitOutsideBrackets(line, sign));
    if (pieces.length < 2) continue;
    // Sentences and lists of another kind are no ingredients: "Gin, Campari, vermouth; stir; orange peel".
    if (pieces.some((piece) => !isMeasured(piece) && /,/.test(piece))) doubts.push('unsureCommas');
    return pieces;
  }
  for (const sign of LIKELY_SIGNS) {
    const pieces = filled(splitOutsideBrackets(line, sign));
    if (pieces.length < 2) continue;
    if (pieces.every((piece) => isMeasured(piece) || FILLER.test(piece)) && pieces.some(isMeasured))
      return pieces;
    if (!isMeasured(line) && pieces.length > 2) {
      doubts.push('unsureCommas');
      return pieces;
    }
    if (!/,/.test(line) && /\s\/+\s/.test(line)) doubts.push('unsureCommas');
  }
  return splitCommas(line, habit, doubts);
}

function splitCommas(line: string, habit: ListHabit, doubts: ImportDoubtName[]): string[] {
  if (habit.hasBareCommas) {
    const bare = filled(splitOutsideBrackets(line, BARE_COMMA));
    if (bare.length > 1) return bare;
  }
  const pieces = filled(splitOutsideBrackets(line, COMMA));
  if (pieces.length < 2) return pieces;
  const paired = pairedAmounts(pieces);
  if (paired) return paired;
  const isSure = (piece: string): boolean => isMeasured(piece) || FILLER.test(piece);
  const joined = joinQualifiers(pieces);
  if (joined.every(isSure) && joined.some(isMeasured)) return joined;
  doubts.push('unsureCommas');
  // One ingredient and a remark about it, or a list of names: only a list has several commas or amounts.
  return joined.length > 2 || joined.filter(isMeasured).length > 1 ? joined : [line];
}

/** "Gin, 2 oz, Lime, 1 oz" and "2 oz, gin, 1 oz, lime": each amount with its ingredient. */
function pairedAmounts(pieces: readonly string[]): string[] | null {
  if (pieces.length < 4 || pieces.length % 2 > 0) return null;
  const isAmountFirst = isBareAmount(pieces[0] ?? '');
  const isInPlace = (piece: string, at: number): boolean =>
    isBareAmount(piece) === (at % 2 === (isAmountFirst ? 0 : 1));
  if (!pieces.every(isInPlace)) return null;
  return pieces.flatMap((piece, at) => {
    const next = pieces[at + 1] ?? '';
    return at % 2 > 0 ? [] : [isAmountFirst ? `${piece} ${next}` : `${next} ${piece}`];
  });
}

function joinQualifiers(pieces: readonly string[]): string[] {
  const joined: string[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    if (before !== undefined && !isMeasured(piece) && (QUALIFIER.test(piece) || isBareAmount(piece)))
      joined[joined.length - 1] = `${before}, ${piece}`;
    else joined.push(piece.replace(/^(?:and|und|et|y|e|en|i|и)\s+/iu, ''));
  }
  return joined;
}

function filled(pieces: readonly string[]): string[] {
  return pieces.map((piece) => piece.trim()).filter(Boolean);
}
