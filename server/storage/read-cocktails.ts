import { literal, Op, QueryTypes, type WhereOptions } from 'sequelize';
import type { Cocktail, CocktailDifficulty } from '#openapi/generated/model/index.ts';
import { nameKey } from '#openapi/names.ts';
import { idsIn } from './bulk-rows.ts';
import type { CocktailRow } from './models.ts';
import { findItemId, SORTED } from './read-items.ts';
import { keptOf, readKeptCocktails, referenceColumns, type KeptCocktail, type KeptRow } from './read-kept.ts';
import { ownValuesOf } from './rows.ts';
import { COCKTAIL_LINKS, RESOURCES, type ResourceName } from './resources.ts';
import type { Access } from './storage.ts';

export interface CocktailFilter {
  featured?: boolean;
  /** Id or name, whatever the case. */
  category?: string;
  /** Id or name, whatever the case. */
  spirit?: string;
  /** Id or name, whatever the case. */
  technique?: string;
  /** Id or name, whatever the case. */
  glass?: string;
  difficulty?: CocktailDifficulty;
  /** A part of the name, whatever the case. */
  name?: string;
  /** Only these; not together with `limit` and `offset`. */
  ids?: readonly string[];
  /** None of these. */
  exceptIds?: readonly string[];
  limit?: number;
  offset?: number;
}

export interface CocktailList {
  cocktails: Cocktail[];
  /** How many there are without `limit` and `offset`. */
  total: number;
}

/** Beyond this, all rows are read and the others dropped: SQLite bounds the length of a statement. */
const MAX_IDS_IN_STATEMENT = 1000;

/** Cocktails sorted by name, in the contract's shape. An unknown category or spirit has none. */
export async function readCocktails(access: Access, filter: CocktailFilter = {}): Promise<CocktailList> {
  const { models, transaction } = access;
  const where = await conditions(access, filter);
  if (!where) return { cocktails: [], total: 0 };

  const { limit, offset } = filter;
  // SQLite has no OFFSET without a LIMIT.
  const page = limit === undefined && offset ? { limit: Number.MAX_SAFE_INTEGER, offset } : { limit, offset };
  const { technique, references } = referenceColumns(access);
  const found: unknown[] = await models.cocktails.findAll({
    where,
    attributes: {
      include: [
        [literal(technique), 'technique'],
        [literal(references), 'references'],
      ],
    },
    order: SORTED,
    ...page,
    raw: true,
    transaction,
  });
  const wanted = new Set(filter.ids);
  const rows = (found as KeptRow[]).filter(({ id }) => !filter.ids || wanted.has(id));
  // A page that is not full, and not empty either, is the last one.
  const endsHere = rows.length < (limit ?? Infinity) && (rows.length > 0 || !offset);
  const total = endsHere ? (offset ?? 0) + rows.length : await models.cocktails.count({ where, transaction });
  return { cocktails: rows.map((row) => cocktailOf(keptOf(row))), total };
}

/** How many cocktails pass a filter without `ids`. */
export async function countCocktails(
  access: Access,
  filter: Omit<CocktailFilter, 'ids' | 'limit' | 'offset'>,
): Promise<number> {
  const where = await conditions(access, filter);
  return where ? access.models.cocktails.count({ where, transaction: access.transaction }) : 0;
}

/** The id of every cocktail, in the order of their names. */
export async function readCocktailIds({ sequelize, transaction }: Access): Promise<string[]> {
  const rows = await sequelize.query<{ id: string }>(
    'SELECT "id" FROM "cocktails" ORDER BY "sortKey", "nameKey"',
    { type: QueryTypes.SELECT, transaction },
  );
  return rows.map(({ id }) => id);
}

/** One cocktail in the contract's shape; null when there is none. */
export async function readCocktail(access: Access, id: string): Promise<Cocktail | null> {
  const kept = (await readKeptCocktails(access, [id])).get(id);
  return kept ? cocktailOf(kept) : null;
}

/** What a query for cocktails is narrowed to; null when nothing can match. */
export async function conditions(
  access: Access,
  filter: CocktailFilter,
): Promise<WhereOptions<CocktailRow> | null> {
  const all: WhereOptions<CocktailRow>[] = [];
  if (filter.featured !== undefined) all.push({ featured: filter.featured });
  if (filter.difficulty !== undefined) all.push({ difficulty: filter.difficulty });
  const part = nameKey(filter.name ?? '');
  if (part !== '')
    all.push(literal(`"nameKey" LIKE ${access.sequelize.escape(containing(part))} ESCAPE '!'`));
  if (filter.ids && filter.ids.length <= MAX_IDS_IN_STATEMENT) all.push({ id: { [Op.in]: [...filter.ids] } });
  for (const [table, resource, value] of [
    ['cocktail_categories', 'categories', filter.category],
    ['cocktail_spirits', 'spirits', filter.spirit],
  ] as const) {
    if (value === undefined) continue;
    const id = await findItemId(access, resource, value);
    if (id === null) return null;
    const members = `(SELECT "cocktailId" FROM "${table}" WHERE "itemId" = ${access.sequelize.escape(id)})`;
    all.push({ id: { [Op.in]: literal(members) } });
  }
  for (const [column, resource, value] of [
    ['typeId', 'cocktail-types', filter.technique],
    ['glasswareId', 'glassware', filter.glass],
  ] as const) {
    if (value === undefined) continue;
    const id = await findItemId(access, resource, value);
    if (id === null) return null;
    all.push({ [column]: id });
  }
  if (filter.exceptIds && filter.exceptIds.length > 0) {
    // As rows of one text: of so many ids in the statement itself, each would be parsed as an expression.
    const rows = idsIn(access).replace('$1', access.sequelize.escape(JSON.stringify(filter.exceptIds)));
    all.push({ id: { [Op.notIn]: literal(`(${rows})`) } });
  }
  return { [Op.and]: all };
}

/** What LIKE takes for any text with `part` in it; the sign that takes a letter literally is `!`. */
function containing(part: string): string {
  return `%${part.replace(/[!%_]/g, '!$&')}%`;
}

function cocktailOf({ row, technique, links, names }: KeptCocktail): Cocktail {
  const { category, spirits, equipment, garnish } = Object.fromEntries(
    COCKTAIL_LINKS.map(({ field, answersWith }) => [
      field,
      answersWith === 'name' ? names[field] : links[field],
    ]),
  ) as KeptCocktail['links'];
  return {
    id: row.id,
    ...ownValuesOf(row),
    category,
    type: technique,
    spirits,
    glassware: row.glasswareId,
    equipment,
    garnish,
    version: row.version,
  };
}

/** Names of a resource's items by id. */
export async function readNames(access: Access, resource: ResourceName): Promise<Map<string, string>> {
  const rows = await access.sequelize.query<{ id: string; name: string }>(
    `SELECT "id", "name" FROM "${RESOURCES[resource].table}"`,
    { type: QueryTypes.SELECT, transaction: access.transaction },
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
