/** The cache of a release's files has the release behind its name. */
export const CACHES = {
  files: 'assets-',
  pages: 'pages',
  // Devices hold this cache under its first name.
  responses: 'answers',
  pictures: 'pictures',
  saved: 'saved',
} as const;
