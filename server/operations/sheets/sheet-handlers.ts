import { neededColumns, type ExportOnlyColumn } from '#server/sheets/cells/export-only-columns.ts';
import { EXAMPLE_COCKTAIL, workbookRows, type ExportedCocktail } from '#server/sheets/write/export-rows.ts';
import { csvChunks } from '#server/sheets/write/write-csv.ts';
import { joinBytes } from '../responses/list-response.ts';
import { throwSheetProblem } from './import-handlers.ts';
import type { LiveCatalogue } from '../live/live-catalogue.ts';
import type { OperationResponse, OperationHandlers } from '../operation-handler.ts';
import type { Services } from '../services.ts';
import { slugFor } from '#server/catalogue/commands/item-ids.ts';
import type { Catalogue } from '#server/catalogue/snapshot/catalogue.ts';
import { fieldValues, nameOf, nameReferences, type Fields, type Item } from '#server/catalogue/items/item.ts';
import { RESOURCES } from '#server/catalogue/items/resources.ts';

const CSV = 'text/csv; charset=utf-8';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const { references: REFERENCES } = RESOURCES.cocktails;
const TEMPLATE: ExportContents = {
  name: 'cocktails-template',
  cocktails: [EXAMPLE_COCKTAIL],
  exportOnly: [],
};

export function createSheetHandlers({ live, sheets }: Services) {
  const csv = async ({
    name,
    cocktails,
    exportOnly,
  }: ExportContents): Promise<OperationResponse<undefined>> => ({
    ...download(`${name}.csv`, CSV),
    bytes: await joinBytes(csvChunks(cocktails, exportOnly)),
  });
  const xlsx = async ({
    name,
    cocktails,
    exportOnly,
  }: ExportContents): Promise<OperationResponse<undefined>> => {
    try {
      const bytes = await sheets.write(workbookRows(cocktails, exportOnly));
      return { ...download(`${name}.xlsx`, XLSX), bytes };
    } catch (error) {
      throwSheetProblem(error, 'export-too-long');
    }
  };

  return {
    exportCocktailsCsv: ({ query }) => csv(exported(live, query.template)),
    exportCocktailsXlsx: ({ query }) => xlsx(exported(live, query.template)),
  } satisfies Partial<OperationHandlers>;
}

interface ExportContents {
  /** The file has this name, with an ending. */
  name: string;
  cocktails: Iterable<ExportedCocktail>;
  exportOnly: readonly ExportOnlyColumn[];
}

function exported(live: LiveCatalogue, isTemplate: boolean): ExportContents {
  if (isTemplate) return TEMPLATE;
  const catalogue = live.wholeCatalogue();
  const cocktails = catalogue.itemSets.cocktails.itemsByName;
  const itemIds = itemIdsWriter(catalogue);
  const allFields = cocktails.map(({ fields }) => fields);
  return {
    name: 'cocktails',
    exportOnly: neededColumns(allFields, itemIds !== null),
    cocktails: {
      *[Symbol.iterator]() {
        for (const item of cocktails) {
          const cocktail = exportedCocktail(catalogue, item);
          if (itemIds) cocktail.itemIds = itemIds(item.fields);
          yield cocktail;
        }
      },
    },
  };
}

function download(fileName: string, type: string): OperationResponse<undefined> {
  const headers = { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${fileName}"` };
  return { status: 200, headers };
}

export function exportedCocktail(catalogue: Catalogue, { id, fields }: Item): ExportedCocktail {
  const withItemNames = nameReferences('cocktails', fields, (resource, itemId) =>
    catalogue.itemSets[resource].nameOf(itemId),
  );
  return { ...withItemNames, id } as unknown as ExportedCocktail;
}

/**
 * Returns a function that writes the ids which an import into an empty site could not derive from the names.
 * Returns null if there are no such ids.
 */
function itemIdsWriter(catalogue: Catalogue): ((fields: Fields) => string) | null {
  const ambiguousNames = new Map(
    REFERENCES.map(({ resource }) => [resource, ambiguousIds(catalogue, resource)]),
  );
  if ([...ambiguousNames.values()].every(({ size }) => size === 0)) return null;
  return (fields) => {
    const ids: Record<string, Record<string, string>> = {};
    for (const { field, resource } of REFERENCES)
      for (const id of fieldValues(fields, field)) {
        const name = ambiguousNames.get(resource)?.get(id);
        if (name !== undefined) ids[resource] = { ...ids[resource], [name]: id };
      }
    return Object.keys(ids).length === 0 ? '' : JSON.stringify(ids);
  };
}

type Referenced = (typeof REFERENCES)[number]['resource'];

function ambiguousIds(catalogue: Catalogue, resource: Referenced): Map<string, string> {
  const itemSet = catalogue.itemSets[resource];
  const found = new Map<string, string>();
  for (const { id, fields } of itemSet.itemsByName) {
    const slug = slugFor(resource, fields);
    if (slug === id) continue;
    found.set(id, nameOf(resource, fields));
    const other = itemSet.get(slug);
    if (other) found.set(slug, nameOf(resource, other.fields));
  }
  return found;
}
