/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * What a row does whose id or name exists. `update` lays it over the recipe, `keep` leaves the recipe as it is, whatever the row says, and `copy` adds a recipe that is what `update` would have made, under the first free name of "Negroni", "Negroni (2)", "Negroni (3)" …, with an id of that name, and not featured unless the row says so. A row that says nothing new changes and copies nothing.
 */
export type ExistingChoice = typeof ExistingChoice[keyof typeof ExistingChoice];


export const ExistingChoice = {
  update: 'update',
  keep: 'keep',
  copy: 'copy',
} as const;
