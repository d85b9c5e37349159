import { setImmediate } from 'node:timers/promises';
import { literal, Op } from 'sequelize';
import type { Item, Fields } from '#server/catalogue/item.ts';
import { inBatches } from '#server/catalogue/pausable-work.ts';
import { forEachResource, RESOURCE_NAMES, type ResourceName } from '#server/catalogue/resources.ts';
import type { StoredCatalogue } from '#server/catalogue/store/store.ts';
import { ID_SEPARATOR, itemReader } from './models/item-tables.ts';
import type { Table, ItemRow, ReferenceRow } from './models/table-rows.ts';
import type { Access } from './models/models.ts';
import { readRevision } from './transactions/revision.ts';

const BATCH_ROWS = 2000;
const STEP_ROWS = 200;

/** All statements see one revision when `access` has a transaction. */
export async function loadCatalogue(access: Access): Promise<StoredCatalogue> {
  const { revision } = await readRevision(access);
  const items = forEachResource((): Item[] => []);
  const shared = new SharedTexts();
  // Resources that others refer to come first: all references share the strings of their ids.
  const ids = new Map<string, string>();
  for (const resource of RESOURCE_NAMES) {
    for await (const batch of itemBatches(access, resource, ids))
      for (const item of batch) items[resource].push(shared.item(item));
    if (resource !== RESOURCE_NAMES.at(-1)) for (const { id } of items[resource]) ids.set(id, id);
  }
  return { revision, items };
}

async function* itemBatches(
  { models, transaction }: Access,
  resource: ResourceName,
  ids: ReadonlyMap<string, string>,
): AsyncGenerator<Item[]> {
  const table = models.items[resource];
  const references = [...models.references[resource]].map(
    ([field, joinTable]): [ReturnType<typeof literal>, string] => [
      literal(idsQuery(table, joinTable)),
      field,
    ],
  );
  const readAfter = (last: string) =>
    table.findAll({
      attributes: { exclude: ['nameKey'], include: references },
      where: { id: { [Op.gt]: last } },
      order: ['id'],
      limit: BATCH_ROWS,
      raw: true,
      transaction,
    });
  const itemOf = itemReader(resource, (id) => ids.get(id) ?? id);
  let next = readAfter('');
  for (;;) {
    const rows: readonly object[] = await next;
    const end = rows.at(-1) as ItemRow | undefined;
    if (!end) return;
    // The database reads on while items are made, in short steps.
    next = readAfter(end.id);
    for (const step of inBatches(rows as readonly ItemRow[], STEP_ROWS)) {
      await setImmediate();
      yield step.map(itemOf);
    }
  }
}

/** Ids in their order. A row for each reference would take three times as long. */
function idsQuery(table: Table<ItemRow>, joinTable: Table<ReferenceRow>): string {
  const owner = String(joinTable.getAttributes().ownerId.field);
  return `(SELECT string_agg("itemId", '${ID_SEPARATOR}' ORDER BY "position") FROM "${joinTable.tableName}"
    WHERE "${joinTable.tableName}"."${owner}" = "${table.tableName}"."id")`;
}

const MAX_TEXTS = 50_000;
const LONGEST_SHARED_LENGTH = 80;
const MAX_ENTRIES = 2;

/** One copy of short texts and lists that many items have. A database copies them for each row: 164 MB at 100,000 recipes instead of 100. */
export class SharedTexts {
  readonly #texts = new Map<string, string>();
  readonly #lists = new Map<string, readonly unknown[]>();

  item({ id, version, createdAt, updatedAt, fields }: Item): Item {
    return {
      id,
      version,
      createdAt: this.#text(createdAt),
      updatedAt: this.#text(updatedAt),
      fields: this.#fields(fields),
    };
  }

  #fields(fields: Fields): Fields {
    const shared: Record<string, unknown> = {};
    for (const field of Object.keys(fields)) {
      const value = fields[field];
      if (typeof value === 'string') shared[field] = this.#text(value);
      else shared[field] = Array.isArray(value) ? this.#list(value) : value;
    }
    return shared;
  }

  #text(text: string): string {
    if (text.length > LONGEST_SHARED_LENGTH) return text;
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    if (this.#texts.size === MAX_TEXTS) this.#texts.clear();
    this.#texts.set(text, text);
    return text;
  }

  #list(list: readonly unknown[]): readonly unknown[] {
    const shared = list.map((entry) => (typeof entry === 'string' ? this.#text(entry) : entry));
    if (list.length > MAX_ENTRIES) return shared;
    const key = JSON.stringify(shared);
    const known = this.#lists.get(key);
    if (known) return known;
    if (this.#lists.size === MAX_TEXTS) this.#lists.clear();
    this.#lists.set(key, shared);
    return shared;
  }
}
