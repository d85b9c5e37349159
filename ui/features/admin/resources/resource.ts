import type { QueryKey } from '@tanstack/react-query';
import type { BodyName } from '#openapi/generated/bodies.ts';
import type { ResourceName } from '#openapi/generated/model/index.ts';
import { formFields, type FieldOverrides, type FormField } from '../form/form-fields.ts';
import { listKey } from './changed-lists.ts';

/** Any item of the catalogue; the rest of it is known to its own resource only. */
export interface Item {
  id: string;
}

type Options = Pick<RequestInit, 'headers' | 'signal'>;

/** What a row of a list shows of an item. */
export interface RowText {
  /** What it is called; lists are sorted by it. */
  title: string;
  /** Short facts beside the title. */
  facts?: readonly string[];
  description?: string | null;
  picture?: string | null;
}

/** The words of a resource in headings, buttons and toasts. */
export interface Nouns {
  /** On buttons and headings: 'Add Spirit'. */
  button: string;
  /** In toasts: 'Failed to create spirit'. */
  singular: string;
  /** In the empty list: 'No spirits found.' */
  plural: string;
}

/** The differences between one resource and the next, with its calls. */
interface Definition<One extends Item, Fields> {
  /** Where it stands in the address. */
  tab: string;
  tabLabel: string;
  nouns: Nouns;
  body: BodyName;
  overrides?: FieldOverrides;
  row: (item: One) => RowText;
  list: (options: Options) => Promise<One[]>;
  get: (id: string) => Promise<One>;
  create: (fields: Fields) => Promise<One>;
  update: (id: string, fields: Fields, options: Options) => Promise<One>;
  remove: (id: string) => Promise<void>;
  /** Read again whenever it is shown ("categories are always refetched"). */
  alwaysFresh?: boolean;
  /** Its list scrolls by itself at this height. */
  listMaxHeightPx?: number;
  /** Offers to empty the form. */
  hasClearForm?: boolean;
}

/** A resource as the dashboard handles it, whichever its item's own shape. */
export interface AdminResource extends Omit<Definition<Item, Record<string, unknown>>, 'overrides'> {
  name: ResourceName;
  listKey: QueryKey;
  fields: readonly FormField[];
}

/**
 * Makes one line of the table of resources. Bodies come from the form as whatever the contract's own check has passed,
 * so that they are of the type that the call wants; items come from this resource's calls only.
 */
export function defineResource<One extends Item, Fields>(
  name: ResourceName,
  definition: Definition<One, Fields>,
): AdminResource {
  const { overrides, row, create, update, ...rest } = definition;
  return {
    ...rest,
    name,
    listKey: listKey(name),
    fields: formFields(definition.body, overrides),
    row: (item) => row(item as One),
    create: (fields) => create(fields as Fields),
    update: (id, fields, options) => update(id, fields as Fields, options),
  };
}

/** 'Spirit created successfully' and its like (spec, section 8). */
export function successTitle(
  { singular }: Nouns,
  deed: 'created' | 'updated' | 'deleted' | 'restored',
): string {
  return `${singular.charAt(0).toUpperCase()}${singular.slice(1)} ${deed} successfully`;
}

/** 'Failed to create spirit' and its like (spec, section 8). */
export function failureWords({ singular }: Nouns, deed: 'create' | 'update' | 'delete' | 'restore'): string {
  return `Failed to ${deed} ${singular}`;
}

/** @throws Error 'No spirit selected for editing' and its like (spec, section 8) when there is none. */
export function selectedItem<One>(item: One | null, { singular }: Nouns): One {
  if (item === null) throw new Error(`No ${singular} selected for editing`);
  return item;
}

/** 'No categories found. Add your first category above.' (spec, section 2). */
export function emptyMessage({ plural, singular }: Nouns): string {
  return `No ${plural} found. Add your first ${singular} above.`;
}
