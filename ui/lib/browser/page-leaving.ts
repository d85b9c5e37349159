/**
 * Whether the page is being left: browsers then end what it loads, some before the next page answers (Firefox), which is no failure
 * to tell. It ends when the page is shown or used again. The inline script is bundled apart, so the window holds the moment for both.
 */
declare global {
  interface Window {
    /** When the page began to be left; undefined while it stays. */
    pageLeftAt?: number | undefined;
  }
}

/** A page may stay all the same (the address was a file, the loading was stopped), and its failures are then told. */
const TELLS_AFTER_MS = 10_000;
const LOOK_AGAIN_MS = 500;
/** WebKit ends what a page loads a moment before it tells that the page is left by the browser's Back. */
const LEFT_WITHIN_MS = 300;

/** What the visitor uses on a page that stays. A link that leads away reports the leaving once more, after its click. */
const CONTROLS = 'a,button,input,select,textarea,summary';

const stay = () => (window.pageLeftAt = undefined);

export function watchLeaving(): void {
  // Safari on phones reports the second one only.
  for (const type of ['beforeunload', 'pagehide'])
    addEventListener(type, () => (window.pageLeftAt = Date.now()));
  window.addEventListener('pageshow', ({ persisted }) => persisted && stay());
  window.addEventListener('click', ({ target }) => (target as Element).closest(CONTROLS) && stay(), true);
  // Stops the loading of the next page.
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && stay(), true);
}

export const isLeaving = (): boolean => window.pageLeftAt !== undefined;

const wait = (durationMs: number) => new Promise((resolve) => setTimeout(resolve, durationMs));

/** Resolves when a failure can be told: soon, or on a page that is being left when it is still here after a while. */
export async function pageStays(): Promise<void> {
  if (window.pageLeftAt === undefined) await wait(LEFT_WITHIN_MS);
  while (window.pageLeftAt !== undefined && Date.now() - window.pageLeftAt < TELLS_AFTER_MS)
    await wait(LOOK_AGAIN_MS);
}

/** The same promise, whose failure waits until it can be told. */
export async function failingOnlyHere<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    await pageStays();
    throw error;
  }
}

/** What fails because the page was left is asked again when it comes out of the page cache; other failures wait to be told. */
export async function againWhenBack<Result>(ask: () => Promise<Result>): Promise<Result> {
  // The page renderer has no page that is left.
  if (typeof window === 'undefined') return ask();
  let isBack = false;
  const note = ({ persisted }: PageTransitionEvent): void => void (isBack ||= persisted);
  window.addEventListener('pageshow', note);
  try {
    return await ask();
  } catch (error) {
    await pageStays();
    if (!isBack) throw error;
  } finally {
    window.removeEventListener('pageshow', note);
  }
  return againWhenBack(ask);
}
