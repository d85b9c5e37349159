import { linesOf, withoutMarks } from './list-marks.ts';
import { splitOutsideBrackets, tidyText } from './plain-text.ts';
import { readEntries } from './read-literal.ts';
import { isNothing } from '../words/value-words.ts';

/** A garnish cell: the things to garnish with, or a step when it says how to do something. */
export interface GarnishCell {
  items: string[];
  step: string | null;
}

const GARNISH_WITH = /^(?:optionally,?\s+)?(?:garnish|decorate)(?:d)?\s+(?:it\s+)?(?:optionally\s+)?with\s+/i;
const BEGINS_WITH_VERB =
  /^(?:add|coat|dip|drop|dust|express|float|grate|lay|place|pour|put|rim|rub|serve|spray|sprinkle|squeeze|top|use)\s/i;
const SEPARATOR = /[\r\n,|;；、，•●]+|\s\/+\s|\s\+\s|\s(?:and|und|et|y|e|en|i|и)\s|\swith\san?\s/giu;
const LEADING_WORDS = /^(?:(?:and|or|with|optional|optionally|use|an?|the|some)\s+)+/i;
const TRAILING_WORDS =
  /(?:\s*\(?\boptional(?:ly)?\)?|\s+as well|\s+if (?:requested|desired)|\s+for additional aroma)$/i;
const MAX_ITEM_WORDS = 6;

/** Reads "Garnish with an orange slice and a cherry." as two items, "Squeeze oil from lemon peel …" as a step. */
export function splitGarnish(cell: string): GarnishCell {
  const text = cell.trim();
  if (isNothing(text)) return { items: [], step: null };
  const list = readEntries(text);
  if (list) return { items: list.map(cleanItem).filter((item) => !isNothing(item)), step: null };
  const things = withoutMarks(linesOf(text)).join('\n').replace(GARNISH_WITH, '');
  const items = splitOutsideBrackets(things, SEPARATOR)
    .map(cleanItem)
    .filter((item) => !isNothing(item));
  const isStep = BEGINS_WITH_VERB.test(text) || items.some((item) => item.split(' ').length > MAX_ITEM_WORDS);
  return isStep ? { items: [], step: capitalise(tidyText(text)) } : { items, step: null };
}

function cleanItem(item: string): string {
  const text = tidyText(item)
    .replace(/\.$/, '')
    .replace(/\bor an?\s/gi, 'or ');
  return capitalise(text.replace(LEADING_WORDS, '').replace(TRAILING_WORDS, '').trim());
}

function capitalise(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
