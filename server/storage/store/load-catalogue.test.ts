import { Op, type FindOptions } from 'sequelize';
import { expect, it, onTestFinished } from 'vitest';
import { fillStore } from '#server/operations/live/fill-store.ts';
import { folderForTest } from '#server/tests/store/database-for-test.ts';
import { connect } from '../connections/connection.ts';
import { defineModels } from '../models/models.ts';
import { openStore } from '../open-store.ts';
import { loadCatalogue } from './load-catalogue.ts';

it('a load rejects, and the process goes on, when the database fails while items are made', async () => {
  const location = { dataDir: await folderForTest(), databaseUrl: null };
  const store = await openStore(location);
  await fillStore(store, { spirits: [{ name: 'Gin' }] }, '2026-01-01T00:00:00.000Z');
  await store.close();
  const { sequelize, close } = await connect(location);
  onTestFinished(close);
  sequelize.addHook('beforeFind', ({ where }: FindOptions) => {
    const { id } = where as { id?: { [Op.gt]?: string } };
    if (id?.[Op.gt] === 'gin') throw new Error('away');
  });
  await expect(loadCatalogue({ sequelize, models: defineModels(sequelize) })).rejects.toThrow('away');
});
