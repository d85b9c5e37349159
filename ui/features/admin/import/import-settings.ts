import type { ExistingChoice, ImportFields, SheetColumn } from '#openapi/generated/model.ts';
import { readStoredList, writeStored } from '#ui/lib/stored/stored-value.ts';

export type Words = Readonly<Record<string, string>>;

export interface ImportSettings {
  mapping: Words;
  defaults: Words;
  source: Pick<ImportFields, 'worksheet' | 'encoding' | 'headerRow' | 'layout'>;
  /** By resource: names in the sheet, and those taken instead. */
  sameItems: Readonly<Record<string, Words>>;
  pictures: Words;
  existing: ExistingChoice;
  existingRows: Readonly<Record<string, ExistingChoice>>;
  asDrafts: boolean;
}

export const NO_SETTINGS: ImportSettings = {
  mapping: {},
  defaults: {},
  source: {},
  sameItems: {},
  pictures: {},
  existing: 'update',
  existingRows: {},
  asDrafts: false,
};

export function importFields(
  file: File,
  { mapping, defaults, source, sameItems, pictures, existing, existingRows, asDrafts }: ImportSettings,
): ImportFields {
  const given = Object.entries(defaults).filter(([, value]) => value.trim() !== '');
  const chosen = Object.entries(sameItems).filter(([, names]) => Object.keys(names).length > 0);
  return {
    file,
    ...(Object.keys(mapping).length > 0 ? { mapping } : {}),
    ...(given.length > 0 ? { defaults: Object.fromEntries(given) } : {}),
    ...source,
    ...(chosen.length > 0 ? { sameItems: Object.fromEntries(chosen) } : {}),
    ...(Object.keys(pictures).length > 0 ? { pictures } : {}),
    ...(existing === 'update' ? {} : { existing }),
    ...(Object.keys(existingRows).length > 0 ? { existingRows } : {}),
    ...(asDrafts && { asDrafts }),
  };
}

/** The same administrator imports the same kind of sheet again. */
const KEY = 'import-mappings';
const MAX_HEADERS = 20;

type Stored = [header: string, mapping: Words][];

/** The last mapping of a sheet with these columns, or null. */
export function recallMapping(columns: readonly SheetColumn[]): Words | null {
  const header = headerOf(columns);
  return stored().find(([known]) => known === header)?.[1] ?? null;
}

export function rememberMapping(columns: readonly SheetColumn[], mapping: Words): void {
  const header = headerOf(columns);
  const others = stored().filter(([known]) => known !== header);
  const all: Stored = Object.keys(mapping).length > 0 ? [[header, mapping], ...others] : others;
  writeStored(KEY, JSON.stringify(all.slice(0, MAX_HEADERS)));
}

export function forgetMappings(): void {
  writeStored(KEY, '[]');
}

function headerOf(columns: readonly SheetColumn[]): string {
  return columns.map(({ column }) => column.trim().toLowerCase()).join('\n');
}

const stored = (): Stored => readStoredList(KEY).filter(isEntry);

function isEntry(value: unknown): value is Stored[number] {
  return (
    Array.isArray(value) &&
    typeof value[0] === 'string' &&
    typeof value[1] === 'object' &&
    value[1] !== null &&
    Object.values(value[1] as object).every((field) => typeof field === 'string')
  );
}
