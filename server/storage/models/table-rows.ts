import type { ResourceName } from '#server/catalogue/resources.ts';
import type { ImportRecord } from '#server/catalogue/store.ts';

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
  /** From 0. */
  position: number;
}

/** See CommittedChange. */
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
  /** JSON text. */
  before: string | null;
  after: string | null;
}

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

/** `outcome`, `problem` and `report` are JSON text. */
export interface ImportRow extends Omit<ImportRecord, 'outcome' | 'problem'> {
  outcome: string | null;
  problem: string | null;
  report: string | null;
  reportBytes: number;
  /** A running time. */
  startedAt: string;
}

export interface RevisionRow {
  id: 1;
  revision: number;
  /** The history has all changes after this revision. */
  changesFrom: number;
}
