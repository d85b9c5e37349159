import { foldLine } from '#openapi/text/fold-text.ts';
import { memoize } from '#openapi/memoize.ts';
import WORDS from '../words/foreign-names.json' with { type: 'json' };
import { Phrases } from './phrases.ts';
import { isUnspaced, pieceOf, tokensOf, type Token } from './tokens.ts';

const NAMES = new Phrases(Object.entries(WORDS).map(([english, words]) => [words, english] as const));
const MAX_RUN = 12;

/**
 * Replaces foreign names of ingredients by English ones and folds the text, since the tables are English:
 * `Sahne` is cream, `卵白` egg white. The results are memoized, since tables and recipes repeat ingredients.
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
  for (let index = 0; index < tokens.length;) {
    const token = tokens[index] as Token;
    const isLiqueur = isLiqueurName(tokens, index);
    const found = isLiqueur || isUnspaced(token) ? null : NAMES.longestAt(tokens, index);
    if (isUnspaced(token)) putNamesInRun(token, put);
    if (found) put(found.meaning, token.startChar, tokens[found.end - 1]?.endChar ?? token.endChar);
    index = found?.end ?? index + (isLiqueur ? LIQUEUR_WORDS : 1);
  }
  return foldLine(english + text.slice(from));
});

/** The words of `crème de menthe`. */
const LIQUEUR_WORDS = 3;

/** Tells whether words name a liqueur: `crème de menthe` has no cream, `crema de coco` has. */
function isLiqueurName(tokens: readonly Token[], index: number): boolean {
  if (!/^creme?a?$/.test(tokens[index]?.word ?? '') || tokens[index + 1]?.word !== 'de') return false;
  return !/^(?:leche|leite|coco)$/.test(tokens[index + 2]?.word ?? '');
}

/** Replaces the names in a run of letters without blanks, the longest one at each place. */
function putNamesInRun(token: Token, put: (words: string, start: number, end: number) => void): void {
  for (let index = 0; index < token.text.length;) {
    const nameTo = (end: number) => NAMES.longestAt([pieceOf(token, index, end)], 0);
    let end = Math.min(index + MAX_RUN, token.text.length);
    while (end > index + 1 && !nameTo(end)) end -= 1;
    const name = nameTo(end);
    if (name) put(name.meaning, token.startChar + index, token.startChar + end);
    index = name ? end : index + 1;
  }
}
