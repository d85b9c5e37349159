import { nameKey } from '#openapi/names.ts';
import { slugOf } from '#openapi/slug.ts';
import { keptColumns, keptOf, type KeptRow } from './read-kept.ts';
import { COCKTAIL_LINKS } from './resources.ts';
import { cocktailColumns, linkRows, newCocktailRow, type CocktailValues } from './rows.ts';
import { runStatement } from './run-statement.ts';
import type { Access } from './storage.ts';
import { freeId, raised } from './write-items.ts';

/** Addresses under /api/cocktails that mean something else. */
export const RESERVED_COCKTAIL_IDS = ['category', 'export', 'import', 'search', 'template'];

/** Adds a cocktail with its references and gives its new id. */
export async function insertCocktail(access: Access, values: CocktailValues): Promise<string> {
  const id = await freeId(access, 'cocktails', slugOf(values.name, 'cocktail'), RESERVED_COCKTAIL_IDS);
  await access.changes?.touchNew(access, 'cocktails', [id]);
  const row = newCocktailRow(id, values, new Date().toISOString());
  await access.models.cocktails.create(row, { transaction: access.transaction });
  await insertLinks(access, id, values);
  return id;
}

/** Replaces a cocktail with its references; its id stays, its version rises. */
export async function replaceCocktail(
  access: Access,
  cocktail: { id: string; version: number },
  values: CocktailValues,
): Promise<void> {
  const { models, transaction } = access;
  await access.changes?.touch(access, 'cocktails', [cocktail.id]);
  const changed = { ...cocktailColumns(values), ...raised(cocktail) };
  await models.cocktails.update(changed, { where: { id: cocktail.id }, transaction });
  for (const { field } of COCKTAIL_LINKS) {
    await models.links[field].destroy({ where: { cocktailId: cocktail.id }, transaction });
  }
  await insertLinks(access, cocktail.id, values);
}

export async function setFeatured(
  access: Access,
  cocktail: { id: string; version: number },
  featured: boolean,
): Promise<void> {
  await access.changes?.touch(access, 'cocktails', [cocktail.id]);
  const { id, version, updatedAt } = { ...cocktail, ...raised(cocktail) };
  const [row] = await runStatement<KeptRow>(
    access,
    `UPDATE "cocktails" SET "featured" = $2, "version" = $3, "updatedAt" = $4
      WHERE "id" = $1 RETURNING ${keptColumns(access)}`,
    [id, featured, version, updatedAt],
  );
  if (row) access.changes?.seen.set(id, keptOf(row));
}

/** Deletes a cocktail; its links go with it. */
export async function removeCocktail(access: Access, id: string): Promise<void> {
  await access.changes?.touch(access, 'cocktails', [id]);
  await access.models.cocktails.destroy({ where: { id }, transaction: access.transaction });
}

/** Id of the cocktail that has this name already; null when the name is free. */
export async function cocktailOfSameName(
  { models, transaction }: Access,
  name: string,
): Promise<string | null> {
  const row: unknown = await models.cocktails.findOne({
    attributes: ['id'],
    where: { nameKey: nameKey(name) },
    raw: true,
    transaction,
  });
  return (row as { id: string } | null)?.id ?? null;
}

async function insertLinks(
  { models, transaction }: Access,
  id: string,
  values: CocktailValues,
): Promise<void> {
  for (const [field, rows] of linkRows(id, values.links)) {
    await models.links[field].bulkCreate(rows, { transaction });
  }
}
