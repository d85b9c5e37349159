import type { Model } from 'sequelize';
import type { Access } from '../models/access.ts';
import type { ChangeRow, RevisionRow } from '../models/table-rows.ts';

const ROW = { id: 1 } as const;

/**
 * The revision counts the committed writes of the catalogue.
 *
 * Invariants. A write raises it by one in the transaction that stores the write, so that it is committed with it or not at all.
 * On PostgreSQL, a writer locks its row first: the writers of all processes wait for each other there, and what
 * a writer reads after that is the newest. `known` never goes back, and never is ahead of what is committed.
 */
export class Revision {
  #known = 0;

  get known(): number {
    return this.#known;
  }

  /** A commit of any process was noticed. */
  notice(revision: number): void {
    if (revision > this.#known) this.#known = revision;
  }
}

/** The newest committed revision, and the one that the history is complete from. */
export async function readRevision({ models, transaction }: Access): Promise<RevisionRow> {
  const row: unknown = await models.revision.findOne({ where: ROW, raw: true, transaction });
  return (row as RevisionRow | null) ?? { id: 1, revision: 0, changesFrom: 0 };
}

/**
 * The newest revision, locked: no other process writes to the catalogue until the transaction ends. On SQLite the queue of writers and
 * the lock of the folder already ensure this.
 */
export async function lockRevision({ models, transaction }: Access): Promise<RevisionRow> {
  const row: unknown = await models.revision.findOne({ where: ROW, raw: true, transaction, lock: true });
  return (row as RevisionRow | null) ?? { id: 1, revision: 0, changesFrom: 0 };
}

export async function saveRevision(
  { models, transaction }: Access,
  values: Partial<Pick<RevisionRow, 'revision' | 'changesFrom'>>,
): Promise<void> {
  await models.revision.update(values, { where: ROW, transaction });
}

/** The newest committed revision, in whatever schema the database has. */
export async function readNewestRevision({ models, transaction }: Access): Promise<number> {
  const row: unknown = await models.revision.findOne({
    attributes: ['revision'],
    where: ROW,
    raw: true,
    transaction,
  });
  return (row as Pick<RevisionRow, 'revision'> | null)?.revision ?? 0;
}

/**
 * Makes a revision after all those that the history names, and forgets that changes lead to it. A change is named by its revision,
 * so that none to come may have the revision of one that is there.
 */
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
