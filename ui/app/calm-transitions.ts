/** Turns view transitions off while the visitor prefers less motion; React starts one for every new page. */
export function calmTransitions(): void {
  const { startViewTransition } = Document.prototype as Partial<Document>;
  if (!startViewTransition) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const start = (options: StartViewTransitionOptions) => startReadyTransition(startViewTransition, options);
  Object.defineProperty(document, 'startViewTransition', { get: () => (calm.matches ? undefined : start) });
}

const EVENTS = ['click', 'submit', 'input', 'change', 'keydown'];

/** React hears no event for up to 0.1 s after a transition starts: the first event changes the page before React handles it. */
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

/** The old page took the link with it, so the router misses the click and the browser would load a document. */
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
