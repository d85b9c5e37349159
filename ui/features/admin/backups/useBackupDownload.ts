import { downloadBackup } from '#ui/api/generated/backups/backups.ts';
import { utcDay } from '#ui/lib/adverts/choose-adverts.ts';
import { useNow } from '#ui/lib/browser/useNow.ts';
import { useDownload } from '../session/useWrite.tsx';

/** Downloads a stored backup. With `now`, the server makes one for the download. */
export function useBackupDownload(name: string) {
  const today = utcDay(new Date(useNow()));
  const fileName = name === 'now' ? `tasting-house-${today}.backup.gz` : name;
  return useDownload(() => downloadBackup(name), fileName, {
    title: 'Backup downloaded',
    description: 'The whole site in one file, pictures and history included',
  });
}
