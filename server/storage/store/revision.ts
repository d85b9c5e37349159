import type { Model } from 'sequelize';
import type { Context } from '../models/models.ts';
import { findRow } from '../models/queries.ts';
import type { ChangeRow, RevisionRow } from '../models/row-types.ts';

const ROW = { id: 1 } as const;

/**
 * Counts the committed writes of the catalogue.
 *
 * Invariants. A write raises it by one in its own transaction, under the lock of the only writer. `known`
 * never goes back, and is never ahead of what is committed.
 */
export class Revision {
  #known = 0;

  get known(): number {
    return this.#known;
  }

  notice(revision: number): void {
    if (revision > this.#known) this.#known = revision;
  }
}

export async function readRevision({ models, transaction }: Context): Promise<RevisionRow> {
  const row = await findRow(models.revision, { where: ROW, transaction });
  return row ?? { id: 1, revision: 0, changesFrom: 0 };
}

export async function storeRevision(
  { models, transaction }: Context,
  values: Partial<Pick<RevisionRow, 'revision' | 'changesFrom'>>,
): Promise<void> {
  await models.revision.update(values, { where: ROW, transaction });
}

/** The history has no changes that lead to this revision, so every process loads the whole catalogue. */
export async function startRevisionWithoutHistory(context: Context): Promise<number> {
  const { models, transaction } = context;
  const { revision } = await readRevision(context);
  const lastChanged = await models.changes.max<number | null, Model<ChangeRow, ChangeRow>>('revision', {
    transaction,
  });
  const next = Math.max(revision, lastChanged ?? 0) + 1;
  await storeRevision(context, { revision: next, changesFrom: next });
  return next;
}
