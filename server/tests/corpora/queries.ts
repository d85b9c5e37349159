import { readFileSync } from 'node:fs';
import type { Allergen } from '#openapi/generated/model.ts';

/** Reads the blocks of a text file, which an empty line separates. */
export const textBlocks = (file: URL): string[] => readFileSync(file, 'utf8').trimEnd().split('\n\n');

interface Excluded {
  /** The allergens that no drink may contain. */
  freeFrom?: readonly Allergen[];
  /** True if every drink must be without alcohol. */
  isAlcoholFree?: true;
  /** The words that no line of a drink may mention. */
  without?: readonly string[];
}

const blocksOf = (file: string): string[] => textBlocks(new URL(file, import.meta.url));
const termsOf = (text: string): string[] => text.split('/').map((term) => term.trim());

/**
 * Guests exclude something with these terms. Each block of the file begins with what is excluded. All terms
 * were written before the search could answer them. Strokes separate the terms, and brackets hold the words
 * that a term still searches.
 */
export const EXCLUSION_QUERIES = blocksOf('exclusion-queries.txt').flatMap((block) => {
  const [head = '', ...terms] = block.split('\n');
  const excluded = JSON.parse(head) as Excluded;
  return termsOf(terms.join(' ')).map((marked) => {
    const rest = [...marked.matchAll(/\[(.*?)\]/g)].map(([, words]) => words).join(' ');
    return { ...excluded, rest, term: marked.replace(/[[\]]/g, '') };
  });
});

/** No part of these queries is an exclusion. */
export const PLAIN_QUERIES = blocksOf('plain-queries.txt').flatMap(termsOf);

const trimmed = (text: string, sign: string): string[] => text.split(sign).map((part) => part.trim());

/**
 * Visitors type and say these terms. Each has the cocktails of which any may be the first result. All were
 * written before the search was tuned, so they say what a person expects. Each block of the file begins with
 * its title, and strokes separate the terms.
 */
export const SEARCH_QUERIES = textBlocks(new URL('search-queries.txt', import.meta.url))
  .flatMap((block) => trimmed(block.slice(block.indexOf('\n')), '/'))
  .map((pair) => {
    const [query = '', first = ''] = trimmed(pair, '=');
    return { query, first: trimmed(first, '|') };
  });
