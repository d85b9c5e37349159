/** The name of the cache `files` ends with the release. */
export const CACHES = {
  files: 'assets-',
  pages: 'pages',
  // This name is stored on devices, so it does not change.
  responses: 'answers',
  pictures: 'pictures',
  saved: 'saved',
} as const;
