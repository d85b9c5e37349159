import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

export function useModal(chief: RefObject<HTMLElement | null>) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    chief.current?.focus();
    return () => shown?.close();
  }, [chief]);
  useEffect(() => {
    const { style } = document.documentElement;
    const before = style.overflow;
    style.overflow = 'hidden';
    return () => {
      style.overflow = before;
    };
  }, []);
  return dialog;
}
