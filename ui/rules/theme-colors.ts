/** The page's colour in each theme, as `tokens.css` has it: what browsers give the bars around the page. */
export const THEME_COLORS = { light: '#f3f6f1', dark: '#081712' } as const;
