import { MAX_FEATURED_PLACE } from '#openapi/generated/limits.ts';
import { unguardFormula } from '#openapi/formula-guard.ts';
import { isMap } from '#openapi/validation/body-schema.ts';

/** Without these columns, a draft would be public after an export and an import. */
const PUBLICATION_COLUMNS = ['status', 'shownFrom', 'shownUntil'] as const;
/** Only our exports have these columns. `itemIds` has the ids that do not follow from names. */
const EXPORT_ONLY_COLUMNS = ['featuredPlace', 'allergens', ...PUBLICATION_COLUMNS, 'itemIds'] as const;
export type ExportOnlyColumn = (typeof EXPORT_ONLY_COLUMNS)[number];

/** The fields of a cocktail of the catalogue. */
type CocktailFields = Readonly<Record<string, unknown>>;

/** Returns the columns that at least one cocktail of an export needs. */
export function neededColumns(
  cocktails: readonly CocktailFields[],
  needsItemIds: boolean,
): ExportOnlyColumn[] {
  const needsPublication = cocktails.some(
    ({ status, shownFrom, shownUntil }) => status === 'draft' || shownFrom !== null || shownUntil !== null,
  );
  const needed: Record<ExportOnlyColumn, boolean> = {
    featuredPlace: cocktails.some(({ featuredPlace }) => typeof featuredPlace === 'number'),
    allergens: cocktails.some(({ allergens }) => (allergens as readonly string[]).length > 0),
    status: needsPublication,
    shownFrom: needsPublication,
    shownUntil: needsPublication,
    itemIds: needsItemIds,
  };
  return EXPORT_ONLY_COLUMNS.filter((column) => needed[column]);
}

/** Finds these columns among the names, in any case. A missing column has -1. */
export function findExportOnly(names: readonly string[]): ReadonlyMap<ExportOnlyColumn, number> {
  const plain = names.map((name) => name.trim().toLowerCase());
  return new Map(EXPORT_ONLY_COLUMNS.map((column) => [column, plain.indexOf(column.toLowerCase())]));
}

/** Ids of items by resource and name. */
export type ItemIds = Readonly<Record<string, Readonly<Record<string, string>>>>;

type PublicationValues = { [Column in (typeof PUBLICATION_COLUMNS)[number]]?: string | null };

/** The fields of a cocktail that these columns hold. */
export interface ExportOnlyFields extends PublicationValues {
  featuredPlace?: number | null;
  allergens?: string[];
}

/** Reads the cells of these columns without invalid values. The publication is validated later. */
export function readExportOnly(
  cells: readonly string[],
  places: ReadonlyMap<ExportOnlyColumn, number>,
): ExportOnlyFields & { itemIds?: ItemIds } {
  const cellOf = (column: ExportOnlyColumn): string | undefined => cells[places.get(column) ?? -1];
  const itemIds = readItemIds(unguardFormula(cellOf('itemIds') ?? ''));
  const allergens = cellOf('allergens')?.split(/[\n;|,]/);
  const featuredPlace = placeIn(cellOf('featuredPlace')?.trim());
  const publication: PublicationValues = {};
  for (const column of PUBLICATION_COLUMNS) {
    const text = cellOf(column)?.trim();
    if (text !== undefined && (text !== '' || column !== 'status'))
      publication[column] = text === '' ? null : text;
  }
  return {
    ...publication,
    ...(itemIds && { itemIds }),
    ...(allergens && {
      allergens: allergens.map((text) => text.trim().toLowerCase()).filter(Boolean),
    }),
    ...(featuredPlace !== undefined && { featuredPlace }),
  };
}

function placeIn(text: string | undefined): number | null | undefined {
  if (text === '') return null;
  const isPlace = text !== undefined && /^[1-9]\d*$/.test(text) && Number(text) <= MAX_FEATURED_PLACE;
  return isPlace ? Number(text) : undefined;
}

/** Reads a cell of ids. Returns undefined if it is empty or was made invalid by hand. */
function readItemIds(cell: string): ItemIds | undefined {
  if (!cell.startsWith('{')) return undefined;
  try {
    const value: unknown = JSON.parse(cell);
    return isItemIds(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isItemIds(value: unknown): value is ItemIds {
  const isNames = (names: unknown) =>
    isMap(names) && Object.values(names).every((id) => typeof id === 'string');
  return isMap(value) && Object.values(value).every(isNames);
}
