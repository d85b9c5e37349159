import type { ComponentProps } from 'react';
import { toast } from '#ui/components/toast/toast.ts';
import { lazyChunk } from '#ui/lib/chunks/lazy-chunk.ts';
import { Palette } from '../palette/Palette.tsx';
import { PanelBoundary } from '../PanelBoundary.tsx';
import { useDownloadBackup } from '#ui/api/generated/history/history.ts';
import { downloadBlob } from '#ui/lib/browser/download.ts';
import { SmallButton } from '../SmallButton.tsx';
import { useWrite } from '../session/useWrite.tsx';
import { useLazyDialog } from '../useDialogCode.ts';

const backupsCode = lazyChunk(() => import('../backups/BackupsDialog.tsx'));
const changesCode = lazyChunk(() => import('./RecentChangesDialog.tsx'));

type ChangesActionsProps = ComponentProps<typeof Palette>;

export function ChangesActions({ actions, onOpenItem }: ChangesActionsProps) {
  const backup = useBackup();
  const changes = useLazyDialog(changesCode, 'The changes');
  const backups = useLazyDialog(backupsCode, 'The backups');
  return (
    <>
      <Palette
        actions={[
          ...actions,
          { label: 'Recent changes', run: changes.open },
          { label: 'Backups', run: backups.open },
          { label: 'Download backup', run: () => backup.mutate() },
        ]}
        onOpenItem={onOpenItem}
      />
      <SmallButton aria-haspopup="dialog" onClick={changes.open}>
        Recent changes
      </SmallButton>
      <SmallButton aria-haspopup="dialog" onClick={backups.open}>
        Backups
      </SmallButton>
      <SmallButton busy={backup.isPending} onClick={() => backup.mutate()}>
        {backup.isPending ? 'Preparing…' : 'Download backup'}
      </SmallButton>
      {changes.code && (
        <PanelBoundary reads="listChanges">
          <changes.code.RecentChangesDialog onClose={changes.close} />
        </PanelBoundary>
      )}
      {backups.code && (
        <PanelBoundary reads="listBackups">
          <backups.code.BackupsDialog onClose={backups.close} />
        </PanelBoundary>
      )}
    </>
  );
}

/** Saves a backup, named by the day; a failed download leaves no file behind. */
function useBackup() {
  return useWrite(useDownloadBackup, {
    failed: 'The backup could not be downloaded',
    isRead: true,
    onSuccess: (backup) => {
      downloadBlob(backup, `tasting-house-${new Date().toISOString().slice(0, 10)}.backup.gz`);
      toast({
        title: 'Backup downloaded',
        description: 'The whole site in one file, pictures and history included',
      });
    },
  });
}
