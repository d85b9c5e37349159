/**
 * Takes view transitions away as long as the visitor prefers less motion: React starts one for every new page, whether
 * or not a part of it may move, and changes the page at once where there is no such thing.
 */
export function calmTransitions(): void {
  const { startViewTransition } = Document.prototype as Partial<Document>;
  if (!startViewTransition) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const start = (options: StartViewTransitionOptions) => startReadyTransition(startViewTransition, options);
  Object.defineProperty(document, 'startViewTransition', { get: () => (calm.matches ? undefined : start) });
}

/** What a visitor does to a page. */
const EVENTS = ['click', 'submit', 'input', 'change', 'keydown'];

/**
 * Starts a view transition whose page hears the visitor all the time. React hears no event between the start and the change of
 * the page, which lasts a tenth of a second in some engines: a link would load its document. So the first event changes the page
 * before React hears of it.
 */
function startReadyTransition(
  start: Document['startViewTransition'],
  { update, ...options }: StartViewTransitionOptions,
): ViewTransition {
  const waiting = new AbortController();
  let changed: unknown;
  const change = () => {
    if (waiting.signal.aborted) return changed;
    waiting.abort();
    changed = update?.();
    return changed;
  };
  const hurry = (event: Event) => {
    change();
    if (event.type === 'click') followGoneLink(event as MouseEvent);
  };
  for (const type of EVENTS) window.addEventListener(type, hurry, { capture: true, signal: waiting.signal });
  return start.call(document, { ...options, update: change });
}

/** The page before took the link with it, so that the router does not hear of the click and the browser would load a document. */
function followGoneLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.isConnected || link.origin !== location.origin) return;
  if (link.target || link.download || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return;
  event.preventDefault();
  if (link.href === location.href) return;
  history.pushState(null, '', link.href);
  window.dispatchEvent(new PopStateEvent('popstate'));
}
