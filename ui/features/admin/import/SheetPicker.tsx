import { useIsMutating } from '@tanstack/react-query';
import { bodyField } from '#openapi/validation/body-field.ts';
import { getImportCocktailsMutationKey } from '#ui/api/generated/sheets/sheets.ts';
import { toastError } from '#ui/components/toast/toast.ts';
import { useDocumentEvent } from '#ui/hooks/useDocumentEvent.ts';
import { UploadIcon } from '../parts/admin-icons.tsx';
import { fileRefusal } from '#ui/lib/browser/file-refusal.ts';

export const FILE_SCHEMA = bodyField('ImportInput', 'file');
/** The browser offers files with these extensions. The server detects the type from the content. */
const TYPES = (FILE_SCHEMA['x-extensions'] ?? []).join(',');
const MAX_MIB = (FILE_SCHEMA['x-max-bytes'] ?? 0) / 2 ** 20;
const TEXT_FIELDS = 'textarea, select, [contenteditable], input:not([type=file])';

interface SheetPickerProps {
  file: File | null;
  /** Gets null for a file that is refused. */
  onChoose: (file: File | null) => void;
}

/** Takes a sheet that is chosen, dropped, or pasted as copied cells. */
export function SheetPicker({ file, onChoose }: SheetPickerProps) {
  const isImporting = useIsMutating({ mutationKey: getImportCocktailsMutationKey() }) > 0;
  const take = (chosen: File | null | undefined) => {
    if (!chosen || isImporting) return;
    const refusal = fileRefusal(FILE_SCHEMA, chosen);
    if (refusal) toastError(refusal, 'Import failed');
    onChoose(refusal ? null : chosen);
  };
  useDocumentEvent('paste', (event) => {
    const { target, clipboardData } = event;
    // Text that is pasted into a field belongs to that field.
    if (!clipboardData || (target instanceof HTMLElement && target.matches(TEXT_FIELDS))) return;
    const pasted = clipboardData.files[0] ?? sheetFromText(clipboardData.getData('text/plain'));
    if (pasted) event.preventDefault();
    take(pasted);
  });
  return (
    // The file box covers the label, so that browsers accept a dropped file there.
    <label className="focus-outline relative flex min-h-24 flex-col items-center justify-center gap-1 rounded-sm border border-dashed border-edge p-4 text-center transition-colors hover:border-ink">
      <span className="flex max-w-full items-center gap-2 font-semibold">
        <UploadIcon />
        <span className="min-w-0 break-words">{file ? file.name : 'Choose a sheet, or drop it here'}</span>
      </span>
      <span className="text-soft">
        {file
          ? 'Choose or drop another to replace it'
          : `CSV, Excel or OpenDocument (.csv, .xlsx, .xls, .ods), up to ${MAX_MIB} MiB; copied cells can be pasted`}
      </span>
      <input
        type="file"
        accept={TYPES}
        aria-label="Sheet to import"
        disabled={isImporting}
        className="absolute inset-0 cursor-pointer opacity-0"
        // Clearing the box lets the same file be chosen again.
        onClick={({ currentTarget }) => (currentTarget.value = '')}
        onChange={({ target }) => take(target.files?.[0])}
      />
    </label>
  );
}

/** Cells that were copied in a spreadsheet become a file. Null for a text that is not a table. */
function sheetFromText(text: string): File | null {
  const isTable = text.includes('\t') || (/[,;]/.test(text) && /\n\s*\S/.test(text));
  return isTable ? new File([text], 'pasted.tsv', { type: 'text/tab-separated-values' }) : null;
}
