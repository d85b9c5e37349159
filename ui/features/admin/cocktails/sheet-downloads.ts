import { useExportCocktailsCsv, useExportCocktailsXlsx } from '#ui/api/generated/sheets/sheets.ts';
import { toast } from '#ui/components/toast/toast.ts';
import { downloadBlob } from '#ui/lib/browser/download.ts';
import { useSingleFlight, useWriteOptions } from '../session/useWrite.tsx';

interface SheetFile {
  name: string;
  started: { title: string; description: string };
}

const exportOf = (name: string, kind: string): SheetFile => ({
  name,
  started: { title: 'Export started', description: `Cocktails are being downloaded as ${kind} file` },
});

const CSV = exportOf('cocktails.csv', 'CSV');
const EXCEL = exportOf('cocktails.xlsx', 'Excel');
const TEMPLATE: SheetFile = {
  name: 'cocktails-template.xlsx',
  started: { title: 'Download started', description: 'The columns, and one row as an example' },
};

/** Returns the downloads of all cocktails, as menus offer them. */
export function useSheetDownloads() {
  const csv = useSingleFlight(useExportCocktailsCsv({ mutation: useSheetOptions(CSV) }));
  const excel = useSingleFlight(useExportCocktailsXlsx({ mutation: useSheetOptions(EXCEL) }));
  const template = useSingleFlight(useExportCocktailsXlsx({ mutation: useSheetOptions(TEMPLATE) }));
  return [
    { label: 'Export CSV', run: () => csv.mutate({}) },
    { label: 'Export Excel', run: () => excel.mutate({}) },
    { label: 'Template', run: () => template.mutate({ params: { template: true } }) },
  ];
}

function useSheetOptions<Variables>({ name, started }: SheetFile) {
  return useWriteOptions<{ data: Blob }, Variables>({
    failed: 'The download could not be started',
    changesNothingShown: true,
    onSuccess: ({ data }) => {
      downloadBlob(data, name);
      toast(started);
    },
  });
}
