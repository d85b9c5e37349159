import { QueryTypes } from 'sequelize';
import type { CocktailRow } from './models.ts';
import { idsIn, readLinks } from './read-links.ts';
import type { CocktailLink } from './resources.ts';
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

export type RowWithTechnique = CocktailRow & Pick<KeptCocktail, 'technique'>;

/** The column of a query for cocktails that gives the name of the technique. */
export const TECHNIQUE_SQL =
  '(SELECT "name" FROM "cocktail_types" WHERE "cocktail_types"."id" = "cocktails"."typeId")';

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
  // Of a model, Sequelize would ask for the types of its columns every time.
  const rows = await access.sequelize.query<RowWithTechnique>(
    `SELECT *, ${TECHNIQUE_SQL} AS "technique" FROM "cocktails" WHERE "id" IN (${idsIn(access)})`,
    { bind: [JSON.stringify(ids)], type: QueryTypes.SELECT, transaction: access.transaction },
  );
  const kept = new Map((await withReferences(access, rows)).map((cocktail) => [cocktail.row.id, cocktail]));
  const single = isSingle ? kept.get(id) : undefined;
  if (single) access.changes?.seen.set(id, single);
  return kept;
}

/** Adds to rows of cocktails what they refer to; `isAll`: there are no others. */
export async function withReferences(
  access: Access,
  rows: readonly RowWithTechnique[],
  isAll = false,
): Promise<KeptCocktail[]> {
  if (rows.length === 0) return [];
  const kept = rows.map(({ technique, ...row }): KeptCocktail => ({
    row,
    technique,
    links: nothing(),
    names: nothing(),
  }));
  const byId = new Map(kept.map((cocktail) => [cocktail.row.id, cocktail]));
  const ids = isAll ? null : [...byId.keys()];
  for (const { field, cocktailId, itemId, name } of await readLinks(access, ids)) {
    const cocktail = byId.get(cocktailId);
    cocktail?.links[field].push(itemId);
    cocktail?.names[field].push(name);
  }
  return kept;
}

function nothing(): KeptCocktail['links'] {
  return { category: [], spirits: [], equipment: [], garnish: [] };
}
