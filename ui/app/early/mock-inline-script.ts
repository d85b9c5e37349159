import { applyTheme } from './theme-before-paint.ts';

// The mock site has this inline script, since its documents are empty before its scripts come.
applyTheme();
