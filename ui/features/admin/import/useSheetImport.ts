import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ImportFields, ImportOutcome } from '#openapi/generated/model/index.ts';
import { ApiError } from '#ui/api/ApiError.ts';
import { toast } from '#ui/components/toast/toast.ts';
import { refreshChangedLists } from '../resources/changed-lists.ts';
import { useWrite } from '../session/useWrite.tsx';
import { useReportUnsaved } from '../unsaved/unsaved-changes.ts';
import { uploadSheet } from './upload-sheet.ts';

/** "Accepted files: .csv, .xlsx, .xls" (spec, section 5); what is in them the server finds out. */
export const SHEET_TYPES = '.csv,.xlsx,.xls';

type Words = Readonly<Record<string, string>>;

/** "showing the server's error text, else … 'Unknown error occurred'" (spec, section 8). */
function importFailure(error: Error): string {
  const problem = error instanceof ApiError ? error.problem : null;
  return problem?.error ?? problem?.detail ?? 'Unknown error occurred';
}

function toastFailure(error: Error): void {
  toast({ title: 'Import failed', description: importFailure(error), variant: 'destructive' });
}

/** Columns that the administrator gave another field, and values for rows that have none, as the request has them. */
function importFields(file: File, mapping: Words, defaults: Words): ImportFields {
  const given = Object.entries(defaults).filter(([, value]) => value.trim() !== '');
  return {
    file,
    ...(Object.keys(mapping).length > 0 ? { mapping } : {}),
    ...(given.length > 0 ? { defaults: Object.fromEntries(given) } : {}),
  };
}

/** An import from the choice of a file over the preview (a dry run of the very same request) to its outcome. */
export function useSheetImport() {
  const queryClient = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [mapping, setMapping] = useState<Words>({});
  const [defaults, setDefaults] = useState<Words>({});
  const [preview, setPreview] = useState<ImportOutcome | null>(null);
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [sentShare, setSentShare] = useState(0);
  const latest = useRef<ImportFields | null>(null);

  const read = useWrite({
    write: (fields: ImportFields) => uploadSheet(fields, true, () => undefined),
    failed: toastFailure,
    onSuccess: (answer, fields) => {
      // Only the answer to the last question counts.
      if (fields === latest.current) setPreview(answer);
    },
    onError: (error, fields) => {
      if (fields === latest.current) setFailure(importFailure(error));
    },
  });
  const run = useWrite({
    write: (fields: ImportFields) => uploadSheet(fields, false, setSentShare),
    failed: toastFailure,
    onSuccess: (answer) => {
      setOutcome(answer);
      toast({ title: 'Import completed', description: answer.message });
      void refreshChangedLists(queryClient, 'import');
    },
    onError: (error) => setFailure(importFailure(error)),
  });
  useReportUnsaved(run.isPending);

  const look = (next: File, nextMapping: Words, nextDefaults: Words) => {
    const fields = importFields(next, nextMapping, nextDefaults);
    latest.current = fields;
    setFailure(null);
    read.mutate(fields);
  };

  const choose = (next: File | null) => {
    setFile(next);
    setMapping({});
    setPreview(null);
    setOutcome(null);
    setFailure(null);
    if (next) look(next, {}, defaults);
  };

  return {
    file,
    preview,
    outcome,
    failure,
    defaults,
    sentShare,
    isReading: read.isPending,
    isImporting: run.isPending,
    choose,
    mapColumn: (column: string, field: string) => {
      const next = { ...mapping, [column]: field };
      setMapping(next);
      if (file) look(file, next, defaults);
    },
    setDefault: (field: string, value: string) => {
      if ((defaults[field] ?? '') === value) return;
      const next = { ...defaults, [field]: value };
      setDefaults(next);
      if (file) look(file, mapping, next);
    },
    start: () => {
      if (!file) {
        toast({
          title: 'No file selected',
          description: 'Please select a CSV or Excel file to import',
          variant: 'destructive',
        });
      } else if (!run.isPending) {
        setFailure(null);
        setSentShare(0);
        run.mutate(importFields(file, mapping, defaults));
      }
    },
  };
}

export type SheetImport = ReturnType<typeof useSheetImport>;
