import { useState } from 'react';
import { useExportChosenCsv, useExportChosenXlsx } from '#ui/api/generated/bulk/bulk.ts';
import {
  useExportCocktailsCsv,
  useExportCocktailsXlsx,
  useGetTemplateCsv,
  useGetTemplateXlsx,
} from '#ui/api/generated/sheets/sheets.ts';
import { toast } from '#ui/components/toast/toast.ts';
import { downloadBlob } from '#ui/lib/browser/download.ts';
import { SmallButton } from '../SmallButton.tsx';
import { PanelBoundary } from '../PanelBoundary.tsx';
import { ImportPanel } from '../import/ImportPanel.tsx';
import { useWrite, type WriteHook } from '../session/useWrite.tsx';

const TEMPLATE_STARTED = {
  title: 'Download started',
  description: 'The columns, and one row as an example',
};
const CSV_TEMPLATE: Sheet = {
  label: 'CSV template',
  name: 'cocktails-template.csv',
  started: TEMPLATE_STARTED,
};
const EXCEL_TEMPLATE: Sheet = {
  label: 'Excel template',
  name: 'cocktails-template.xlsx',
  started: TEMPLATE_STARTED,
};

const IMPORT_PANEL_ID = 'import-cocktails';

export function SheetActions({ opensImport }: { opensImport: boolean }) {
  const [isImportOpen, setImportOpen] = useState(opensImport);
  const downloads = [
    [CSV_EXPORT, useSheetDownload(useExportCocktailsCsv, CSV_EXPORT)],
    [EXCEL_EXPORT, useSheetDownload(useExportCocktailsXlsx, EXCEL_EXPORT)],
    [CSV_TEMPLATE, useSheetDownload(useGetTemplateCsv, CSV_TEMPLATE)],
    [EXCEL_TEMPLATE, useSheetDownload(useGetTemplateXlsx, EXCEL_TEMPLATE)],
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
        {downloads.map(([{ label }, { isPending, mutate }]) => (
          <SmallButton key={label} busy={isPending} onClick={() => mutate()}>
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

export function ExportChosen({ ids }: { ids: readonly string[] }) {
  const data = { ids: [...ids] };
  const csv = useSheetDownload(useExportChosenCsv, CSV_EXPORT);
  const excel = useSheetDownload(useExportChosenXlsx, EXCEL_EXPORT);
  return (
    <>
      <SmallButton busy={csv.isPending} onClick={() => csv.mutate({ data })}>
        Export selected as CSV
      </SmallButton>
      <SmallButton busy={excel.isPending} onClick={() => excel.mutate({ data })}>
        Export selected for Excel
      </SmallButton>
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
