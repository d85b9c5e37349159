/** The size in pixels that previews of links want. */
export const LINK_SIZE = { width: 1200, height: 630 } as const;
