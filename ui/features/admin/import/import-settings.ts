import type { ExistingChoice, ImportFields } from '#openapi/generated/model/index.ts';

export type Words = Readonly<Record<string, string>>;

export interface ImportSettings {
  /** Columns with another field than the server chose. */
  mapping: Words;
  /** Values for recipes that have none. */
  defaults: Words;
  source: Pick<ImportFields, 'worksheet' | 'encoding' | 'headerRow'>;
  /** By resource: names in the sheet, and those taken instead. */
  sameItems: Readonly<Record<string, Words>>;
  /** Names of picture files and their addresses on the server. */
  pictures: Words;
  existing: ExistingChoice;
  /** By the number of the row. */
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
