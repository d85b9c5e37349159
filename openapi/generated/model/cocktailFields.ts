/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { CocktailPatch } from './cocktailPatch.ts';
import type { EntriesOrNone } from './entriesOrNone.ts';

/**
 * A recipe as the administrator writes it.
 */
export type CocktailFields = CocktailPatch & {
  spirits?: EntriesOrNone;
  equipment?: EntriesOrNone;
  garnish?: EntriesOrNone;
  /** Whether the home page shows it. */
  featured?: boolean;
} & Required<Pick<CocktailPatch & {
  spirits?: EntriesOrNone;
  equipment?: EntriesOrNone;
  garnish?: EntriesOrNone;
  /** Whether the home page shows it. */
  featured?: boolean;
}, 'name' | 'category' | 'description' | 'ingredients' | 'instructions' | 'difficulty'>>;
