import { QueryClientProvider } from '@tanstack/react-query';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { createQueryClient } from '#ui/app/query-client.ts';

interface StoryFrameProps {
  theme: string;
  url: string;
  /** The pattern of the path. Another path means that the story has left its screen. */
  path: string;
  children: ReactNode;
}

/** Gives a story the theme of the toolbar, a URL and a new query cache. */
export function StoryFrame({ theme, url, path, children }: StoryFrameProps) {
  const [queryClient] = useState(createQueryClient);

  useLayoutEffect(() => {
    document.documentElement.classList.toggle('dark', theme === 'dark');
  }, [theme]);

  return (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[url]} key={url}>
        <Routes>
          <Route path={path} element={children} />
          <Route path="*" element={<p className="p-6">The story went to another URL.</p>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>
  );
}
