import { THEME_COLORS } from '#ui/rules/theme-colors.ts';

/** Stands before `THEME_SCRIPT`, which changes it. */
export const THEME_COLOR_META = `<meta name="theme-color" content="${THEME_COLORS.light}">`;

/** Runs in the head before the first paint, so that a dark page never flashes white. */
export const THEME_SCRIPT = `try{if(localStorage.getItem('theme')==='dark'){document.documentElement.classList.add('dark');document.querySelector('[name=theme-color]').content='${THEME_COLORS.dark}'}}catch{}`;
