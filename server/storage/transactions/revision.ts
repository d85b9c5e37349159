import type { Model } from 'sequelize';
import type { Access } from '../models/models.ts';
import { type ChangeRow, type RevisionRow, findRow } from '../models/table-rows.ts';

const ROW = { id: 1 } as const;

/**
 * Counts the committed writes of the catalogue.
 *
 * Invariants. A write raises it by one in its own transaction. On PostgreSQL, a writer locks its row first: the writers of all processes
 * wait for each other there, and what a writer reads after that is the newest. `known` never goes back, and never is ahead of what is
 * committed.
 */
export class Revision {
  /** Only `notice` changes it. */
  known = 0;

  notice(revision: number): void {
    if (revision > this.known) this.known = revision;
  }
}

/** With `lock`, no other process writes until the transaction ends; SQLite's queue of writers and the folder's lock do it without. */
export async function readRevision({ models, transaction }: Access, lock = false): Promise<RevisionRow> {
  const row = await findRow(models.revision, { where: ROW, transaction, ...(lock && { lock }) });
  return row ?? { id: 1, revision: 0, changesFrom: 0 };
}

export async function saveRevision(
  { models, transaction }: Access,
  values: Partial<Pick<RevisionRow, 'revision' | 'changesFrom'>>,
): Promise<void> {
  await models.revision.update(values, { where: ROW, transaction });
}

export async function readNewestRevision({ models, transaction }: Access): Promise<number> {
  const row = await findRow(models.revision, { attributes: ['revision'], where: ROW, transaction });
  return row?.revision ?? 0;
}

/** Makes a revision after all those that the history names, to which no changes lead. */
export async function startAnew(access: Access): Promise<number> {
  const { models, transaction } = access;
  const { revision } = await readRevision(access);
  const lastChanged = await models.changes.max<number | null, Model<ChangeRow, ChangeRow>>('revision', {
    transaction,
  });
  const next = Math.max(revision, lastChanged ?? 0) + 1;
  await saveRevision(access, { revision: next, changesFrom: next });
  return next;
}
