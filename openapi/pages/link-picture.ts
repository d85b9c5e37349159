/** Link previews want pictures of this size, in pixels. */
export const LINK_SIZE = { width: 1200, height: 630 } as const;
