import './styles.css';
import { hydrate, QueryClientProvider, type DehydratedState } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { loadDrawingCode } from '#ui/components/drawn-cocktail/drawing-code.ts';
import { watchHistory } from '#ui/hooks/history-guard.ts';
import { App } from './App.tsx';
import { calmTransitions } from './calm-transitions.ts';
import { createQueryClient } from './query-client.ts';
import { prefetchLinks } from './prefetch-links.ts';
import { replayEarly } from './replay-early.ts';
import { findRoute, loadScreen } from './routes.ts';
import { whenIdle } from './when-idle.ts';

const root = document.getElementById('root');
const state = document.getElementById('state');

if (root) {
  watchHistory();
  calmTransitions();
  const client = createQueryClient();
  if (state?.textContent) hydrate(client, JSON.parse(state.textContent) as DehydratedState);
  // The first screen's code is awaited, so that what the server rendered is taken over in one go.
  await loadScreen(findRoute(location.pathname).route);
  const app = (
    <StrictMode>
      <QueryClientProvider client={client}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>
  );
  replayEarly(() => {
    // In slices, so that a tap is answered meanwhile.
    if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app));
    else createRoot(root).render(app);
  });
  prefetchLinks(client);
  // The served drawings need no code; those of the next page do, and find it here. Who lacks it then asks again.
  whenIdle(() => void loadDrawingCode().catch(() => undefined));
}
