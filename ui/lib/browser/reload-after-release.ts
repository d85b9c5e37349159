import { isLeaving, untilPageStays } from './aborted-by-leaving.ts';

/** The key under which the tab stores the release whose page was reloaded. */
const RELOADED_KEY = 'reloaded';
const ANSWERS_WITHIN_MS = 5000;
/** The build puts a hash into the URL of this file, so each release has another one. */
const RELEASE = import.meta.url;

/**
 * Reloads the page when a newer release has replaced its code, and never resolves then. It resolves if a
 * reload would not help, or was already done for this release, so that a second failure shows a message
 * instead of a loop.
 */
export async function reloadAfterRelease(isWanted: () => boolean): Promise<void> {
  try {
    if (!isWanted() || !navigator.onLine || sessionStorage.getItem(RELOADED_KEY) === RELEASE) return;
    const signal = AbortSignal.timeout(ANSWERS_WITHIN_MS);
    await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal });
    await untilPageStays();
    if (!isWanted() || isLeaving()) return;
    sessionStorage.setItem(RELOADED_KEY, RELEASE);
  } catch {
    // Without a response a reload would lose the page; without storage nothing would stop a loop.
    return;
  }
  location.reload();
  await new Promise(() => undefined);
}

/** Allows another reload, since some browsers remember a failed module as long as the page lives. */
export function allowReload(): void {
  try {
    sessionStorage.removeItem(RELOADED_KEY);
  } catch {
    // Without storage there are no reloads.
  }
}
