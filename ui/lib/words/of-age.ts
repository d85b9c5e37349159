/** PRODUCT.md, section 2, gives this text. */
export const OF_AGE = 'Must be 21+ to enter premises.';
