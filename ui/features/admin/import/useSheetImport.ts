import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportOutcome, ImportResults, ImportInput, SheetColumn } from '#openapi/generated/model.ts';
import { ApiError } from '#ui/api/ApiError.ts';
import { getImportCocktailsMutationKey, importCocktails } from '#ui/api/generated/sheets/sheets.ts';
import { toast, toastError } from '#ui/components/toast/toast.ts';
import { useDebounced } from '#ui/hooks/useDebounced.ts';
import { useLastDefined } from '#ui/hooks/useLastDefined.ts';
import { useWrite } from '../parts/useWrite.ts';
import { readStored, storedEntry, withStoredEntry, writeStored } from '#ui/lib/stored/stored-value.ts';

/** The mapping is missing until the administrator chooses a field for a column. */
export type ImportSettings = Omit<ImportInput, 'file'> &
  Required<Pick<ImportInput, keyof typeof DEFAULT_SETTINGS>>;

/** Leaves the existing recipes unchanged unless the administrator chooses otherwise. */
export const DEFAULT_SETTINGS = {
  defaults: {},
  sameItems: {},
  takeProposals: [],
  existing: 'keep',
  existingRows: {},
  asDrafts: false,
} satisfies Omit<ImportInput, 'file'>;

type Mapping = ImportInput['mapping'];

const MAPPINGS_KEY = 'import-mappings';
const MAX_MAPPINGS = 50;

/** The last mapping of a sheet with the same columns, if there is one. */
function readMapping(columns: readonly SheetColumn[]): Mapping {
  return storedEntry(readStored(MAPPINGS_KEY), columnsKey(columns)) as Mapping;
}

export function storeMapping(columns: readonly SheetColumn[], mapping: Mapping): void {
  if (!mapping) return;
  const stored = readStored(MAPPINGS_KEY);
  writeStored(MAPPINGS_KEY, withStoredEntry(stored, columnsKey(columns), mapping, MAX_MAPPINGS));
}

function columnsKey(columns: readonly SheetColumn[]): string {
  return columns.map(({ column }) => column.trim().toLowerCase()).join('\n');
}

/** A preview sends the whole sheet, so it waits longer than other reads. */
const PREVIEW_DEBOUNCE_MS = 300;

/** `choiceKey` makes a new preview when the same file is chosen again, since it may have changed. */
export interface ChosenSheet {
  file: File;
  settings: ImportSettings;
  choiceKey: number;
}

/** If the settings have no mapping, it takes that of an earlier sheet with these columns. */
async function readPreview(file: File, settings: ImportSettings, signal: AbortSignal) {
  const read = async (sent: ImportSettings) => {
    const { data: outcome } = await importCocktails({ ...sent, file }, { dryRun: true }, { signal });
    return { outcome, mapping: sent.mapping };
  };
  const preview = await read(settings);
  const mapping = settings.mapping ? undefined : readMapping(preview.outcome.results.columns);
  return mapping ? read({ ...settings, mapping }) : preview;
}

/** PRODUCT.md, Messages, prescribes the last text. */
function importFailure(error: Error): string {
  const problem = error instanceof ApiError ? error.problem : null;
  return problem?.error ?? problem?.detail ?? 'Unknown error occurred';
}

/** Returns false if every row is bad, or is one that existed and that the choice keeps. */
export function importsRows({ created, updated, unchanged }: ImportResults): boolean {
  return created + updated + unchanged > 0;
}

export function importTitle(results: ImportResults): string {
  return importsRows(results) ? 'Import completed' : 'Nothing was imported';
}

/** The import waits for the preview, and sends the settings from which it was made. */
export function useSheetImport({ file, settings: initialSettings, choiceKey }: ChosenSheet) {
  const queryClient = useQueryClient();
  const [settings, setSettings] = useState(initialSettings);
  const [done, setDone] = useState<ImportOutcome | null>(null);
  const previewQuery = (sent: ImportSettings) =>
    queryOptions({
      queryKey: ['import-preview', choiceKey, sent],
      queryFn: ({ signal }) => readPreview(file, sent, signal),
      gcTime: 0,
      // The end of the import makes every read stale, but the sheet must not be sent again for a preview.
      staleTime: 'static',
    });
  const settled = useDebounced(settings, PREVIEW_DEBOUNCE_MS);
  const preview = useQuery({ ...previewQuery(settled), enabled: done === null });
  // The last preview stays while the next one is read, and when the next one fails.
  const lastPreview = useLastDefined(preview.data);
  const updateSettings = (part: Partial<ImportSettings>) =>
    setSettings((latest) => ({ ...latest, mapping: latest.mapping ?? lastPreview?.mapping, ...part }));

  const importSheet = async (sent: ImportSettings) => {
    const { mapping } = await queryClient.fetchQuery(previewQuery(sent));
    const response = await importCocktails({ ...sent, mapping, file }).catch((error: unknown) => {
      // The server may have finished the import although the response was lost.
      void preview.refetch();
      throw error;
    });
    storeMapping(response.data.results.columns, mapping);
    return response;
  };
  const importWrite = useWrite(importSheet, {
    mutationKey: getImportCocktailsMutationKey(),
    onFailure: (error) => toastError(importFailure(error), 'Import failed'),
    onSuccess: ({ data: outcome }) => {
      setDone(outcome);
      toast({ title: importTitle(outcome.results), description: outcome.message });
    },
  });
  const isReading = settled !== settings || preview.isFetching;
  return {
    settings: { ...settings, mapping: settings.mapping ?? lastPreview?.mapping },
    preview: lastPreview?.outcome ?? null,
    failure: isReading ? null : preview.error,
    isReading,
    isImporting: importWrite.isPending,
    done,
    updateSettings,
    /** Another reading may find other recipes in the rows, so it deletes the choices for single rows. */
    updateReading: (part: Partial<ImportSettings>) => updateSettings({ ...part, existingRows: {} }),
    start: () => importWrite.mutate(settings),
  };
}

export type SheetImport = ReturnType<typeof useSheetImport>;

/** What the parts of a preview show and change. */
export interface PreviewPartProps {
  results: ImportResults;
  sheet: SheetImport;
}
