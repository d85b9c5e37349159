import { useCallback, useState } from 'react';
import { type LazyChunk, useLazyChunk } from '#ui/lib/chunks/useLazyChunk.ts';
import { useAdminSession } from './session/admin-session.ts';
import { toastFailure } from './session/useWrite.tsx';

/** The code of a dialog while it is open. A failure closes it with a toast; `what` is such as 'The history'. */
export function useDialogCode<Code extends object>(
  chunk: LazyChunk<Code>,
  isOpen: boolean,
  { what, close }: { what: string; close: () => void },
): Code | null {
  const { isOver } = useAdminSession();
  const { code } = useLazyChunk(chunk, isOpen, {
    keepsPage: true,
    onFailure: () => {
      close();
      toastFailure(`${what} could not be shown. Please try again.`);
    },
  });
  return isOpen && !isOver ? code : null;
}

export function useLazyDialog<Code extends object>(chunk: LazyChunk<Code>, what: string) {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const close = () => setOpen(false);
  return { code: useDialogCode(chunk, isOpen, { what, close }), open, close };
}
