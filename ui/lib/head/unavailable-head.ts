/** For a page without its content, so that no cache or search engine stores it. */
export const UNAVAILABLE = 503;
