/** Allergens have British names in the contract, and American ones on the site. */
export const american = (name: string): string =>
  name.replace(/(s)ulphite/i, '$1ulfite').replace(/(m)ollusc/i, '$1ollusk');
