/** HTTP status of a page that a failing read has left without its content, so that no cache or search engine keeps it. */
export const UNAVAILABLE = 503;
