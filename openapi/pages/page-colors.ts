/** The colours of pages in `ui/app/tokens.css`. Browsers give their bars the same. */
export const LIGHT_PAGE = '#f3f6f1';
export const DARK_PAGE = '#081712';
