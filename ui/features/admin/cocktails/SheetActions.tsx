import { useState } from 'react';
import { useExportChosenCsv, useExportChosenXlsx } from '#ui/api/generated/bulk/bulk.ts';
import {
  useExportCocktailsCsv,
  useExportCocktailsXlsx,
  useGetTemplateCsv,
  useGetTemplateXlsx,
} from '#ui/api/generated/sheets/sheets.ts';
import { Button } from '#ui/components/Button.tsx';
import { toast } from '#ui/components/toast/toast.ts';
import { downloadBlob } from '#ui/lib/browser/download.ts';
import { PanelBoundary } from '../PanelBoundary.tsx';
import { ImportPanel } from '../import/ImportPanel.tsx';
import { useSingleFlight } from '../session/useSingleFlight.ts';
import { useWriteOptions } from '../session/useWriteOptions.tsx';

interface Sheet {
  label: string;
  name: string;
  started: { title: string; description: string };
}

const CSV_EXPORT: Sheet = {
  label: 'Export CSV',
  name: 'cocktails.csv',
  started: { title: 'Export started', description: 'Cocktails are being downloaded as CSV file' },
};
const EXCEL_EXPORT: Sheet = {
  label: 'Export Excel',
  name: 'cocktails.xlsx',
  started: { title: 'Export started', description: 'Cocktails are being downloaded as Excel file' },
};
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

export function SheetActions() {
  const [isImportOpen, setImportOpen] = useState(false);
  const downloads = [
    [CSV_EXPORT, useExportCocktailsCsv({ mutation: useSheetDownload(CSV_EXPORT) })],
    [EXCEL_EXPORT, useExportCocktailsXlsx({ mutation: useSheetDownload(EXCEL_EXPORT) })],
    [CSV_TEMPLATE, useGetTemplateCsv({ mutation: useSheetDownload(CSV_TEMPLATE) })],
    [EXCEL_TEMPLATE, useGetTemplateXlsx({ mutation: useSheetDownload(EXCEL_TEMPLATE) })],
  ] as const;
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-2">
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={isImportOpen}
          aria-controls={IMPORT_PANEL_ID}
          onClick={() => setImportOpen(!isImportOpen)}
        >
          Import from a sheet
        </Button>
        {downloads.map(([{ label }, download]) => (
          <DownloadButton key={label} label={label} download={download} />
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

/** The same sheets with the selected rows alone. */
export function ExportChosen({ ids }: { ids: readonly string[] }) {
  const data = { ids: [...ids] };
  const csv = useSingleFlight(useExportChosenCsv({ mutation: useSheetDownload(CSV_EXPORT) }));
  const excel = useSingleFlight(useExportChosenXlsx({ mutation: useSheetDownload(EXCEL_EXPORT) }));
  return (
    <>
      <Button variant="quiet" size="sm" busy={csv.isPending} onClick={() => csv.mutate({ data })}>
        Export selected as CSV
      </Button>
      <Button variant="quiet" size="sm" busy={excel.isPending} onClick={() => excel.mutate({ data })}>
        Export selected for Excel
      </Button>
    </>
  );
}

function useSheetDownload({ name, started }: Sheet) {
  return useWriteOptions<Blob, unknown>({
    failed: 'The download could not be started',
    isRead: true,
    onSuccess: (sheet) => {
      downloadBlob(sheet, name);
      toast(started);
    },
  });
}

function DownloadButton({
  label,
  download,
}: {
  label: string;
  download: ReturnType<typeof useExportCocktailsCsv>;
}) {
  const { isPending, mutate } = useSingleFlight(download);
  return (
    <Button variant="quiet" size="sm" busy={isPending} onClick={() => mutate()}>
      {label}
    </Button>
  );
}
