import type { ChangeList, ListChangesParams, Outcome } from '#openapi/generated/model.ts';
import { foldText } from '#openapi/text/fold-text.ts';
import { restoreItem } from '#server/catalogue/commands/restore.ts';
import { undoRevision } from '#server/catalogue/commands/undo-revision.ts';
import type { HistoryReader } from '#server/catalogue/ports/history-store.ts';
import { changeView, originalOf, originalWithId, type OriginalState } from './change-view.ts';
import type { OperationHandlers } from '../operation-handler.ts';
import { cursorHeaders } from '../responses/list-response.ts';
import { RequestProblem } from '../responses/request-problem.ts';
import type { Services } from '../services.ts';
import { writeOrPreview, type WriteCommand } from '../live/live-catalogue.ts';

export function createHistoryHandlers({ live, store: { history } }: Services) {
  return {
    async listChanges(request) {
      const { query } = request;
      const { name = '', ...filter } = query;
      const words = foldText(name).split(/\s+/).filter(Boolean);
      const wanted = { ...filter, words, since: inUtc(query.since), until: inUtc(query.until) };
      const { limit } = wanted;
      const { total: recorded, changes } = await history.list({ ...wanted, limit: limit + 1 });
      const original = await originalFor(history, { ...query, name: words.join(' ') || undefined });
      const isOnPage = original && changes.length < limit;
      const shown = isOnPage ? [...changes, original] : changes.slice(0, limit);
      const isLast = changes.length <= limit && (!original || isOnPage);
      const next = isLast ? null : (shown.at(-1)?.changeId ?? null);
      const total = recorded + (original ? 1 : 0);
      const view = changeView(live.wholeCatalogue(), await history.namesOfDeleted());
      const body: ChangeList = { total, next, changes: shown.map(view) };
      return { status: 200, headers: cursorHeaders(request, { total, next }), body };
    },

    async restoreChange({ params: { id }, query }) {
      const change = (await history.find(id)) ?? (await originalWithId(history, id));
      if (!change) {
        throw new RequestProblem(404, `There is no change "${id}" in the history.`);
      }
      const written = await live.write({
        isRestored: true,
        decide: async (catalogue, reader) =>
          restoreItem(catalogue, { change, state: query.state, deletedNames: await reader.namesOfDeleted() }),
      });
      const restored = await history.find(`${written.catalogue.revision}-1`);
      if (!restored) throw new Error('a restored state left no change');
      return { status: 200, body: changeView(written.catalogue, await history.namesOfDeleted())(restored) };
    },

    async undoRevision({ params, query }) {
      const { revision } = params;
      const command: WriteCommand<Outcome> = {
        isRestored: true,
        undoes: revision,
        decide: (catalogue, reader) => undoRevision(catalogue, reader, revision, query.dryRun),
      };
      return { status: 200, body: await writeOrPreview(live, query, command) };
    },
  } satisfies Partial<OperationHandlers>;
}

async function originalFor(history: HistoryReader, wanted: ListChangesParams): Promise<OriginalState | null> {
  const { resource, itemId, action = 'original', revision, since, until, name } = wanted;
  const isNarrowed = [revision, since, until, name].some((filter) => filter !== undefined);
  if (!resource || !itemId || action !== 'original' || isNarrowed) return null;
  return originalOf(history, resource, itemId);
}

/** The store compares times as texts, so they are in UTC. */
function inUtc(moment: string | undefined): string | undefined {
  return moment && new Date(moment).toISOString();
}
