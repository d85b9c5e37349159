import { useRef, useState } from 'react';
import { openLayer } from '#ui/lib/browser/history-layer.ts';

/** Opens a layer over the page, which Back closes. A second press, while the layer's code is fetched, adds no second entry. */
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
