import type { ShownAdverts } from '#openapi/generated/model/index.ts';
import { logShownAdverts } from './generated/advert-counts/advert-counts.ts';

const TOLD_AFTER_MS = 2000;

const waiting: Record<keyof ShownAdverts, Set<string>> = { viewed: new Set(), clicked: new Set() };
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends counts together, at the latest when the page is hidden. Nothing waits for the request, and counts that are not sent are lost. */
export function countAdvert(how: keyof ShownAdverts, id: string): void {
  // A request counts an advert once.
  if (waiting[how].has(id)) tell();
  if (timer === undefined) document.addEventListener('visibilitychange', tell, { once: true });
  timer ??= setTimeout(tell, TOLD_AFTER_MS);
  waiting[how].add(id);
}

function tell(): void {
  clearTimeout(timer);
  timer = undefined;
  document.removeEventListener('visibilitychange', tell);
  const shown = { viewed: [...waiting.viewed], clicked: [...waiting.clicked] };
  waiting.viewed.clear();
  waiting.clicked.clear();
  // The browser would complain of a request without a network.
  if (navigator.onLine) logShownAdverts(shown, { keepalive: true }).catch(() => undefined);
}
