import type { Change, ChangeState, ListChangesParams } from '#openapi/generated/model/index.ts';
import { readStates, type KeptState } from '#server/storage/kept-states.ts';
import { findChange, readChanges, toChanges } from '#server/storage/read-changes.ts';
import { restoreStates } from '#server/storage/restore-states.ts';
import type { Access } from '#server/storage/storage.ts';
import type { ChangeRow } from '#server/storage/models.ts';
import type { Operation, Services } from './operation.ts';
import { HttpProblem } from './problem.ts';
import { labelOf, RestoreCheck } from './restore-check.ts';

/** The administrator's changes, and the way back to any state that they hold. */
export function createHistory({ storage }: Services): Record<'listChanges' | 'restoreChange', Operation> {
  return {
    async listChanges({ query }) {
      const { value } = await storage.readCatalogue((access) =>
        readChanges(access, query as ListChangesParams),
      );
      return { status: 200, body: value };
    },

    async restoreChange({ params: { id = '' }, query }) {
      const { value } = await storage.writeCatalogue(async (access) => {
        const row = await findChange(access, id);
        if (!row) {
          const why = `There is no change "${id}". A deleted item can be restored for 30 days.`;
          throw new HttpProblem(404, why);
        }
        return restore(access, row, query['state'] as ChangeState | undefined);
      });
      return { status: 200, body: value };
    },
  };
}

async function restore(access: Access, row: ChangeRow, wanted?: ChangeState): Promise<Change> {
  const resource = row.resource as Change['resource'];
  const { itemId, itemName } = row;
  const label = labelOf(resource);
  const side = wanted ?? (row.action === 'deleted' ? 'before' : 'after');
  const text = row[side];
  if (text === null) throw new HttpProblem(409, `There was no ${label} "${itemName}" ${side} this change.`);

  const state = JSON.parse(text) as KeptState;
  const current = (await readStates(access, resource, [itemId])).get(itemId);
  if (current && JSON.stringify(current) === text) {
    throw new HttpProblem(409, `"${itemName}" is in that state already.`);
  }
  if (current && row.action === 'deleted') {
    throw new HttpProblem(409, `There is another ${label} at the address of "${itemName}" by now.`);
  }
  const obstacle = (await RestoreCheck.read(access, resource)).obstacle(itemId, state);
  if (obstacle !== null) throw new HttpProblem(409, obstacle);

  if (access.changes) access.changes.restoring = true;
  await restoreStates(access, resource, [{ id: itemId, state }]);
  await access.changes?.keep(access);
  const made = await findChange(access, `${access.changes?.revision ?? 0}-1`);
  const [change] = made ? await toChanges(access, [made]) : [];
  if (!change) throw new Error('a restored state left no change');
  return change;
}
