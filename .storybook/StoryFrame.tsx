import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { applyConditions, type Conditions } from './conditions.ts';

interface StoryFrameProps {
  conditions: Conditions;
  entry: string;
  /** For screens that read parameters. */
  path: string;
  bare: boolean;
  children: ReactNode;
}

/** The toolbar's conditions, an address and a query cache. */
export function StoryFrame({ conditions, entry, path, bare, children }: StoryFrameProps) {
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

  const { theme, text, colours, motion, direction } = conditions;
  useLayoutEffect(() => {
    applyConditions({ theme, text, colours, motion, direction });
  }, [theme, text, colours, motion, direction]);

  const padding = bare ? '' : 'p-6';
  return (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[keyed(entry, visit)]} key={entry}>
        <Routes>
          <Route path={path} element={<div className={padding}>{children}</div>} />
          <Route path="*" element={<p className="p-6">The story went to another address.</p>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>
  );
}

let visits = 0;

/** As in a browser's history, so that no story goes on with another one's entry. */
function keyed(entry: string, visit: number) {
  const { pathname, search, hash } = new URL(entry, location.origin);
  return { pathname, search, hash, key: `story-${visit}` };
}
