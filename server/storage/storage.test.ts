import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { QueryTypes } from 'sequelize';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildCocktail } from '#server/testing/build-cocktail.ts';
import { fillCatalogue, type CatalogueContents } from './fill-catalogue.ts';
import { readCocktail, readCocktails } from './read-cocktails.ts';
import { openStorage, type Access, type Storage } from './storage.ts';

const CONTENTS: CatalogueContents = {
  items: {
    categories: [{ name: 'Sours', description: 'Citrus.', photo: null }],
    spirits: [{ name: 'White Rum', description: null }],
    glassware: [],
    garnish: [],
    equipment: [],
    'cocktail-types': [],
    myads: [],
    'sustainable-substitutions': [],
  },
  cocktails: [buildCocktail({ spirits: ['White Rum'] })],
};
const fill = (access: Access): Promise<void> => fillCatalogue(access, CONTENTS, new Date());

describe('storage', () => {
  let dataDir: string;
  let opened: Storage[];

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'tasting-house-'));
    opened = [];
  });
  afterEach(async () => {
    for (const storage of opened) await storage.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function open(filling?: typeof fill): Promise<Storage> {
    const storage = await openStorage({ dataDir, databaseUrl: null }, filling);
    opened.push(storage);
    return storage;
  }
  const countCocktails = async (storage: Storage): Promise<number> =>
    (await storage.readCatalogue((access) => readCocktails(access))).value.total;
  const pragma = (storage: Storage, name: string): Promise<unknown> =>
    storage
      .readCatalogue(({ sequelize, transaction }) =>
        sequelize.query<Record<string, unknown>>(`PRAGMA ${name}`, { type: QueryTypes.SELECT, transaction }),
      )
      .then(({ value }) => Object.values(value[0] ?? {})[0]);

  it('is durable and holds references', async () => {
    const storage = await open();
    expect(await pragma(storage, 'journal_mode')).toBe('wal');
    expect(await pragma(storage, 'synchronous')).toBe(2);
    expect(await pragma(storage, 'foreign_keys')).toBe(1);
    expect(await pragma(storage, 'busy_timeout')).toBe(10_000);
  });

  it('fills an empty database once, and never one that was emptied', async () => {
    const first = await open(fill);
    expect(await countCocktails(first)).toBe(1);
    expect(first.revision()).toBe(1);
    await first.writeCatalogue(({ models, transaction }) =>
      models.cocktails.destroy({ where: {}, transaction }),
    );
    const second = await open(fill);
    expect(await countCocktails(second)).toBe(0);
    expect(second.revision()).toBe(2);
  });

  it('leaves nothing behind when filling fails half-way, so that the next start fills it', async () => {
    const broken = {
      ...CONTENTS,
      cocktails: [buildCocktail(), buildCocktail({ name: 'B', category: ['Unheard of'] })],
    };
    await expect(open((access) => fillCatalogue(access, broken, new Date()))).rejects.toThrow('Unheard of');
    expect(await countCocktails(await open(fill))).toBe(1);
  });

  it('runs its migrations once when several start together', async () => {
    const storages = await Promise.all([open(fill), open(fill), open(fill)]);
    for (const storage of storages) expect(await countCocktails(storage)).toBe(1);
  });

  it('does all of 100 writes that start together, and tells each revision', async () => {
    const storage = await open(fill);
    const told: number[] = [];
    storage.onRevision((revision) => told.push(revision));
    const writes = Array.from({ length: 100 }, () =>
      storage.writeCatalogue(({ models, transaction }) =>
        models.cocktails.increment('version', { where: { id: 'daiquiri' }, transaction }),
      ),
    );
    await Promise.all(writes);
    const { value, revision } = await storage.readCatalogue((access) => readCocktail(access, 'daiquiri'));
    expect(value?.version).toBe(101);
    expect(revision).toBe(101);
    expect(told).toEqual(Array.from({ length: 100 }, (_, index) => index + 2));
  });

  it('changes nothing, the revision neither, when a write fails', async () => {
    const storage = await open(fill);
    const failing = storage.writeCatalogue(async ({ models, transaction }) => {
      await models.cocktails.destroy({ where: {}, transaction });
      throw new Error('half-way');
    });
    await expect(failing).rejects.toThrow('half-way');
    expect(await countCocktails(storage)).toBe(1);
    expect(storage.revision()).toBe(1);
    await storage.writeCatalogue(() => Promise.resolve());
    expect(storage.revision()).toBe(2);
  });

  it('undoes a write that fails among others that wait with it, and nothing of theirs', async () => {
    const storage = await open(fill);
    const raise = async ({ models, transaction }: Access): Promise<void> => {
      await models.cocktails.increment('version', { where: { id: 'daiquiri' }, transaction });
    };
    const outcomes = await Promise.allSettled(
      Array.from({ length: 30 }, (_, index) =>
        storage.writeCatalogue(async (access) => {
          await raise(access);
          if (index % 3 === 2) throw new Error(`no ${index}`);
          return index;
        }),
      ),
    );
    expect(outcomes.map((outcome) => outcome.status === 'fulfilled')).toEqual(
      Array.from({ length: 30 }, (_, index) => index % 3 !== 2),
    );
    expect(outcomes.at(-1)).toMatchObject({ reason: new Error('no 29') });
    const { value } = await storage.readCatalogue((access) => readCocktail(access, 'daiquiri'));
    expect(value?.version).toBe(21);
    expect(storage.revision()).toBe(21);
  });

  it('shows a read one state, however many writes come between its queries', async () => {
    const storage = await open(fill);
    const { value, revision } = await storage.readCatalogue(async (access) => {
      const before = await readCocktail(access, 'daiquiri');
      await storage.writeCatalogue(({ models, transaction }) =>
        models.cocktails.update({ name: 'Renamed' }, { where: { id: 'daiquiri' }, transaction }),
      );
      return [before, await readCocktail(access, 'daiquiri')];
    });
    expect(value.map((cocktail) => cocktail?.name)).toEqual(['Daiquiri', 'Daiquiri']);
    expect(revision).toBe(1);
    expect(storage.revision()).toBe(2);
  });

  it('refuses to delete what a cocktail refers to, and a second item of one name', async () => {
    const storage = await open(fill);
    const deleting = storage.writeCatalogue(({ models, transaction }) =>
      models.items.spirits.destroy({ where: { id: 'white-rum' }, transaction }),
    );
    await expect(deleting).rejects.toThrow(/FOREIGN KEY/);
    const again = storage.writeCatalogue((access) =>
      fillCatalogue(
        access,
        { items: { ...CONTENTS.items, spirits: [{ name: 'WHITE rum' }] }, cocktails: [] },
        new Date(),
      ),
    );
    await expect(again).rejects.toThrow();
  });

  it('finishes the writes that it accepted before it closes', async () => {
    const storage = await openStorage({ dataDir, databaseUrl: null }, fill);
    const write = storage.writeCatalogue(({ models, transaction }) =>
      models.cocktails.update({ name: 'Last' }, { where: { id: 'daiquiri' }, transaction }),
    );
    await storage.close();
    await write;
    const { value } = await (await open()).readCatalogue((access) => readCocktail(access, 'daiquiri'));
    expect(value?.name).toBe('Last');
  });
});
