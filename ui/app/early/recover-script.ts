import { isLeaving } from '#ui/lib/browser/page-leaving.ts';
import { releaseEarlyEvents } from './early-events.ts';

/** Names the script for which the page was loaded anew, for this tab. */
const LOST_KEY = 'lost';
/** A question waits as long for its answer, since a connection that has died does not fail. */
const ASK_AGAIN_MS = 5000;

/**
 * Loads the page anew, as soon as the site answers, when a script of the document could not be fetched: some browsers
 * remember such a failure for as long as the page lives. When the same script is lost again, or nothing could stop a loop,
 * the page is left as it is without scripts. The browser ends the loading of a page that is being left: no script is lost then.
 */
export async function recoverScript(src: string): Promise<void> {
  try {
    if (sessionStorage.getItem(LOST_KEY) !== src) {
      while (
        !(await fetch('', { method: 'HEAD', signal: AbortSignal.timeout(ASK_AGAIN_MS) }).catch(() => null)) ||
        isLeaving()
      )
        await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
      sessionStorage.setItem(LOST_KEY, src);
      return location.reload();
    }
  } catch {
    // Without storage nothing would stop a loop.
  }
  releaseEarlyEvents();
}

/** The code of the page is here, so that the next loss may load the page anew. */
export function forgetLostScript(): void {
  try {
    sessionStorage.removeItem(LOST_KEY);
  } catch {
    // Without storage the page is never loaded anew.
  }
}
