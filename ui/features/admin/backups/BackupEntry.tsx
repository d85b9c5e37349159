import type { StoredBackup } from '#openapi/generated/model.ts';
import { restoreBackup } from '#ui/api/generated/backups/backups.ts';
import { useNow } from '#ui/lib/browser/useNow.ts';
import { exactMoment, momentWords } from '../history/moment-words.ts';
import { TrialButton } from '../trial/TrialButton.tsx';
import { SmallButton } from '../parts/SmallButton.tsx';
import { useBackupDownload } from './useBackupDownload.ts';

export function BackupEntry({ backup: { name, size, createdAt } }: { backup: StoredBackup }) {
  const download = useBackupDownload(name);
  const moment = exactMoment(createdAt);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-hairline py-3 last:border-b-0">
      <p>
        <time dateTime={createdAt} title={moment}>
          {momentWords(createdAt, useNow())}
        </time>{' '}
        <span className="figures text-soft">{sizeWords(size)}</span>
        <span className="block text-soft">{moment}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <SmallButton
          busy={download.isPending}
          aria-label={`Download: ${moment}`}
          onClick={() => download.mutate()}
        >
          Download
        </SmallButton>
        <TrialButton
          label="Restore…"
          of={moment}
          title="Restore this backup?"
          description={`The catalogue becomes as it was on ${moment}.`}
          send={restoreBackup}
          data={name}
          confirmLabel="Restore"
        />
      </div>
    </li>
  );
}

/** Returns a size such as '0.048 MB' or '1,200 MB'. */
function sizeWords(bytes: number): string {
  return `${(bytes / 1e6).toLocaleString('en', { maximumSignificantDigits: 2 })} MB`;
}
