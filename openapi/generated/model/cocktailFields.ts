/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { CocktailContent } from './cocktailContent.ts';
import type { CocktailSent } from './cocktailSent.ts';
import type { EntriesOrNone } from './entriesOrNone.ts';

/**
 * A recipe as the administrator writes it.
 */
export type CocktailFields = CocktailContent & CocktailSent & {
  spirits?: EntriesOrNone;
  equipment?: EntriesOrNone;
  garnish?: EntriesOrNone;
  /** Whether the home page shows it. */
  featured?: boolean;
} & Required<Pick<CocktailContent & CocktailSent & {
  spirits?: EntriesOrNone;
  equipment?: EntriesOrNone;
  garnish?: EntriesOrNone;
  /** Whether the home page shows it. */
  featured?: boolean;
}, 'name' | 'category' | 'description' | 'ingredients' | 'instructions' | 'difficulty'>>;
