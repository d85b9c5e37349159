import type { Model, ModelStatic } from 'sequelize';
import type { CommittedChange } from '#server/catalogue/ports/history-store.ts';
import type { Picture, PictureVariant } from '#server/catalogue/ports/store.ts';

export type Table<Row extends object> = ModelStatic<Model<Row, Row>>;

/** A row also has a column for each field without a join table. */
export interface ItemRow extends Record<string, unknown> {
  id: string;
  nameKey: string;
  version: number;
  createdAt: string;
  updatedAt: string;
}

/** A row of a join table. The item `ownerId` refers to the item `itemId`. */
export interface ReferenceRow {
  ownerId: string;
  itemId: string;
  position: number;
}

type SameColumns = Omit<CommittedChange, 'changeId' | 'id' | 'action' | 'createdAt' | 'before' | 'after'>;

export interface ChangeRow extends SameColumns {
  ordinal: number;
  itemId: string;
  /** The search reads this name without case and accents. */
  itemWords: string;
  action: string;
  itemCreatedAt: string;
  before: string | null;
  after: string | null;
}

export interface ChangePictureRow {
  pictureId: string;
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
