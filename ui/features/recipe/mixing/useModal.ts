import { useLayoutEffect, useRef, type RefObject } from 'react';

export function useModal(chief: RefObject<HTMLElement | null>) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    chief.current?.focus();
    return () => shown?.close();
  }, [chief]);
  return dialog;
}
