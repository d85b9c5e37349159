import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { SiteFrame } from '#ui/chrome/SiteFrame.tsx';
import { Spinner } from '#ui/components/Spinner.tsx';
import { routes } from './routes.ts';
import { ScreenHost } from './ScreenHost.tsx';
import { SearchHost } from './SearchHost.tsx';

/** The whole site inside its router: the chrome, and the screen of the current address. */
export function App() {
  return (
    <>
      <SiteFrame>
        <Suspense fallback={<Spinner label="Loading" />}>
          <Routes>
            {routes.map((route) => (
              <Route key={route.path} path={route.path} element={<ScreenHost route={route} />} />
            ))}
          </Routes>
        </Suspense>
      </SiteFrame>
      <SearchHost />
    </>
  );
}
