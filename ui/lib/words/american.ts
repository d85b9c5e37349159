/** The contract's name of an allergen is British; the site is American. */
export const american = (name: string): string =>
  name.replace(/sulphite/i, (word) => (word[0] === 'S' ? 'Sulfite' : 'sulfite'));
