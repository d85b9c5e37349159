import { useRef, useState } from 'react';
import { openLayer } from '#ui/lib/browser/history-layer.ts';

/** For what covers the page: Back closes it. */
export function useHistoryLayer(): { isOpen: boolean; open: () => void; close: () => void } {
  const [isOpen, setOpen] = useState(false);
  const closeLayer = useRef(() => {});
  const open = () => {
    closeLayer.current = openLayer(() => setOpen(false));
    setOpen(true);
  };
  return { isOpen, open, close: () => closeLayer.current() };
}
