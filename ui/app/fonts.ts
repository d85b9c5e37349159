/** The path starts at the project root, as in the build's manifest. */
export const FONT_FOLDER = 'node_modules/.cache/tasting-house/fonts';

/** The first screen of every page uses these two faces. */
export const PRELOADED_FONTS = [
  `${FONT_FOLDER}/bricolage-core.woff2`,
  `${FONT_FOLDER}/figtree-core.woff2`,
] as const;
