/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Bottle } from './bottle.ts';
import type { NextBottleCocktailsItem } from './nextBottleCocktailsItem.ts';

/**
 * A bottle that is not there, and what it would open.
 */
export type NextBottle = Bottle & {
  /**
     * How many cocktails could be made with it that cannot be made without.
     * @minimum 1
     */
  count: number;
  /**
     * The first of them by name.
     * @maxItems 6
     */
  cocktails: NextBottleCocktailsItem[];
};
