import { DataTypes, type Sequelize, type Transaction } from 'sequelize';
import type { AdminPassword, StoredSession } from '#server/catalogue/ports/login-stores.ts';
import { defineItemTables, key, numberKey, type DefineTable } from './item-tables.ts';
import type {
  ChangeRow,
  ChangePictureRow,
  PictureRow,
  PictureVariantRow,
  AttemptRow,
  RevisionRow,
} from './row-types.ts';

export type Models = ReturnType<typeof defineModels>;

/** Without a transaction, each statement is committed by itself. */
export interface Context {
  sequelize: Sequelize;
  models: Models;
  transaction?: Transaction;
}

export type RunWithContext = <T>(work: (context: Context) => Promise<T>) => Promise<T>;

/** Each part of the store reads and writes by these. */
export interface StoreDependencies {
  read: RunWithContext;
  runner: Readonly<Record<'writeOutsideCatalogue' | 'exclusively', RunWithContext>>;
}

const { TEXT, INTEGER, BLOB } = DataTypes;

export function defineModels(sequelize: Sequelize) {
  const table: DefineTable = (tableName, columns) =>
    sequelize.define(tableName, columns, { tableName, timestamps: false });

  const { items, joinTables } = defineItemTables(table);

  // With a `field`, the column has an older name.
  const pictures = table<PictureRow>('images', {
    id: key(),
    bytes: BLOB,
    mime: TEXT,
    width: INTEGER,
    height: INTEGER,
    storedAt: { type: TEXT, field: 'createdAt' },
  });
  const pictureVariants = table<PictureVariantRow>('image_variants', {
    pictureId: key('imageId'),
    width: numberKey(),
    mime: key(),
    crop: key(),
    bytes: BLOB,
  });

  return {
    items,
    joinTables,
    pictures,
    pictureVariants,
    changes: table<ChangeRow>('changes', {
      revision: numberKey(),
      ordinal: numberKey(),
      resource: TEXT,
      itemId: TEXT,
      itemName: TEXT,
      itemWords: TEXT,
      action: TEXT,
      at: TEXT,
      version: INTEGER,
      itemCreatedAt: TEXT,
      importedFrom: TEXT,
      undoneBy: INTEGER,
      before: TEXT,
      after: TEXT,
    }),
    changePictures: table<ChangePictureRow>('change_pictures', {
      pictureId: key('imageId'),
      revision: numberKey(),
      ordinal: numberKey(),
    }),
    sessions: table<StoredSession>('sessions', {
      tokenHash: key(),
      createdAt: TEXT,
      usedAt: TEXT,
      expiresAt: TEXT,
      passwordVersion: INTEGER,
    }),
    password: table<AdminPassword & { id: 1 }>('admin_password', {
      id: numberKey(),
      hash: TEXT,
      version: INTEGER,
      changedAt: TEXT,
    }),
    attempts: table<AttemptRow>('login_attempts', {
      client: key('address'),
      count: { type: INTEGER, field: 'failures' },
      until: TEXT,
    }),
    revision: table<RevisionRow>('catalogue_revision', {
      id: numberKey(),
      revision: INTEGER,
      changesFrom: INTEGER,
    }),
    writeCheck: table<{ id: 1; at: string }>('write_check', { id: numberKey(), at: TEXT }),
  };
}
