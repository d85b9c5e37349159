import { useEffect, useId, useRef, useState } from 'react';
import { useDocumentEvent } from '#ui/hooks/useDocumentEvent.ts';
import { UploadIcon } from '#ui/components/transfer-icons.tsx';
import { FILE_SCHEMA, type SheetImport } from './useSheetImport.ts';

/** PRODUCT.md, section 5; the server finds out the type. */
const TYPES = (FILE_SCHEMA['x-extensions'] ?? []).join(',');
const MAX_MIB = (FILE_SCHEMA['x-max-bytes'] ?? 0) / 2 ** 20;
const TEXT_FIELDS = 'textarea, select, [contenteditable], input:not([type=file])';

export function SheetPicker({ sheet }: { sheet: SheetImport }) {
  const { file, isImporting: disabled, failure: error, choose } = sheet;
  const takesFocus = sheet.preview === null;
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isDone = sheet.done !== null;
  const wasDone = useRef(isDone);
  useEffect(() => {
    // The buttons that begin again are gone.
    if (wasDone.current && !isDone) input.current?.focus();
    wasDone.current = isDone;
  }, [isDone]);
  const errorId = useId();
  useEffect(() => {
    if (error !== null && takesFocus) input.current?.focus();
  }, [error, takesFocus]);
  useDocumentEvent('paste', (event) => {
    // Text that is pasted into a field belongs there.
    if (disabled || (event.target instanceof HTMLElement && event.target.matches(TEXT_FIELDS))) return;
    const pasted =
      event.clipboardData?.files[0] ?? pastedSheet(event.clipboardData?.getData('text/plain') ?? '');
    if (!pasted) return;
    event.preventDefault();
    choose(pasted);
  });
  const take = (files: FileList | null) => {
    const [first] = files ?? [];
    if (first && !disabled) choose(first);
  };
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
          take(event.dataTransfer.files);
        }}
        className={`flex min-h-24 cursor-pointer flex-col items-center justify-center gap-1 rounded-sm border border-dashed p-4 text-center transition-colors hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent ${
          isOver ? 'border-accent bg-ink/5' : error === null ? 'border-edge' : 'border-danger'
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
          ref={input}
          type="file"
          aria-invalid={error !== null || undefined}
          aria-describedby={error === null ? undefined : errorId}
          accept={TYPES}
          aria-label="Sheet to import"
          disabled={disabled}
          className="sr-only"
          onClick={(event) => {
            event.currentTarget.value = '';
          }}
          onChange={(event) => take(event.target.files)}
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
  const isTable = /[\t]/.test(text) || (/[,;]/.test(text) && /\n\s*\S/.test(text));
  return isTable ? new File([text], 'pasted.tsv', { type: 'text/tab-separated-values' }) : null;
}
