import type { Change, ResourceName } from '#openapi/generated/model/index.ts';

type State = Record<string, unknown>;

/** A version of an item: what one write made of it. References are ids. */
export interface KeptChange extends Omit<Change, 'id' | 'restorableUntil' | 'before' | 'after'> {
  /** From 1, within its revision. */
  ordinal: number;
  before: State | null;
  after: State | null;
}

/** What a write is part of. */
export interface Occasion {
  isImport?: boolean;
  isRestoring?: boolean;
}

/** The changes from one state of the house to the next; states are JSON text by `resource/id`. */
export function changesBetween(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  revision: number,
  { isImport = false, isRestoring = false }: Occasion,
): KeptChange[] {
  const at = new Date().toISOString();
  // As the server writes them: what is new and then what is not, recipes after what they name; backwards on the way back.
  const known = isRestoring ? after : before;
  const rank = (key: string) =>
    (key.startsWith('cocktails/') === isRestoring ? 0 : 2) + (known.has(key) ? 1 : 0);
  const changed = [...new Set([...after.keys(), ...before.keys()])]
    .filter((key) => before.get(key) !== after.get(key))
    .sort((one, other) => rank(one) - rank(other));
  return changed.map((key, index) => {
    const [resource = '', itemId = ''] = key.split('/');
    const [old, now] = [parsed(before.get(key)), parsed(after.get(key))];
    const { name, originalIngredient } = now ?? old ?? {};
    return {
      revision,
      ordinal: index + 1,
      resource: resource as ResourceName,
      itemId,
      itemName: String(name ?? originalIngredient),
      action: now ? (isRestoring ? 'restored' : old ? 'updated' : 'created') : 'deleted',
      at,
      importId: isImport ? String(revision) : null,
      isUndone: false,
      before: old,
      after: now,
    };
  });
}

function parsed(text: string | undefined): State | null {
  return text === undefined ? null : (JSON.parse(text) as State);
}
