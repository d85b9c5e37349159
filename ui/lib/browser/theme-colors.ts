/** By itself for the inline script. */
export const DARK_COLOR = '#081712';

/** As in `tokens.css`; browsers colour their bars with it. */
export const THEME_COLORS = { light: '#f3f6f1', dark: DARK_COLOR } as const;
