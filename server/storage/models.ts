import { DataTypes, type Model, type ModelAttributes, type ModelStatic, type Sequelize } from 'sequelize';
import { bodies } from '#openapi/generated/bodies.ts';
import type { CocktailFields } from '#openapi/generated/model/index.ts';
import {
  COCKTAIL_COLUMNS,
  COCKTAIL_LINKS,
  forEachResource,
  RESOURCES,
  type CocktailLink,
  type FieldKind,
  type ResourceName,
} from './resources.ts';

/** Columns that every row of the catalogue has. */
export interface CatalogueRow {
  id: string;
  nameKey: string;
  sortKey: string;
  version: number;
  createdAt: string;
  updatedAt: string;
}

type Recipe = Required<
  Omit<CocktailFields, 'category' | 'spirits' | 'equipment' | 'garnish' | 'type' | 'glassware'>
>;

/** A recipe's own fields as columns: a list as JSON text, a switch as SQLite has it, a picture as its address. */
export type KeptRecipe = {
  [Field in keyof Recipe]: Recipe[Field] extends readonly string[]
    ? string
    : Recipe[Field] extends boolean
      ? boolean | number
      : Exclude<Recipe[Field], Blob>;
};

export interface CocktailRow extends CatalogueRow, KeptRecipe {
  typeId: string | null;
  glasswareId: string | null;
}

/** A row of a simple resource: the fields of its table in RESOURCES, a list as JSON text. */
export type ItemRow = CatalogueRow & Record<string, string | number | null>;

export interface LinkRow {
  cocktailId: string;
  itemId: string;
  /** From 0, in the order that the administrator gave. */
  position: number;
}

export interface ImageRow {
  /** Hash of the content. */
  id: string;
  bytes: Buffer;
  mime: string;
  width: number;
  height: number;
  createdAt: string;
}

export interface ImageVariantRow {
  imageId: string;
  width: number;
  mime: string;
  bytes: Buffer;
}

export interface SessionRow {
  tokenHash: string;
  createdAt: string;
  expiresAt: string;
}

export interface LoginAttemptRow {
  address: string;
  failures: number;
  /** End of the window that counts the failures. */
  until: string;
}

/** A version of an item: what one write of the catalogue made of it. */
export interface ChangeRow {
  /** The revision of the catalogue that the write made. */
  revision: number;
  /** From 1, within its revision. */
  ordinal: number;
  resource: string;
  itemId: string;
  itemName: string;
  action: string;
  at: string;
  importId: string | null;
  /** The revision that took it back together with its import. */
  undoneBy: number | null;
  /** JSON text of a KeptState; null when there was no such item. */
  before: string | null;
  after: string | null;
}

/** A picture that a version names. */
export interface ChangePictureRow {
  imageId: string;
  revision: number;
  ordinal: number;
}

type Table<Row extends object> = ModelStatic<Model<Row, Row>>;

export interface Models {
  cocktails: Table<CocktailRow>;
  items: Record<ResourceName, Table<ItemRow>>;
  links: Record<CocktailLink['field'], Table<LinkRow>>;
  images: Table<ImageRow>;
  imageVariants: Table<ImageVariantRow>;
  changes: Table<ChangeRow>;
  changePictures: Table<ChangePictureRow>;
  sessions: Table<SessionRow>;
  loginAttempts: Table<LoginAttemptRow>;
}

const CATALOGUE_COLUMNS = {
  id: { type: DataTypes.TEXT, primaryKey: true },
  nameKey: DataTypes.TEXT,
  sortKey: DataTypes.TEXT,
  version: DataTypes.INTEGER,
  createdAt: DataTypes.TEXT,
  updatedAt: DataTypes.TEXT,
} as const;

const COLUMN_TYPES: Record<FieldKind, typeof DataTypes.TEXT | typeof DataTypes.INTEGER> = {
  text: DataTypes.TEXT,
  list: DataTypes.TEXT,
  integer: DataTypes.INTEGER,
};

/** The tables as Sequelize models. Their columns, keys and indexes come from the migrations. */
export function defineModels(sequelize: Sequelize): Models {
  const table = <Row extends object>(name: string, columns: ModelAttributes<Model<Row, Row>>): Table<Row> =>
    sequelize.define<Model<Row, Row>>(name, columns, { tableName: name, timestamps: false });

  const cocktails = table<CocktailRow>('cocktails', {
    ...CATALOGUE_COLUMNS,
    ...recipeColumns(),
    typeId: { type: DataTypes.TEXT, references: { model: 'cocktail_types', key: 'id' } },
    glasswareId: { type: DataTypes.TEXT, references: { model: 'glassware', key: 'id' } },
  });

  const itemTable = (resource: ResourceName): Table<ItemRow> => {
    const { table: name, fields } = RESOURCES[resource];
    const columns: ModelAttributes<Model<ItemRow, ItemRow>> = { ...CATALOGUE_COLUMNS };
    for (const [field, kind] of Object.entries(fields)) columns[field] = COLUMN_TYPES[kind];
    return table<ItemRow>(name, columns);
  };

  const linkTable = (field: CocktailLink['field']): Table<LinkRow> => {
    const link = COCKTAIL_LINKS.find((candidate) => candidate.field === field);
    if (!link) throw new Error(`no join table holds a cocktail's ${field}`);
    return table<LinkRow>(link.table, {
      cocktailId: { type: DataTypes.TEXT, primaryKey: true, references: { model: 'cocktails', key: 'id' } },
      itemId: {
        type: DataTypes.TEXT,
        primaryKey: true,
        references: { model: RESOURCES[link.resource].table, key: 'id' },
      },
      position: DataTypes.INTEGER,
    });
  };

  return {
    cocktails,
    items: forEachResource(itemTable),
    links: {
      category: linkTable('category'),
      spirits: linkTable('spirits'),
      equipment: linkTable('equipment'),
      garnish: linkTable('garnish'),
    },
    images: table<ImageRow>('images', {
      id: { type: DataTypes.TEXT, primaryKey: true },
      bytes: DataTypes.BLOB,
      mime: DataTypes.TEXT,
      width: DataTypes.INTEGER,
      height: DataTypes.INTEGER,
      createdAt: DataTypes.TEXT,
    }),
    imageVariants: table<ImageVariantRow>('image_variants', {
      imageId: { type: DataTypes.TEXT, primaryKey: true, references: { model: 'images', key: 'id' } },
      width: { type: DataTypes.INTEGER, primaryKey: true },
      mime: { type: DataTypes.TEXT, primaryKey: true },
      bytes: DataTypes.BLOB,
    }),
    changes: table<ChangeRow>('changes', {
      revision: { type: DataTypes.INTEGER, primaryKey: true },
      ordinal: { type: DataTypes.INTEGER, primaryKey: true },
      resource: DataTypes.TEXT,
      itemId: DataTypes.TEXT,
      itemName: DataTypes.TEXT,
      action: DataTypes.TEXT,
      at: DataTypes.TEXT,
      importId: DataTypes.TEXT,
      undoneBy: DataTypes.INTEGER,
      before: DataTypes.TEXT,
      after: DataTypes.TEXT,
    }),
    changePictures: table<ChangePictureRow>('change_pictures', {
      imageId: { type: DataTypes.TEXT, primaryKey: true },
      revision: { type: DataTypes.INTEGER, primaryKey: true },
      ordinal: { type: DataTypes.INTEGER, primaryKey: true },
    }),
    sessions: table<SessionRow>('sessions', {
      tokenHash: { type: DataTypes.TEXT, primaryKey: true },
      createdAt: DataTypes.TEXT,
      expiresAt: DataTypes.TEXT,
    }),
    loginAttempts: table<LoginAttemptRow>('login_attempts', {
      address: { type: DataTypes.TEXT, primaryKey: true },
      failures: DataTypes.INTEGER,
      until: DataTypes.TEXT,
    }),
  };
}

/** A column for each field of a recipe that refers to nothing; the migrations make them. */
function recipeColumns(): Record<keyof KeptRecipe, typeof DataTypes.TEXT | typeof DataTypes.BOOLEAN> {
  const references = new Set<string>([...COCKTAIL_LINKS, ...COCKTAIL_COLUMNS].map(({ field }) => field));
  const own = Object.entries(bodies.CocktailFields.properties ?? {}).filter(
    ([field]) => !references.has(field),
  );
  const columns = own.map(([field, { type }]) => [
    field,
    type === 'boolean' ? DataTypes.BOOLEAN : DataTypes.TEXT,
  ]);
  return Object.fromEntries(columns) as ReturnType<typeof recipeColumns>;
}
