/** The home page shows this many featured cocktails (PRODUCT.md, Constants). */
export const FEATURED_COCKTAILS = 5;

/** Fills whole rows of two and of three cards. */
export const CARDS_PER_COLLECTION_PAGE = 48;

/** With an advert after every five cocktails, the 36 cards fill rows of two and of three. */
export const CARDS_PER_CATEGORY_PAGE = 30;

/** The list of categories has pages too, since some houses have a category for each drink. */
export const CATEGORIES_PER_PAGE = 48;

/** The guide shows this many swaps at once. Its filters find the others. */
export const SHOWN_SWAPS = 100;

/** The numbers of rows that a list of the dashboard may have. The first one is the default. */
export const DASHBOARD_PAGE_SIZES = [100, 25, 500] as const;
