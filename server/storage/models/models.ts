import {
  DataTypes,
  type Model,
  type ModelAttributes,
  type ModelStatic,
  type Sequelize,
  type Transaction,
} from 'sequelize';
import {
  forEachResource,
  RESOURCES,
  type Field,
  type Reference,
  type ResourceName,
} from '#server/catalogue/resources.ts';
import type { AdminPassword, AuditRecord, Session } from '#server/catalogue/store/access-store.ts';
import type { DailyCount } from '#server/catalogue/store/advert-count-store.ts';
import { columnOf, joinTableOf, ownerColumnOf, tableOf } from './table-names.ts';
import type {
  ItemRow,
  ReferenceRow,
  ChangeRow,
  ClockMarkRow,
  ClockRow,
  ChangePictureRow,
  PictureRow,
  PictureVariantRow,
  AnswerRow,
  AttemptRow,
  ImportRow,
  RevisionRow,
} from './table-rows.ts';

export type Table<Row extends object> = ModelStatic<Model<Row, Row>>;

export type Models = ReturnType<typeof defineModels>;

/** With a transaction, or with each statement on its own. */
export interface Access {
  sequelize: Sequelize;
  models: Models;
  transaction?: Transaction;
}

const { TEXT, INTEGER, DOUBLE, BLOB, BOOLEAN } = DataTypes;
/** Sequelize writes into it, so it is a new one each time. */
const key = (field?: string) => ({ type: TEXT, primaryKey: true, ...(field && { field }) });
const numberKey = () => ({ type: INTEGER, primaryKey: true });
/** Lists are JSON text. */
const COLUMN_TYPES = { text: TEXT, list: TEXT, integer: INTEGER, number: DOUBLE, boolean: BOOLEAN } as const;

/** The migrations make columns, keys and indexes. */
export function defineModels(sequelize: Sequelize) {
  const table = <Row extends object>(
    tableName: string,
    columns: ModelAttributes<Model<Row, Row>>,
  ): Table<Row> => sequelize.define<Model<Row, Row>>(tableName, columns, { tableName, timestamps: false });

  const items = forEachResource((resource) =>
    table<ItemRow>(tableOf(resource), {
      id: key(),
      nameKey: TEXT,
      version: INTEGER,
      createdAt: TEXT,
      updatedAt: TEXT,
      ...Object.fromEntries(ownFields(resource).map(({ name, type }) => [name, COLUMN_TYPES[type]])),
    }),
  );
  const references = forEachResource((resource) => {
    /** By fields that refer to many items. */
    const joins = new Map<string, Table<ReferenceRow>>();
    for (const reference of tableReferences(resource)) {
      const target = items[reference.resource];
      const { field } = reference;
      if (!reference.many) {
        items[resource].belongsTo(target, { as: field, foreignKey: columnOf(reference), constraints: false });
        continue;
      }
      const join = table<ReferenceRow>(joinTableOf(resource, reference), {
        ownerId: key(ownerColumnOf(resource)),
        itemId: key(),
        position: INTEGER,
      });
      items[resource].belongsToMany(target, {
        as: field,
        through: join,
        foreignKey: 'ownerId',
        otherKey: 'itemId',
      });
      joins.set(field, join);
    }
    return joins;
  });

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
    bytes: BLOB,
  });
  pictures.hasMany(pictureVariants, { as: 'variants', foreignKey: 'pictureId' });

  return {
    items,
    references,
    pictures,
    pictureVariants,
    changes: table<ChangeRow>('changes', {
      revision: numberKey(),
      ordinal: numberKey(),
      resource: TEXT,
      itemId: TEXT,
      itemName: TEXT,
      itemWords: TEXT,
      sessionId: TEXT,
      sessionDevice: TEXT,
      action: TEXT,
      at: TEXT,
      version: INTEGER,
      itemCreatedAt: TEXT,
      importId: TEXT,
      undoneBy: INTEGER,
      before: TEXT,
      after: TEXT,
    }),
    changePictures: table<ChangePictureRow>('change_pictures', {
      imageId: key(),
      revision: numberKey(),
      ordinal: numberKey(),
    }),
    sessions: table<Session>('sessions', {
      id: TEXT,
      device: TEXT,
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
    audit: table<AuditRecord>('audit_entries', {
      number: { ...numberKey(), autoIncrement: true },
      kind: TEXT,
      at: TEXT,
      client: TEXT,
      device: TEXT,
    }),
    advertCounts: table<DailyCount>('advert_counts', {
      day: key(),
      advertId: key(),
      views: INTEGER,
      clicks: INTEGER,
    }),
    answers: table<AnswerRow>('answers', {
      key: key(),
      requestHash: TEXT,
      status: INTEGER,
      headers: TEXT,
      body: TEXT,
      characters: INTEGER,
      expiresAt: TEXT,
    }),
    attempts: table<AttemptRow>('login_attempts', {
      client: key('address'),
      count: { type: INTEGER, field: 'failures' },
      until: TEXT,
    }),
    imports: table<ImportRow>('imports', {
      number: { ...numberKey(), autoIncrement: true },
      state: TEXT,
      fileName: TEXT,
      isDryRun: BOOLEAN,
      createdAt: TEXT,
      startedAt: TEXT,
      endedAt: TEXT,
      rows: INTEGER,
      total: INTEGER,
      beats: INTEGER,
      revision: INTEGER,
      outcome: TEXT,
      problem: TEXT,
      report: TEXT,
      reportBytes: { type: INTEGER, defaultValue: 0 },
    }),
    clock: table<ClockRow>('site_clock', { id: numberKey(), at: TEXT }),
    clockMarks: table<ClockMarkRow>('clock_marks', { at: key(), revision: INTEGER }),
    revision: table<RevisionRow>('catalogue_revision', {
      id: numberKey(),
      revision: INTEGER,
      changesFrom: INTEGER,
    }),
    writeCheck: table<{ id: 1; at: string }>('write_check', { id: numberKey(), at: TEXT }),
  };
}

/** References of a list's entries are stored with the list. */
export function tableReferences(resource: ResourceName): readonly Reference[] {
  return RESOURCES[resource].references.filter(({ field }) => !field.includes('/'));
}

export function ownFields(resource: ResourceName): readonly Field[] {
  const { fields, references } = RESOURCES[resource];
  return fields.filter(({ name }) => references.every(({ field }) => field !== name));
}
