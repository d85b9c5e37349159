import type { CountedItems, Outcome, StoredBackup } from '#openapi/generated/model.ts';
import { useDownloadBackup, useRestoreBackup } from '#ui/api/generated/backups/backups.ts';
import { toast } from '#ui/components/toast/toast.ts';
import { downloadBlob } from '#ui/lib/browser/download.ts';
import { SmallButton } from '../SmallButton.tsx';
import { useAskingButton, ConfirmQuestion, type Confirming } from '../ConfirmQuestion.tsx';
import { exactMoment, momentWords } from '../history/moment-words.ts';
import { useSingleFlight, useWriteOptions } from '../session/useWrite.tsx';
import { figure } from '#ui/lib/words/figure.ts';

const UNIT_BYTES = 1000;
const UNITS = ['kB', 'MB', 'GB'];

export function BackupEntry({ backup, now }: { backup: StoredBackup; now: number }) {
  const { name, size, createdAt } = backup;
  const of = exactMoment(createdAt);
  const download = useSingleFlight(
    useDownloadBackup({
      mutation: useWriteOptions({
        failed: 'The backup could not be downloaded',
        isRead: true,
        onSuccess: ({ data }) => downloadBlob(data, name),
      }),
    }),
  );
  const look = useSingleFlight(
    useRestoreBackup({
      mutation: useWriteOptions({
        failed: 'The backup cannot be restored',
        isRead: true,
      }),
    }),
  );
  const restore = useSingleFlight(
    useRestoreBackup({
      mutation: useWriteOptions({
        failed: 'Failed to restore the backup',
        onSuccess: ({ data: { message } }) => {
          look.reset();
          toast({ title: 'Backup restored', description: `${message} It can be undone in Recent changes.` });
        },
        onError: () => look.reset(),
      }),
    }),
  );
  const preview = look.data?.data;
  const trigger = useAskingButton(preview !== undefined);
  return (
    <li className="grid gap-3 border-b border-hairline py-3 last:border-b-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          <time dateTime={createdAt} title={of}>
            {momentWords(createdAt, now)}
          </time>{' '}
          <span className="figures text-soft">{sizeWords(size)}</span>
          <span className="block text-soft">{of}</span>
        </p>
        <div className="flex flex-wrap gap-2">
          <SmallButton
            busy={download.isPending}
            aria-label={`Download: ${of}`}
            onClick={() => download.mutate({ name })}
          >
            Download
          </SmallButton>
          {!preview && (
            <SmallButton
              ref={trigger}
              busy={look.isPending}
              aria-label={`Restore…: ${of}`}
              onClick={() => look.mutate({ name, params: { dryRun: true } })}
            >
              {look.isPending ? 'Looking…' : 'Restore…'}
            </SmallButton>
          )}
        </div>
      </div>
      {preview && (
        <RestoreQuestion
          preview={preview}
          busy={restore.isPending}
          onCancel={look.reset}
          onConfirm={() => restore.mutate({ name, params: { basedOn: preview.revision } })}
        />
      )}
    </li>
  );
}

/** '48.2 kB' */
function sizeWords(bytes: number): string {
  let size = bytes / UNIT_BYTES;
  let unit = 0;
  for (; size >= UNIT_BYTES && unit < UNITS.length - 1; unit += 1) size /= UNIT_BYTES;
  return `${size.toLocaleString('en', { maximumFractionDigits: 1 })} ${UNITS[unit] ?? ''}`;
}

const FATES = [
  ['deleted', 'deleted, since they were created later'],
  ['updated', 'changed back'],
  ['created', 'brought back'],
] as const;

/** Says what a restore would do before it is done. */
function RestoreQuestion({ preview, ...actions }: Confirming & { preview: Outcome }) {
  const told = FATES.map(([fate, words]) => ({ ...preview[fate], words })).filter(({ count }) => count > 0);
  const isVain = told.length === 0;
  return (
    <ConfirmQuestion
      question={
        isVain ? 'The catalogue is as it is in this backup.' : 'Restoring makes the catalogue as it was then:'
      }
      confirmLabel="Restore"
      isVain={isVain}
      {...actions}
    >
      {told.map((fate) => (
        <Items key={fate.words} {...fate} />
      ))}
    </ConfirmQuestion>
  );
}

function Items({ count, items, words }: CountedItems & { words: string }) {
  const names = items.map(({ itemName }) => itemName).join(', ');
  const more = count > items.length ? ` and ${figure(count - items.length)} more` : '';
  return (
    <p className="break-words">
      <span className="font-semibold">
        {figure(count)} {words}:
      </span>{' '}
      {names}
      {more}
    </p>
  );
}
