/** Tells visitors of the premises their least age (PRODUCT.md, section 2, About, Contact). */
export const OF_AGE = 'Must be 21+ to enter premises.';
