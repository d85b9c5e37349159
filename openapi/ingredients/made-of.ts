import { foldWords } from '#openapi/text/fold-text.ts';
import TABLE from './words/made-of.json' with { type: 'json' };

const foldNames = (names: string) => names.split(', ').map(foldWords);

const MADE_OF = new Map(
  Object.entries(TABLE).flatMap(([names, products]) =>
    foldNames(names).map((words) => [words.join(' '), foldNames(products)]),
  ),
);

/** Returns what is made of an ingredient: a drink without sugar has no syrup either. */
export const productsOf = (ingredient: readonly string[]) => MADE_OF.get(ingredient.join(' ')) ?? [];
