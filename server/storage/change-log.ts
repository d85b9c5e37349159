import type { ChangeAction, ResourceName as AnyResource } from '#openapi/generated/model/index.ts';
import { saveRows } from './bulk-rows.ts';
import { nameIn, picturesIn, readStates, type KeptState } from './kept-states.ts';
import type { ChangePictureRow, ChangeRow } from './models.ts';
import type { KeptCocktail } from './read-kept.ts';
import type { Access } from './storage.ts';

interface Touched {
  resource: AnyResource;
  id: string;
  before: KeptState | null;
}

/** An item before and after it was written; null where it was not there. */
export interface Written {
  id: string;
  before: KeptState | null;
  after: KeptState | null;
}

/** Beyond this, a write is said to have changed anything. */
const MAX_NAMED_CHANGES = 1000;
/** Beyond this, what was touched is written down before more is, so that an import does not fill the memory. */
const MAX_TOUCHED = 2000;
const BATCH_ITEMS = 500;

/**
 * The versions that one write of the catalogue makes. Whatever writes an item touches it here first; what it made
 * of it is read back before the commit, so that a version is what was really there, and a write that changed
 * nothing leaves none.
 */
export class ChangeLog {
  /** Set while an earlier state is brought back. */
  restoring = false;
  /** Cocktails as this write has read them, so that none is read twice; one that is touched is read anew. */
  readonly seen = new Map<string, KeptCocktail>();
  #importId: string | null = null;
  #ordinal = 0;
  #touched = new Map<string, Touched>();
  readonly #changed = new Set<string>();

  constructor(readonly revision: number) {}

  /**
   * What this write has changed: resources such as 'cocktails' and items such as 'cocktails/negroni'. Undefined when
   * that is very much, or when it was written past this log: anything may have changed.
   */
  get changed(): ReadonlySet<string> | undefined {
    const { size } = this.#changed;
    return size > 0 && size <= MAX_NAMED_CHANGES ? this.#changed : undefined;
  }

  /** The changes of an import can be undone together, by the id that this gives. */
  markAsImport(): string {
    this.#importId = String(this.revision);
    return this.#importId;
  }

  /** To be called before items that are there are changed or deleted. */
  async touch(access: Access, resource: AnyResource, ids: readonly string[]): Promise<void> {
    if (this.#touched.size > MAX_TOUCHED) await this.keep(access);
    const untouched = ids.filter((id) => !this.#touched.has(`${resource}/${id}`));
    const states = await readStates(access, resource, untouched);
    for (const id of untouched) this.#note(resource, id, states.get(id) ?? null);
    this.#nameChanged(resource, ids);
  }

  /** To be called before items are created. */
  async touchNew(access: Access, resource: AnyResource, ids: readonly string[]): Promise<void> {
    if (this.#touched.size > MAX_TOUCHED) await this.keep(access);
    this.#nameChanged(resource, ids);
    for (const id of ids) this.#note(resource, id, null);
  }

  /** Writes down what became of everything touched so far. */
  async keep(access: Access): Promise<void> {
    const touched = [...this.#touched.values()];
    this.#touched = new Map();
    const at = new Date().toISOString();
    for (const batch of batches(touched)) {
      const resource = batch[0]?.resource ?? 'cocktails';
      const states = await readStates(
        access,
        resource,
        batch.map(({ id }) => id),
      );
      const written = batch.map(({ id, before }) => ({ id, before, after: states.get(id) ?? null }));
      await this.#save(access, resource, written, at);
    }
  }

  /**
   * Writes down what an import has just written, each item once: what it wrote by the ten thousand it knows, and
   * reading all of it back would take as long as writing it. A state has its fields in the order in which
   * `readStates` gives them.
   */
  async record(access: Access, resource: AnyResource, written: readonly Written[]): Promise<void> {
    this.#nameChanged(
      resource,
      written.map(({ id }) => id),
    );
    await this.keep(access);
    await this.#save(access, resource, written, new Date().toISOString());
  }

  async #save(access: Access, resource: AnyResource, written: readonly Written[], at: string): Promise<void> {
    const rows: ChangeRow[] = [];
    const pictures: ChangePictureRow[] = [];
    for (const one of written) {
      const row = this.#row(resource, one, at);
      if (!row) continue;
      rows.push(row);
      for (const imageId of new Set([...picturesIn(one.before), ...picturesIn(one.after)])) {
        pictures.push({ imageId, revision: row.revision, ordinal: row.ordinal });
      }
    }
    await saveRows(access, access.models.changes, rows);
    await saveRows(access, access.models.changePictures, pictures);
  }

  #nameChanged(resource: AnyResource, ids: readonly string[]): void {
    if (ids.length > 0) this.#changed.add(resource);
    for (const id of ids.slice(0, MAX_NAMED_CHANGES)) this.#changed.add(`${resource}/${id}`);
    // A cocktail shows the names of other items.
    this.seen.clear();
  }

  #note(resource: AnyResource, id: string, before: KeptState | null): void {
    const key = `${resource}/${id}`;
    if (!this.#touched.has(key)) this.#touched.set(key, { resource, id, before });
  }

  #row(resource: AnyResource, { id, before, after }: Written, at: string): ChangeRow | null {
    const [old, now] = [before && JSON.stringify(before), after && JSON.stringify(after)];
    const named = after ?? before;
    if (old === now || !named) return null;
    this.#ordinal += 1;
    return {
      revision: this.revision,
      ordinal: this.#ordinal,
      resource,
      itemId: id,
      itemName: nameIn(resource, named),
      action: this.#action(before, after),
      at,
      importId: this.#importId,
      undoneBy: null,
      before: old,
      after: now,
    };
  }

  #action(before: KeptState | null, after: KeptState | null): ChangeAction {
    if (!after) return 'deleted';
    if (this.restoring) return 'restored';
    return before ? 'updated' : 'created';
  }
}

/** In the order they came, each of one resource. */
function batches(touched: readonly Touched[]): Touched[][] {
  const all: Touched[][] = [];
  for (const one of touched) {
    const last = all.at(-1);
    if (last?.[0]?.resource === one.resource && last.length < BATCH_ITEMS) last.push(one);
    else all.push([one]);
  }
  return all;
}
