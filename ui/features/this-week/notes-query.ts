/** As many as the feed has. */
export const NOTES_PER_PAGE = 20;

/** One more tells whether there is an older page. */
export const notesQuery = (page: number) => ({
  limit: NOTES_PER_PAGE + 1,
  offset: (page - 1) * NOTES_PER_PAGE,
});
