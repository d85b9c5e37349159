import { textBlocks } from './text-blocks.ts';

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
