import { setImmediate } from 'node:timers/promises';
import { QueryTypes } from 'sequelize';
import type { Cocktail } from '#openapi/generated/model/index.ts';
import { createCocktailSearch, type CocktailSearch } from '#openapi/search/cocktail-search.ts';
import { tagOf } from '#server/domain/etag.ts';
import { readCocktails, readNames } from '#server/storage/read-cocktails.ts';
import type { Access } from '#server/storage/storage.ts';

/** More of them are searched in memory too, but read from the database. */
const MAX_KEPT_COCKTAILS = 20_000;
const COCKTAIL = 'cocktails/';
/** So many are read at a time: their rows are gone before the garbage collector takes them for lasting. */
const BATCH_COCKTAILS = 250;
/** So many are taken up without a pause: some milliseconds. */
const STEP_COCKTAILS = 50;

interface Kept {
  name: string;
  /** As it stands in a list, with a comma before it. */
  json: Buffer;
  tag: string;
}

/** Cocktails as they are answered, and a strong validator of it. */
export interface KeptList {
  json: Buffer;
  tag: string;
}

const OPENING = Buffer.from('[');
const CLOSING = Buffer.from(']');
const EMPTY = Buffer.from('[]');

/**
 * The cocktails in memory as they are searched and answered. It follows the catalogue: after a write, what changed is
 * read, and all of it only when a name that cocktails are answered with has changed.
 */
export class KeptCocktails {
  /** Which revision of the catalogue this shows. */
  revision = -1;
  #search: CocktailSearch = createCocktailSearch();
  /** By id, a text that changes with every write. A cocktail without one is read when all are looked at again. */
  #stamps = new Map<string, string>();
  #kept = new Map<string, Kept>();
  /** In the order of their names. */
  #order: string[] = [];
  /** Of everything that cocktails are searched or answered by, by resource and id. */
  #names: ReadonlyMap<string, string> = new Map();
  /** Cocktails that have changed, with the revision in which they last did. */
  #changed = new Map<string, number>();
  /** The last revision in which anything may have changed. */
  #anythingAt = 0;
  /** By what the search found, which it gives again while no cocktail changes. */
  readonly #found = new WeakMap<readonly string[], KeptList>();
  #following: Promise<unknown> = Promise.resolve();

  /**
   * Takes down what `Storage.onRevision` tells, for the next `follow`: where only cocktails have changed, it reads
   * those alone.
   */
  note(revision: number, changed: ReadonlySet<string> = new Set(['anything'])): void {
    for (const part of changed) {
      if (part.startsWith(COCKTAIL)) this.#changed.set(part.slice(COCKTAIL.length), revision);
      else if (part !== 'cocktails') this.#anythingAt = revision;
    }
  }

  /** Brings this up to the state that `access` reads, which is `revision`; a newer state stays. */
  follow(access: Access, revision: number): Promise<void> {
    const followed = this.#following.then(async () => {
      if (revision <= this.revision) return;
      const isAll = this.#anythingAt > this.revision;
      // Whoever looks while this is half done waits for the rest.
      this.revision = -1;
      if (isAll) await this.#lookAtAll(access);
      else await this.#lookAtChanged(access);
      this.revision = revision;
      // What changed since was read as it was before that.
      for (const [id, at] of this.#changed) if (at <= revision) this.#changed.delete(id);
    });
    this.#following = followed.catch(() => undefined);
    return followed;
  }

  /** Ids of the cocktails that `term` may mean, best first. */
  find(term: string): readonly string[] {
    return this.#search.find(term);
  }

  /** Ids of all, in the order of their names. */
  ids(): readonly string[] {
    return this.#order;
  }

  /**
   * A JSON list of the first `most` that `term` may mean; null when there are too many cocktails to be kept. Questions
   * that come down to the same words get the same list.
   */
  foundList(term: string, most: number): KeptList | null {
    const ids = this.find(term);
    const known = this.#found.get(ids);
    if (known) return known;
    const list = this.list(ids.slice(0, most));
    if (list) this.#found.set(ids, list);
    return list;
  }

  /** A JSON list of these; null when there are too many cocktails to be kept. */
  list(ids: readonly string[]): KeptList | null {
    if (this.#kept.size < this.#order.length) return null;
    const kept = ids.flatMap((id) => this.#kept.get(id) ?? []);
    const json = Buffer.concat([...kept.map((cocktail) => cocktail.json), CLOSING]);
    // In place of the first comma.
    if (kept.length > 0) json[0] = OPENING[0] ?? 0;
    return { json: kept.length > 0 ? json : EMPTY, tag: tagOf(kept.map(({ tag }) => tag).join('')) };
  }

  async #lookAtAll(access: Access): Promise<void> {
    const names = await readAllNames(access);
    const stamps = await readStamps(access);
    // What comes new cannot be meant by anything that is there already.
    const isRenamed = [...this.#names].some(([item, name]) => names.get(item) !== name);
    const changed = [...stamps.keys()].filter((id) => stamps.get(id) !== this.#stamps.get(id));
    const isAnew = isRenamed || changed.length === stamps.size;
    if (isAnew) {
      this.#search = createCocktailSearch();
      this.#kept.clear();
    } else {
      this.#drop(this.#order.filter((id) => !stamps.has(id)));
    }
    this.#order = [...stamps.keys()];
    this.#names = names;
    // What is not taken up yet has no stamp, should this end half-way.
    this.#stamps = new Map();
    await this.#read(access, isAnew ? this.#order : changed);
    this.#stamps = stamps;
  }

  async #lookAtChanged(access: Access): Promise<void> {
    const ids = [...this.#changed.keys()];
    const { cocktails } = await readCocktails(access, { ids });
    const there = new Set(cocktails.map(({ id }) => id));
    const isInOrder =
      there.size === ids.length && cocktails.every(({ id, name }) => this.#kept.get(id)?.name === name);
    if (!isInOrder) this.#order = [...(await readStamps(access)).keys()];
    this.#drop(ids.filter((id) => !there.has(id)));
    for (const id of ids) this.#stamps.delete(id);
    this.#take(cocktails);
  }

  /** In steps that let those through who want something else meanwhile. */
  async #read(access: Access, ids: readonly string[]): Promise<void> {
    for (let at = 0; at < ids.length; at += BATCH_COCKTAILS) {
      const { cocktails } = await readCocktails(access, { ids: ids.slice(at, at + BATCH_COCKTAILS) });
      for (let step = 0; step < cocktails.length; step += STEP_COCKTAILS) {
        this.#take(cocktails.slice(step, step + STEP_COCKTAILS));
        await setImmediate();
      }
    }
  }

  #drop(ids: readonly string[]): void {
    for (const id of ids) {
      this.#search.remove(id);
      this.#kept.delete(id);
    }
  }

  #take(cocktails: readonly Cocktail[]): void {
    const isKept = this.#order.length <= MAX_KEPT_COCKTAILS;
    if (!isKept) this.#kept.clear();
    for (const cocktail of cocktails) {
      const spirits = cocktail.spirits.map((id) => this.#names.get(`spirits/${id}`) ?? id);
      this.#search.save({ ...cocktail, spirits });
      if (!isKept) continue;
      const json = Buffer.from(`,${JSON.stringify(cocktail)}`);
      this.#kept.set(cocktail.id, { name: cocktail.name, json, tag: tagOf(json) });
    }
  }
}

/** Names of everything that cocktails are searched or answered by, by resource and id. */
async function readAllNames(access: Access): Promise<Map<string, string>> {
  const all = new Map<string, string>();
  for (const resource of ['spirits', 'categories', 'cocktail-types', 'equipment'] as const)
    for (const [id, name] of await readNames(access, resource)) all.set(`${resource}/${id}`, name);
  return all;
}

/** By id and in the order of names, a text that changes with every write of the cocktail. */
async function readStamps({ sequelize, transaction }: Access): Promise<Map<string, string>> {
  const rows = await sequelize.query<{ id: string; version: number; updatedAt: string | Date }>(
    'SELECT "id", "version", "updatedAt" FROM "cocktails" ORDER BY "sortKey", "nameKey"',
    { type: QueryTypes.SELECT, transaction },
  );
  return new Map(rows.map(({ id, version, updatedAt }) => [id, `${version} ${String(updatedAt)}`]));
}
