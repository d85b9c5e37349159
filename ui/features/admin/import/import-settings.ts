import type {
  ExistingChoice,
  ImportFields,
  ProposedField,
  SameItem,
  SheetColumn,
} from '#openapi/generated/model.ts';
import { readStoredList, writeStored } from '#ui/lib/stored/stored-value.ts';

export type Words = Readonly<Record<string, string>>;

/** These settings leave the existing recipes unchanged unless the administrator chooses otherwise. */
export const NO_SETTINGS = {
  mapping: {} as Words,
  defaults: {} as Words,
  /** These are the names that the administrator decided on. `isTaken` is true when the name means the existing item. */
  sameItems: [] as readonly SameItem[],
  takeProposals: [] as ProposedField[],
  existing: 'keep' as ExistingChoice,
  existingRows: {} as Readonly<Record<string, ExistingChoice>>,
  asDrafts: false,
};

export type ImportSettings = typeof NO_SETTINGS &
  Pick<ImportFields, 'worksheet' | 'encoding' | 'headerRow' | 'layout'>;

/** Returns the form fields of an import. A name that does not mean the existing item is mapped to itself, so it becomes a new item. */
export function importFields(file: File, settings: ImportSettings): ImportFields {
  const sameItems: Record<string, Record<string, string>> = {};
  for (const { resource, name, same, isTaken } of settings.sameItems)
    sameItems[resource] = { ...sameItems[resource], [name]: isTaken ? same : name };
  return { ...settings, file, sameItems };
}

/** Mappings are stored for the next sheet with the same columns. */
const KEY = 'import-mappings';
const MAX_HEADERS = 20;

type Stored = [header: string, mapping: Words];

/** Returns the last mapping of a sheet with these columns, or null. */
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
