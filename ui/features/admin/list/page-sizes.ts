/** A page may have these numbers of rows. The first one applies unless the address names another. */
export const PAGE_SIZES = [100, 25, 500] as const;
