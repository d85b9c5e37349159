import { toast } from '#ui/components/toast/toast.ts';
import { downloadBlob } from '#ui/lib/browser/download.ts';
import { useWrite, type WriteHook } from '../session/useWrite.tsx';

export interface Sheet {
  label: string;
  name: string;
  started: { title: string; description: string };
}

export const CSV_EXPORT: Sheet = {
  label: 'Export CSV',
  name: 'cocktails.csv',
  started: { title: 'Export started', description: 'Cocktails are being downloaded as CSV file' },
};
export const EXCEL_EXPORT: Sheet = {
  label: 'Export Excel',
  name: 'cocktails.xlsx',
  started: { title: 'Export started', description: 'Cocktails are being downloaded as Excel file' },
};

export function useSheetDownload<Variables>(
  useDownload: WriteHook<Blob, Variables>,
  { name, started }: Sheet,
) {
  return useWrite(useDownload, {
    failed: 'The download could not be started',
    isRead: true,
    onSuccess: (sheet) => {
      downloadBlob(sheet, name);
      toast(started);
    },
  });
}
