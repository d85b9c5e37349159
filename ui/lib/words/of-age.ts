/** This text comes from PRODUCT.md, section 2. */
export const OF_AGE = 'Must be 21+ to enter premises.';
