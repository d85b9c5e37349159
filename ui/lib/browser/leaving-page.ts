/**
 * Firefox and Safari cancel the requests of a page as soon as the visitor leaves it, but the page is visible
 * until the next one is loaded. Such a failure is not shown. After a link such as `mailto:` the page stays,
 * and shows its failures after this time.
 */
const SHOW_FAILURE_AFTER_MS = 10_000;

let leftAt = -Infinity;

export function watchLeaving(): void {
  // Safari on phones reports the second event only.
  for (const type of ['beforeunload', 'pagehide'])
    window.addEventListener(type, () => {
      leftAt = Date.now();
    });
  // The browser shows the page again from its page cache.
  window.addEventListener('pageshow', () => {
    leftAt = -Infinity;
  });
}

/** Throws the failure of a request at once, or later while the visitor leaves the page. */
export async function hideFailureWhileLeaving<Result>(request: () => Promise<Result>): Promise<Result> {
  try {
    return await request();
  } catch (error) {
    const isLeaving = Date.now() - leftAt < SHOW_FAILURE_AFTER_MS;
    if (isLeaving) await new Promise((resolve) => setTimeout(resolve, SHOW_FAILURE_AFTER_MS));
    throw error;
  }
}
