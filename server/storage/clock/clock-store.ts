import { Op } from 'sequelize';
import type { RunningClock } from '#server/catalogue/running-clock.ts';
import type { ClockStore } from '#server/catalogue/store/store.ts';
import { CLOCK_ROW, markDay, newestMark, readClock } from './clock-rows.ts';
import type { StoreParts } from '../store-parts.ts';

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
