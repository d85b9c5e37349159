import { foldText } from '#openapi/text/fold-text.ts';
import DATA from '../words/exclusions.json' with { type: 'json' };
import { ALREADY_READ, READERS, mayBeExcluded, type ExcludedThings } from './exclusion-phrases.ts';

/** A part of a search term that excludes something: 'no nuts', 'without egg', 'vegan', 'mocktail'. */
export interface Exclusion extends Required<ExcludedThings> {
  /** The words that were typed. */
  text: string;
}

/** `rest` has the words that the term still searches. */
export function parseExclusions(term: string): { exclusions: readonly Exclusion[]; rest: string } {
  const words = typedWords(term);
  let text = words.map(({ word }) => `${word} `).join('');
  let rest = term;
  const exclusions: Exclusion[] = [];
  for (const read of READERS)
    for (const { index } of words) {
      const match = text[index] === ALREADY_READ ? null : read(text, index);
      if (!match) continue;
      const { end, excluded } = match;
      text = text.slice(0, index) + text.slice(index, end).replace(/[^ ]/g, ALREADY_READ) + text.slice(end);
      if (!excluded) continue;
      const matchedWords = words.filter((word) => word.index >= index && word.index < end);
      const [from, to] = [matchedWords[0]?.start ?? 0, matchedWords.at(-1)?.end ?? 0];
      exclusions.push({
        text: term.slice(from, to),
        freeFrom: [...new Set(excluded.flatMap(({ freeFrom = [] }) => freeFrom))],
        isAlcoholFree: excluded.some(({ isAlcoholFree }) => isAlcoholFree),
        without: excluded.flatMap(({ without = [] }) => without),
      });
      // As many blanks replace the phrase, so that later places stay the same.
      rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to);
    }
  return { exclusions, rest: rest.replace(/\s+/g, ' ').replace(AROUND_REST, '') };
}

const AROUND_REST = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
const WORD =
  /(?<!\S)-(?=\p{L})|\d+(?:[.,]\d+)?\s?%|\d+[.,]\d+|w\/o(?:ut)?(?!\p{L})|n\/a(?!\p{L})|[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)*|[,;:&/+]|\.(?!\p{L})/giu;
/** Splits 'eggless', 'nutfree', 'glutenfee' and 'limejuice', but not 'grapefruit'. */
const IN_ONE = new RegExp(`^(?!grape)(.{2,}?)(${DATA.suffixes})$`);
const FREE = /^f[re]{2,4}$/;

/** `start` and `end` are places in the term, `index` is the place in the text that the readers read. */
function typedWords(term: string) {
  let next = 0;
  return [...term.matchAll(WORD)].map(({ 0: typed, index: start }) => {
    const word = plainWord(foldText(typed).replace(/['’\s]/g, ''), term[start - 1]);
    const index = next;
    next += word.length + 1;
    return { word, start, end: start + typed.length, index };
  });
}

/** Reads 'Gin -egg' as no egg, and 'egg-less' as egg free, but keeps the 'less' of 'less sweet'. */
function plainWord(word: string, before = ' '): string {
  if (word === '-') return 'no';
  const [, name = '', ending = ''] = IN_ONE.exec(word) ?? [];
  if (mayBeExcluded(name)) return `${name} ${ending === 'less' ? 'free' : plainWord(ending)}`;
  return FREE.test(word) || (word === 'less' && before === '-') ? 'free' : word;
}
