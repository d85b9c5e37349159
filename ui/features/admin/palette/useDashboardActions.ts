import { useExportCocktailsCsv, useExportCocktailsXlsx } from '#ui/api/generated/sheets/sheets.ts';
import { CSV_EXPORT, EXCEL_EXPORT, useSheetDownload } from '../cocktails/useSheetDownload.ts';
import type { PanelWish } from '../ResourcePanel.tsx';
import { resources } from '../resources/resources.ts';
import type { PaletteAction } from './PaletteDialog.tsx';

interface DashboardWays {
  open: (tab: string, opens: PanelWish['opens']) => void;
  logOut: () => void;
  openAccess: () => void;
}

/** What the palette can do beside finding items. */
export function useDashboardActions({ open, logOut, openAccess }: DashboardWays): PaletteAction[] {
  const csv = useSheetDownload(useExportCocktailsCsv, CSV_EXPORT);
  const excel = useSheetDownload(useExportCocktailsXlsx, EXCEL_EXPORT);
  return [
    ...resources.map(({ tab, tabLabel }) => ({ label: `Go to ${tabLabel}`, run: () => open(tab, 'list') })),
    ...resources.map(({ tab, nouns }) => ({ label: `New ${nouns.singular}`, run: () => open(tab, 'form') })),
    { label: 'Import from a sheet', run: () => open('cocktails', 'import') },
    { label: CSV_EXPORT.label, run: () => csv.mutate() },
    { label: EXCEL_EXPORT.label, run: () => excel.mutate() },
    { label: 'Access: password and sessions', run: openAccess },
    { label: 'Log out', run: logOut },
  ];
}
