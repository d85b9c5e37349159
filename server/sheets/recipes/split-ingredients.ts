import { foldText } from '#openapi/text/fold-text.ts';
import type { ImportDoubtName } from '#openapi/generated/model.ts';
import { isIngredient } from '../cells/ingredients.ts';
import { isBareAmount, isAmountLine } from '../cells/amounts.ts';
import { linesOf, splitAtMarks, withoutMarks } from '#openapi/ingredients/lines/list-marks.ts';
import { splitOutsideBrackets, tidyText } from '../cells/plain-text.ts';
import { readEntries } from '../cells/list-cell.ts';
import { wordSource, isNothing, wordList } from '../cells/value-words.ts';

/** Signs that always separate entries, the strongest first. The last ones are Chinese and Japanese. */
const SURE_SIGNS = [/\s*\|\s*/g, /\s*[;；]\s*/g, /\s*[、，]\s*/g];
/** Signs that may also be part of an entry. */
const LIKELY_SIGNS = [/\s+\/+\s+/g, /\s+\+\s+/g, /\s+&\s+/g, /\s+[-–—]\s+/g];
const COMMA = /(?:(?<!\d),|,(?!\d))\s*/g;
/** Matches what only says more about the ingredient before it. */
export const QUALIFIER = new RegExp(String.raw`^(?:${wordSource('qualifiers')})(?!\p{L})`, 'iu');
const LEADING_AND = new RegExp(String.raw`^(?:${wordSource('conjunctions')})\s+`, 'iu');
/** Ingredients that are added without an amount. */
const UNMEASURED = new Set(wordList('unmeasured'));

/** The entries of cells, and what may be wrong with them. */
export interface ReadEntries {
  entries: string[];
  doubts: ImportDoubtName[];
}

export const withoutDoubts = (entries: string[]): ReadEntries => ({ entries, doubts: [] });

export function concatEntries(parts: readonly ReadEntries[]): ReadEntries {
  return { entries: parts.flatMap(({ entries }) => entries), doubts: parts.flatMap(({ doubts }) => doubts) };
}

/** Splits a cell of another program's sheet. A sign that may belong to an ingredient is a doubt. */
export function splitIngredients(cell: string): ReadEntries {
  const text = cell.trim();
  if (isNothing(text)) return withoutDoubts([]);
  const printed = readEntries(text);
  const { entries, doubts } = printed ? withoutDoubts(printed) : splitText(text);
  const isFilled = (line: string): boolean => !isNothing(line) && /[\p{L}\p{N}]/u.test(line);
  return { entries: withoutLastSigns(entries.map(tidyText)).filter(isFilled), doubts };
}

const LAST_SIGN = /(?<![,;*])[,;*]+$/;

/** Removes commas at the ends of lines. If a line may continue after its comma, all commas stay. */
export function withoutLastSigns(lines: readonly string[]): string[] {
  const bare = lines.map((line) => line.replace(LAST_SIGN, '').trim());
  return bare.every(isSure) || !bare.some(isAmountLine) ? bare : [...lines];
}

function splitText(text: string): ReadEntries {
  const lines = linesOf(text);
  const [first = '', ...others] = lines;
  if (others.length === 0) return splitIngredientLine(first);
  const split = withoutMarks(lines).flatMap((line) => {
    const pieces = line.split(/\s*;\s*/);
    return pieces.length > 1 && pieces.every(isAmountLine) ? pieces : line;
  });
  return withoutDoubts(split);
}

function splitIngredientLine(line: string): ReadEntries {
  const marked = splitAtMarks(line);
  if (marked) return withoutDoubts(marked);
  for (const sign of SURE_SIGNS) {
    const pieces = filled(splitOutsideBrackets(line, sign));
    if (pieces.length < 2) continue;
    // A piece with a comma may be a list or a step: "Gin, Campari, vermouth; stir; orange peel".
    const hasComma = (piece: string): boolean => !isAmountLine(piece) && /,/.test(piece);
    const isUnsure = pieces.some(hasComma) || mayBelongTogether(pieces, line);
    return isUnsure ? withUnsureCommas(pieces) : withoutDoubts(pieces);
  }
  let isUnsure = false;
  for (const sign of LIKELY_SIGNS) {
    const pieces = filled(splitOutsideBrackets(line, sign));
    if (pieces.length < 2) continue;
    if (pieces.every(isSure) && pieces.some(isAmountLine))
      return isUnsure ? withUnsureCommas(pieces) : withoutDoubts(pieces);
    if (!isAmountLine(line) && pieces.length > 2) return withUnsureCommas(pieces);
    if (!/,/.test(line) && /\s\/+\s/.test(line)) isUnsure = true;
  }
  return isUnsure ? withUnsureCommas([line]) : splitCommas(line);
}

const withUnsureCommas = (entries: string[]): ReadEntries => ({ entries, doubts: ['unsureCommas'] });

/** Tells whether a semicolon may be part of an ingredient: "60 ml gin; London dry; 20 ml lime". */
export function mayBelongTogether(pieces: readonly string[], line: string): boolean {
  const last = pieces.findLastIndex(isAmountLine);
  return (
    /[;；]/.test(line) &&
    last >= 0 &&
    pieces.some((piece, index) => !isSure(piece) && (index < last || !isIngredient(piece)))
  );
}

const isSure = (piece: string): boolean => isAmountLine(piece) || UNMEASURED.has(foldText(piece));

function splitCommas(line: string): ReadEntries {
  const pieces = filled(splitOutsideBrackets(line, COMMA));
  if (pieces.length < 2) return withoutDoubts(pieces);
  const joined = joinQualifiers(pieces);
  if (joined.every(isSure) && joined.some(isAmountLine)) return withoutDoubts(joined);
  // The line is an ingredient with a remark, or a list. Only a list has several commas or amounts.
  const isList = joined.length > 2 || joined.filter(isAmountLine).length > 1;
  return withUnsureCommas(isList ? joined : [line]);
}

function joinQualifiers(pieces: readonly string[]): string[] {
  const joined: string[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    if (before !== undefined && !isAmountLine(piece) && (QUALIFIER.test(piece) || isBareAmount(piece)))
      joined[joined.length - 1] = `${before}, ${piece}`;
    else joined.push(piece.replace(LEADING_AND, ''));
  }
  return joined;
}

const filled = (pieces: readonly string[]): string[] => pieces.map((piece) => piece.trim()).filter(Boolean);
