import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  exportCocktailsCsv,
  exportCocktailsXlsx,
  getTemplateCsv,
  getTemplateXlsx,
} from '#ui/api/generated/sheets/sheets.ts';
import { Button } from '#ui/components/Button.tsx';
import { toast } from '#ui/components/toast/toast.ts';
import { downloadBlob } from '#ui/hooks/download.ts';
import { PanelBoundary } from '../PanelBoundary.tsx';
import { ImportPanel } from '../import/ImportPanel.tsx';
import { useSingleFlight } from '../session/useSingleFlight.ts';
import { useWriteOptions } from '../session/useWriteOptions.tsx';

interface Sheet {
  label: string;
  name: string;
  read: () => Promise<Blob>;
  started: { title: string; description: string };
}

const SHEETS: readonly Sheet[] = [
  {
    label: 'Export CSV',
    name: 'cocktails.csv',
    read: () => exportCocktailsCsv(),
    started: { title: 'Export started', description: 'Cocktails are being downloaded as CSV file' },
  },
  {
    label: 'Export Excel',
    name: 'cocktails.xlsx',
    read: () => exportCocktailsXlsx(),
    started: { title: 'Export started', description: 'Cocktails are being downloaded as Excel file' },
  },
  {
    label: 'CSV template',
    name: 'cocktails-template.csv',
    read: () => getTemplateCsv(),
    started: { title: 'Download started', description: 'The columns, and one row as an example' },
  },
  {
    label: 'Excel template',
    name: 'cocktails-template.xlsx',
    read: () => getTemplateXlsx(),
    started: { title: 'Download started', description: 'The columns, and one row as an example' },
  },
];

async function downloadSheet(sheet: Sheet): Promise<Sheet> {
  downloadBlob(await sheet.read(), sheet.name);
  return sheet;
}

const IMPORT_PANEL_ID = 'import-cocktails';

/** Cocktails out to a sheet and in from one. */
export function SheetActions() {
  const [isImportOpen, setImportOpen] = useState(false);
  const download = useSingleFlight(
    useMutation({
      mutationFn: downloadSheet,
      ...useWriteOptions<Sheet, Sheet>({
        failed: 'The download could not be started',
        isRead: true,
        onSuccess: ({ started }) => toast(started),
      }),
    }),
  );
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
        {SHEETS.map((sheet) => (
          <Button
            key={sheet.label}
            variant="quiet"
            size="sm"
            busy={download.isPending && download.variables === sheet}
            onClick={() => download.mutate(sheet)}
          >
            {sheet.label}
          </Button>
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
