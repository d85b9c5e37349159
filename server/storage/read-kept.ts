import { idsIn } from './bulk-rows.ts';
import type { CocktailRow } from './models.ts';
import { COCKTAIL_LINKS, RESOURCES, type CocktailLink } from './resources.ts';
import { runStatement } from './run-statement.ts';
import type { Access } from './storage.ts';

/** A cocktail as it is kept: its row, and what it refers to in its order. */
export interface KeptCocktail {
  row: CocktailRow;
  /** The name that its `typeId` stands for. */
  technique: string | null;
  /** Ids. */
  links: Record<CocktailLink['field'], string[]>;
  /** The names of the same items. */
  names: Record<CocktailLink['field'], string[]>;
}

/** A row of a query for `keptColumns`. */
export type KeptRow = CocktailRow & Pick<KeptCocktail, 'technique'> & { references: string | Reference[] };

/** Field, id and name of an item that a cocktail refers to. */
type Reference = [CocktailLink['field'], string, string];

/** What a statement of its own asks for of cocktails. */
export function keptColumns(access: Access): string {
  const { technique, references } = referenceColumns(access);
  return `*, ${technique} AS "technique", ${references} AS "references"`;
}

/**
 * What a query for cocktails asks for beside their own columns, by name: all that one refers to as a JSON list, so
 * that it is one statement and one row.
 */
export function referenceColumns({ sequelize }: Access): Record<'technique' | 'references', string> {
  const [group, list] =
    sequelize.getDialect() === 'postgres'
      ? ['json_agg', 'json_build_array']
      : ['json_group_array', 'json_array'];
  const parts = COCKTAIL_LINKS.map(
    ({ field, table, resource }) =>
      `SELECT '${field}' AS "field", "link"."itemId", "item"."name", "link"."position"
        FROM "${table}" AS "link" JOIN "${RESOURCES[resource].table}" AS "item" ON "item"."id" = "link"."itemId"
        WHERE "link"."cocktailId" = "cocktails"."id"`,
  );
  return {
    technique: '(SELECT "name" FROM "cocktail_types" WHERE "cocktail_types"."id" = "cocktails"."typeId")',
    references: `(SELECT ${group}(${list}("field", "itemId", "name") ORDER BY "position")
      FROM (${parts.join(' UNION ALL ')}) AS "reference")`,
  };
}

/** The cocktails of `ids` as they are kept, by id. */
export async function readKeptCocktails(
  access: Access,
  ids: readonly string[],
): Promise<Map<string, KeptCocktail>> {
  const [id] = ids;
  if (id === undefined) return new Map();
  const isSingle = ids.length === 1;
  const seen = isSingle ? access.changes?.seen.get(id) : undefined;
  if (seen) return new Map([[id, seen]]);
  const rows = await runStatement<KeptRow>(
    access,
    `SELECT ${keptColumns(access)} FROM "cocktails" WHERE "id" IN (${idsIn(access)})`,
    [JSON.stringify(ids)],
  );
  const kept = new Map(rows.map((row) => [row.id, keptOf(row)]));
  const single = isSingle ? kept.get(id) : undefined;
  if (single) access.changes?.seen.set(id, single);
  return kept;
}

export function keptOf({ technique, references, ...row }: KeptRow): KeptCocktail {
  const kept: KeptCocktail = { row, technique, links: nothing(), names: nothing() };
  // PostgreSQL's driver has read it already.
  const list = typeof references === 'string' ? (JSON.parse(references) as Reference[]) : references;
  for (const [field, id, name] of list ?? []) {
    kept.links[field].push(id);
    kept.names[field].push(name);
  }
  return kept;
}

function nothing(): KeptCocktail['links'] {
  return { category: [], spirits: [], equipment: [], garnish: [] };
}
