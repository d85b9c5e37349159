/** The only inline script, allowed by its hash. Attributes hold what differs between pages. */
import { applyTheme } from './theme-before-paint.ts';
import { fillHearts, holdPresses } from './early-presses.ts';
import { mayStartScripts, startScripts } from './start-scripts.ts';

applyTheme();
if (mayStartScripts()) {
  holdPresses();
  addEventListener('DOMContentLoaded', fillHearts);
  startScripts();
}
