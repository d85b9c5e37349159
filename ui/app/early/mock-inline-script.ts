import { applyTheme } from './theme-before-paint.ts';

// The mock site needs only the theme early, since its documents are empty until the scripts are loaded.
applyTheme();
