/** Browsers colour their bars with the page colours of `ui/app/tokens.css`. */
export const LIGHT_PAGE = '#f3f6f1';
export const DARK_PAGE = '#081712';
