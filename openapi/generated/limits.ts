// Generated from openapi.yaml. Do not edit.

/** One read of a list gives at most this many items. */
export const MAX_PER_READ = 1000;

/** A house-made ingredient yields at most this many millilitres. */
export const MAX_YIELD_ML = 100000;

/** A name, or another text that narrows a list, has at most this many characters. */
export const MAX_NAME_CHARACTERS = 200;

/** A read takes at most this many bottles, and this many things to leave out. */
export const MAX_BOTTLES = 150;
export const MAX_EXCLUSIONS = 20;

/** A search reads at most this many characters. */
export const MAX_TERM_CHARACTERS = 200;

/** The last place of a featured cocktail on the home page. */
export const MAX_FEATURED_PLACE = 1000;

/** The name of an item has at most this many characters. */
export const MAX_ITEM_NAME_CHARACTERS = 120;

/** A bulk change has at most this many items. */
export const MAX_BULK_ITEMS = 10000;

/** A new password has at least this many characters. */
export const MIN_PASSWORD_CHARACTERS = 12;

/** A response lists at most this many: referrers of an item, items that a command changed, options of a filter. */
export const MAX_LISTED_REFERRERS = 100;
export const MAX_COUNTED_ITEMS = 200;
export const MAX_FILTER_OPTIONS = 100;

/** A bar lists at most this many: bottles to choose, bottles to buy next, cocktails that such a bottle opens. */
export const MAX_BAR_BOTTLES = 500;
export const MAX_NEXT_BOTTLES = 12;
export const MAX_OPENED_COCKTAILS = 6;

/** The report of an import lists at most this many of each. */
export const MAX_REPORTED = {"createdItems":5000,"errors":5000,"existing":5000,"failedRows":5000,"notes":500,"recipes":10,"sameItems":500};
export const MAX_DOUBTED_ROWS = 50;
export const MAX_NOTE_FIELD_CHARACTERS = 200;
export const MAX_NOTE_CHARACTERS = 400;

/** A sheet has at most this many bytes. */
export const MAX_SHEET_BYTES = 33554432;

/** A body has at most this many bytes: as JSON, in a form without its files, and where no session is needed. */
export const BODY_LIMITS = {"json":1048576,"form":4194304,"open":16384};
