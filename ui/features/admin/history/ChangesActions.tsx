import { useState, type ComponentProps } from 'react';
import { Button } from '#ui/components/Button.tsx';
import { toast } from '#ui/components/toast/toast.ts';
import { lazyChunk } from '#ui/lib/chunks/lazy-chunk.ts';
import { Palette } from '../palette/Palette.tsx';
import { PanelBoundary } from '../PanelBoundary.tsx';
import { useAdminSession } from '../session/admin-session.ts';
import { useDownloadBackup } from '#ui/api/generated/history/history.ts';
import { downloadBlob } from '#ui/lib/browser/download.ts';
import { useSingleFlight } from '../session/useSingleFlight.ts';
import { useWriteOptions } from '../session/useWriteOptions.tsx';
import { useDialogCode } from '../useDialogCode.ts';

const backupsCode = lazyChunk(() => import('../backups/BackupsDialog.tsx'));
const dialogCode = lazyChunk(() => import('./RecentChangesDialog.tsx'));

type ChangesActionsProps = ComponentProps<typeof Palette>;

export function ChangesActions({ actions, onOpenItem }: ChangesActionsProps) {
  const [isOpen, setOpen] = useState(false);
  const [showsBackups, setShowsBackups] = useState(false);
  const { isOver } = useAdminSession();
  const backup = useBackup();
  const code = useDialogCode(dialogCode, isOpen, { what: 'The changes', close: () => setOpen(false) });
  const backups = useDialogCode(backupsCode, showsBackups, {
    what: 'The backups',
    close: () => setShowsBackups(false),
  });
  return (
    <>
      <Palette
        actions={[
          ...actions,
          { label: 'Recent changes', run: () => setOpen(true) },
          { label: 'Backups', run: () => setShowsBackups(true) },
          { label: 'Download backup', run: () => backup.mutate() },
        ]}
        onOpenItem={onOpenItem}
      />
      <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Recent changes
      </Button>
      <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={() => setShowsBackups(true)}>
        Backups
      </Button>
      <Button variant="quiet" size="sm" busy={backup.isPending} onClick={() => backup.mutate()}>
        {backup.isPending ? 'Preparing…' : 'Download backup'}
      </Button>
      {isOpen && !isOver && code && (
        <PanelBoundary reads="listChanges">
          <code.RecentChangesDialog onClose={() => setOpen(false)} />
        </PanelBoundary>
      )}
      {showsBackups && !isOver && backups && (
        <PanelBoundary reads="listBackups">
          <backups.BackupsDialog onClose={() => setShowsBackups(false)} />
        </PanelBoundary>
      )}
    </>
  );
}

/** Saves a backup, named by the day; a failed download leaves no file behind. */
function useBackup() {
  return useSingleFlight(
    useDownloadBackup({
      mutation: useWriteOptions({
        failed: 'The backup could not be downloaded',
        isRead: true,
        onSuccess: (backup) => {
          downloadBlob(backup, `tasting-house-${new Date().toISOString().slice(0, 10)}.backup.gz`);
          toast({
            title: 'Backup downloaded',
            description: 'The whole site in one file, pictures and history included',
          });
        },
      }),
    }),
  );
}
