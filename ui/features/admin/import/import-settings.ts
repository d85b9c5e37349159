import type { ImportInput, SheetColumn } from '#openapi/generated/model.ts';
import { parseJson, readStored, writeStored } from '#ui/lib/stored/stored-value.ts';

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

export type Mapping = ImportInput['mapping'];

/** The last mapping of a sheet with the same columns, if there is one. */
export function readMapping(columns: readonly SheetColumn[]): Mapping {
  return (parseJson(readStored(keyOf(columns))) ?? undefined) as Mapping;
}

export function storeMapping(columns: readonly SheetColumn[], mapping: Mapping): void {
  if (mapping) writeStored(keyOf(columns), JSON.stringify(mapping));
}

function keyOf(columns: readonly SheetColumn[]): string {
  return `import-mapping of ${columns.map(({ column }) => column.trim().toLowerCase()).join('\n')}`;
}
