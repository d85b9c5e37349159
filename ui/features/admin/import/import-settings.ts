import type { ExistingChoice, ImportFields } from '#openapi/generated/model/index.ts';

export type Words = Readonly<Record<string, string>>;

export interface ImportSettings {
  mapping: Words;
  defaults: Words;
  source: Pick<ImportFields, 'worksheet' | 'encoding' | 'headerRow'>;
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
