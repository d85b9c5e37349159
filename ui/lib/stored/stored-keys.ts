/** The inline script of the document reads these keys too. */
export const THEME_KEY = 'theme';
export const UNIT_KEY = 'units';

/** The bottles of the visitor's bar: ids separated by commas, as the API takes them. */
export const BOTTLES_KEY = 'bottles';
