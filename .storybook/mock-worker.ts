import { HttpResponse, bypass, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { createDrawings } from '../stories/mock-site/create-drawings.ts';

let unexpected: string[] = [];

/** As the pages of a static site see it. */
const BASE = import.meta.env.BASE_URL;
const PROBE = `${BASE}is-mocked`;
const ASK_EVERY_MS = 50;
const PATIENCE_MS = 5000;

/** Refuses an API request without a handler, and notes it. */
export async function startMockWorker() {
  const worker = setupWorker(
    http.get(PROBE, () => new HttpResponse('yes')),
    // From the root: /ui/api/ has sources while developing.
    http.all(/^https?:\/\/[^/]+\/api\//, ({ request }) => {
      unexpected.push(`${request.method} ${new URL(request.url).pathname}`);
      return HttpResponse.error();
    }),
    createDrawings(async () => (await import('#mocks/starter-answers.ts')).starterDrinks()),
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
  await untilAnswering();
  return worker;
}

/** The worker unregisters itself with the last page that it knows, perhaps while the next one registers it: that page begins without it. */
async function untilAnswering(): Promise<void> {
  const giveUp = performance.now() + PATIENCE_MS;
  while (!(await isAnswering())) {
    if (performance.now() > giveUp) return leave();
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
}

/** Loads the page anew, and never ends: one reload is enough. */
function leave(): Promise<never> {
  location.reload();
  return new Promise(() => undefined);
}

async function isAnswering(): Promise<boolean> {
  const answer = await fetch(PROBE, { cache: 'no-store' }).catch(() => null);
  return (await answer?.text()) === 'yes';
}

/** Since the last call, such as `GET /api/cocktails`. */
export function takeUnexpectedRequests(): string[] {
  const taken = unexpected;
  unexpected = [];
  return taken;
}
