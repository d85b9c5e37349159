import { useDownloadBackup } from '#ui/api/generated/backups/backups.ts';
import { toast } from '#ui/components/toast/toast.ts';
import { utcDay } from '#ui/lib/adverts/advert-places.ts';
import { downloadBlob } from '#ui/lib/browser/download.ts';
import { useSingleFlight, useWriteOptions } from '../session/useWrite.tsx';

/** Downloads a stored backup. With `now`, the server makes one for the download. */
export function useBackupDownload(name: string) {
  const { mutate, isPending } = useSingleFlight(
    useDownloadBackup({
      mutation: useWriteOptions({
        failed: 'The backup could not be downloaded',
        changesNothingShown: true,
        onSuccess: ({ data }) => {
          downloadBlob(data, name === 'now' ? `tasting-house-${utcDay(new Date())}.backup.gz` : name);
          toast({
            title: 'Backup downloaded',
            description: 'The whole site in one file, pictures and history included',
          });
        },
      }),
    }),
  );
  return { start: () => mutate({ name }), isPending };
}
