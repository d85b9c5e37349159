import type { FindOptions, Model, ModelStatic, Sequelize, Transaction } from 'sequelize';
import { inBatches } from '#server/catalogue/pausable-work.ts';
import type { CommittedChange } from '#server/catalogue/store/history-store.ts';
import type { Picture, PictureVariant } from '#server/catalogue/store/store.ts';

export type Table<Row extends object> = ModelStatic<Model<Row, Row>>;

/** Plain rows, since an instance of each takes ten times as long. */
export async function findRows<Row extends object>(
  table: Table<Row>,
  query: FindOptions<Row>,
): Promise<Row[]> {
  return (await table.findAll({ ...query, raw: true })) as unknown as Row[];
}

export async function findRow<Row extends object>(
  table: Table<Row>,
  query: FindOptions<Row>,
): Promise<Row | null> {
  return (await table.findOne({ ...query, raw: true })) as unknown as Row | null;
}

/** `Model.bulkCreate` takes twice as long, since it makes an instance of each row. */
export async function insertRows<Row extends object>(
  { sequelize, transaction }: { sequelize: Sequelize; transaction?: Transaction },
  table: Table<Row>,
  rows: readonly Row[],
): Promise<void> {
  const queryInterface = sequelize.getQueryInterface();
  const attributes = table.getAttributes() as Record<string, { field?: string }>;
  const columns = Object.entries(attributes).map(([name, { field = name }]) => [name, field] as const);
  for (const batch of inBatches(rows as readonly Record<string, unknown>[])) {
    const records = batch.map((row) =>
      Object.fromEntries(columns.map(([name, field]) => [field, row[name]])),
    );
    await queryInterface.bulkInsert(table.getTableName(), records, { transaction: transaction ?? null });
  }
}

/** These columns, and one for each field without a join table. */
export interface ItemRow extends Record<string, unknown> {
  id: string;
  nameKey: string;
  version: number;
  createdAt: string;
  updatedAt: string;
}

export interface ReferenceRow {
  ownerId: string;
  itemId: string;
  position: number;
}

type SameColumns = Omit<CommittedChange, 'changeId' | 'id' | 'action' | 'createdAt' | 'before' | 'after'>;

export interface ChangeRow extends SameColumns {
  ordinal: number;
  itemId: string;
  /** The name without case and accents, to be searched. */
  itemWords: string;
  action: string;
  itemCreatedAt: string;
  before: string | null;
  after: string | null;
}

export interface ChangePictureRow {
  imageId: string;
  revision: number;
  ordinal: number;
}

export interface PictureRow extends Picture {
  bytes: Buffer;
  storedAt: string;
}

export interface PictureVariantRow extends PictureVariant {
  bytes: Buffer;
}

export interface AttemptRow {
  client: string;
  count: number;
  until: string;
}

export interface RevisionRow {
  id: 1;
  revision: number;
  /** The history has all changes after this revision. */
  changesFrom: number;
}
