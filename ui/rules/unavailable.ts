/** HTTP status of a page that a failing read has left without its content, so that nobody keeps or indexes it. */
export const UNAVAILABLE = 503;
