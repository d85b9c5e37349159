import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ImportOutcome } from '#openapi/generated/model.ts';
import { bodyField } from '#openapi/validation/body-field.ts';
import { ApiError } from '#ui/api/ApiError.ts';
import { importCocktails, useImportCocktails } from '#ui/api/generated/sheets/sheets.ts';
import { toast } from '#ui/components/toast/toast.ts';
import { useDebounced } from '#ui/hooks/useDebounced.ts';
import { fileRefusal } from '../file-refusal.ts';
import { useSingleFlight, useWriteOptions } from '../session/useWrite.tsx';
import { useReportUnsaved } from '../unsaved/UnsavedChanges.tsx';
import { importFields, NO_SETTINGS, storedMapping, storeMapping } from './import-settings.ts';

export const FILE_SCHEMA = bodyField('ImportFields', 'file');
const PREVIEW_DEBOUNCE_MS = 300;

/** The server's text, else 'Unknown error occurred' (PRODUCT.md, section 8). */
function failureWords(error: Error): string {
  const problem = error instanceof ApiError ? error.problem : null;
  return problem?.error ?? problem?.detail ?? 'Unknown error occurred';
}

/** A file that was chosen. Two choices of one file are two previews, since it may have changed. */
interface Chosen {
  file: File;
  at: number;
}

/** The import sends exactly what its preview was made from: what was changed since is tried first, and the import waits for it. */
export function useSheetImport() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [settings, setSettings] = useState(NO_SETTINGS);
  const [done, setDone] = useState<{ outcome: ImportOutcome; fileName: string } | null>(null);
  /** The last preview of a file stays while the next one is read, and when that one fails. */
  const [shown, setShown] = useState<{ of: Chosen; outcome: ImportOutcome } | null>(null);
  const [isWaiting, setWaiting] = useState(false);

  /** The choice for a row belongs to the recipe that was read there, so it ends when the sheet is read in another way. */
  const set = (part: Partial<typeof NO_SETTINGS>) => {
    const rows = part.mapping || part.source ? { existingRows: {} } : {};
    setSettings((known) => ({ ...known, ...rows, ...part }));
  };

  const asked = useMemo(() => ({ chosen, settings }), [chosen, settings]);
  const settled = useDebounced(asked, PREVIEW_DEBOUNCE_MS);
  const preview = useQuery({
    queryKey: ['import-preview', settled.chosen?.at, settled.settings],
    queryFn: async ({ signal }) => {
      const { chosen: of } = settled;
      if (!of) throw new Error('a preview needs a file');
      const fields = importFields(of.file, settled.settings);
      const { data: outcome } = await importCocktails(fields, { dryRun: true }, { signal });
      return { of, outcome };
    },
    enabled: settled.chosen !== null && done === null,
    gcTime: 0,
    // The end of the import makes every read stale; the sheet must not be sent once more for its preview.
    staleTime: 'static',
  });
  if (preview.data && preview.data.of === chosen && preview.data !== shown) {
    setShown(preview.data);
    const isMapped = Object.keys(settings.mapping).length > 0;
    const known = isMapped ? null : storedMapping(preview.data.outcome.results.columns);
    if (known) set({ mapping: known });
  }
  const isSettled = settled === asked && !preview.isFetching;
  const failure = isSettled && preview.error ? failureWords(preview.error) : null;

  const failed = (error: Error) =>
    toast({ title: 'Import failed', description: failureWords(error), variant: 'destructive' });
  const run = useSingleFlight(
    useImportCocktails({
      mutation: useWriteOptions({
        failed: (error) => {
          failed(error);
          void preview.refetch();
        },
        onSuccess: ({ data: outcome }, { data: { file } }) => {
          setDone({ outcome, fileName: (file as File).name });
          storeMapping(outcome.results.columns, settings.mapping);
          toast({ title: 'Import completed', description: outcome.message });
        },
      }),
    }),
  );
  useReportUnsaved(run.isPending);
  const send = useEffectEvent(() => {
    setWaiting(false);
    if (preview.error) failed(preview.error);
    else if (chosen) run.mutate({ data: importFields(chosen.file, settings) });
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- The end of the preview is outside React.
    if (isWaiting && isSettled) send();
  }, [isWaiting, isSettled]);

  const begin = (file: File | null) => {
    setChosen(file && { file, at: performance.now() });
    setDone(null);
    setWaiting(false);
  };
  return {
    file: chosen?.file ?? null,
    settings,
    preview: chosen && shown?.of === chosen ? shown.outcome : null,
    failure: refusal ?? failure,
    isReading: chosen !== null && !isSettled,
    isImporting: isWaiting || run.isPending,
    done,
    change: (part: Partial<typeof NO_SETTINGS>) => {
      set(part);
      setWaiting(false);
    },
    choose: (file: File | null) => {
      const refused = (file && fileRefusal(FILE_SCHEMA, file)) ?? null;
      setRefusal(refused);
      setSettings(NO_SETTINGS);
      begin(refused === null ? file : null);
    },
    /** The same sheet, with all that was said about it. */
    again: () => begin(chosen && chosen.file),
    start: () => {
      const { 'x-message-missing': title = '', 'x-message': description = '' } = FILE_SCHEMA;
      if (!chosen) return toast({ title, description, variant: 'destructive' });
      setWaiting(true);
      if (preview.isError) void preview.refetch();
    },
  };
}

export type SheetImport = ReturnType<typeof useSheetImport>;
