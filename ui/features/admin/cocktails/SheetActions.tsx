import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  exportCocktailsCsv,
  exportCocktailsXlsx,
  getExportParts,
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
  /** Reads all of it, or one part of an export that an import would not take as a whole. */
  read: (part?: number) => Promise<Blob>;
  hasParts: boolean;
  started: { title: string; description: string };
}

const partOf = (part?: number) => (part === undefined ? undefined : { part });

const SHEETS: readonly Sheet[] = [
  {
    label: 'Export CSV',
    name: 'cocktails.csv',
    read: (part) => exportCocktailsCsv(partOf(part)),
    hasParts: true,
    started: { title: 'Export started', description: 'Cocktails are being downloaded as CSV file' },
  },
  {
    label: 'Export Excel',
    name: 'cocktails.xlsx',
    read: (part) => exportCocktailsXlsx(partOf(part)),
    hasParts: true,
    started: { title: 'Export started', description: 'Cocktails are being downloaded as Excel file' },
  },
  {
    label: 'CSV template',
    name: 'cocktails-template.csv',
    read: () => getTemplateCsv(),
    hasParts: false,
    started: { title: 'Download started', description: 'The columns, and one row as an example' },
  },
  {
    label: 'Excel template',
    name: 'cocktails-template.xlsx',
    read: () => getTemplateXlsx(),
    hasParts: false,
    started: { title: 'Download started', description: 'The columns, and one row as an example' },
  },
];

/** Browsers drop downloads that begin at the same moment. */
const BETWEEN_PARTS_MS = 800;

/** Downloads a sheet, or all of its parts one after the other: 'cocktails-1-of-3.csv' … Gives their number. */
async function downloadSheet({ name, read, hasParts }: Sheet): Promise<number> {
  const parts = hasParts ? (await getExportParts()).parts : 1;
  if (parts < 2) {
    downloadBlob(await read(), name);
    return parts;
  }
  for (let part = 1; part <= parts; part++) {
    if (part > 1) await new Promise((resolve) => setTimeout(resolve, BETWEEN_PARTS_MS));
    downloadBlob(await read(part), name.replace('.', `-${part}-of-${parts}.`));
  }
  return parts;
}

const IMPORT_PANEL_ID = 'import-cocktails';

/** Cocktails out to a sheet and in from one. */
export function SheetActions() {
  const [isImportOpen, setImportOpen] = useState(false);
  const download = useSingleFlight(
    useMutation({
      mutationFn: downloadSheet,
      ...useWriteOptions<number, Sheet>({
        failed: 'The download could not be started',
        isRead: true,
        onSuccess: (_data, { started }) => toast(started),
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
