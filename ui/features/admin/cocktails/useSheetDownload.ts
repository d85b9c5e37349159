import { toast } from '#ui/components/toast/toast.ts';
import { downloadBlob } from '#ui/lib/browser/download.ts';
import { useWriteOptions } from '../session/useWriteOptions.tsx';

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
export function useSheetDownload({ name, started }: Sheet) {
  return useWriteOptions<Blob, unknown>({
    failed: 'The download could not be started',
    isRead: true,
    onSuccess: (sheet) => {
      downloadBlob(sheet, name);
      toast(started);
    },
  });
}
