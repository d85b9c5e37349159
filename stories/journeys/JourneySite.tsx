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
  const entering = useRef<string>(undefined);
  const path = pathname + search;

  useLayoutEffect(() => {
    const reload = () => {
      queryClient.clear();
      setVisit((number) => number + 1);
    };
    const open = (target: string) => {
      if (target === path) return reload();
      entering.current = target;
      void navigate(target);
    };
    browsing = { path, open, reload, back: () => void navigate(-1) };
    // Only once the address is there, so that the new page knows of no other.
    if (entering.current === path) {
      entering.current = undefined;
      reload();
    }
    return () => {
      browsing = null;
    };
  }, [navigate, queryClient, path]);

  return <App key={visit} />;
}
