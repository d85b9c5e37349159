import { Suspense, ViewTransition } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { SiteFrame } from '#ui/chrome/SiteFrame.tsx';
import { Spinner } from '#ui/components/Spinner.tsx';
import { routes } from './routes.ts';
import { ScreenHost } from './ScreenHost.tsx';
import { SearchHost } from './SearchHost.tsx';

/** The whole site inside its router: the chrome, and the screen of the current address. */
export function App() {
  const { pathname } = useLocation();
  return (
    <>
      <SiteFrame>
        <Suspense fallback={<Spinner label="Loading" />}>
          {/* The old page stays until the next one is ready, and fades into it. */}
          <ViewTransition key={pathname} default="none" enter="auto" exit="auto">
            <div>
              <Routes>
                {routes.map((route) => (
                  <Route key={route.path} path={route.path} element={<ScreenHost route={route} />} />
                ))}
              </Routes>
            </div>
          </ViewTransition>
        </Suspense>
      </SiteFrame>
      <SearchHost />
    </>
  );
}
