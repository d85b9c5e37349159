import { bodyField } from '#openapi/validation/body-field.ts';
import { guardFormula, unguardFormula } from '#openapi/validation/formula-guard.ts';
import { isMap } from '#openapi/validation/normalise-body.ts';

/** The columns say what visitors see, and from when until when. Without them a draft would be public after an export and an import. */
const PUBLICATION_COLUMNS = ['status', 'shownFrom', 'shownUntil'] as const;
/**
 * The export has these columns when a cocktail needs them: the place on the home page, its stated allergens, the publication, and which id
 * an item has whose name would give it another one. Only a sheet of ours is read for them.
 */
export const FURTHER_COLUMNS = ['featuredPlace', 'allergens', ...PUBLICATION_COLUMNS, 'itemIds'] as const;
export type FurtherColumn = (typeof FURTHER_COLUMNS)[number];

/** Finds their places among the names of columns, which some programs write in small letters. A column that is not there has -1. */
export function furtherPlaces(names: readonly string[]): ReadonlyMap<FurtherColumn, number> {
  const plain = names.map((name) => name.trim().toLowerCase());
  return new Map(FURTHER_COLUMNS.map((column) => [column, plain.indexOf(column.toLowerCase())]));
}

/** By resource, each name of an item has its id. */
export type ItemIds = Readonly<Record<string, Readonly<Record<string, string>>>>;

type PublicationValues = { [Column in (typeof PUBLICATION_COLUMNS)[number]]?: string | null };

/** What a row says in these columns. */
export interface FurtherValues extends PublicationValues {
  featuredPlace?: number | null;
  allergens?: string[];
  /** JSON, which `itemIdsWriter` writes. */
  itemIds?: string;
}

const { maximum: LAST_PLACE = Infinity } = bodyField('CocktailFields', 'featuredPlace');

export function furtherTexts(values: FurtherValues, columns: readonly FurtherColumn[]): string[] {
  return columns.map((column) => guardFormula([values[column] ?? ''].flat().join('\n')));
}

/**
 * Reads the cells of these columns. It skips a place or an id that was changed by hand. The publication is checked with the other fields of
 * the row.
 */
export function readFurther(
  cells: readonly string[],
  places: ReadonlyMap<FurtherColumn, number>,
): Omit<FurtherValues, 'itemIds'> & { itemIds?: ItemIds } {
  const cellOf = (column: FurtherColumn): string | undefined => cells[places.get(column) ?? -1];
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
    ...(allergens && { allergens: allergens.map((one) => one.trim().toLowerCase()).filter(Boolean) }),
    ...(featuredPlace !== undefined && { featuredPlace }),
  };
}

function placeIn(text: string | undefined): number | null | undefined {
  if (text === '') return null;
  const isPlace = text !== undefined && /^[1-9]\d*$/.test(text) && Number(text) <= LAST_PLACE;
  return isPlace ? Number(text) : undefined;
}

/** Reads a cell of ids. Returns undefined for one that says nothing or was changed by hand. */
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
