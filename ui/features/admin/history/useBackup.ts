import { useDownloadBackup } from '#ui/api/generated/history/history.ts';
import { toast } from '#ui/components/toast/toast.ts';
import { downloadBlob } from '#ui/lib/browser/download.ts';
import { useSingleFlight } from '../session/useSingleFlight.ts';
import { useWriteOptions } from '../session/useWriteOptions.tsx';

/** Saves a backup, named by the day; a failed download leaves no file behind. */
export function useBackup() {
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
