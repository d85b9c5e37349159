import { MAX_PER_READ } from '#openapi/generated/limits.ts';
import { dataOf } from '#ui/api/fetcher.ts';
import { createBackup, useListBackups } from '#ui/api/generated/backups/backups.ts';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { toast } from '#ui/components/toast/toast.ts';
import { useDialogs } from '../parts/DialogHost.tsx';
import { ListError, LoadingBlocks } from '../parts/ListStates.tsx';
import { useWrite } from '../session/useWrite.tsx';
import { BackupEntry } from './BackupEntry.tsx';

const KEPT =
  'The whole site, every day. The ten newest and the last of each of 30 days stay, and each was read back when it was made.';

export function BackupsDialog() {
  const { close } = useDialogs();
  const { data, error, refetch } = useListBackups(
    { limit: MAX_PER_READ },
    { query: { refetchOnMount: 'always', select: dataOf } },
  );
  const make = useWrite(() => createBackup(), {
    failed: 'The backup could not be made',
    onSuccess: () => toast({ title: 'Backup made', description: 'It was read back and is whole' }),
  });
  return (
    <Dialog
      open
      layout="wide"
      onOpenChange={() => close()}
      title="Backups"
      description={data?.configured ? KEPT : undefined}
    >
      <div className="dense grid justify-items-start gap-4">
        {!data && !error && <LoadingBlocks />}
        {error && <ListError plural="backups" error={error} onRetry={refetch} />}
        {data?.configured === false && (
          <EmptyState title="The site makes no backups by itself.">
            Set BACKUP_DIR to a folder on another disk, and start the site again. “Download backup” in the
            dashboard gives you one now.
          </EmptyState>
        )}
        {data?.configured && (
          <>
            {data.failure && (
              <p role="alert" className="border-l-3 border-danger pl-4">
                {data.failure.message}
              </p>
            )}
            <Button size="sm" busy={make.isPending} onClick={() => make.mutate()}>
              {make.isPending ? 'Making a backup…' : 'Back up now'}
            </Button>
            {data.backups.length === 0 ? (
              <EmptyState title="There is no backup yet." />
            ) : (
              <ul aria-label="Backups" className="w-full border-y border-hairline">
                {data.backups.map((backup) => (
                  <BackupEntry key={backup.name} backup={backup} />
                ))}
              </ul>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}
