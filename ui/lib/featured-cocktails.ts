/** The home page shows this number of the featured cocktails (PRODUCT.md, section 9). */
export const FEATURED_COCKTAILS = 5;
