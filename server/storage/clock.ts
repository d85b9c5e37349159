import { Op } from 'sequelize';
import type { RunningClock } from '#server/catalogue/running-clock.ts';
import type { ClockStore } from '#server/catalogue/store.ts';
import type { Access } from './access.ts';
import { readRevision } from './revision.ts';
import type { StoreParts } from './store-parts.ts';
import type { ClockMarkRow, ClockRow } from './table-rows.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MARKS_KEPT_MS = 90 * DAY_MS;
const ROW = { id: 1 } as const;

/** The running time of all processes of a site, and which revision it had on which day. */
export function clockStore(clock: RunningClock, { read, writer }: StoreParts): ClockStore {
  return {
    now: () => clock.now(),
    async save() {
      const reached = await writer.beside(async (access) => {
        const { models, transaction } = access;
        const now = clock.now();
        const at = now.toISOString();
        await models.clock.update({ at }, { where: { ...ROW, at: { [Op.lt]: at } }, transaction });
        await markDay(access, now);
        return readClock(access);
      });
      clock.catchUp(reached);
    },
    revisionBefore: (before) => read(async (access) => (await newestMark(access, before))?.revision ?? 0),
  };
}

/** The running time that is stored. */
export async function readClock({ models, transaction }: Access): Promise<Date> {
  const row: unknown = await models.clock.findOne({ where: ROW, raw: true, transaction });
  return new Date((row as ClockRow).at);
}

/** Revisions that come from elsewhere, as those of a backup do, have no age here. */
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

async function newestMark({ models, transaction }: Access, before: Date): Promise<ClockMarkRow | null> {
  const row: unknown = await models.clockMarks.findOne({
    where: { at: { [Op.lte]: before.toISOString() } },
    order: [['at', 'DESC']],
    raw: true,
    transaction,
  });
  return row as ClockMarkRow | null;
}
