/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * What may be wrong with a recipe that was read. More may come; a client shows the `message` of `ImportDoubt`.
 */
export type ImportDoubtName = typeof ImportDoubtName[keyof typeof ImportDoubtName];


export const ImportDoubtName = {
  oneIngredient: 'oneIngredient',
  noAmounts: 'noAmounts',
  amountsApart: 'amountsApart',
  bareAmount: 'bareAmount',
  noUnits: 'noUnits',
  unsureCommas: 'unsureCommas',
  crowdedIngredient: 'crowdedIngredient',
  manyIngredients: 'manyIngredients',
  brokenList: 'brokenList',
  garbledText: 'garbledText',
  dateAmount: 'dateAmount',
  unknownDate: 'unknownDate',
  shortStep: 'shortStep',
  titleName: 'titleName',
  rowsDiffer: 'rowsDiffer',
  unsureColumns: 'unsureColumns',
  amountsDiffer: 'amountsDiffer',
} as const;
