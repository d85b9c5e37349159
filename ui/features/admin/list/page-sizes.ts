/** The numbers of rows that a page may have. The first one applies unless the address names another. */
export const PAGE_SIZES = [100, 25, 500] as const;
