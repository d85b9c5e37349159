import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { BodyName } from '#openapi/generated/bodies.ts';
import type { ResourceName, Site } from '#openapi/generated/model.ts';
import type { Publishable } from '#openapi/publication-of.ts';
import type { ApiError } from '#ui/api/ApiError.ts';
import type { DrawableRecipe } from '#ui/lib/drawing/drawable-recipe.ts';
import type { FieldOverrides, FormField, FormValues, ItemFields } from './form-fields.ts';

export interface AdminItem extends Publishable {
  id: string;
  version: number;
}

export interface ItemResponse<Data = AdminItem> {
  data: Data;
  headers: Record<string, string>;
}

interface Query<Data> extends Pick<UseQueryOptions<ItemResponse<Data>, ApiError>, 'queryFn'> {
  queryKey: QueryKey;
}

export interface ItemRequests {
  listQuery: Query<AdminItem[]>;
  /** Reads the unused items. Missing for a resource that no other item refers to. */
  unusedQuery?: Query<AdminItem[]>;
  itemQuery: (id: string) => Query<AdminItem>;
  create: (fields: ItemFields) => Promise<ItemResponse>;
  update: (id: string, fields: ItemFields, options: RequestInit) => Promise<ItemResponse>;
  remove: (id: string) => Promise<ItemResponse<undefined>>;
}

interface ItemSummary {
  title: string;
  facts?: readonly string[];
  description?: string | null;
  picture?: string | null;
  drawnRecipe?: DrawableRecipe;
}

export interface Nouns {
  title: string;
  singular: string;
  plural: string;
}

interface ItemStates<Item> {
  names: readonly string[];
  /** `time` is in milliseconds since 1970. */
  stateOf: (item: Item, time: number) => string;
  /** True if the list can also be narrowed to the items in the first state on a chosen day. */
  hasDayFilter?: boolean;
}

export interface ResourceDefinition<Item> {
  tab?: string;
  tabLabel?: string;
  /** True for a tab beside the nine of PRODUCT.md (Dashboard). */
  isHouseExtra?: boolean;
  nouns: Nouns;
  overrides?: FieldOverrides;
  /** The values of a new item besides the defaults of the contract. */
  defaults?: (site: Site) => FormValues;
  summarise: (item: Item) => ItemSummary;
  /** The heading of the column with the facts and the description. */
  aboutLabel?: string;
  /** Groups of optional fields, by title. A group without values is folded. */
  foldedGroups?: Readonly<Record<string, readonly string[]>>;
  hasWideForm?: boolean;
  publicPath?: (item: Item) => string;
  /** The categories are read whenever their tab opens (PRODUCT.md, Requests). */
  refetchOnMount?: 'always';
  listMaxHeightPx?: number;
  hasClearButton?: boolean;
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
  hasDrafts: boolean;
  hasFeatured: boolean;
}
