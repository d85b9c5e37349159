/** Names of the service worker's caches on the device; those of a release's files have the release behind them. */
export const CACHES = {
  files: 'assets-',
  pages: 'pages',
  answers: 'answers',
  pictures: 'pictures',
  saved: 'saved',
} as const;
