import { HttpResponse, type RequestHandler } from 'msw';
import type { Change, ChangeState } from '#openapi/generated/model/index.ts';
import type { KeptChange } from './change-log.ts';
import type { Fields, HouseMemory } from './memory.ts';
import { idOf, operation } from './operation.ts';
import { HouseProblem } from './problem.ts';
import { labelOf, REFERENCES } from './resources.ts';
import { currentText, nameOfId, obstacle, putBack } from './restore-state.ts';
import { undoImport } from './undo-import.ts';

const RESTORABLE_MS = 30 * 24 * 60 * 60 * 1000;
const DEFAULT_LIMIT = 50;
const FILTERS = ['resource', 'itemId', 'action', 'importId', 'revision'] as const;

/** What was done in this visit, the way back to it, and the memory as a file. */
export function historyHandlers(memory: HouseMemory): RequestHandler[] {
  return [
    operation('listChanges', memory, ({ query }) => {
      const found = memory.state.changes.filter((change) =>
        FILTERS.every((filter) => !query.has(filter) || String(change[filter]) === query.get(filter)),
      );
      const offset = Number(query.get('offset') ?? 0);
      const page = found.reverse().slice(offset, offset + Number(query.get('limit') ?? DEFAULT_LIMIT));
      return HttpResponse.json({
        total: found.length,
        changes: page.map((change) => shownChange(memory, change)),
      });
    }),
    operation('restoreChange', memory, (call) => {
      const wanted = call.query.get('state') as ChangeState | null;
      return HttpResponse.json(restore(memory, idOf(call), wanted));
    }),
    operation('undoImport', memory, (call) => {
      const before = structuredClone(memory.state);
      const outcome = undoImport(memory, idOf(call));
      if (call.query.get('dryRun') === 'true') {
        Object.assign(memory.state, structuredClone(before));
        // Taking the undo back is a change too for the log, and is to leave no trace.
        memory.log();
        memory.state.changes = before.changes;
      }
      return HttpResponse.json(outcome);
    }),
    operation('downloadBackup', memory, async () => {
      // No site can restore it: what a backup holds are the rows of a database, and there is none.
      const text = new Blob([JSON.stringify(memory.state)]);
      const zipped = text.stream().pipeThrough(new CompressionStream('gzip'));
      const fileName = `tasting-house-${new Date().toISOString().slice(0, 10)}.backup.gz`;
      return new HttpResponse(await new Response(zipped).arrayBuffer(), {
        headers: {
          'Content-Type': 'application/gzip',
          'Content-Disposition': `attachment; filename="${fileName}"`,
        },
      });
    }),
  ];
}

function restore(memory: HouseMemory, changeId: string, wanted: ChangeState | null): Change {
  memory.log();
  const change = memory.state.changes.find((one) => idOfChange(one) === changeId);
  if (!change) {
    const why = `There is no change "${changeId}". A deleted item can be restored for 30 days.`;
    throw new HouseProblem(404, why);
  }
  const { resource, itemId, itemName, action } = change;
  const label = labelOf(resource);
  const side = wanted ?? (action === 'deleted' ? 'before' : 'after');
  const state = change[side];
  if (!state) throw new HouseProblem(409, `There was no ${label} "${itemName}" ${side} this change.`);
  const current = currentText(memory, resource, itemId);
  if (current === JSON.stringify(state)) {
    throw new HouseProblem(409, `"${itemName}" is in that state already.`);
  }
  if (current !== null && action === 'deleted') {
    throw new HouseProblem(409, `There is another ${label} at the address of "${itemName}" by now.`);
  }
  const why = obstacle(memory, resource, itemId, state);
  if (why !== null) throw new HouseProblem(409, why);
  putBack(memory, resource, itemId, state);
  const [made] = memory.log({ isRestoring: true });
  if (!made) throw new Error('a restored state left no change');
  return shownChange(memory, made);
}

/** A change as answers show it, with references by name. */
function shownChange(memory: HouseMemory, change: KeptChange): Change {
  const { revision, resource, itemId, itemName, action, at, importId } = change;
  const isGone = action === 'deleted' && currentText(memory, resource, itemId) === null;
  const shown = (state: Fields | null): Fields | null => {
    if (!state || resource !== 'cocktails') return state;
    const view = { ...state };
    for (const { field, resource: of, isList } of REFERENCES) {
      const names = (state[field] as string[]).map((id) => nameOfId(memory, of, id));
      view[field] = isList ? names : (names[0] ?? null);
    }
    return view;
  };
  return {
    id: idOfChange(change),
    ...{ revision, resource, itemId, itemName, action, at, importId },
    isUndone: change.isUndone,
    restorableUntil: isGone ? new Date(Date.parse(at) + RESTORABLE_MS).toISOString() : null,
    before: shown(change.before),
    after: shown(change.after),
  };
}

function idOfChange({ revision, ordinal }: KeptChange): string {
  return `${revision}-${ordinal}`;
}
