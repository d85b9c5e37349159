/** What a page is waiting for. */
interface Waiting {
  requests: number;
  /** Timers of less than a second, such as the one that waits for the end of typing. */
  timers: Set<number>;
  /** How many things it waited for in vain. */
  given: number;
}

/**
 * Runs in every page before its scripts: takes away what changes from one visit to the next, chance and what earlier stories left
 * behind, and counts what the page is waiting for.
 */
export function makeRepeatable(): void {
  const GOLDEN_RATIO = 0.618_033_988_749_895;
  const SHORT_MS = 50;
  const LONG_MS = 1000;
  const NEVER_MS = 2_000_000_000;
  // Each place that asks has a row of its own, since their order is not known.
  const calls = new Map<string, number>();
  Math.random = () => {
    const place = new Error().stack?.split('\n')[2] ?? '';
    const call = (calls.get(place) ?? 0) + 1;
    calls.set(place, call);
    return (call * GOLDEN_RATIO) % 1;
  };
  const waiting: Waiting = { requests: 0, timers: new Set(), given: 0 };
  Object.assign(window, { waiting });
  // A toast goes after five seconds or what is left of them, which is before or after the picture is taken.
  const setTimer = window.setTimeout.bind(window);
  const clearTimer = window.clearTimeout.bind(window);
  const setCountedTimer = (handler: (...told: unknown[]) => void, delay = 0, ...told: unknown[]) => {
    const run = () => {
      waiting.timers.delete(timer);
      handler(...told);
    };
    const timer = setTimer(run, delay > LONG_MS ? NEVER_MS : delay);
    if (delay >= SHORT_MS && delay <= LONG_MS) waiting.timers.add(timer);
    return timer;
  };
  const clearCountedTimer = (timer: number) => {
    waiting.timers.delete(timer);
    clearTimer(timer);
  };
  Object.assign(window, { setTimeout: setCountedTimer, clearTimeout: clearCountedTimer });
  localStorage.clear();
  sessionStorage.clear();
  const fetch = window.fetch.bind(window);
  window.fetch = (...request) => {
    waiting.requests += 1;
    return fetch(...request).finally(() => (waiting.requests -= 1));
  };
}

/**
 * Runs in the page: waits for answers, pictures, fonts and timers, until the page stops changing. What does not come within
 * `patienceMs` belongs to the state that the story shows, and the next picture of it does not wait for it again.
 */
export async function settle(patienceMs: number): Promise<void> {
  const QUIET_TICKS = 8;
  const TICK_MS = 16;
  const { waiting } = window as unknown as { waiting: Waiting };
  const giveUp = performance.now() + patienceMs;
  // Counted in ticks, not in time: on a busy machine what the page has still to do comes between them.
  let quiet = 0;
  const observer = new MutationObserver(() => (quiet = 0));
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (const image of document.images) image.loading = 'eager';
  await document.fonts.ready;
  const waitingFor = () =>
    waiting.requests + waiting.timers.size + [...document.images].filter((image) => !image.complete).length;
  while (quiet < QUIET_TICKS && performance.now() < giveUp) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, TICK_MS)));
    quiet = waitingFor() > waiting.given ? 0 : quiet + 1;
  }
  waiting.given = waitingFor();
  observer.disconnect();
}
