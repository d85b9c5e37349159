/**
 * Whether the page is being left. Browsers end what a page loads when it is left, some of them before the next page
 * answers (Firefox): that is no failure to tell, and a reload for it would take the place of where the visitor goes.
 */

/** A visitor may stay all the same: the address was a file, the loading was stopped, a form asked first. */
const STAYS_AFTER_MS = 10_000;
const LOOK_AGAIN_MS = 500;

let leftAt = 0;

/** Begins to watch; once in each script that asks. */
export function watchLeaving(): void {
  // Safari on phones reports the second one only.
  for (const type of ['beforeunload', 'pagehide']) addEventListener(type, () => (leftAt = Date.now()));
}

export const isLeaving = (): boolean => Date.now() - leftAt < STAYS_AFTER_MS;

/** Resolves at once, or on a page that is being left when it is still here after a while. */
export async function pageStays(): Promise<void> {
  while (isLeaving()) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
}

/** The same promise, whose failure waits until it is clear that the page stays. */
export async function failingOnlyHere<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    await pageStays();
    throw error;
  }
}
