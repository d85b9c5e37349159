import { FIRST, SECOND } from './recipes.ts';

/** What visitors type, as terms that no search before had: words of made-up names, or a number behind them, in their order. */
export type TermKind = 'whole words' | 'prefixes' | 'misspelt';

const PREFIX_CHARACTERS = 3;
/** Made-up names end with a number up to this. */
const NUMBERS = 1000;

/** Gives a new term with each call. */
export function searchTerms(kind: TermKind): () => string {
  let count = 0;
  return () => {
    const at = count;
    count += 1;
    const first = wordAt(FIRST, at);
    const second = wordAt(SECOND, Math.floor(at / FIRST.length));
    return [writtenAs(kind, first), writtenAs(kind, second), `1-${(at % NUMBERS) + 1}`].join(' ');
  };
}

function wordAt(words: readonly string[], index: number): string {
  return (words[index % words.length] ?? '').toLowerCase();
}

function writtenAs(kind: TermKind, word: string): string {
  if (kind === 'prefixes') return word.slice(0, PREFIX_CHARACTERS);
  // Two letters in the middle stand in the wrong order.
  if (kind === 'misspelt' && word.length > 4) return `${word.slice(0, 2)}${word[3]}${word[2]}${word.slice(4)}`;
  return word;
}
