/** Alone for the inline script, which needs no more. */
export const DARK_COLOR = '#081712';

/** The page's colour in each theme, as `tokens.css` has it: what browsers give the bars around the page. */
export const THEME_COLORS = { light: '#f3f6f1', dark: DARK_COLOR } as const;
