/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { CategoryParameter } from './categoryParameter.ts';
import type { DifficultyParameter } from './difficultyParameter.ts';
import type { FreeFromParameter } from './freeFromParameter.ts';
import type { GarnishParameter } from './garnishParameter.ts';
import type { GlassParameter } from './glassParameter.ts';
import type { HaveParameter } from './haveParameter.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { MissingParameter } from './missingParameter.ts';
import type { NamePartParameter } from './namePartParameter.ts';
import type { OffsetParameter } from './offsetParameter.ts';
import type { OnlyFeaturedParameter } from './onlyFeaturedParameter.ts';
import type { SortParameter } from './sortParameter.ts';
import type { SpiritParameter } from './spiritParameter.ts';
import type { StrengthParameter } from './strengthParameter.ts';
import type { TasteParameter } from './tasteParameter.ts';
import type { TechniqueParameter } from './techniqueParameter.ts';
import type { WithoutParameter } from './withoutParameter.ts';
import type { WithPhotoParameter } from './withPhotoParameter.ts';
import type { WordsParameter } from './wordsParameter.ts';

export type ListCocktailsParams = {
/**
 * Only the featured ones, or only the others.
 */
featured?: OnlyFeaturedParameter;
/**
 * Id or name of a category.
 * @maxLength 200
 */
category?: CategoryParameter;
/**
 * Id or name of a spirit.
 * @maxLength 200
 */
spirit?: SpiritParameter;
/**
 * Id or name of a technique, which is a cocktail's `type`.
 * @maxLength 200
 */
technique?: TechniqueParameter;
/**
 * Id or name of a piece of glassware.
 * @maxLength 200
 */
glass?: GlassParameter;
/**
 * Id or name of a garnish.
 * @maxLength 200
 */
garnish?: GarnishParameter;
/**
 * Only those with a photo, or only those without.
 */
photo?: WithPhotoParameter;
/**
 * From one star to five.
 */
difficulty?: DifficultyParameter;
/**
 * How strong a drink is as served; light is below 12 % of alcohol by volume, strong is 18 % and more.
 */
strength?: StrengthParameter;
/**
 * What a drink tastes of.
 */
taste?: TasteParameter;
/**
 * What the drink must not contain, as far as its recipe tells, between commas; what is repeated counts once.
 * @maxItems 16
 */
freeFrom?: FreeFromParameter;
/**
 * Up to 150 bottles that somebody has, by id or name, between commas; what is repeated counts once. Small typing mistakes do not count in the first 20 that are not known. Only cocktails whose bottles are among them are listed. Juice, sugar, eggs, herbs and ice are taken for granted.
 * @maxItems 150
 * @items.maxLength 200
 */
have?: HaveParameter;
/**
 * How many of a cocktail's bottles are not among those of `have`, exactly; none unless it is said. Without `have` it means nothing.
 * @minimum 0
 * @maximum 20
 */
missing?: MissingParameter;
/**
 * Up to 20 things that must stand neither among the ingredients nor in the garnish, between commas; what is repeated counts once. Whole words count, singular or plural, and what is made of a thing counts as the thing (sugar for syrup, wine for vermouth).
 * @maxItems 20
 * @items.maxLength 200
 */
without?: WithoutParameter;
/**
 * Words to search for, as in the search.
 * @maxLength 200
 */
q?: WordsParameter;
/**
 * A part of the name, whatever the case and accents. Where no name has it, names are found that have its words but for small
 * mistakes.
 * @maxLength 200
 */
name?: NamePartParameter;
/**
 * Only what became public since then, to the second; an undo or a restoration makes nothing new.
 * @maxLength 40
 */
since?: string;
/**
 * By name, the strongest first, or the newest first. Drinks of unknown strength come last. A draft is as new as its publication, and what is shown from a later moment on as new as that.
 */
sort?: SortParameter;
/**
 * At most this many; all of them without it.
 * @minimum 1
 * @maximum 1000
 */
limit?: LimitParameter;
/**
 * Leave out this many first.
 * @minimum 0
 * @maximum 1000000000
 */
offset?: OffsetParameter;
};
