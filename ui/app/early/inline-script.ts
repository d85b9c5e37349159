/** The only inline script. Its text is the same on all pages, so that one hash allows it. */
import { applyTheme } from './theme-before-paint.ts';
import { fillHearts, holdPresses } from './early-presses.ts';
import { mayStartScripts, startScripts } from './start-scripts.ts';

applyTheme();
if (mayStartScripts()) {
  holdPresses();
  addEventListener('DOMContentLoaded', fillHearts);
  startScripts();
}
