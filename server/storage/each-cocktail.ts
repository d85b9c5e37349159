import type { Cocktail } from '#openapi/generated/model/index.ts';
import { readCocktails } from './read-cocktails.ts';
import { SORTED } from './read-items.ts';
import type { Access } from './storage.ts';

const BATCH_COCKTAILS = 500;

/** All cocktails sorted by name, a few hundred at a time, so that however many there are fit into the memory. */
export async function* eachCocktail(access: Access): AsyncGenerator<Cocktail[]> {
  const { models, transaction } = access;
  const rows = await models.cocktails.findAll({ attributes: ['id'], order: SORTED, raw: true, transaction });
  const ids = (rows as unknown as { id: string }[]).map(({ id }) => id);
  for (let start = 0; start < ids.length; start += BATCH_COCKTAILS) {
    yield (await readCocktails(access, { ids: ids.slice(start, start + BATCH_COCKTAILS) })).cocktails;
  }
}
