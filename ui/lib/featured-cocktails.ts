/** The number of featured cocktails on the home page (PRODUCT.md, section 9). */
export const FEATURED_COCKTAILS = 5;
