import { useEffect, useId, useRef, useState } from 'react';
import { useDocumentEvent } from '#ui/hooks/useDocumentEvent.ts';
import { UploadIcon } from '#ui/components/transfer-icons.tsx';
import { SmallButton } from '../SmallButton.tsx';
import { FILE_SCHEMA } from './pictures/sheet-and-pictures.ts';
import type { SheetImport } from './useSheetImport.ts';

/** PRODUCT.md, section 5, and what may hold such files; the server finds out the type. */
const TYPES = [...(FILE_SCHEMA['x-extensions'] ?? []), '.zip', 'image/*'].join(',');
const MAX_MIB = (FILE_SCHEMA['x-max-bytes'] ?? 0) / 2 ** 20;
const SHOWN_SHEETS = 5;
const TEXT_FIELDS = 'textarea, select, [contenteditable], input:not([type=file])';

export function SheetPicker({ sheet }: { sheet: SheetImport }) {
  const { file, isImporting: disabled, failure: error, otherSheets, choose } = sheet;
  const takesFocus = sheet.preview === null;
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isDone = sheet.outcome !== null;
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
    choose([pasted]);
  });
  const take = (files: Iterable<File> | null) => {
    const chosen = [...(files ?? [])];
    if (chosen.length > 0 && !disabled) choose(chosen);
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
          void droppedFiles(event.dataTransfer).then(take, () => take([]));
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
            ? 'Choose or drop another to replace it, or pictures that it names'
            : `CSV, Excel or OpenDocument (.csv, .xlsx, .xls, .ods), up to ${MAX_MIB} MiB, alone or with its pictures in a folder or ZIP file; copied cells can be pasted`}
        </span>
        <input
          ref={input}
          type="file"
          aria-invalid={error !== null || undefined}
          aria-describedby={error === null ? undefined : errorId}
          accept={TYPES}
          multiple
          aria-label="Sheet to import"
          disabled={disabled}
          className="sr-only"
          onClick={(event) => {
            event.currentTarget.value = '';
          }}
          onChange={(event) => take(event.target.files)}
        />
      </label>
      <FolderButton disabled={disabled} onChoose={take} />
      {otherSheets.length > 0 && (
        <p className="break-words text-soft">Not read: {otherSheets.slice(0, SHOWN_SHEETS).join(', ')}</p>
      )}
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

interface FolderButtonProps {
  disabled: boolean;
  onChoose: (files: readonly File[]) => void;
}

/** A field for files takes no folders, and a field for folders no files. */
function FolderButton({ disabled, onChoose }: FolderButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <SmallButton disabled={disabled} onClick={() => input.current?.click()}>
        Choose a folder with pictures
      </SmallButton>
      <input
        ref={(node) => {
          input.current = node;
          // React does not know the attribute.
          if (node) node.webkitdirectory = true;
        }}
        type="file"
        hidden
        aria-label="Folder with a sheet and its pictures"
        onClick={(event) => {
          event.currentTarget.value = '';
        }}
        onChange={(event) => onChoose([...(event.target.files ?? [])])}
      />
    </div>
  );
}

const MAX_FILES = 5_000;

/** Files of a drop and of its folders, at most MAX_FILES. Call it while the drop is handled: the browser empties it afterwards. */
async function droppedFiles(drop: DataTransfer): Promise<File[]> {
  const entries = [...drop.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return [...drop.files];
  const files: File[] = [];
  const waiting = entries.reverse();
  for (let entry = waiting.pop(); entry && files.length < MAX_FILES; entry = waiting.pop()) {
    if (isFile(entry)) files.push(await fileOf(entry));
    else if (isFolder(entry)) waiting.push(...(await entriesOf(entry)));
  }
  return files;
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

/** The browser gives a hundred at a time, and none at the end. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (some.length === 0 || all.length > MAX_FILES) return all;
    all.push(...some);
  }
}
