import { linesOf, withoutMarks } from './list-marks.ts';
import { splitOutsideBrackets, tidyText } from './plain-text.ts';
import { readEntries } from './read-literal.ts';
import { isNothing } from '../words/value-words.ts';

const GARNISH_WITH = /^(?:optionally,?\s+)?(?:garnish|decorate)(?:d)?\s+(?:it\s+)?(?:optionally\s+)?with\s+/i;
const SEPARATOR = /[\r\n,|;；、，•●]+|\s\/+\s|\s\+\s|\s(?:and|und|et|y|e|en|i|и)\s|\swith\san?\s/giu;
const LEADING_WORDS = /^(?:(?:and|or|with|optional|optionally|use|an?|the|some)\s+)+/i;
const TRAILING_WORDS =
  /(?:\s*\(?\boptional(?:ly)?\)?|\s+as well|\s+if (?:requested|desired)|\s+for additional aroma)$/i;

/** The things to garnish with: "Garnish with an orange slice and a cherry." names two. */
export function splitGarnish(cell: string): string[] {
  const text = cell.trim();
  if (isNothing(text)) return [];
  const things = withoutMarks(linesOf(text)).join('\n').replace(GARNISH_WITH, '');
  const items = readEntries(text) ?? splitOutsideBrackets(things, SEPARATOR);
  return items.map(cleanItem).filter((item) => !isNothing(item));
}

function cleanItem(item: string): string {
  const text = tidyText(item)
    .replace(/\.$/, '')
    .replace(/\bor an?\s/gi, 'or ');
  return text
    .replace(LEADING_WORDS, '')
    .replace(TRAILING_WORDS, '')
    .trim()
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
