import type { ResourceName } from '#server/catalogue/resources.ts';
import type { ImportRecord } from '#server/catalogue/store.ts';

/** A row of a resource's table: these columns, and one for each field that is no reference to many items. */
export interface ItemRow extends Record<string, unknown> {
  id: string;
  /** What no two items of a resource share. */
  nameKey: string;
  version: number;
  createdAt: string;
  updatedAt: string;
}

/** One of the items that an item refers to. */
export interface ReferenceRow {
  ownerId: string;
  itemId: string;
  /** From 0, in the order that the administrator gave. */
  position: number;
}

/** A change of an item; see CommittedChange. */
export interface ChangeRow {
  revision: number;
  /** From 1, within its revision. */
  ordinal: number;
  resource: ResourceName;
  itemId: string;
  itemName: string;
  action: string;
  at: string;
  version: number;
  itemCreatedAt: string;
  importId: string | null;
  undoneBy: number | null;
  /** JSON text of the item's fields; null when it was not there. */
  before: string | null;
  after: string | null;
}

/** A picture that a change names. */
export interface ChangePictureRow {
  imageId: string;
  revision: number;
  ordinal: number;
}

export interface PictureRow {
  id: string;
  bytes: Buffer;
  mime: string;
  width: number;
  height: number;
  storedAt: string;
}

export interface PictureVariantRow {
  pictureId: string;
  width: number;
  mime: string;
  bytes: Buffer;
}

export interface SessionRow {
  tokenHash: string;
  createdAt: string;
  usedAt: string;
  expiresAt: string;
}

/** See StoredAnswer. */
export interface AnswerRow {
  key: string;
  requestHash: string;
  status: number;
  /** JSON text. */
  headers: string;
  body: string;
  /** How long the body is. */
  characters: number;
  expiresAt: string;
}

export interface ClockRow {
  id: 1;
  at: string;
}

export interface ClockMarkRow {
  at: string;
  revision: number;
}

export interface AttemptRow {
  client: string;
  count: number;
  until: string;
}

/** An import; `outcome`, `problem` and `report` are JSON text. */
export interface ImportRow extends Omit<ImportRecord, 'outcome' | 'problem'> {
  outcome: string | null;
  problem: string | null;
  report: string | null;
  reportBytes: number;
  /** The running time of its beginning. */
  startedAt: string;
}

/** The one row that counts the catalogue's writes. */
export interface RevisionRow {
  id: 1;
  revision: number;
  /** The history has all changes after this revision. */
  changesFrom: number;
}
