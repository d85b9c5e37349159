import type { BulkDeletion, BulkReplacement, BulkUpdate, Outcome } from '#openapi/generated/model.ts';
import { restoreBackup } from '#ui/api/generated/backups/backups.ts';
import { deleteItems, replaceItemEverywhere, updateItems } from '#ui/api/generated/bulk/bulk.ts';
import { undoRevision } from '#ui/api/generated/history/history.ts';

interface Params {
  dryRun?: boolean;
  /** The revision of the dry run on which the administrator decided. */
  basedOn?: number;
}

/** A change of many items at once. The server can try it before it makes it. */
export interface Command {
  /** Tells it from other commands, for the key of a query. */
  key: readonly unknown[];
  run: (params: Params, options?: { signal: AbortSignal }) => Promise<{ data: Outcome }>;
}

export const updateCommand = (data: BulkUpdate): Command => ({
  key: ['update', data],
  run: (params, options) => updateItems(data, params, options),
});

export const deleteCommand = (data: BulkDeletion): Command => ({
  key: ['delete', data],
  run: (params, options) => deleteItems(data, params, options),
});

export const replaceCommand = (data: BulkReplacement): Command => ({
  key: ['replace', data],
  run: (params, options) => replaceItemEverywhere(data, params, options),
});

export const restoreCommand = (backup: string): Command => ({
  key: ['restore', backup],
  run: (params, options) => restoreBackup(backup, params, options),
});

/** An undo has no `basedOn`: it takes back only the items that are as the revision left them. */
export const undoCommand = (revision: number): Command => ({
  key: ['undo', revision],
  run: ({ dryRun = false }, options) => undoRevision(revision, dryRun ? { dryRun } : {}, options),
});
