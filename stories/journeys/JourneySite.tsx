import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { App } from '#ui/app/App.tsx';

/** What a browser's own buttons do, for the site in a story. */
export interface Browsing {
  path: string;
  /** Goes to an address as if it were typed: nothing on the page is kept. */
  open: (path: string) => void;
  reload: () => void;
  back: () => void;
}

let browsing: Browsing | null = null;

/** The buttons of the site that is shown now. */
export function currentBrowsing(): Browsing {
  if (!browsing) throw new Error('no site is shown');
  return browsing;
}

/** The whole site in a story, with an address that journeys can change. */
export function JourneySite() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [visit, setVisit] = useState(0);
  const [entering, setEntering] = useState<string | null>(null);
  const path = pathname + search;
  // What opens over a page adds an entry to the window's history, which a story's router does not know.
  const visited = useRef<string[]>([]);
  if (entering === path) setEntering(null);

  useLayoutEffect(() => {
    if (visited.current.at(-1) !== path) visited.current.push(path);
    const back = () => {
      visited.current.pop();
      void navigate(visited.current.at(-1) ?? '/');
    };
    const reload = () => {
      queryClient.clear();
      setVisit((number) => number + 1);
    };
    const open = (target: string) => {
      if (target === path) return reload();
      queryClient.clear();
      setEntering(target);
      void navigate(target);
    };
    browsing = { path, open, reload, back };
    return () => {
      browsing = null;
    };
  }, [navigate, queryClient, path]);

  // Nothing of the page before is there while another one is entered, so a step cannot find a button of it.
  return entering !== null && entering !== path ? null : <App key={visit} />;
}
