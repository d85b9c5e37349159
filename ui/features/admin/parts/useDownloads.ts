import { downloadBackup } from '#ui/api/generated/backups/backups.ts';
import { exportCocktailsCsv, exportCocktailsXlsx } from '#ui/api/generated/sheets/sheets.ts';
import { toast, type ToastMessage } from '#ui/components/toast/toast.ts';
import { downloadBlob } from '#ui/lib/browser/download.ts';
import { useWrite } from './useWrite.ts';

type Download = Promise<{ data: Blob; headers: Record<string, string> }>;

function useDownload(read: () => Download, message: ToastMessage) {
  return useWrite(read, {
    failureTitle: 'The download could not be started',
    meta: { changesNothingShown: true },
    onSuccess: ({ data, headers }) => {
      const [, fileName = ''] = /filename="(.+)"/.exec(headers['content-disposition'] ?? '') ?? [];
      downloadBlob(data, fileName);
      toast(message);
    },
  });
}

/** The server makes a backup for the name `now`. Any other name is that of a stored one. */
export function useBackupDownload(name: string) {
  return useDownload(() => downloadBackup(name), {
    title: 'Backup downloaded',
    description: 'The whole site in one file, pictures and history included',
  });
}

const exportToast = (kind: string) => ({
  title: 'Export started',
  description: `Cocktails are being downloaded as ${kind} file`,
});
const TEMPLATE = { title: 'Download started', description: 'The columns, and one row as an example' };

export function useSheetDownloads() {
  const csv = useDownload(() => exportCocktailsCsv(), exportToast('CSV'));
  const excel = useDownload(() => exportCocktailsXlsx(), exportToast('Excel'));
  const template = useDownload(() => exportCocktailsXlsx({ template: true }), TEMPLATE);
  return [
    { label: 'Export CSV', run: () => csv.mutate() },
    { label: 'Export Excel', run: () => excel.mutate() },
    { label: 'Template', run: () => template.mutate() },
  ];
}
