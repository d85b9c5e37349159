import { useLayoutEffect, useRef, type RefObject } from 'react';

export function useModal(chief: RefObject<HTMLElement | null>) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const modal = dialog.current;
    modal?.showModal();
    chief.current?.focus();
    return () => modal?.close();
  }, [chief]);
  return dialog;
}
