/** Returns the American name, since the contract's names of allergens are British and the site is American. */
export const american = (name: string): string =>
  name.replace(/(s)ulphite/i, '$1ulfite').replace(/(m)ollusc/i, '$1ollusk');
