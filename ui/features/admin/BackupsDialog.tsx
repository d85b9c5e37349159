import { MAX_PER_READ } from '#openapi/generated/limits.ts';
import type { StoredBackup } from '#openapi/generated/model.ts';
import { selectData } from '#ui/api/fetcher.ts';
import { createBackup, restoreBackup, useListBackups } from '#ui/api/generated/backups/backups.ts';
import { Button } from '#ui/components/Button.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { BlockSkeletons } from '#ui/components/Loading.tsx';
import { toast } from '#ui/components/toast/toast.ts';
import { useNow } from '#ui/hooks/useNow.ts';
import { formatAge, formatMoment } from '#ui/lib/dates/moments.ts';
import { StackedDialog } from './dialogs/DialogStack.tsx';
import { useBackupDownload } from './parts/useDownloads.ts';
import { ListError } from './parts/failure.tsx';
import { SmallButton } from './parts/SmallButton.tsx';
import { useWrite } from './parts/useWrite.ts';
import { DryRunButton } from './dialogs/DryRunDialog.tsx';

const RETENTION =
  'The whole site, every day. The ten newest and the last of each of 30 days are kept. Each was read back when it was made.';

export function BackupsDialog() {
  const { data, error, refetch } = useListBackups(
    { limit: MAX_PER_READ },
    { query: { refetchOnMount: 'always', select: selectData } },
  );
  const backUp = useWrite(() => createBackup(), {
    failureTitle: 'The backup could not be made',
    onSuccess: () => toast({ title: 'Backup made', description: 'It was read back and is complete' }),
  });
  return (
    <StackedDialog layout="wide" title="Backups" description={data?.configured ? RETENTION : undefined}>
      <div className="dense grid justify-items-start gap-4">
        {!data && !error && <BlockSkeletons />}
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
            <Button size="sm" isBusy={backUp.isPending} onClick={() => backUp.mutate()}>
              {backUp.isPending ? 'Making a backup…' : 'Back up now'}
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
    </StackedDialog>
  );
}

function BackupEntry({ backup: { name, size, createdAt } }: { backup: StoredBackup }) {
  const { mutate, isPending } = useBackupDownload(name);
  const moment = formatMoment(createdAt);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-hairline py-3 last:border-b-0">
      <p>
        <time dateTime={createdAt} title={moment}>
          {formatAge(createdAt, useNow())}
        </time>{' '}
        <span className="figures text-soft">{formatSize(size)}</span>
        <span className="block text-soft">{moment}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <SmallButton isBusy={isPending} aria-label={`Download: ${moment}`} onClick={() => mutate()}>
          Download
        </SmallButton>
        <DryRunButton
          label="Restore…"
          about={moment}
          title="Restore this backup?"
          description={`The catalogue goes back to how it was on ${moment}.`}
          runCommand={restoreBackup}
          command={name}
          confirmLabel="Restore"
        />
      </div>
    </li>
  );
}

/** Returns '0.048 MB' or '1,200 MB', for example. */
function formatSize(bytes: number): string {
  return `${(bytes / 1e6).toLocaleString('en', { maximumSignificantDigits: 2 })} MB`;
}
