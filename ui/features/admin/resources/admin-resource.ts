import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { BodyName } from '#openapi/generated/bodies.ts';
import type { ResourceName, Site } from '#openapi/generated/model.ts';
import { publicationOf, type Publishable } from '#openapi/dates/publication-of.ts';
import type { ApiError } from '#ui/api/ApiError.ts';
import { dataOf } from '#ui/api/fetcher.ts';
import type { resourceRequests } from '#ui/api/generated/resource-requests.ts';
import type { DrawableRecipe } from '#ui/lib/drawing/drawable-recipe.ts';
import type { FieldOverrides, FormField, FormValues } from './form-fields.ts';

export interface AdminItem extends Publishable {
  id: string;
  version: number;
}

/** The body of a save: the fields of an item of any resource. */
export type ItemFields = Parameters<(typeof resourceRequests)[ResourceName]['create']>[0];

export interface ApiResponse<Data = AdminItem> {
  data: Data;
  headers: Record<string, string>;
}

interface Query<Data> extends Pick<UseQueryOptions<ApiResponse<Data>, ApiError>, 'queryFn'> {
  queryKey: QueryKey;
}

/** The generated requests of a resource, as for items of any resource. */
export interface ItemRequests {
  list: Query<AdminItem[]>;
  /** Reads the unused items. Missing for a resource that no other item refers to. */
  unused?: Query<AdminItem[]>;
  item: (id: string) => Query<AdminItem>;
  create: (fields: ItemFields) => Promise<ApiResponse>;
  update: (id: string, fields: ItemFields, options: RequestInit) => Promise<ApiResponse>;
}

interface ItemSummary {
  title: string;
  facts?: readonly string[];
  description?: string | null;
  picture?: string | null;
  drawn?: DrawableRecipe;
}

export interface Nouns {
  button: string;
  singular: string;
  plural: string;
}

interface ItemStates<Item> {
  names: readonly string[];
  /** Returns the state; `time` is in milliseconds since 1970. */
  of: (item: Item, time: number) => string;
  /** True if the list can show the items that are in the first state on another day than today. */
  ofDay?: boolean;
}

export interface ResourceDefinition<Item> {
  tab?: string;
  tabLabel?: string;
  /** True for a tab beside the nine of PRODUCT.md (section 2). */
  isAddition?: boolean;
  nouns: Nouns;
  overrides?: FieldOverrides;
  /** The values of a new item besides the defaults of the contract. */
  defaults?: (site: Site) => FormValues;
  summary: (item: Item) => ItemSummary;
  /** The heading of the column with the facts and the description. */
  aboutLabel?: string;
  /** The groups of optional fields, each with their names. A group without values is folded. */
  folded?: Readonly<Record<string, readonly string[]>>;
  hasWideForm?: boolean;
  publicPath?: (item: Item) => string;
  /** True for categories, whose list is read whenever its tab opens (PRODUCT.md, section 7). */
  alwaysFresh?: boolean;
  listMaxHeightPx?: number;
  hasClearForm?: boolean;
  /** True for names that people write in several ways, such as 'Lime slice' and 'Slice of lime'. */
  mayHoldDuplicates?: boolean;
  /** The states to which the list can be narrowed, by default those of publication. */
  states?: ItemStates<Item>;
}

export interface AdminResource extends Omit<ResourceDefinition<AdminItem>, 'overrides'>, ItemRequests {
  name: ResourceName;
  body: BodyName;
  tab: string;
  tabLabel: string;
  fields: readonly FormField[];
  /** True if the items may be drafts. */
  hasDrafts: boolean;
  hasFeatured: boolean;
}

/**
 * Returns the link to the item's page, for a new tab. The page of a draft asks its opener, the dashboard, for
 * the item. `time` is in milliseconds since 1970.
 */
export function visitOf({ publicPath }: AdminResource, item: AdminItem, time: number) {
  if (!publicPath) return null;
  const href = publicPath(item);
  return publicationOf(item, time) === 'published'
    ? { href, rel: 'noopener', label: 'View on site' }
    : { href, rel: 'opener', label: 'Preview' };
}

const compareNames = new Intl.Collator('en', { sensitivity: 'base', numeric: true }).compare;

/** Sorts by name, and substitutions by original ingredient (PRODUCT.md, section 9). */
export function sortedItems(items: readonly AdminItem[], summary: AdminResource['summary']): AdminItem[] {
  return [...items].sort((a, b) => compareNames(summary(a).title, summary(b).title));
}

/** Reads the list of a resource, since its tab may not have read it yet. */
export function listQuery({ list, alwaysFresh = false }: AdminResource) {
  return { ...list, select: dataOf<AdminItem[]>, refetchOnMount: alwaysFresh ? ('always' as const) : true };
}

/** `items` is undefined until it is loaded. A loaded list stays when it cannot be read again. */
export function useItems(resource: AdminResource) {
  const query = useQuery(listQuery(resource));
  const { summary } = resource;
  const { data } = query;
  const items = useMemo(() => data && sortedItems(data, summary), [data, summary]);
  return { items, isError: query.isLoadingError, isOutdated: query.isRefetchError, refetch: query.refetch };
}
