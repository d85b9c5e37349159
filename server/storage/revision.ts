import type { Access } from './access.ts';
import type { RevisionRow } from './models.ts';

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

/** The same, and no other process writes to the catalogue until the transaction is over. SQLite's transaction sees to it already. */
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
