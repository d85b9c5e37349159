import { useState } from 'react';
import type { Outcome, StoredBackup } from '#openapi/generated/model.ts';
import { figure } from '#ui/lib/words/figure.ts';
import { exactMoment, momentWords } from '../history/moment-words.ts';
import { restoreCommand } from '../outcome/commands.ts';
import { FirstNames } from '../outcome/FirstNames.tsx';
import { changedIn, TrialDialog } from '../outcome/TrialDialog.tsx';
import { DialogButton, SmallButton } from '../SmallButton.tsx';
import { useBackupDownload } from './useBackupDownload.ts';

export function BackupEntry({ backup, now }: { backup: StoredBackup; now: number }) {
  const { name, size, createdAt } = backup;
  const [isAsking, setAsking] = useState(false);
  const download = useBackupDownload(name);
  const moment = exactMoment(createdAt);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-hairline py-3 last:border-b-0">
      <p>
        <time dateTime={createdAt} title={moment}>
          {momentWords(createdAt, now)}
        </time>{' '}
        <span className="figures text-soft">{sizeWords(size)}</span>
        <span className="block text-soft">{moment}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <SmallButton busy={download.isPending} aria-label={`Download: ${moment}`} onClick={download.start}>
          Download
        </SmallButton>
        <DialogButton aria-label={`Restore…: ${moment}`} onClick={() => setAsking(true)}>
          Restore…
        </DialogButton>
      </div>
      {isAsking && (
        <TrialDialog
          title="Restore this backup?"
          description={moment}
          command={restoreCommand(name)}
          confirmLabel="Restore"
          tell={(outcome) => <RestoreOutcome outcome={outcome} />}
          done="Backup restored"
          failed="Failed to restore the backup"
          offersUndo
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}

const UNIT_BYTES = 1000;
const UNITS = ['kB', 'MB', 'GB'];

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

function RestoreOutcome({ outcome }: { outcome: Outcome }) {
  if (changedIn(outcome) === 0) return <p>The catalogue is as it is in this backup.</p>;
  return (
    <>
      <p>Restoring makes the catalogue as it was then:</p>
      {FATES.map(([fate, words]) => {
        const { items, count } = outcome[fate];
        return (
          count > 0 && (
            <div key={fate}>
              <p className="font-semibold">
                {figure(count)} {words}:
              </p>
              <FirstNames items={items} count={count} />
            </div>
          )
        );
      })}
    </>
  );
}
