import type { ItemName, Outcome, SkippedItem } from '#openapi/generated/model.ts';
import type { Catalogue } from '../../catalogue.ts';
import { accepted, type Decision } from '../../decision.ts';
import { areSameFields, nameOf, type Fields, type Item } from '../../item.ts';
import { usageOf } from '../../queries/usage.ts';
import type { ResourceName } from '../../resources.ts';
import { CatalogueDraft, whyNotRestorable, type DeletedNames } from '../catalogue-draft.ts';
import { separatePlaces } from '../featured-places.ts';
import { countOf, noSuchItem } from '../messages.ts';
import { outcomeOf } from '../outcome.ts';
import type { Steps } from '../../pausable-work.ts';

export interface BulkTarget {
  resource: ResourceName;
  ids: readonly string[];
  deletedNames?: DeletedNames | undefined;
}

type Left = Pick<SkippedItem, 'code' | 'fields' | 'reason'>;

export interface Edit {
  deed: 'changed' | 'deleted';
  edit: (fields: Fields) => { after: Fields | null } | { left: Left };
}

const ITEMS_PER_STEP = 200;

export function deleteItems(catalogue: Catalogue, target: BulkTarget): Steps<Decision<Outcome>> {
  return changeItems(catalogue, target, { deed: 'deleted', edit: () => ({ after: null }) });
}

/** Lays one edit over many items. An item that cannot take it is left alone, so that the others need not wait for it. */
export function* changeItems(
  catalogue: Catalogue,
  { resource, ids, deletedNames = NO_NAMES }: BulkTarget,
  { deed, edit }: Edit,
): Steps<Decision<Outcome>> {
  const draft = new CatalogueDraft(catalogue);
  const { found, missing } = findItems(catalogue, { resource, ids, deletedNames });
  const skipped: SkippedItem[] = missing;
  const unchanged: ItemName[] = [];
  const changed: string[] = [];
  for (const [at, { id, fields }] of found.entries()) {
    if (at % ITEMS_PER_STEP === 0) yield;
    const item = { resource, itemId: id, itemName: nameOf(resource, fields) };
    const edited = edit(fields);
    if ('left' in edited) {
      skipped.push({ ...item, ...edited.left });
      continue;
    }
    const { after } = edited;
    const obstacle = whyNotRestorable(draft, { resource, id, after }, deletedNames);
    if (obstacle) {
      // The users are listed for a single item only, to keep the answer short.
      const isAlone = found.length === 1 && obstacle.code === 'inUse';
      const users = isAlone && { usedBy: usageOf(catalogue, resource, id).items };
      skipped.push({ ...item, ...obstacle, fields: [], ...users });
    } else if (areSameFields(fields, after)) unchanged.push(item);
    else {
      draft.put(resource, id, after);
      changed.push(id);
    }
  }
  const own = changed.map((id) => draft.changeOf(resource, id));
  const changes = separatePlaces(catalogue, own);
  const counts = { changed: changes.length, unchanged: unchanged.length, skipped: skipped.length };
  const message = bulkMessage(resource, deed, counts);
  return accepted(changes, outcomeOf(catalogue, { changes, unchanged, skipped, message }));
}

const NO_NAMES: DeletedNames = new Map();

function findItems(
  catalogue: Catalogue,
  { resource, ids, deletedNames }: Required<BulkTarget>,
): { found: readonly Item[]; missing: SkippedItem[] } {
  const found = new Map<string, Item>();
  const missing = new Map<string, SkippedItem>();
  for (const text of ids) {
    const item = catalogue.collections[resource].resolve(text);
    if (item) found.set(item.id, item);
    else {
      const name = deletedNames.get(`${resource}/${text}`);
      const reason = name === undefined ? noSuchItem(resource, text) : 'It was deleted since.';
      const item = { resource, itemId: text, itemName: name ?? text };
      missing.set(text, { ...item, code: 'notFound', fields: [], reason });
    }
  }
  return { found: [...found.values()], missing: [...missing.values()] };
}

function bulkMessage(
  resource: ResourceName,
  deed: 'changed' | 'deleted',
  counts: Readonly<Record<'changed' | 'unchanged' | 'skipped', number>>,
): string {
  const were = (count: number): string => `${count} ${count === 1 ? 'was' : 'were'}`;
  const told = [
    `${countOf(resource, counts.changed)} ${deed}`,
    ...(counts.unchanged > 0 ? [`${were(counts.unchanged)} so already`] : []),
    ...(counts.skipped > 0 ? [`${were(counts.skipped)} left alone`] : []),
  ];
  return `${told.join(', ')}.`;
}
