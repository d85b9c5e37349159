import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { useOnceHydrated } from '#ui/lib/browser/useOnceHydrated.ts';

/** The state of a history entry holds this, if something lies open over its page. */
type LayerState = { layer?: string } | null;

/**
 * Opens something over the page as an entry of the history, so that Back closes it. Back from a followed link shows it again. `name` tells
 * it from others of the page. A second press does nothing while the router does not show the first yet.
 */
export function useHistoryLayer(name: string) {
  const location = useLocation() as Location<LayerState>;
  const navigate = useNavigate();
  // The page from the server has nothing open.
  const isOpen = useOnceHydrated(() => true, false) && location.state?.layer === name;
  const latest = useRef({ location, isOpen });
  useLayoutEffect(() => {
    latest.current = { location, isOpen };
  }, [location, isOpen]);
  const open = () => {
    if (latest.current.isOpen) return;
    latest.current.isOpen = true;
    void navigate(latest.current.location, { state: { layer: name } });
  };
  const close = () => {
    if (!latest.current.isOpen) return;
    latest.current.isOpen = false;
    void navigate(-1);
  };
  return { isOpen, open, close };
}
