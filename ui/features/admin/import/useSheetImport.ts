import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Import, ImportFields, ImportOutcome, Problem } from '#openapi/generated/model.ts';
import { ApiError } from '#ui/api/ApiError.ts';
import { useCancelImport, useCreateImport } from '#ui/api/generated/imports/imports.ts';
import { useImportCocktails } from '#ui/api/generated/sheets/sheets.ts';
import { toast } from '#ui/components/toast/toast.ts';
import { useDebounced } from '#ui/hooks/useDebounced.ts';
import { useSingleFlight, useWriteOptions } from '../session/useWrite.tsx';
import { useReportUnsaved } from '../unsaved/UnsavedChanges.tsx';
import { useImports } from './EarlierImports.tsx';
import { importFields, NO_SETTINGS, recallMapping, rememberMapping } from './import-settings.ts';
import { FILE_SCHEMA, useChosenFiles } from './pictures/sheet-and-pictures.ts';
import { foundPictures, usePictureSending } from './pictures/usePictureSending.ts';

const PREVIEW_DEBOUNCE_MS = 300;

/** The server's text, else 'Unknown error occurred' (PRODUCT.md, section 8). */
function reasonIn(problem: Problem | null | undefined): string {
  return problem?.error ?? problem?.detail ?? 'Unknown error occurred';
}

const importFailure = (error: Error): string => reasonIn(error instanceof ApiError ? error.problem : null);
const isCancelled = ({ name }: Error): boolean => name === 'AbortError';

function toastCancelled(): void {
  toast({ title: 'Import cancelled', description: 'Nothing of the sheet was stored.' });
}

function toastFailed(description: string): void {
  toast({ title: 'Import failed', description, variant: 'destructive' });
}

function toastFailure(error: Error): void {
  if (isCancelled(error)) toastCancelled();
  else toastFailed(importFailure(error));
}

/** The import sends exactly what the preview, its dry run, was made from: a changed setting is tried first, and a start waits. */
export function useSheetImport() {
  const [settings, setSettings] = useState(NO_SETTINGS);
  // Both hold while the settings are the ones that were sent.
  const [preview, setPreview] = useState<{ sent: ImportFields; result: ImportOutcome } | null>(null);
  const [failure, setFailure] = useState<{ sent: ImportFields; result: string } | null>(null);
  const [outcome, setOutcome] = useState<Import | null>(null);
  const [startedId, setStartedId] = useState<string | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const [sentShare, setSentShare] = useState(0);
  const [canceller, setCanceller] = useState(() => new AbortController());

  const chosen = useChosenFiles(() => {
    setSettings(NO_SETTINGS);
    setPreview(null);
    setOutcome(null);
    setWaiting(false);
  });
  const { sheet: file, pictures } = chosen;
  const sending = usePictureSending(canceller.signal, {
    // Addresses of pictures change the settings, and are tried first too.
    onSent: (addresses) => {
      change({ pictures: { ...settings.pictures, ...addresses } });
      setWaiting(true);
    },
    onFailed: (error) => {
      setWaiting(false);
      toastFailure(error);
    },
  });
  const fields = useMemo(() => file && importFields(file, settings), [file, settings]);
  const settled = useDebounced(fields, PREVIEW_DEBOUNCE_MS);
  const latest = useRef(fields);
  useEffect(() => {
    latest.current = fields;
  }, [fields]);

  const change = (part: Partial<typeof NO_SETTINGS>) => {
    setSettings((known) => ({ ...known, ...part }));
    setWaiting(false);
  };

  const { mutate: look } = useImportCocktails({
    mutation: useWriteOptions({
      failed: toastFailure,
      isRead: true,
      onSuccess: ({ data: result }, { data: sent }) => {
        // Only the answer to the latest settings counts.
        if (sent !== latest.current) return;
        setPreview({ sent, result });
        const recalled = sent.mapping ? null : recallMapping(result.results.columns);
        if (recalled) change({ mapping: recalled });
      },
      onError: (error, { data: sent }) => {
        if (sent === latest.current) setFailure({ sent, result: importFailure(error) });
      },
    }),
  });
  const stop = useSingleFlight(
    useCancelImport({ mutation: useWriteOptions({ failed: 'The import cannot be cancelled' }) }),
  );
  /** The answer may be on its way when the import is cancelled, which an abort does not stop any more. */
  const isCancelWanted = useRef(false);
  /** Of the answer, before the page is drawn with it: a cancel may come between. */
  const answeredId = useRef<string | null>(null);
  const run = useSingleFlight(
    useCreateImport({
      mutation: useWriteOptions({
        failed: toastFailure,
        onMutate: () => {
          isCancelWanted.current = false;
          answeredId.current = null;
          setWaiting(false);
          setFailure(null);
          setSentShare(0);
        },
        onSuccess: ({ data: { id } }) => {
          setStartedId(id);
          answeredId.current = id;
          if (isCancelWanted.current) stop.mutate({ id });
        },
        onError: (error, { data: sent }) => {
          if (!isCancelled(error)) setFailure({ sent, result: importFailure(error) });
        },
      }),
      request: { onProgress: setSentShare, signal: canceller.signal },
    }),
  );
  // The server continues with a sheet that it has, also without this page.
  const isSending = run.isPending || sending.progress !== null;
  useReportUnsaved(isSending);

  const imports = useImports(startedId, (ended) => {
    setStartedId(null);
    if (ended.state === 'cancelled') toastCancelled();
    else if (ended.results) {
      setOutcome(ended);
      rememberMapping(ended.results.columns, settings.mapping);
      toast({ title: 'Import completed', description: ended.message });
    } else {
      const reason = reasonIn(ended.problem);
      if (fields) setFailure({ sent: fields, result: reason });
      toastFailed(reason);
    }
  });
  const undone = imports.filter(({ revision, undo }) => revision !== null && undo === null).length;
  useEffect(() => {
    // What an undone import had stored is new again.
    if (settled) look({ data: settled, params: { dryRun: true } });
  }, [look, settled, undone]);
  const isPreviewed = fields !== null && preview?.sent === fields;
  const isFailed = fields !== null && failure?.sent === fields;
  const found = useMemo(
    () => foundPictures(preview?.result.results.pictures ?? [], pictures, sending.refused, settings.pictures),
    [preview, pictures, sending.refused, settings.pictures],
  );
  const sendOrRun = (data: ImportFields) => {
    if (found.length > 0) sending.send(found);
    else run.mutate({ data });
  };
  const startWaiting = useEffectEvent(() => {
    if (fields) sendOrRun(fields);
  });
  useEffect(() => {
    if (isWaiting && isPreviewed) startWaiting();
  }, [isWaiting, isPreviewed]);

  return {
    file,
    otherSheets: chosen.otherSheets,
    pictures,
    found,
    preview: preview?.result ?? null,
    outcome,
    failure: chosen.refusal ?? (isFailed ? failure.result : null),
    settings,
    sentShare,
    running: imports.find(({ id }) => id === startedId) ?? null,
    earlier: imports.filter(({ id }) => id !== startedId && id !== outcome?.id),
    isReading: fields !== null && outcome === null && !isPreviewed && !isFailed,
    isImporting: isSending || startedId !== null,
    pictureProgress: sending.progress,
    refusedPictures: sending.refused,
    isWaiting: isWaiting && !isFailed,
    choose: (files: readonly File[]) => void chosen.choose(files),
    clear: chosen.clear,
    /** The same sheet, as what was chosen about it would read it now. */
    tryAgain: () => {
      setOutcome(null);
      change({});
    },
    change,
    /** The server stores nothing of it. */
    cancel: () => {
      const id = startedId ?? answeredId.current;
      if (id !== null) return stop.mutate({ id });
      isCancelWanted.current = true;
      canceller.abort();
      setCanceller(new AbortController());
    },
    start: () => {
      if (!fields) {
        toast({ title: 'No file selected', description: FILE_SCHEMA['x-message'], variant: 'destructive' });
      } else if (isPreviewed || isFailed) sendOrRun(fields);
      else setWaiting(true);
    },
  };
}

export type SheetImport = ReturnType<typeof useSheetImport>;
