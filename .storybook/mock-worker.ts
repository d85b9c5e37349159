import { bypass, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { createDrawings } from '../stories/mock-site/create-drawings.ts';
import { defaultHandlers } from '../stories/default-handlers.ts';

const BASE = import.meta.env.BASE_URL;
let unexpected: string[] = [];

/** Starts the worker with the handlers of all stories, and lists the requests that none of them answers. */
export async function startMockWorker() {
  const worker = setupWorker(
    ...defaultHandlers,
    createDrawings(),
    // The catalogue names its pictures from the root of the real site.
    http.get(/^https?:\/\/[^/]+\/adverts\//, ({ request }) =>
      fetch(bypass(new URL(`${BASE}${new URL(request.url).pathname.slice(1)}`, location.href))),
    ),
  );
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${BASE}mockServiceWorker.js` },
    onUnhandledRequest: ({ method, url }) => {
      const { pathname } = new URL(url);
      if (pathname.startsWith('/api/')) unexpected.push(`${method} ${pathname}`);
    },
  });
  return worker;
}

/** The unanswered requests since the last call, such as `GET /api/cocktails`. */
export function takeUnexpectedRequests(): string[] {
  const requests = unexpected;
  unexpected = [];
  return requests;
}
