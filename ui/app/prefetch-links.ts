import type { QueryClient } from '@tanstack/react-query';
import { leadsToOtherPage } from '#ui/lib/browser/clicks-and-keys.ts';
import { findRoute } from './routes.ts';

/** A pointer that only passes, or the focus on its way through a list, stays for a shorter time. */
const REST_MS = 80;
const CATCH_ALL = '*';

/** Fetches a page when its link is hovered, touched or focused. Returns a function that stops this. */
export function prefetchLinks(client: QueryClient): () => void {
  const prefetched = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const consider = (event: Event) => {
    clearTimeout(timer);
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !leadsToOtherPage(link) || prefetched.has(link.href)) return;
    const { href } = link;
    const fetchPage = () => {
      prefetched.add(href);
      prefetchPage(client, new URL(href)).catch(() => prefetched.delete(href));
    };
    if (event.type === 'touchstart') fetchPage();
    else timer = setTimeout(fetchPage, REST_MS);
  };

  const events = ['pointerover', 'focusin', 'touchstart'];
  for (const event of events) document.addEventListener(event, consider, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const event of events) document.removeEventListener(event, consider);
  };
}

async function prefetchPage(client: QueryClient, { pathname, searchParams }: URL): Promise<void> {
  const { route, params } = findRoute(pathname);
  if (route.path === CATCH_ALL) return;
  const screen = await route.chunk.load();
  await screen.prefetch?.(client, params, searchParams);
  await screen.loadChunks?.(client, params, searchParams);
  client.removeQueries({
    type: 'inactive',
    predicate: ({ state }) => state.status === 'error' && state.data === undefined,
  });
}
