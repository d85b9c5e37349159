import { foldText } from '../../names/fold-text.ts';
import { isKnownThing, meantRefusal } from './left-out-things.ts';

/** A word as it is compared, and where it stands in the term. */
export interface Token {
  word: string;
  start: number;
  end: number;
}

const TOKEN =
  /\d+(?:[.,]\d+)?\s?%|w\/o(?:ut)?(?!\p{L})|\d+[.,]\d+|[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)*|[,;:&/|?!+]|\.(?!\p{L})/giu;
/** 'eggless', 'nutfree', 'glutenfee': the thing and its refusal. */
const SUFFIXED = /^(?<thing>.{2,}?)(?<suffix>less|f[re]{2,4})$/;

/** 'Nut-free' is two. */
export function tokensOf(term: string): Token[] {
  return [...term.matchAll(TOKEN)].flatMap(({ 0: text, index: start }) => {
    const word = meantRefusal(foldText(text).replace(/['’\s]/g, ''));
    const end = start + text.length;
    const { thing = '', suffix = '' } = SUFFIXED.exec(word)?.groups ?? {};
    if (word === 'less' && term[start - 1] === '-') return [{ word: '-less', start, end }];
    if (!isKnownThing([thing])) return [{ word, start, end }];
    const middle = end - suffix.length;
    return [
      { word: thing, start, end: middle },
      { word: suffix === 'less' ? '-less' : '-free', start: middle, end },
    ];
  });
}
