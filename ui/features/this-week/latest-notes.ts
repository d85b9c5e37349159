/** As many as the feed has. */
export const LATEST_NOTES = { limit: 20 };
