import { useRef, useState } from 'react';
import { openLayer } from '#ui/lib/browser/history-layer.ts';

/** For what covers the page: Back closes it. A second press, while its code is fetched, adds no second entry. */
export function useHistoryLayer(onClose?: () => void) {
  const [isOpen, setOpen] = useState(false);
  const closeLayer = useRef<(() => void) | null>(null);
  const open = () => {
    closeLayer.current ??= openLayer(() => {
      closeLayer.current = null;
      setOpen(false);
      onClose?.();
    });
    setOpen(true);
  };
  return { isOpen, open, close: () => closeLayer.current?.() };
}
