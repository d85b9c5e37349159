import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';

/** The toolbar's choice; `both` shows the story twice, side by side. */
export type StoryTheme = 'light' | 'dark' | 'both';

interface StoryFrameProps {
  theme: StoryTheme;
  /** The address that the story opens at. */
  entry: string;
  /** The route pattern around the story, for screens that read parameters. */
  path: string;
  /** Screens bring their own margins. */
  bare: boolean;
  children: ReactNode;
}

/** What every story stands in: the theme, an address and a query cache of its own. */
export function StoryFrame({ theme, entry, path, bare, children }: StoryFrameProps) {
  const [queryClient] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: { staleTime: Infinity, retry: false, refetchOnWindowFocus: false },
          mutations: { retry: false },
        },
      }),
  );

  const [visit] = useState(() => (visits += 1));

  useLayoutEffect(() => {
    document.documentElement.classList.toggle('dark', theme === 'dark');
  }, [theme]);

  const padding = bare ? '' : 'p-6';
  return (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[keyed(entry, visit)]} key={entry}>
        <Routes>
          <Route
            path={path}
            element={
              theme === 'both' ? (
                <div className="grid grid-cols-2">
                  <div className={`bg-page text-ink ${padding}`}>{children}</div>
                  <div className={`dark bg-page text-ink ${padding}`}>{children}</div>
                </div>
              ) : (
                <div className={padding}>{children}</div>
              )
            }
          />
          <Route path="*" element={<p className="p-6">The story went to another address.</p>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>
  );
}

let visits = 0;

/** An address with a key of its own, as the entries of a browser's history have it: no story goes on with another one's. */
function keyed(entry: string, visit: number) {
  const { pathname, search, hash } = new URL(entry, location.origin);
  return { pathname, search, hash, key: `story-${visit}` };
}
