import { Op } from 'sequelize';
import type { AttemptStore } from '#server/catalogue/store.ts';
import type { AttemptRow } from '../models/table-rows.ts';
import type { StoreParts } from '../store-parts.ts';

export function attemptStore({ writer }: StoreParts): AttemptStore {
  return {
    count: (client, now, windowEnd) =>
      writer.beside(async ({ models: { attempts }, transaction }) => {
        await attempts.destroy({ where: { until: { [Op.lte]: now } }, transaction });
        const first = { client, count: 0, until: windowEnd };
        await attempts.bulkCreate([first], { ignoreDuplicates: true, transaction });
        // Locks the row, so that each attempt reads its own count.
        await attempts.increment('count', { where: { client }, transaction });
        const row: unknown = await attempts.findOne({ where: { client }, raw: true, transaction });
        const { count, until } = row as AttemptRow;
        return { count, until };
      }),
    forget: (client) =>
      writer.beside(async ({ models, transaction }) => {
        await models.attempts.destroy({ where: { client }, transaction });
      }),
  };
}
