/** The only inline script, allowed by its hash. Attributes hold what differs between pages. */
import { applyTheme } from './theme-before-paint.ts';
import { fillHearts, holdPresses } from './early-presses.ts';
import { startScripts } from './start-scripts.ts';

applyTheme();
// No newer feature is needed. The style sheets use the same test. Other browsers get no scripts.
if (CSS.supports('text-wrap:balance')) {
  holdPresses();
  addEventListener('DOMContentLoaded', fillHearts);
  startScripts();
}
