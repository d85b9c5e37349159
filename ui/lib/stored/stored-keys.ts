/** The inline script of the document reads these keys too. */
export const THEME_KEY = 'theme';
export const UNIT_KEY = 'units';
