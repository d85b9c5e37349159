import { backupName } from '#openapi/text/backup-name.ts';
import { downloadBackup } from '#ui/api/generated/backups/backups.ts';
import { exportCocktailsCsv, exportCocktailsXlsx } from '#ui/api/generated/sheets/sheets.ts';
import { toast, type ToastMessage } from '#ui/components/toast/toast.ts';
import { downloadBlob } from '#ui/lib/browser/download.ts';
import { useNow } from '#ui/hooks/useNow.ts';
import { useWrite } from './useWrite.ts';

function useDownload(read: () => Promise<{ data: Blob }>, fileName: string, message: ToastMessage) {
  return useWrite(read, {
    failureTitle: 'The download could not be started',
    meta: { changesNothingShown: true },
    onSuccess: ({ data }) => {
      downloadBlob(data, fileName);
      toast(message);
    },
  });
}

/** The server makes a backup for the name `now`. Any other name is that of a stored one. */
export function useBackupDownload(name: string) {
  const now = new Date(useNow());
  const fileName = name === 'now' ? backupName(now) : name;
  return useDownload(() => downloadBackup(name), fileName, {
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
  const csv = useDownload(() => exportCocktailsCsv(), 'cocktails.csv', exportToast('CSV'));
  const excel = useDownload(() => exportCocktailsXlsx(), 'cocktails.xlsx', exportToast('Excel'));
  const readTemplate = () => exportCocktailsXlsx({ template: true });
  const template = useDownload(readTemplate, 'cocktails-template.xlsx', TEMPLATE);
  return [
    { label: 'Export CSV', run: () => csv.mutate() },
    { label: 'Export Excel', run: () => excel.mutate() },
    { label: 'Template', run: () => template.mutate() },
  ];
}
