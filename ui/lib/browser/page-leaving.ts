/**
 * Whether the page is being left. Browsers end what a page loads when it is left, some of them before the next page
 * answers (Firefox): that is no failure to tell, and a reload for it would take the place of where the visitor goes.
 *
 * How long the next page takes is not known, so no time ends it: a page that is being left repairs nothing until it is shown again or the
 * visitor uses it. The inline script and the page's scripts are bundled apart, and the page may be left before the second of them run, so
 * the window holds the moment for both.
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

/** Begins to watch; once for the page. */
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

/**
 * Gives what `ask` gives. Where it fails because the page was left, it is asked again when the browser shows the page out of its page
 * cache; any other failure waits until it can be told.
 */
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
