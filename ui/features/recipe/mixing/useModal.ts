import { useLayoutEffect, useRef, type RefObject } from 'react';

export function useModal(chief: RefObject<HTMLElement | null>) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    const { style } = document.documentElement;
    shown?.showModal();
    chief.current?.focus();
    style.overflow = 'hidden';
    return () => {
      shown?.close();
      style.overflow = '';
    };
  }, [chief]);
  return dialog;
}
