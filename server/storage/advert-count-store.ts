import { Op, QueryTypes } from 'sequelize';
import {
  addCounts,
  type Counts,
  type AdvertCountStore,
  type DailyCount,
} from '#server/catalogue/store/store.ts';
import { inBatches } from '#server/catalogue/pausable-work.ts';
import type { Access, StoreParts } from './models/models.ts';
import { findRows } from './models/table-rows.ts';

/** A process that is killed loses what it counted since. */
const FLUSH_MS = 5000;

/** Counts in the process and stores the sums every few seconds, so that a thousand events a second are one small write. */
export function advertCountStore({ read, writer }: StoreParts): AdvertCountStore & {
  /** Rejects when the store cannot write; what was counted is tried again. */
  flush(): Promise<void>;
  close(): Promise<void>;
} {
  let pending: Counts = new Map();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let lastFlush: Promise<void> = Promise.resolve();

  const add = (counts: readonly DailyCount[]): void => {
    addCounts(pending, counts);
    if (!isClosed) timer ??= setTimeout(() => void flush().catch(() => undefined), FLUSH_MS).unref();
  };

  const store = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (pending.size === 0) return;
    // Two processes that lock the rows in different orders would wait for each other.
    const counts = [...pending].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, count]) => count);
    pending = new Map();
    try {
      await writer.beside((access) => addToRows(access, counts));
    } catch (error) {
      add(counts);
      throw error;
    }
  };

  const flush = (): Promise<void> => {
    const running = lastFlush.then(store);
    lastFlush = running.catch(() => undefined);
    return running;
  };

  return {
    add,
    flush,
    close() {
      isClosed = true;
      return flush();
    },
    async list(from, to) {
      // What cannot be stored now is told later.
      await flush().catch(() => undefined);
      const where = { day: { [Op.between]: [from, to] as [string, string] } };
      return read(({ models }) => findRows(models.advertCounts, { where }));
    },
  };
}

async function addToRows({ sequelize, transaction }: Access, counts: readonly DailyCount[]): Promise<void> {
  for (const batch of inBatches(counts)) {
    const replacements = batch.flatMap(({ day, advertId, views, clicks }) => [day, advertId, views, clicks]);
    await sequelize.query(
      `INSERT INTO "advert_counts" ("day", "advertId", "views", "clicks")
        VALUES ${batch.map(() => '(?, ?, ?, ?)').join(', ')}
        ON CONFLICT ("day", "advertId") DO UPDATE SET "views" = "advert_counts"."views" + excluded."views",
          "clicks" = "advert_counts"."clicks" + excluded."clicks"`,
      { replacements, type: QueryTypes.INSERT, transaction },
    );
  }
}
