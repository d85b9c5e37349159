/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { CategoryParameter } from './categoryParameter.ts';
import type { HaveParameter } from './haveParameter.ts';
import type { WithoutParameter } from './withoutParameter.ts';
import type { WordsParameter } from './wordsParameter.ts';

export type GetBarParams = {
/**
 * Up to 150 bottles that somebody has, by id or name, between commas; what is repeated counts once. Small typing mistakes do not count in the first 20 that are not known. Only cocktails whose bottles are among them are listed. Juice, sugar, eggs, herbs and ice are taken for granted.
 * @maxItems 150
 * @items.maxLength 200
 */
have?: HaveParameter;
/**
 * Id or name of a category.
 * @maxLength 200
 */
category?: CategoryParameter;
/**
 * Words to search for, as in the search.
 * @maxLength 200
 */
q?: WordsParameter;
/**
 * Up to 20 things that must stand neither among the ingredients nor in the garnish, between commas; what is repeated counts once. Whole words count, singular or plural, and what is made of a thing counts as the thing (sugar for syrup, wine for vermouth).
 * @maxItems 20
 * @items.maxLength 200
 */
without?: WithoutParameter;
};
