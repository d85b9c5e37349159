import { exportCocktailsCsv, exportCocktailsXlsx } from '#ui/api/generated/sheets/sheets.ts';
import { useDownload } from '../session/useWrite.tsx';

const exportedAs = (kind: string) => ({
  title: 'Export started',
  description: `Cocktails are being downloaded as ${kind} file`,
});

/** Returns the downloads of all cocktails, as menus offer them. */
export function useSheetDownloads() {
  const csv = useDownload(() => exportCocktailsCsv(), 'cocktails.csv', exportedAs('CSV'));
  const excel = useDownload(() => exportCocktailsXlsx(), 'cocktails.xlsx', exportedAs('Excel'));
  const template = useDownload(() => exportCocktailsXlsx({ template: true }), 'cocktails-template.xlsx', {
    title: 'Download started',
    description: 'The columns, and one row as an example',
  });
  return [
    { label: 'Export CSV', run: () => csv.mutate() },
    { label: 'Export Excel', run: () => excel.mutate() },
    { label: 'Template', run: () => template.mutate() },
  ];
}
