/** The home page shows this many featured cocktails (PRODUCT.md, Constants). */
export const FEATURED_COCKTAILS = 5;

/** A page of this length fills whole rows of two and of three cards. */
export const CARDS_PER_COLLECTION_PAGE = 48;

/** A multiple of the five cocktails between two adverts. With the adverts they fill rows of three. */
export const CARDS_PER_CATEGORY_PAGE = 30;

/** The list of categories is divided, since some houses have a category for each drink. */
export const CATEGORIES_PER_PAGE = 48;

/** The guide shows this many swaps at once. Its filters find the others. */
export const SHOWN_SWAPS = 100;

/** A list of the dashboard has one of these numbers of rows: the first, unless the URL names another. */
export const DASHBOARD_PAGE_SIZES = [100, 25, 500] as const;
