import type {
  QueryKey,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query';
import { capitalised } from '#openapi/names/capitalised.ts';
import type { BodyName } from '#openapi/generated/bodies.ts';
import type { ResourceName } from '#openapi/generated/model/index.ts';
import type { ApiError } from '#ui/api/ApiError.ts';
import { formFields, type FieldOverrides, type FormField } from '../form/form-fields.ts';

/** Any item of the catalogue; the rest of it is known to its own resource only. */
export interface Item {
  id: string;
  /** Raised by every change. */
  version: number;
}

/** What the form sends. */
export type Body = Record<string, unknown>;

/** An item as it was answered, with its ETag among the headers. */
export interface Answer<One = Item> {
  data: One;
  headers: Record<string, string>;
}

interface ReadOptions<Data> {
  query: Partial<UseQueryOptions<Data, ApiError, Data>>;
}

interface WriteOptions<Data, Variables> {
  mutation: UseMutationOptions<Data, ApiError, Variables>;
  request?: { headers: Record<string, string> };
}

type Write<Data, Variables> = UseMutationResult<Data, ApiError, Variables>;

/** The generated hooks of a resource, for any of its items. */
interface Hooks {
  useList: (options: ReadOptions<Item[]>) => UseQueryResult<Item[], ApiError>;
  useItem: (id: string, options: ReadOptions<Answer>) => UseQueryResult<Answer, ApiError>;
  useCreate: (options: WriteOptions<Answer, { data: Body }>) => Write<Answer, { data: Body }>;
  useUpdate: (
    options: WriteOptions<Answer, { id: string; data: Body }>,
  ) => Write<Answer, { id: string; data: Body }>;
  useDelete: (options: WriteOptions<void, { id: string }>) => Write<void, { id: string }>;
}

/** The same hooks as they are generated, where only what they find is looked at. */
interface HooksFor<One> extends Record<keyof Hooks, (...options: never[]) => object> {
  useList: (...options: never[]) => { data: One[] | undefined };
  useItem: (...options: never[]) => { data: Answer<One> | undefined };
  useCreate: (...options: never[]) => { data: Answer<One> | undefined };
  useUpdate: (...options: never[]) => { data: Answer<One> | undefined };
}

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

/** The differences between one resource and the next. */
interface Definition<One extends Item> {
  /** Where it stands in the address. */
  tab: string;
  tabLabel: string;
  nouns: Nouns;
  body: BodyName;
  overrides?: FieldOverrides;
  row: (item: One) => RowText;
  /** The key of its list, which begins the keys of its items. */
  listKey: QueryKey;
  /** Read again whenever it is shown ("categories are always refetched"). */
  alwaysFresh?: boolean;
  /** Its list scrolls by itself at this height. */
  listMaxHeightPx?: number;
  /** Offers to empty the form. */
  hasClearForm?: boolean;
}

/** A resource as the dashboard handles it, whichever its item's own shape. */
export interface AdminResource extends Omit<Definition<Item>, 'overrides'>, Hooks {
  name: ResourceName;
  fields: readonly FormField[];
}

/**
 * Makes one line of the table of resources. Its hooks are typed for its own items here, and for any item from here on:
 * bodies come from the form as whatever the contract's own check has passed, and items from this resource's calls only.
 */
export function defineResource<One extends Item>(
  name: ResourceName,
  { overrides, ...definition }: Definition<One> & HooksFor<One>,
): AdminResource {
  const ofAnyItem = definition as unknown as Omit<Definition<Item>, 'overrides'> & Hooks;
  return { ...ofAnyItem, name, fields: formFields(definition.body, overrides) };
}

/** 'Spirit created successfully' and its like (PRODUCT.md, section 8). */
export function successTitle(
  { singular }: Nouns,
  deed: 'created' | 'updated' | 'deleted' | 'restored',
): string {
  return `${capitalised(singular)} ${deed} successfully`;
}

/** 'Failed to create spirit' and its like (PRODUCT.md, section 8). */
export function failureWords({ singular }: Nouns, deed: 'create' | 'update' | 'delete' | 'restore'): string {
  return `Failed to ${deed} ${singular}`;
}

/** 'No spirit selected for editing' and its like (PRODUCT.md, section 8). */
export function noSelection({ singular }: Nouns): string {
  return `No ${singular} selected for editing`;
}

/** 'No categories found. Add your first category above.' (PRODUCT.md, section 2). */
export function emptyMessage({ plural, singular }: Nouns): string {
  return `No ${plural} found. Add your first ${singular} above.`;
}
