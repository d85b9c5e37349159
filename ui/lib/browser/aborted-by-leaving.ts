/**
 * Browsers cancel requests when the visitor leaves the page. Such a failure is not shown. The inline script
 * is a bundle of its own, so the time is a property of the window.
 */
declare global {
  interface Window {
    /** The time at which the visitor began to leave the page, undefined while the page stays. */
    pageLeftAt?: number;
  }
}

/** The page may stay after all, as for a download. Then its failures are shown after this time. */
const SHOW_FAILURE_AFTER_MS = 10_000;
/** WebKit cancels requests a moment before it reports that the browser's Back leaves the page. */
const LEAVE_DETECTION_MS = 300;

export function watchLeaving(): void {
  // Safari on phones reports the second event only.
  for (const type of ['beforeunload', 'pagehide'])
    addEventListener(type, () => (window.pageLeftAt = Date.now()));
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.pageLeftAt = undefined;
  });
}

export const isLeaving = (): boolean =>
  window.pageLeftAt !== undefined && Date.now() - window.pageLeftAt < SHOW_FAILURE_AFTER_MS;

const wait = (durationMs: number) => new Promise((resolve) => setTimeout(resolve, durationMs));

/** Resolves when a failure can be shown: soon, or later if the page is being left but is still here. */
export async function untilPageStays(): Promise<void> {
  // The page renderer has no window, so no page is left.
  if (typeof window === 'undefined') return;
  await wait(LEAVE_DETECTION_MS);
  if (isLeaving()) await wait(SHOW_FAILURE_AFTER_MS);
}

/** Throws a failure only when the page has turned out to stay. */
export async function rejectUnlessLeaving<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    await untilPageStays();
    throw error;
  }
}
