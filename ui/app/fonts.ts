/** From the project root; the build's manifest names the fonts by this path. */
export const FONT_FOLDER = 'node_modules/.cache/tasting-house/fonts';

/** The two faces that every page's first screen uses. */
export const PRELOADED_FONTS = [
  `${FONT_FOLDER}/bricolage-core.woff2`,
  `${FONT_FOLDER}/figtree-core.woff2`,
] as const;
