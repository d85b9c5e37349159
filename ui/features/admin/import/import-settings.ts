import type { ImportFields, SheetColumn } from '#openapi/generated/model.ts';
import { readStored, writeStored } from '#ui/lib/stored/stored-value.ts';

export type ImportSettings = Omit<ImportFields, 'file'> &
  Required<Pick<ImportFields, keyof typeof NO_SETTINGS>>;

/** These settings leave the existing recipes unchanged unless the administrator chooses otherwise. */
export const NO_SETTINGS = {
  mapping: {},
  defaults: {},
  sameItems: {},
  takeProposals: [],
  existing: 'keep',
  existingRows: {},
  asDrafts: false,
} satisfies Omit<ImportFields, 'file'>;

export type Mapping = ImportSettings['mapping'];

export function isMapped(mapping: Mapping): boolean {
  return Object.keys(mapping).length > 0;
}

/** Returns the last mapping of a sheet with these columns, or null. */
export function storedMapping(columns: readonly SheetColumn[]): Mapping | null {
  return JSON.parse(readStored(keyOf(columns)) ?? 'null') as Mapping | null;
}

/** Stores the mapping for the next sheet with the same columns. */
export function storeMapping(columns: readonly SheetColumn[], mapping: Mapping): void {
  writeStored(keyOf(columns), JSON.stringify(mapping));
}

function keyOf(columns: readonly SheetColumn[]): string {
  return `import-mapping of ${columns.map(({ column }) => column.trim().toLowerCase()).join('\n')}`;
}
