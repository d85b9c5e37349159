/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { ChangeFacts } from './changeFacts.ts';
import type { CocktailChangeResource } from './cocktailChangeResource.ts';
import type { CocktailState } from './cocktailState.ts';

/**
 * A change of a cocktail.
 */
export type CocktailChange = ChangeFacts & ({
  /** Its resource. */
  resource: CocktailChangeResource;
  /** What it said before. */
  before: CocktailState | null;
  /** What it says after it. */
  after: CocktailState | null;
});
