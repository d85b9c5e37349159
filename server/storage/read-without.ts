import { setImmediate } from 'node:timers/promises';
import { QueryTypes } from 'sequelize';
import { unwantedIn } from '#openapi/collection-filter.ts';
import type { Access } from './storage.ts';

/** So many are looked at without a pause: a few milliseconds. */
const STEP_COCKTAILS = 2000;

/** Ids of the cocktails with something of what `without` lists among their ingredients or their garnish. */
export async function readCocktailsWith(access: Access, without: string): Promise<string[]> {
  const isUnwanted = unwantedIn(without);
  if (!isUnwanted) return [];
  const select = <Row extends object>(sql: string, replacements: Record<string, unknown> = {}) =>
    access.sequelize.query<Row>(sql, {
      replacements,
      type: QueryTypes.SELECT,
      transaction: access.transaction,
    });

  const garnishes = await select<{ id: string }>('SELECT "id" FROM "garnishes"');
  const itemIds = garnishes.map(({ id }) => id).filter(isUnwanted);
  const garnished =
    itemIds.length === 0
      ? []
      : await select<{ id: string }>(
          'SELECT DISTINCT "cocktailId" AS "id" FROM "cocktail_garnishes" WHERE "itemId" IN (:itemIds)',
          { itemIds },
        );
  const found = new Set(garnished.map(({ id }) => id));

  // Most lines stand in many recipes.
  const known = new Map<string, boolean>();
  const isUnwantedLine = (line: string): boolean => {
    const verdict = known.get(line) ?? isUnwanted(line);
    known.set(line, verdict);
    return verdict;
  };
  let after = '';
  for (;;) {
    const rows = await select<{ id: string; ingredients: string }>(
      'SELECT "id", "ingredients" FROM "cocktails" WHERE "id" > :after ORDER BY "id" LIMIT :step',
      { after, step: STEP_COCKTAILS },
    );
    for (const { id, ingredients } of rows)
      if ((JSON.parse(ingredients) as string[]).some(isUnwantedLine)) found.add(id);
    const last = rows.at(-1);
    if (!last || rows.length < STEP_COCKTAILS) return [...found];
    after = last.id;
    await setImmediate();
  }
}
