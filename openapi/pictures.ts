/** Stored pictures are served below this path. */
export const PICTURE_PATH = '/api/images/';

/** Link previews want pictures of this size, in pixels. */
export const LINK_SIZE = { width: 1200, height: 630 } as const;

export const VARIANT_WIDTHS_PX = [160, 320, 480, 640, 960, 1280, 1920, 2560] as const;
/** No page shows a larger picture. */
export const MAX_STORED_SIDE_PX = 2560;
