import { hydrate, QueryClientProvider, type DehydratedState } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { drawingChunk } from '#ui/components/drawn-cocktail/DrinkIsland.tsx';
import { watchLeaving } from '#ui/lib/browser/leaving-page.ts';
import { isLoadedUrl } from '#ui/lib/browser/loaded-document.ts';
import { watchHistory } from '#ui/history/history-entries.ts';
import { App } from './App.tsx';
import { createQueryClient } from './query-client.ts';
import { findRoute } from './routes.ts';
import './styles.css';

/** After this time, the task runs although the page is still busy. */
const BUSY_PAGE_MS = 5000;

const root = document.getElementById('root');
const state = document.getElementById('state');

if (root) {
  watchHistory();
  watchLeaving();
  const client = createQueryClient();
  if (state?.textContent) hydrate(client, JSON.parse(state.textContent) as DehydratedState);
  const { route, params } = findRoute(location.pathname);
  // Hydration waits for the first screen's code, so that it takes over the whole page at once. If the code
  // cannot be loaded, the screen shows a message.
  await route.chunk
    .load()
    .then((screen) => screen.loadChunks?.(client, params, new URLSearchParams(location.search)))
    .catch(() => undefined);
  const app = (
    <StrictMode>
      <QueryClientProvider client={client}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>
  );
  // Hydrates in slices, so that the page answers taps meanwhile. A page of another URL is rendered anew.
  if (root.hasChildNodes() && isLoadedUrl()) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  whenIdle(() => {
    // The drawings of a server-rendered page need no code, but those of the next page do.
    const drawing = drawingChunk.load();
    const rest = import('./start-after-load.ts').then(({ startAfterLoad }) => startAfterLoad(client));
    // A chunk that could not be loaded is requested again when it is needed.
    Promise.all([drawing, rest]).catch(() => undefined);
  });
}

/** Runs the task after the page's load, when the browser has nothing to do. */
function whenIdle(task: () => void): void {
  const wait = () => {
    // Safari does not have this function.
    const { requestIdleCallback } = window as Partial<Window>;
    if (requestIdleCallback) requestIdleCallback.call(window, task, { timeout: BUSY_PAGE_MS });
    else setTimeout(task);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
