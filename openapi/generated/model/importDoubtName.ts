/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * What may be wrong with a recipe that was read. More may come; a client shows the `message` of `ImportDoubt`.
 */
export type ImportDoubtName = 'oneIngredient' | 'noAmounts' | 'amountsApart' | 'bareAmount' | 'noUnits' | 'unsureCommas' | 'crowdedIngredient' | 'sameIngredient' | 'ingredientStep' | 'manyIngredients' | 'brokenList' | 'garbledText' | 'dateAmount' | 'unknownDate' | 'shortStep' | 'titleName' | 'rowsDiffer' | 'columnLeftOut' | 'unsureColumns' | 'amountsDiffer';
