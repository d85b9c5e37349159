import type { ChangeAction, ChangeState } from '#openapi/generated/model.ts';
import type { ProblemCode } from '#openapi/generated/problems.ts';
import type { Catalogue } from '../catalogue.ts';
import { accepted, refused, type Decision } from '../decision.ts';
import { areSameFields, completeFields } from '../item.ts';
import { RESOURCES } from '../resources.ts';
import type { CommittedChange } from '../store/history-store.ts';
import { CatalogueDraft, whyNotRestorable, type DeletedNames } from './catalogue-draft.ts';

interface RestoreItem {
  change: Pick<CommittedChange, 'resource' | 'id' | 'itemName' | 'before' | 'after' | 'createdAt'> & {
    action: ChangeAction;
  };
  /** The default is the state after the change, or before it if it was a deletion. */
  state: ChangeState | undefined;
  deletedNames: DeletedNames;
}

/** An item that is gone comes back with its id. */
export function restoreItem(catalogue: Catalogue, command: RestoreItem): Decision<null> {
  const { change, deletedNames } = command;
  const { resource, id, itemName, action, createdAt } = change;
  const { label } = RESOURCES[resource];
  const conflict = (code: ProblemCode, detail: string): Decision<never> =>
    refused({ reason: 'conflict', code, detail });

  const side = command.state ?? (action === 'deleted' ? 'before' : 'after');
  const wanted = change[side];
  if (!wanted) {
    return conflict('restore-state-missing', `There was no ${label} "${itemName}" ${side} this change.`);
  }
  const after = completeFields(resource, wanted);
  const current = catalogue.collections[resource].get(id);
  const before = current?.fields ?? null;
  if (before && areSameFields(before, after))
    return conflict('restore-unchanged', `"${itemName}" is in that state already.`);
  if (before && action === 'deleted') {
    const detail = `There is another ${label} at the address of "${itemName}" by now.`;
    return conflict('restore-id-taken', detail);
  }
  const obstacle = whyNotRestorable(new CatalogueDraft(catalogue), { resource, id, after }, deletedNames);
  if (!obstacle)
    return accepted([{ resource, id, before, after, createdAt: current?.createdAt ?? createdAt }], null);
  const { code, reason } = obstacle;
  return conflict(code === 'nameTaken' ? 'restore-name-taken' : 'restore-reference-missing', reason);
}
