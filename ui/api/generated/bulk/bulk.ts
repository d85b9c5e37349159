/**
 * Generated from openapi.yaml. Do not edit.
 */
import {
  matchQuery,
  useMutation,
  useQuery,
  useQueryClient
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  MutationFunctionContext,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  BodyTooLargeResponse,
  BulkDeletion,
  BulkOutcomeResponse,
  BulkReplacement,
  BulkUpdate,
  DeleteItemsParams,
  DryRunStaleResponse,
  FailureResponse,
  InvalidResponse,
  ItemIds,
  ListCocktailIdsParams,
  ListUnusedItemsParams,
  OriginForeignResponse,
  ReplaceItemEverywhereParams,
  ResourceName,
  SessionMissingResponse,
  TypeUnsupportedResponse,
  UpdateItemsParams
} from '../../../../openapi/generated/model';

import {
  getListAdminCategoriesQueryKey
} from '../categories-drafts/categories-drafts.ts';

import {
  getListCategoriesQueryKey
} from '../categories/categories.ts';

import {
  getListCocktailTypesQueryKey
} from '../cocktail-types/cocktail-types.ts';

import {
  getListAdminCocktailsQueryKey
} from '../cocktails-drafts/cocktails-drafts.ts';

import {
  getGetBarQueryKey,
  getGetFeaturedOrderQueryKey,
  getListCocktailsQueryKey,
  getListCollectionOptionsQueryKey
} from '../cocktails/cocktails.ts';

import {
  getListEquipmentQueryKey
} from '../equipment/equipment.ts';

import {
  getListGarnishesQueryKey
} from '../garnish/garnish.ts';

import {
  getListGlasswareQueryKey
} from '../glassware/glassware.ts';

import {
  getListChangesQueryKey
} from '../history/history.ts';

import {
  getListHouseIngredientsQueryKey
} from '../house-ingredients/house-ingredients.ts';

import {
  getListAdminMenusQueryKey
} from '../menus-drafts/menus-drafts.ts';

import {
  getListMenusQueryKey
} from '../menus/menus.ts';

import {
  getListMyAdsQueryKey
} from '../myads/myads.ts';

import {
  getListSpiritsQueryKey
} from '../spirits/spirits.ts';

import {
  getListAdminSubstitutionsQueryKey
} from '../sustainable-substitutions-drafts/sustainable-substitutions-drafts.ts';

import {
  getListSustainableSubstitutionsQueryKey
} from '../sustainable-substitutions/sustainable-substitutions.ts';

import { fetcher } from '../../fetcher.ts';
import type { ErrorType } from '../../fetcher.ts';
import { fetchList } from '../../fetcher.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getUpdateItemsUrl = (params?: UpdateItemsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/admin/bulk/update?${stringifiedParams}` : `/api/admin/bulk/update`
}

/**
 * `set` holds fields as the resource's PATCH takes them, null empties one; `add` and `remove` name entries of lists. What cannot be set in any item is a 400; an item that would not be valid afterwards is skipped.
 * All of it is one change of the catalogue, which `undoRevision` takes back by the `revision` of the answer.
 * @summary Change fields of many items
 */
export const updateItems = async (bulkUpdate: BulkUpdate,
    params?: UpdateItemsParams, options?: Parameters<typeof fetcher>[1]): Promise<BulkOutcomeResponse> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<BulkOutcomeResponse>(getUpdateItemsUrl(params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(bulkUpdate)
  }
);}





export const getUpdateItemsMutationKey = () => ['updateItems'] as const;

export const getUpdateItemsMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | DryRunStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateItems>>, TError,UpdateItemsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof updateItems>>, TError,UpdateItemsMutationVariables, TContext> => {

const mutationKey = getUpdateItemsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateItems>>, UpdateItemsMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  updateItems(data,params,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateItems>>, variables: UpdateItemsMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListCocktailsQueryKey(), getListCollectionOptionsQueryKey(), getGetBarQueryKey(), getGetFeaturedOrderQueryKey(), getListAdminCocktailsQueryKey(), getListCategoriesQueryKey(), getListAdminCategoriesQueryKey(), getListSpiritsQueryKey(), getListGlasswareQueryKey(), getListGarnishesQueryKey(), getListEquipmentQueryKey(), getListCocktailTypesQueryKey(), getListMyAdsQueryKey(), getListHouseIngredientsQueryKey(), getListMenusQueryKey(), getListAdminMenusQueryKey(), getListSustainableSubstitutionsQueryKey(), getListAdminSubstitutionsQueryKey(), getListChangesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateItemsMutationResult = NonNullable<Awaited<ReturnType<typeof updateItems>>>
    export type UpdateItemsMutationBody = BulkUpdate
    export type UpdateItemsMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | DryRunStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type UpdateItemsMutationVariables = {data: BulkUpdate;params?: UpdateItemsParams}

    /**
 * @summary Change fields of many items
 */
export const useUpdateItems = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | DryRunStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateItems>>, TError,UpdateItemsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateItems>>,
        TError,
        UpdateItemsMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateItemsMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getReplaceItemEverywhereUrl = (params?: ReplaceItemEverywhereParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/admin/bulk/replace?${stringifiedParams}` : `/api/admin/bulk/replace`
}

/**
 * Whatever refers to `from` refers to `to` afterwards, and `from` is deleted. All of it is one change of the catalogue, which `undoRevision` takes back by the `revision` of the answer.
 * @summary Put one item in the place of another, which is deleted
 */
export const replaceItemEverywhere = async (bulkReplacement: BulkReplacement,
    params?: ReplaceItemEverywhereParams, options?: Parameters<typeof fetcher>[1]): Promise<BulkOutcomeResponse> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<BulkOutcomeResponse>(getReplaceItemEverywhereUrl(params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(bulkReplacement)
  }
);}





export const getReplaceItemEverywhereMutationKey = () => ['replaceItemEverywhere'] as const;

export const getReplaceItemEverywhereMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | DryRunStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof replaceItemEverywhere>>, TError,ReplaceItemEverywhereMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof replaceItemEverywhere>>, TError,ReplaceItemEverywhereMutationVariables, TContext> => {

const mutationKey = getReplaceItemEverywhereMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof replaceItemEverywhere>>, ReplaceItemEverywhereMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  replaceItemEverywhere(data,params,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof replaceItemEverywhere>>, variables: ReplaceItemEverywhereMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListCocktailsQueryKey(), getListCollectionOptionsQueryKey(), getGetBarQueryKey(), getGetFeaturedOrderQueryKey(), getListAdminCocktailsQueryKey(), getListCategoriesQueryKey(), getListAdminCategoriesQueryKey(), getListSpiritsQueryKey(), getListGlasswareQueryKey(), getListGarnishesQueryKey(), getListEquipmentQueryKey(), getListCocktailTypesQueryKey(), getListMyAdsQueryKey(), getListHouseIngredientsQueryKey(), getListMenusQueryKey(), getListAdminMenusQueryKey(), getListSustainableSubstitutionsQueryKey(), getListAdminSubstitutionsQueryKey(), getListChangesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ReplaceItemEverywhereMutationResult = NonNullable<Awaited<ReturnType<typeof replaceItemEverywhere>>>
    export type ReplaceItemEverywhereMutationBody = BulkReplacement
    export type ReplaceItemEverywhereMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | DryRunStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type ReplaceItemEverywhereMutationVariables = {data: BulkReplacement;params?: ReplaceItemEverywhereParams}

    /**
 * @summary Put one item in the place of another, which is deleted
 */
export const useReplaceItemEverywhere = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | DryRunStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof replaceItemEverywhere>>, TError,ReplaceItemEverywhereMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof replaceItemEverywhere>>,
        TError,
        ReplaceItemEverywhereMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getReplaceItemEverywhereMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getDeleteItemsUrl = (params?: DeleteItemsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/admin/bulk/delete?${stringifiedParams}` : `/api/admin/bulk/delete`
}

/**
 * An item that others refer to is skipped. All of it is one change of the catalogue, which `undoRevision` takes back by the `revision` of the answer.
 * @summary Delete many items
 */
export const deleteItems = async (bulkDeletion: BulkDeletion,
    params?: DeleteItemsParams, options?: Parameters<typeof fetcher>[1]): Promise<BulkOutcomeResponse> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<BulkOutcomeResponse>(getDeleteItemsUrl(params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(bulkDeletion)
  }
);}





export const getDeleteItemsMutationKey = () => ['deleteItems'] as const;

export const getDeleteItemsMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | DryRunStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteItems>>, TError,DeleteItemsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteItems>>, TError,DeleteItemsMutationVariables, TContext> => {

const mutationKey = getDeleteItemsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteItems>>, DeleteItemsMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  deleteItems(data,params,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteItems>>, variables: DeleteItemsMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListCocktailsQueryKey(), getListCollectionOptionsQueryKey(), getGetBarQueryKey(), getGetFeaturedOrderQueryKey(), getListAdminCocktailsQueryKey(), getListCategoriesQueryKey(), getListAdminCategoriesQueryKey(), getListSpiritsQueryKey(), getListGlasswareQueryKey(), getListGarnishesQueryKey(), getListEquipmentQueryKey(), getListCocktailTypesQueryKey(), getListMyAdsQueryKey(), getListHouseIngredientsQueryKey(), getListMenusQueryKey(), getListAdminMenusQueryKey(), getListSustainableSubstitutionsQueryKey(), getListAdminSubstitutionsQueryKey(), getListChangesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteItemsMutationResult = NonNullable<Awaited<ReturnType<typeof deleteItems>>>
    export type DeleteItemsMutationBody = BulkDeletion
    export type DeleteItemsMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | DryRunStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type DeleteItemsMutationVariables = {data: BulkDeletion;params?: DeleteItemsParams}

    /**
 * @summary Delete many items
 */
export const useDeleteItems = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | DryRunStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteItems>>, TError,DeleteItemsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteItems>>,
        TError,
        DeleteItemsMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteItemsMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getListCocktailIdsUrl = (params?: ListCocktailIdsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/admin/cocktail-ids?${stringifiedParams}` : `/api/admin/cocktail-ids`
}

/**
 * What `listAdminCocktails` would list, all of it by id alone, as what is done to many takes it.
 * @summary List the ids of the cocktails that match
 */
export const listCocktailIds = async (params?: ListCocktailIdsParams, options?: Parameters<typeof fetcher>[1]): Promise<ItemIds> => {

  return fetcher<ItemIds>(getListCocktailIdsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListCocktailIdsQueryKey = (params?: ListCocktailIdsParams,) => {
    return [
    'api','admin','cocktail-ids', ...(params ? [params] : [])
    ] as const;
    }


export const getListCocktailIdsQueryOptions = <TData = Awaited<ReturnType<typeof listCocktailIds>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(params?: ListCocktailIdsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCocktailIds>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCocktailIdsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCocktailIds>>> = ({ signal }) => listCocktailIds(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCocktailIds>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCocktailIdsQueryResult = NonNullable<Awaited<ReturnType<typeof listCocktailIds>>>
export type ListCocktailIdsQueryError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>


export function useListCocktailIds<TData = Awaited<ReturnType<typeof listCocktailIds>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params: undefined |  ListCocktailIdsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCocktailIds>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCocktailIds>>,
          TError,
          Awaited<ReturnType<typeof listCocktailIds>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCocktailIds<TData = Awaited<ReturnType<typeof listCocktailIds>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListCocktailIdsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCocktailIds>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCocktailIds>>,
          TError,
          Awaited<ReturnType<typeof listCocktailIds>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCocktailIds<TData = Awaited<ReturnType<typeof listCocktailIds>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListCocktailIdsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCocktailIds>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the ids of the cocktails that match
 */

export function useListCocktailIds<TData = Awaited<ReturnType<typeof listCocktailIds>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListCocktailIdsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCocktailIds>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCocktailIdsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListUnusedItemsUrl = (resource: ResourceName,
    params?: ListUnusedItemsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/admin/unused/${encodeURIComponent(String(resource))}?${stringifiedParams}` : `/api/admin/unused/${encodeURIComponent(String(resource))}`
}

/**
 * Sorted by name. Drafts count as users, so that what is listed can be deleted.
 * @summary List the items that nothing refers to
 */
export const listUnusedItems = async (resource: ResourceName,
    params?: ListUnusedItemsParams, options?: Parameters<typeof fetchList>[1]): Promise<ItemIds> => {

  return fetchList<ItemIds>(getListUnusedItemsUrl(resource,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListUnusedItemsQueryKey = (resource: ResourceName,
    params?: ListUnusedItemsParams,) => {
    return [
    'api','admin','unused',resource, ...(params ? [params] : [])
    ] as const;
    }


export const getListUnusedItemsQueryOptions = <TData = Awaited<ReturnType<typeof listUnusedItems>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(resource: ResourceName,
    params?: ListUnusedItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnusedItems>>, TError, TData>>, request?: SecondParameter<typeof fetchList>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUnusedItemsQueryKey(resource,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUnusedItems>>> = ({ signal }) => listUnusedItems(resource,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: resource !== null && resource !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listUnusedItems>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListUnusedItemsQueryResult = NonNullable<Awaited<ReturnType<typeof listUnusedItems>>>
export type ListUnusedItemsQueryError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>


export function useListUnusedItems<TData = Awaited<ReturnType<typeof listUnusedItems>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 resource: ResourceName,
    params: undefined |  ListUnusedItemsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnusedItems>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUnusedItems>>,
          TError,
          Awaited<ReturnType<typeof listUnusedItems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUnusedItems<TData = Awaited<ReturnType<typeof listUnusedItems>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 resource: ResourceName,
    params?: ListUnusedItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnusedItems>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUnusedItems>>,
          TError,
          Awaited<ReturnType<typeof listUnusedItems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUnusedItems<TData = Awaited<ReturnType<typeof listUnusedItems>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 resource: ResourceName,
    params?: ListUnusedItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnusedItems>>, TError, TData>>, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the items that nothing refers to
 */

export function useListUnusedItems<TData = Awaited<ReturnType<typeof listUnusedItems>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 resource: ResourceName,
    params?: ListUnusedItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnusedItems>>, TError, TData>>, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListUnusedItemsQueryOptions(resource,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






