import { HttpResponse, bypass, http } from 'msw';
import { setupWorker } from 'msw/browser';

let unexpected: string[] = [];

/** Where the static site was put, as its pages see it. */
const BASE = import.meta.env.BASE_URL;

/** Starts the worker; an API request that a story gives no handler for is refused and remembered. */
export async function startMockWorker() {
  const worker = setupWorker(
    // From the root only: a part of the site that is loaded late comes from /ui/api/ while developing.
    http.all(/^https?:\/\/[^/]+\/api\//, ({ request }) => {
      unexpected.push(`${request.method} ${new URL(request.url).pathname}`);
      return HttpResponse.error();
    }),
    // The catalogue names its pictures from the root of the real site.
    http.get(/^https?:\/\/[^/]+\/adverts\//, ({ request }) =>
      fetch(bypass(new URL(`${BASE}${new URL(request.url).pathname.slice(1)}`, location.href))),
    ),
  );
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: `${BASE}mockServiceWorker.js` },
  });
  return worker;
}

/** The API requests since the last call that met no handler, such as `GET /api/cocktails`. */
export function takeUnexpectedRequests(): string[] {
  const taken = unexpected;
  unexpected = [];
  return taken;
}
