import { foldLine } from '#openapi/text/fold-text.ts';
import { memoize } from '#openapi/text/memoize.ts';
import WORDS from '../words/foreign-names.json' with { type: 'json' };
import { Phrases } from './phrases.ts';
import { isUnspaced, pieceOf, tokensOf, type Token } from './tokens.ts';

const NAMES = new Phrases(Object.entries(WORDS).map(([english, words]) => [words, english] as const));
const MAX_RUN = 12;

/**
 * Puts every name of an ingredient into English, folded, since the tables know English names only: `Sahne` is
 * cream and `卵白` egg white. Several tables ask for the same ingredients, and recipes repeat them.
 */
export const englishName = memoize((text: string): string => {
  const tokens = tokensOf(text);
  let english = '';
  let from = 0;
  const put = (words: string, start: number, end: number): void => {
    const gap = english !== '' && start === from ? ' ' : '';
    english += `${text.slice(from, start)}${gap}${words}`;
    from = end;
  };
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] as Token;
    const isNamed = isLiqueurName(tokens, at);
    const found = isNamed || isUnspaced(token) ? null : NAMES.at(tokens, at);
    if (isUnspaced(token)) putNamesInRun(token, put);
    else if (found) put(found.meaning, token.start, tokens[found.end - 1]?.end ?? token.end);
    at = found?.end ?? at + (isNamed ? 3 : 1);
  }
  return foldLine(english + text.slice(from));
});

/** Tells that `crème de menthe` has no cream, unlike `crema de coco`. */
function isLiqueurName(tokens: readonly Token[], at: number): boolean {
  if (!/^creme?a?$/.test(tokens[at]?.word ?? '') || tokens[at + 1]?.word !== 'de') return false;
  return !/^(?:leche|leite|coco)$/.test(tokens[at + 2]?.word ?? '');
}

/** Puts the names in a run of letters without blanks into English, the longest first at each place. */
function putNamesInRun(token: Token, put: (words: string, start: number, end: number) => void): void {
  for (let at = 0; at < token.text.length;) {
    const nameTo = (end: number) => NAMES.at([pieceOf(token, at, end)], 0);
    let end = Math.min(at + MAX_RUN, token.text.length);
    while (end > at + 1 && !nameTo(end)) end -= 1;
    const name = nameTo(end);
    if (name) put(name.meaning, token.start + at, token.start + end);
    at = name ? end : at + 1;
  }
}
