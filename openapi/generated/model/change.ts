/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { CategoryChange } from './categoryChange.ts';
import type { CocktailChange } from './cocktailChange.ts';
import type { GlasswareChange } from './glasswareChange.ts';
import type { HouseIngredientChange } from './houseIngredientChange.ts';
import type { MenuChange } from './menuChange.ts';
import type { MyAdChange } from './myAdChange.ts';
import type { NamedItemChange } from './namedItemChange.ts';
import type { SustainableSubstitutionChange } from './sustainableSubstitutionChange.ts';

/**
 * One change of one item by the administrator. `resource` says what `before` and `after` hold: the fields of the item at that moment, without id and version, references by name; null when there was no such item.
 */
export type Change = CocktailChange | CategoryChange | GlasswareChange | MyAdChange | HouseIngredientChange | MenuChange | SustainableSubstitutionChange | NamedItemChange;
