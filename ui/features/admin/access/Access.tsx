import { Button } from '#ui/components/Button.tsx';
import { lazyChunk } from '#ui/lib/chunks/lazy-chunk.ts';
import { useAdminSession } from '../session/admin-session.ts';
import { useDialogCode } from '../useDialogCode.ts';

const dialogCode = lazyChunk(() => import('./AccessDialog.tsx'));

interface AccessProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function Access({ isOpen, onOpenChange }: AccessProps) {
  const { isOver } = useAdminSession();
  const close = () => onOpenChange(false);
  const code = useDialogCode(dialogCode, isOpen, { what: 'Access', close });
  return (
    <>
      <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={() => onOpenChange(true)}>
        Access
      </Button>
      {isOpen && !isOver && code && <code.AccessDialog onClose={close} />}
    </>
  );
}
