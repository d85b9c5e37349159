import { useId, useState } from 'react';
import { UploadIcon } from '#ui/components/transfer-icons.tsx';
import { useDocumentEvent } from '#ui/hooks/useDocumentEvent.ts';
import { FILE_SCHEMA, type SheetImport } from './useSheetImport.ts';

/** The endings of PRODUCT.md, section 5. The server looks into the file for its type. */
const TYPES = (FILE_SCHEMA['x-extensions'] ?? []).join(',');
const MAX_MIB = (FILE_SCHEMA['x-max-bytes'] ?? 0) / 2 ** 20;
const TEXT_FIELDS = 'textarea, select, [contenteditable], input:not([type=file])';

/** Takes a sheet that is chosen, dropped, or pasted as copied cells. */
export function SheetPicker({ sheet }: { sheet: SheetImport }) {
  const { file, isImporting: disabled, failure: error, choose } = sheet;
  const [isOver, setOver] = useState(false);
  const errorId = useId();
  const take = (given: File | null | undefined) => {
    if (given && !disabled) choose(given);
  };
  useDocumentEvent('paste', (event) => {
    const { target, clipboardData } = event;
    // Text that is pasted into a field belongs there.
    if (!clipboardData || (target instanceof HTMLElement && target.matches(TEXT_FIELDS))) return;
    const pasted = clipboardData.files[0] ?? pastedSheet(clipboardData.getData('text/plain'));
    if (pasted) event.preventDefault();
    take(pasted);
  });
  const edge = error === null ? 'border-edge' : 'border-danger';
  return (
    <div className="grid gap-2">
      <label
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files[0]);
        }}
        className={`flex min-h-24 cursor-pointer flex-col items-center justify-center gap-1 rounded-sm border border-dashed p-4 text-center transition-colors hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent ${
          isOver ? 'border-accent bg-ink/5' : edge
        }`}
      >
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
          aria-invalid={error !== null || undefined}
          aria-describedby={error === null ? undefined : errorId}
          accept={TYPES}
          aria-label="Sheet to import"
          disabled={disabled}
          className="sr-only"
          // Lets the same file be chosen again.
          onClick={({ currentTarget }) => (currentTarget.value = '')}
          onChange={({ target }) => take(target.files?.[0])}
        />
      </label>
      {error !== null && (
        <p id={errorId} role="alert" className="font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

/** Cells copied in a spreadsheet as a file; null for a text that is no table. */
function pastedSheet(text: string): File | null {
  const isTable = text.includes('\t') || (/[,;]/.test(text) && /\n\s*\S/.test(text));
  return isTable ? new File([text], 'pasted.tsv', { type: 'text/tab-separated-values' }) : null;
}
