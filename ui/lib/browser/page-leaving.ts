/**
 * Whether the page is being left: browsers then end what it loads, some before the next page answers (Firefox), which is no failure
 * to tell. The inline script is bundled apart, so the window holds the moment for both.
 */
declare global {
  interface Window {
    /** When the page began to be left; undefined while it stays. */
    pageLeftAt?: number | undefined;
  }
}

/** A page may stay all the same (the address was a file, the loading was stopped), and its failures are then told. */
const TELLS_AFTER_MS = 10_000;
/** WebKit ends what a page loads a moment before it tells that the page is left by the browser's Back. */
const LEFT_WITHIN_MS = 300;

export function watchLeaving(): void {
  // Safari on phones reports the second one only.
  for (const type of ['beforeunload', 'pagehide'])
    addEventListener(type, () => (window.pageLeftAt = Date.now()));
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.pageLeftAt = undefined;
  });
}

export const isLeaving = (): boolean =>
  window.pageLeftAt !== undefined && Date.now() - window.pageLeftAt < TELLS_AFTER_MS;

const wait = (durationMs: number) => new Promise((resolve) => setTimeout(resolve, durationMs));

/** Resolves when a failure can be told: soon, or on a page that is being left when it is still here after a while. */
export async function pageStays(): Promise<void> {
  // The page renderer has no page that is left.
  if (typeof window === 'undefined') return;
  await wait(LEFT_WITHIN_MS);
  if (isLeaving()) await wait(TELLS_AFTER_MS);
}

/** The work's own result at once, and its failure only when the page has turned out to stay. */
export async function failingOnlyHere<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    await pageStays();
    throw error;
  }
}
