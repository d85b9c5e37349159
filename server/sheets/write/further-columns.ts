import { bodyField } from '#openapi/validation/body-field.ts';
import { guardFormula, unguardFormula } from '#openapi/validation/formula-guard.ts';
import { readItemIds, type ItemIds } from './item-ids.ts';

/**
 * Columns of the export that are there when a cocktail needs them: the place on the home page, and which id an item has whose
 * name would give it another one.
 */
export const FURTHER_COLUMNS = ['featuredPlace', 'itemIds'] as const;
export type FurtherColumn = (typeof FURTHER_COLUMNS)[number];

/** What a row says in them. */
export interface FurtherValues {
  featuredPlace?: number | null;
  /** As `itemIdsWriter` writes it. */
  itemIds?: string;
}

const { maximum: LAST_PLACE = Infinity } = bodyField('CocktailFields', 'featuredPlace');

export function furtherTexts(values: FurtherValues, columns: readonly FurtherColumn[]): string[] {
  return columns.map((column) => guardFormula(String(values[column] ?? '')));
}

/** What such cells say, by the places of the columns. A cell that was changed by hand says nothing. */
export function readFurther(
  cells: readonly string[],
  places: Readonly<Record<FurtherColumn, number>>,
): { featuredPlace?: number | null; itemIds?: ItemIds } {
  const itemIds = readItemIds(unguardFormula(cells[places.itemIds] ?? ''));
  const featuredPlace = placeIn(cells[places.featuredPlace]?.trim());
  return { ...(itemIds && { itemIds }), ...(featuredPlace !== undefined && { featuredPlace }) };
}

function placeIn(text: string | undefined): number | null | undefined {
  if (text === '') return null;
  return text !== undefined && /^[1-9]\d*$/.test(text) && Number(text) <= LAST_PLACE
    ? Number(text)
    : undefined;
}
