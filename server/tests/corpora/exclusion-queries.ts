import type { Allergen } from '#openapi/generated/model.ts';
import { textBlocks } from './text-blocks.ts';

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
