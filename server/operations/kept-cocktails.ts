import { QueryTypes } from 'sequelize';
import type { Cocktail } from '#openapi/generated/model/index.ts';
import { createCocktailSearch, type CocktailSearch } from '#server/domain/cocktail-search.ts';
import { readCocktails, readNames } from '#server/storage/read-cocktails.ts';
import type { Access } from '#server/storage/storage.ts';

/** More of them are searched in memory too, but read from the database. */
const MAX_KEPT_COCKTAILS = 20_000;

/**
 * The cocktails in memory as they are searched and answered. It follows the catalogue: after a write, what changed is
 * read, and all of it only when a name that cocktails are answered with has changed.
 */
export class KeptCocktails {
  /** Which revision of the catalogue this shows. */
  revision = -1;
  #search: CocktailSearch = createCocktailSearch();
  #stamps = new Map<string, string>();
  #json = new Map<string, string>();
  #names = '';
  #following: Promise<unknown> = Promise.resolve();

  /** Brings this up to the state that `access` reads, which is `revision`; a newer state stays. */
  follow(access: Access, revision: number): Promise<void> {
    const followed = this.#following.then(() => this.#update(access, revision));
    this.#following = followed.catch(() => undefined);
    return followed;
  }

  /** Ids of the cocktails that `term` may mean, best first. */
  find(term: string): string[] {
    return this.#search.find(term);
  }

  /** A JSON list of these; null when there are too many cocktails to be kept. */
  listJson(ids: readonly string[]): Buffer | null {
    if (this.#stamps.size > MAX_KEPT_COCKTAILS) return null;
    return Buffer.from(`[${ids.map((id) => this.#json.get(id)).join(',')}]`);
  }

  async #update(access: Access, revision: number): Promise<void> {
    if (revision <= this.revision) return;
    const spiritNames = await readNames(access, 'spirits');
    const names = JSON.stringify([
      ...spiritNames,
      ...(await readNames(access, 'categories')),
      ...(await readNames(access, 'cocktail-types')),
      ...(await readNames(access, 'equipment')),
    ]);
    const stamps = await readStamps(access);
    const isRenamed = names !== this.#names;
    const changed = [...stamps.keys()].filter((id) => stamps.get(id) !== this.#stamps.get(id));
    const isAnew = isRenamed || changed.length === stamps.size;
    const { cocktails } = await readCocktails(access, isAnew ? {} : { ids: changed });

    // From here on without a pause, so that nobody sees half of it.
    if (isAnew) {
      this.#search = createCocktailSearch();
      this.#json.clear();
    }
    for (const id of this.#stamps.keys()) {
      if (stamps.has(id) || isAnew) continue;
      this.#search.remove(id);
      this.#json.delete(id);
    }
    const isKept = stamps.size <= MAX_KEPT_COCKTAILS;
    if (!isKept) this.#json.clear();
    for (const cocktail of cocktails) {
      this.#search.save(withSpiritNames(cocktail, spiritNames));
      if (isKept) this.#json.set(cocktail.id, JSON.stringify(cocktail));
    }
    this.#stamps = stamps;
    this.#names = names;
    this.revision = revision;
  }
}

function withSpiritNames(cocktail: Cocktail, names: ReadonlyMap<string, string>): Cocktail {
  return { ...cocktail, spirits: cocktail.spirits.map((id) => names.get(id) ?? id) };
}

/** By id, a text that changes with every write of the cocktail. */
async function readStamps({ sequelize, transaction }: Access): Promise<Map<string, string>> {
  const rows = await sequelize.query<{ id: string; version: number; updatedAt: string | Date }>(
    'SELECT "id", "version", "updatedAt" FROM "cocktails"',
    { type: QueryTypes.SELECT, transaction },
  );
  return new Map(rows.map(({ id, version, updatedAt }) => [id, `${version} ${String(updatedAt)}`]));
}
