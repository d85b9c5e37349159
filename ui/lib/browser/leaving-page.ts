/**
 * Firefox and Safari cancel the requests of a page as soon as the visitor leaves it, though it stays on screen
 * until the next page comes. Such a failure is not shown. The page may stay after all, as for a mail address,
 * and then shows its failures after this time.
 */
const SHOW_FAILURE_AFTER_MS = 10_000;

let leftAt = -Infinity;

export function watchLeaving(): void {
  // Safari on phones reports the second event only.
  for (const type of ['beforeunload', 'pagehide'])
    window.addEventListener(type, () => {
      leftAt = Date.now();
    });
  // The page comes back from the page cache.
  window.addEventListener('pageshow', () => {
    leftAt = -Infinity;
  });
}

/** Throws the failure of a request at once, or later while the page is being left. */
export async function hideFailureWhileLeaving<Result>(request: () => Promise<Result>): Promise<Result> {
  try {
    return await request();
  } catch (error) {
    const isLeaving = Date.now() - leftAt < SHOW_FAILURE_AFTER_MS;
    if (isLeaving) await new Promise((resolve) => setTimeout(resolve, SHOW_FAILURE_AFTER_MS));
    throw error;
  }
}
