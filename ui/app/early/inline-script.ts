/** The one inline script, allowed by its hash; so what differs between pages stands in the attributes of its element. */
import { watchLeaving } from '#ui/lib/browser/page-leaving.ts';
import { applyTheme } from './theme-before-paint.ts';
import { fillHearts, holdPresses } from './early-presses.ts';
import { startScripts } from './start-scripts.ts';

applyTheme();
// The youngest feature that the scripts need. Other browsers show the page as without scripts; the style sheets ask the same.
if (CSS.supports('text-wrap:balance')) {
  watchLeaving();
  holdPresses();
  addEventListener('DOMContentLoaded', fillHearts);
  startScripts();
}
