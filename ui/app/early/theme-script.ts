import { watchLeaving } from '#ui/lib/browser/page-leaving.ts';
import { applyTheme } from './theme-before-paint.ts';

// The inline script of the mock site, whose documents hold nothing before its scripts come.
applyTheme();
watchLeaving();
