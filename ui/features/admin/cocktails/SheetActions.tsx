import { useState } from 'react';
import { useExportCocktailsCsv, useExportCocktailsXlsx } from '#ui/api/generated/sheets/sheets.ts';
import { toast } from '#ui/components/toast/toast.ts';
import { downloadBlob } from '#ui/lib/browser/download.ts';
import { SmallButton } from '../SmallButton.tsx';
import { PanelBoundary } from '../PanelBoundary.tsx';
import { ImportPanel } from '../import/ImportPanel.tsx';
import { useSingleFlight, useWriteOptions } from '../session/useWrite.tsx';

const TEMPLATE: Sheet = {
  label: 'Template',
  name: 'cocktails-template.xlsx',
  started: { title: 'Download started', description: 'The columns, and one row as an example' },
};

const IMPORT_PANEL_ID = 'import-cocktails';

export function SheetActions({ opensImport }: { opensImport: boolean }) {
  const [isImportOpen, setImportOpen] = useState(opensImport);
  const downloads = [
    [CSV_EXPORT, useSingleFlight(useExportCocktailsCsv({ mutation: useSheetOptions(CSV_EXPORT) })), {}],
    [EXCEL_EXPORT, useSingleFlight(useExportCocktailsXlsx({ mutation: useSheetOptions(EXCEL_EXPORT) })), {}],
    [
      TEMPLATE,
      useSingleFlight(useExportCocktailsXlsx({ mutation: useSheetOptions(TEMPLATE) })),
      { params: { template: true } },
    ],
  ] as const;
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-2">
        <SmallButton
          aria-expanded={isImportOpen}
          aria-controls={IMPORT_PANEL_ID}
          onClick={() => setImportOpen(!isImportOpen)}
        >
          Import from a sheet
        </SmallButton>
        {downloads.map(([{ label }, { isPending, mutate }, asked]) => (
          <SmallButton key={label} busy={isPending} onClick={() => mutate(asked)}>
            {label}
          </SmallButton>
        ))}
      </div>
      {isImportOpen && (
        <PanelBoundary reads="importCocktails">
          <ImportPanel id={IMPORT_PANEL_ID} />
        </PanelBoundary>
      )}
    </>
  );
}

interface Sheet {
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

/** The `mutation` of a generated hook that downloads a sheet. */
export function useSheetOptions<Variables>({ name, started }: Sheet) {
  return useWriteOptions<{ data: Blob }, Variables>({
    failed: 'The download could not be started',
    isRead: true,
    onSuccess: ({ data }) => {
      downloadBlob(data, name);
      toast(started);
    },
  });
}
