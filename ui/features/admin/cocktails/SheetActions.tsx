import { useState } from 'react';
import { useExportChosenCsv, useExportChosenXlsx } from '#ui/api/generated/bulk/bulk.ts';
import {
  useExportCocktailsCsv,
  useExportCocktailsXlsx,
  useGetTemplateCsv,
  useGetTemplateXlsx,
} from '#ui/api/generated/sheets/sheets.ts';
import { SmallButton } from '../SmallButton.tsx';
import { PanelBoundary } from '../PanelBoundary.tsx';
import { ImportPanel } from '../import/ImportPanel.tsx';
import { useSingleFlight } from '../session/useSingleFlight.ts';
import { CSV_EXPORT, EXCEL_EXPORT, useSheetDownload, type Sheet } from './useSheetDownload.ts';

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
    [CSV_EXPORT, useExportCocktailsCsv({ mutation: useSheetDownload(CSV_EXPORT) })],
    [EXCEL_EXPORT, useExportCocktailsXlsx({ mutation: useSheetDownload(EXCEL_EXPORT) })],
    [CSV_TEMPLATE, useGetTemplateCsv({ mutation: useSheetDownload(CSV_TEMPLATE) })],
    [EXCEL_TEMPLATE, useGetTemplateXlsx({ mutation: useSheetDownload(EXCEL_TEMPLATE) })],
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
      <SmallButton busy={csv.isPending} onClick={() => csv.mutate({ data })}>
        Export selected as CSV
      </SmallButton>
      <SmallButton busy={excel.isPending} onClick={() => excel.mutate({ data })}>
        Export selected for Excel
      </SmallButton>
    </>
  );
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
    <SmallButton busy={isPending} onClick={() => mutate()}>
      {label}
    </SmallButton>
  );
}
