import { useQueryClient } from '@tanstack/react-query';
import { Suspense, ViewTransition } from 'react';
import { useLocation } from 'react-router-dom';
import { SiteFrame } from '#ui/chrome/SiteFrame.tsx';
import { ErrorBoundary } from '#ui/components/ErrorBoundary.tsx';
import { Spinner } from '#ui/components/Loading.tsx';
import { findRoute } from './routes.ts';
import { ScreenHost } from './ScreenHost.tsx';
import { SearchHost } from './SearchHost.tsx';

export function App() {
  const { pathname } = useLocation();
  const client = useQueryClient();
  return (
    <>
      <SiteFrame>
        <Suspense fallback={<Spinner label="Loading" />}>
          {/* The old page stays until the next one is ready, and fades into it. */}
          <ViewTransition key={pathname} default="none" enter="auto" exit="auto">
            <div>
              {/* A broken screen is not rendered, so its queries are inactive. */}
              <ErrorBoundary label="the screen" onRetry={() => client.removeQueries({ type: 'inactive' })}>
                <ScreenHost route={findRoute(pathname).route} />
              </ErrorBoundary>
            </div>
          </ViewTransition>
        </Suspense>
      </SiteFrame>
      <SearchHost />
    </>
  );
}
