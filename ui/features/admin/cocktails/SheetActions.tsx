import { useState, type MouseEvent } from 'react';
import { useGetSession } from '#ui/api/generated/admin/admin.ts';
import {
  getExportCocktailsCsvUrl,
  getExportCocktailsXlsxUrl,
  getGetTemplateCsvUrl,
  getGetTemplateXlsxUrl,
  useGetExportParts,
} from '#ui/api/generated/sheets/sheets.ts';
import { buttonClass } from '#ui/components/button-class.ts';
import { Button } from '#ui/components/Button.tsx';
import { toast } from '#ui/components/toast/toast.ts';
import { downloadAddress } from '#ui/hooks/download.ts';
import { PanelBoundary } from '../PanelBoundary.tsx';
import { ImportPanel } from '../import/ImportPanel.tsx';
import { useWriteOptions } from '../session/useWriteOptions.tsx';

interface Sheet {
  label: string;
  href: string;
  /** The address of one part of an export that an import would not take as a whole. */
  partHref?: (part: number) => string;
  name: string;
  started: { title: string; description: string };
}

const SHEETS: readonly Sheet[] = [
  {
    label: 'Export CSV',
    href: getExportCocktailsCsvUrl(),
    partHref: (part) => getExportCocktailsCsvUrl({ part }),
    name: 'cocktails.csv',
    started: { title: 'Export started', description: 'Cocktails are being downloaded as CSV file' },
  },
  {
    label: 'Export Excel',
    href: getExportCocktailsXlsxUrl(),
    partHref: (part) => getExportCocktailsXlsxUrl({ part }),
    name: 'cocktails.xlsx',
    started: { title: 'Export started', description: 'Cocktails are being downloaded as Excel file' },
  },
  {
    label: 'CSV template',
    href: getGetTemplateCsvUrl(),
    name: 'cocktails-template.csv',
    started: { title: 'Download started', description: 'The columns, and one row as an example' },
  },
  {
    label: 'Excel template',
    href: getGetTemplateXlsxUrl(),
    name: 'cocktails-template.xlsx',
    started: { title: 'Download started', description: 'The columns, and one row as an example' },
  },
];

/** Browsers drop downloads that begin at the same moment. */
const BETWEEN_PARTS_MS = 800;

/** Downloads a sheet, or all of its parts one after the other: 'cocktails-1-of-3.csv' … */
function downloadParts({ href, name }: Sheet, count: number, partHref: (part: number) => string): void {
  if (count < 2) {
    downloadAddress(href, name);
    return;
  }
  for (let part = 1; part <= count; part++)
    setTimeout(
      () => downloadAddress(partHref(part), name.replace('.', `-${part}-of-${count}.`)),
      (part - 1) * BETWEEN_PARTS_MS,
    );
}

const IMPORT_PANEL_ID = 'import-cocktails';

/** Cocktails out to a sheet and in from one. */
export function SheetActions() {
  const [isImportOpen, setImportOpen] = useState(false);
  // The answer to a session that is over would end up in the file.
  const session = useGetSession({
    mutation: useWriteOptions({ failed: 'The download could not be started', isRead: true }),
  });
  const parts = useGetExportParts({
    mutation: useWriteOptions({ failed: 'The download could not be started', isRead: true }),
  });
  const onClick = (sheet: Sheet) => (event: MouseEvent) => {
    event.preventDefault();
    const { partHref } = sheet;
    if (partHref) {
      parts.mutate(undefined, {
        onSuccess: (answer) => {
          downloadParts(sheet, answer.parts, partHref);
          toast(sheet.started);
        },
      });
      return;
    }
    session.mutate(undefined, {
      onSuccess: () => {
        downloadAddress(sheet.href, sheet.name);
        toast(sheet.started);
      },
    });
  };
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
          <a
            key={sheet.label}
            href={sheet.href}
            download={sheet.name}
            onClick={onClick(sheet)}
            className={buttonClass('quiet', 'sm')}
          >
            {sheet.label}
          </a>
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
