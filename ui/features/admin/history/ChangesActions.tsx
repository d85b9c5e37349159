import { useState } from 'react';
import { Button } from '#ui/components/Button.tsx';
import { toast } from '#ui/components/toast/toast.ts';
import { lazyChunk } from '#ui/lib/chunks/lazy-chunk.ts';
import { useLazyChunk } from '#ui/lib/chunks/useLazyChunk.ts';
import { PanelBoundary } from '../PanelBoundary.tsx';
import { useAdminSession } from '../session/admin-session.ts';
import { useBackup } from './useBackup.ts';

const dialogCode = lazyChunk(() => import('./RecentChangesDialog.tsx'));

export function ChangesActions() {
  const [isOpen, setOpen] = useState(false);
  const { isOver } = useAdminSession();
  const backup = useBackup();
  const { code } = useLazyChunk(dialogCode, isOpen, {
    keepsPage: true,
    onFailure: () => {
      setOpen(false);
      toast({
        title: 'Error',
        description: 'The changes could not be shown. Please try again.',
        variant: 'destructive',
      });
    },
  });
  return (
    <>
      <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Recent changes
      </Button>
      <Button variant="quiet" size="sm" busy={backup.isPending} onClick={() => backup.mutate()}>
        {backup.isPending ? 'Preparing…' : 'Download backup'}
      </Button>
      {isOpen && !isOver && code && (
        <PanelBoundary reads="listChanges">
          <code.RecentChangesDialog onClose={() => setOpen(false)} />
        </PanelBoundary>
      )}
    </>
  );
}
