import { isLeaving } from '#ui/lib/browser/page-leaving.ts';
import { releaseEarlyEvents } from './early-events.ts';

const LOST_KEY = 'lost';
const ASK_AGAIN_MS = 5000;

/** Reloads the page once for each script that failed, since browsers cache the failure. Not while the page is being left. */
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
    // Without storage it would loop.
  }
  releaseEarlyEvents();
}

export function forgetLostScript(): void {
  try {
    sessionStorage.removeItem(LOST_KEY);
  } catch {
    // Without storage the page is never reloaded.
  }
}
