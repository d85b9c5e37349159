/** The only inline script; its hash allows it. What differs between pages stands in the attributes of its element. */
import { watchLeaving } from '#ui/lib/browser/page-leaving.ts';
import { applyTheme } from './theme-before-paint.ts';
import { fillHearts, holdPresses } from './early-presses.ts';
import { startScripts } from './start-scripts.ts';

applyTheme();
// The scripts need no newer feature than this. Other browsers show the page as without scripts, and the style sheets use the same test.
if (CSS.supports('text-wrap:balance')) {
  watchLeaving();
  holdPresses();
  addEventListener('DOMContentLoaded', fillHearts);
  startScripts();
}
