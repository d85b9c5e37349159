import { Op } from 'sequelize';
import type { RunningClock } from '#server/catalogue/running-clock.ts';
import type { ClockStore } from '#server/catalogue/store/store.ts';
import type { Access, StoreParts } from './models/models.ts';
import { readRevision } from './transactions/revision.ts';
import type { ClockMarkRow, ClockRow } from './models/table-rows.ts';
import { findRow } from './models/table-rows.ts';

export function clockStore(clock: RunningClock, { read, writer }: StoreParts): ClockStore {
  return {
    now: () => clock.now(),
    async save() {
      const reached = await writer.beside(async (access) => {
        const { models, transaction } = access;
        const now = clock.now();
        const at = now.toISOString();
        await models.clock.update({ at }, { where: { ...CLOCK_ROW, at: { [Op.lt]: at } }, transaction });
        await markDay(access, now);
        return readClock(access);
      });
      clock.catchUp(reached);
    },
    revisionBefore: (before) => read(async (access) => (await newestMark(access, before))?.revision ?? 0),
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;
const MARKS_KEPT_MS = 90 * DAY_MS;
const CLOCK_ROW = { id: 1 } as const;

export async function readClock({ models, transaction }: Access): Promise<Date> {
  const { at } = (await findRow(models.clock, { where: CLOCK_ROW, transaction })) as ClockRow;
  return new Date(at);
}

/** Revisions of another history have no age here. */
export async function forgetMarks({ models, transaction }: Access): Promise<void> {
  await models.clockMarks.destroy({ where: {}, transaction });
}

async function markDay(access: Access, now: Date): Promise<void> {
  const { models, transaction } = access;
  const newest = await newestMark(access, now);
  if (newest && now.getTime() - Date.parse(newest.at) < DAY_MS) return;
  const { revision } = await readRevision(access);
  await models.clockMarks.bulkCreate([{ at: now.toISOString(), revision }], {
    ignoreDuplicates: true,
    transaction,
  });
  const old = new Date(now.getTime() - MARKS_KEPT_MS).toISOString();
  await models.clockMarks.destroy({ where: { at: { [Op.lt]: old } }, transaction });
}

function newestMark({ models, transaction }: Access, before: Date): Promise<ClockMarkRow | null> {
  const where = { at: { [Op.lte]: before.toISOString() } };
  return findRow(models.clockMarks, { where, order: [['at', 'DESC']], transaction });
}
