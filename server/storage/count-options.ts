import { col, fn, QueryTypes, type WhereOptions } from 'sequelize';
import { CHOICES, type Choice } from '#openapi/collection-filter.ts';
import {
  CocktailDifficulty,
  type CollectionOptions,
  type FilterOption,
  type ListCollectionOptionsParams,
} from '#openapi/generated/model/index.ts';
import { sortKey } from '#openapi/names.ts';
import type { CocktailRow } from './models.ts';
import { conditions, countCocktails, readNames } from './read-cocktails.ts';
import { readCocktailsWith } from './read-without.ts';
import type { Access } from './storage.ts';

/** The column of cocktails that a choice is about; of a spirit it is a column of the join table. */
const COLUMNS = { technique: 'typeId', glass: 'glasswareId', difficulty: 'difficulty' } as const;
const RESOURCE_OF = { spirit: 'spirits', technique: 'cocktail-types', glass: 'glassware' } as const;
const DIFFICULTIES: readonly string[] = Object.values(CocktailDifficulty);

/** What the collection can be narrowed by, and how many cocktails each option would leave. */
export async function readCollectionOptions(
  access: Access,
  { without = '', ...filter }: ListCollectionOptionsParams,
): Promise<CollectionOptions> {
  const exceptIds = await readCocktailsWith(access, without);
  const options: [Choice, FilterOption[]][] = [];
  for (const choice of CHOICES) {
    const where = await conditions(access, { ...filter, exceptIds, [choice]: undefined });
    options.push([choice, where ? await optionsOf(access, choice, where) : []]);
  }
  return {
    total: await countCocktails(access, {}),
    matching: await countCocktails(access, { ...filter, exceptIds }),
    ...(Object.fromEntries(options) as Record<Choice, FilterOption[]>),
  };
}

async function optionsOf(
  access: Access,
  choice: Choice,
  where: WhereOptions<CocktailRow>,
): Promise<FilterOption[]> {
  const counts = await (choice === 'spirit'
    ? countSpirits(access, where)
    : countColumn(access, choice, where));
  const found = counts.flatMap(({ value, count }) =>
    value === null ? [] : [{ value, count: Number(count) }],
  );
  if (choice === 'difficulty') {
    const options = found.map(({ value, count }) => ({ value, name: value, count }));
    return options.sort((one, other) => DIFFICULTIES.indexOf(one.value) - DIFFICULTIES.indexOf(other.value));
  }
  const names = await readNames(access, RESOURCE_OF[choice]);
  const options = found.map(({ value, count }) => {
    const name = names.get(value) ?? value;
    // Cocktails are answered with the name of their technique.
    return { value: choice === 'technique' ? name : value, name, count };
  });
  return options.sort((one, other) => (sortKey(one.name) < sortKey(other.name) ? -1 : 1));
}

/** PostgreSQL counts in text, since its numbers are larger than JavaScript's. */
interface Count {
  value: string | null;
  count: number | string;
}

async function countColumn(
  { models, transaction }: Access,
  choice: Exclude<Choice, 'spirit'>,
  where: WhereOptions<CocktailRow>,
): Promise<Count[]> {
  const column = COLUMNS[choice];
  const counts: unknown[] = await models.cocktails.findAll({
    attributes: [
      [col(column), 'value'],
      [fn('COUNT', col('id')), 'count'],
    ],
    where,
    group: [column],
    raw: true,
    transaction,
  });
  return counts as Count[];
}

async function countSpirits(
  { models, sequelize, transaction }: Access,
  where: WhereOptions<CocktailRow>,
): Promise<Count[]> {
  const { queryGenerator } = sequelize.getQueryInterface() as unknown as { queryGenerator: QueryGenerator };
  const cocktails = queryGenerator.selectQuery('cocktails', { attributes: ['id'], where }, models.cocktails);
  return sequelize.query<Count>(
    `SELECT "itemId" AS "value", COUNT(*) AS "count" FROM "cocktail_spirits"
      WHERE "cocktailId" IN (${cocktails.replace(/;$/, '')}) GROUP BY "itemId"`,
    { type: QueryTypes.SELECT, transaction },
  );
}

/** The part of Sequelize that its types leave out. */
interface QueryGenerator {
  selectQuery(table: string, options: object, model: Access['models']['cocktails']): string;
}
