import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { BodyName } from '#openapi/generated/bodies.ts';
import type { ResourceName, Site } from '#openapi/generated/model.ts';
import { publicationOf, type Publishable } from '#openapi/publication-of.ts';
import type { ApiError } from '#ui/api/ApiError.ts';
import type { DrawableRecipe } from '#ui/lib/drawing/drawable-recipe.ts';
import type { FieldOverrides, FormField, FormValues } from './form-fields.ts';

export interface Item extends Publishable {
  id: string;
  version: number;
}

/** The fields of one resource, which the form has checked against its rules. */
// oxlint-disable-next-line typescript/no-explicit-any -- No type names one of the eleven resources.
type CheckedBody = any;

export interface ApiResponse<Data = Item> {
  data: Data;
  headers: Record<string, string>;
}

interface Query<Data> extends Pick<UseQueryOptions<ApiResponse<Data>, ApiError>, 'queryFn'> {
  queryKey: QueryKey;
}

interface Requests {
  list: Query<Item[]>;
  /** Reads the unused items. Missing for a resource that no other item refers to. */
  unused?: Query<Item[]>;
  item: (id: string) => Query<Item>;
  create: (body: CheckedBody) => Promise<ApiResponse>;
  update: (id: string, body: CheckedBody, options: RequestInit) => Promise<ApiResponse>;
}

interface RowText {
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

interface ItemStates<One> {
  names: readonly string[];
  /** Returns the state; `time` is in milliseconds since 1970. */
  of: (item: One, time: number) => string;
  /** True if the list can show the items that are in the first state on another day than today. */
  ofDay?: boolean;
}

export interface Definition<One> {
  tab?: string;
  tabLabel?: string;
  /** True for a tab beside the nine of PRODUCT.md (section 2). */
  isOfTheHouse?: boolean;
  nouns: Nouns;
  overrides?: FieldOverrides;
  /** The values of a new item besides the defaults of the contract. */
  defaults?: (site: Site) => FormValues;
  row: (item: One) => RowText;
  /** The heading of the column with the facts and the description. */
  aboutLabel?: string;
  /** The optional parts of the form, each with the names of its fields. A part is folded while they are empty. */
  folded?: Readonly<Record<string, readonly string[]>>;
  hasWideForm?: boolean;
  publicPath?: (item: One) => string;
  /** True for categories, whose list is read whenever its tab opens (PRODUCT.md, section 7). */
  alwaysFresh?: boolean;
  listMaxHeightPx?: number;
  hasClearForm?: boolean;
  /** True for names that people write in several ways, such as 'Lime slice' and 'Slice of lime'. */
  mayHoldDuplicates?: boolean;
  /** The states to which the list can be narrowed, by default those of publication. */
  states?: ItemStates<One>;
}

export interface AdminResource extends Omit<Definition<Item>, 'overrides'>, Requests {
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
 * Returns the link to the item as visitors see it, for a new tab. The page of a draft asks its opener, the dashboard,
 * for the item. `time` is in milliseconds since 1970.
 */
export function visitOf({ publicPath }: AdminResource, item: Item, time: number) {
  if (!publicPath) return null;
  const href = publicPath(item);
  return publicationOf(item, time) === 'published'
    ? { href, rel: 'noopener', words: 'View on site' }
    : { href, rel: 'opener', words: 'Preview' };
}
