/** These are the page colours of `ui/app/tokens.css`. Browsers colour their bars with them. */
export const LIGHT_PAGE = '#f3f6f1';
export const DARK_PAGE = '#081712';
