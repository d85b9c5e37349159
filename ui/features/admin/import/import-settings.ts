import type { ExistingChoice, ImportFields, ProposedField, SheetColumn } from '#openapi/generated/model.ts';
import { readStoredList, writeStored } from '#ui/lib/stored/stored-value.ts';

export type Words = Readonly<Record<string, string>>;

export interface ImportSettings {
  mapping: Words;
  defaults: Words;
  source: Pick<ImportFields, 'worksheet' | 'encoding' | 'headerRow' | 'layout'>;
  /** By resource: names in the sheet, and those that are taken instead. */
  sameItems: Readonly<Record<string, Words>>;
  takeProposals: ProposedField[];
  existing: ExistingChoice;
  existingRows: Readonly<Record<string, ExistingChoice>>;
  asDrafts: boolean;
}

/** The house's recipes stay as they are unless the administrator says otherwise. */
export const NO_SETTINGS: ImportSettings = {
  mapping: {},
  defaults: {},
  source: {},
  sameItems: {},
  takeProposals: [],
  existing: 'keep',
  existingRows: {},
  asDrafts: false,
};

export function importFields(file: File, { source, ...settings }: ImportSettings): ImportFields {
  const given = Object.entries(settings.defaults).filter(([, value]) => value.trim() !== '');
  return { file, ...source, ...settings, defaults: Object.fromEntries(given) };
}

/** Mappings are stored for the next sheet with the same columns. */
const KEY = 'import-mappings';
const MAX_HEADERS = 20;

type Stored = [header: string, mapping: Words];

/** The last mapping of a sheet with these columns, or null. */
export function storedMapping(columns: readonly SheetColumn[]): Words | null {
  const header = headerOf(columns);
  return entries().find(([stored]) => stored === header)?.[1] ?? null;
}

export function storeMapping(columns: readonly SheetColumn[], mapping: Words): void {
  const header = headerOf(columns);
  const others = entries().filter(([stored]) => stored !== header);
  const all: Stored[] = Object.keys(mapping).length > 0 ? [[header, mapping], ...others] : others;
  writeStored(KEY, JSON.stringify(all.slice(0, MAX_HEADERS)));
}

export function forgetMappings(): void {
  writeStored(KEY, '[]');
}

function headerOf(columns: readonly SheetColumn[]): string {
  return columns.map(({ column }) => column.trim().toLowerCase()).join('\n');
}

const entries = (): Stored[] => readStoredList(KEY).filter(isEntry);

function isEntry(value: unknown): value is Stored {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'object';
}
