/**
 * Generated from openapi.yaml. Do not edit.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
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
} from '../model.schemas.ts';

import { fetcher } from '../../fetcher.ts';
import type { ErrorType } from '../../fetcher.ts';

export type HTTPStatusCode1xx = 100 | 101 | 102 | 103;
export type HTTPStatusCode2xx = 200 | 201 | 202 | 203 | 204 | 205 | 206 | 207;
export type HTTPStatusCode3xx = 300 | 301 | 302 | 303 | 304 | 305 | 307 | 308;
export type HTTPStatusCode4xx = 400 | 401 | 402 | 403 | 404 | 405 | 406 | 407 | 408 | 409 | 410 | 411 | 412 | 413 | 414 | 415 | 416 | 417 | 418 | 419 | 420 | 421 | 422 | 423 | 424 | 426 | 428 | 429 | 431 | 451;
export type HTTPStatusCode5xx = 500 | 501 | 502 | 503 | 504 | 505 | 507 | 511;
export type HTTPStatusCodes = HTTPStatusCode1xx | HTTPStatusCode2xx | HTTPStatusCode3xx | HTTPStatusCode4xx | HTTPStatusCode5xx;


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

export type updateItemsResponse200 = {
  data: BulkOutcomeResponse
  status: 200
}

export type updateItemsResponse400 = {
  data: InvalidResponse
  status: 400
}

export type updateItemsResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type updateItemsResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type updateItemsResponse412 = {
  data: DryRunStaleResponse
  status: 412
}

export type updateItemsResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type updateItemsResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type updateItemsResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401 | 403 | 412 | 413 | 415>
}

export type updateItemsResponseSuccess = (updateItemsResponse200) & {
  headers: Record<string, string>;
};
export type updateItemsResponseError = (updateItemsResponse400 | updateItemsResponse401 | updateItemsResponse403 | updateItemsResponse412 | updateItemsResponse413 | updateItemsResponse415 | updateItemsResponseDefault) & {
  headers: Record<string, string>;
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
    params?: UpdateItemsParams, options?: Parameters<typeof fetcher>[1]): Promise<updateItemsResponseSuccess> => {

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
return fetcher<updateItemsResponseSuccess>(getUpdateItemsUrl(params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(bulkUpdate)
  }
);}





export const getUpdateItemsMutationKey = () => ['updateItems'] as const;

export const getUpdateItemsMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | DryRunStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateItems>>, TError,UpdateItemsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
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






  return  { mutationFn, ...mutationOptions }}

    export type UpdateItemsMutationResult = NonNullable<Awaited<ReturnType<typeof updateItems>>>
    export type UpdateItemsMutationBody = BulkUpdate
    export type UpdateItemsMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | DryRunStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type UpdateItemsMutationVariables = {data: BulkUpdate;params?: UpdateItemsParams}

    /**
 * @summary Change fields of many items
 */
export const useUpdateItems = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | DryRunStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateItems>>, TError,UpdateItemsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateItems>>,
        TError,
        UpdateItemsMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateItemsMutationOptions(options), queryClient);
    }
    export type replaceItemEverywhereResponse200 = {
  data: BulkOutcomeResponse
  status: 200
}

export type replaceItemEverywhereResponse400 = {
  data: InvalidResponse
  status: 400
}

export type replaceItemEverywhereResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type replaceItemEverywhereResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type replaceItemEverywhereResponse412 = {
  data: DryRunStaleResponse
  status: 412
}

export type replaceItemEverywhereResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type replaceItemEverywhereResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type replaceItemEverywhereResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401 | 403 | 412 | 413 | 415>
}

export type replaceItemEverywhereResponseSuccess = (replaceItemEverywhereResponse200) & {
  headers: Record<string, string>;
};
export type replaceItemEverywhereResponseError = (replaceItemEverywhereResponse400 | replaceItemEverywhereResponse401 | replaceItemEverywhereResponse403 | replaceItemEverywhereResponse412 | replaceItemEverywhereResponse413 | replaceItemEverywhereResponse415 | replaceItemEverywhereResponseDefault) & {
  headers: Record<string, string>;
};

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
    params?: ReplaceItemEverywhereParams, options?: Parameters<typeof fetcher>[1]): Promise<replaceItemEverywhereResponseSuccess> => {

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
return fetcher<replaceItemEverywhereResponseSuccess>(getReplaceItemEverywhereUrl(params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(bulkReplacement)
  }
);}





export const getReplaceItemEverywhereMutationKey = () => ['replaceItemEverywhere'] as const;

export const getReplaceItemEverywhereMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | DryRunStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof replaceItemEverywhere>>, TError,ReplaceItemEverywhereMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
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






  return  { mutationFn, ...mutationOptions }}

    export type ReplaceItemEverywhereMutationResult = NonNullable<Awaited<ReturnType<typeof replaceItemEverywhere>>>
    export type ReplaceItemEverywhereMutationBody = BulkReplacement
    export type ReplaceItemEverywhereMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | DryRunStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type ReplaceItemEverywhereMutationVariables = {data: BulkReplacement;params?: ReplaceItemEverywhereParams}

    /**
 * @summary Put one item in the place of another, which is deleted
 */
export const useReplaceItemEverywhere = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | DryRunStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof replaceItemEverywhere>>, TError,ReplaceItemEverywhereMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof replaceItemEverywhere>>,
        TError,
        ReplaceItemEverywhereMutationVariables,
        TContext
      > => {
      return useMutation(getReplaceItemEverywhereMutationOptions(options), queryClient);
    }
    export type deleteItemsResponse200 = {
  data: BulkOutcomeResponse
  status: 200
}

export type deleteItemsResponse400 = {
  data: InvalidResponse
  status: 400
}

export type deleteItemsResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type deleteItemsResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type deleteItemsResponse412 = {
  data: DryRunStaleResponse
  status: 412
}

export type deleteItemsResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type deleteItemsResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type deleteItemsResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401 | 403 | 412 | 413 | 415>
}

export type deleteItemsResponseSuccess = (deleteItemsResponse200) & {
  headers: Record<string, string>;
};
export type deleteItemsResponseError = (deleteItemsResponse400 | deleteItemsResponse401 | deleteItemsResponse403 | deleteItemsResponse412 | deleteItemsResponse413 | deleteItemsResponse415 | deleteItemsResponseDefault) & {
  headers: Record<string, string>;
};

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
    params?: DeleteItemsParams, options?: Parameters<typeof fetcher>[1]): Promise<deleteItemsResponseSuccess> => {

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
return fetcher<deleteItemsResponseSuccess>(getDeleteItemsUrl(params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(bulkDeletion)
  }
);}





export const getDeleteItemsMutationKey = () => ['deleteItems'] as const;

export const getDeleteItemsMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | DryRunStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteItems>>, TError,DeleteItemsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
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






  return  { mutationFn, ...mutationOptions }}

    export type DeleteItemsMutationResult = NonNullable<Awaited<ReturnType<typeof deleteItems>>>
    export type DeleteItemsMutationBody = BulkDeletion
    export type DeleteItemsMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | DryRunStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type DeleteItemsMutationVariables = {data: BulkDeletion;params?: DeleteItemsParams}

    /**
 * @summary Delete many items
 */
export const useDeleteItems = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | DryRunStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteItems>>, TError,DeleteItemsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteItems>>,
        TError,
        DeleteItemsMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteItemsMutationOptions(options), queryClient);
    }
    export type listCocktailIdsResponse200 = {
  data: ItemIds
  status: 200
}

export type listCocktailIdsResponse400 = {
  data: InvalidResponse
  status: 400
}

export type listCocktailIdsResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type listCocktailIdsResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401>
}

export type listCocktailIdsResponseSuccess = (listCocktailIdsResponse200) & {
  headers: Record<string, string>;
};
export type listCocktailIdsResponseError = (listCocktailIdsResponse400 | listCocktailIdsResponse401 | listCocktailIdsResponseDefault) & {
  headers: Record<string, string>;
};

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
export const listCocktailIds = async (params?: ListCocktailIdsParams, options?: Parameters<typeof fetcher>[1]): Promise<listCocktailIdsResponseSuccess> => {

  return fetcher<listCocktailIdsResponseSuccess>(getListCocktailIdsUrl(params),
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






export type listUnusedItemsResponse200 = {
  data: ItemIds
  status: 200
}

export type listUnusedItemsResponse400 = {
  data: InvalidResponse
  status: 400
}

export type listUnusedItemsResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type listUnusedItemsResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401>
}

export type listUnusedItemsResponseSuccess = (listUnusedItemsResponse200) & {
  headers: Record<string, string>;
};
export type listUnusedItemsResponseError = (listUnusedItemsResponse400 | listUnusedItemsResponse401 | listUnusedItemsResponseDefault) & {
  headers: Record<string, string>;
};

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
    params?: ListUnusedItemsParams, options?: Parameters<typeof fetcher>[1]): Promise<listUnusedItemsResponseSuccess> => {

  return fetcher<listUnusedItemsResponseSuccess>(getListUnusedItemsUrl(resource,params),
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
    params?: ListUnusedItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnusedItems>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
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
      >, request?: SecondParameter<typeof fetcher>}
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
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUnusedItems<TData = Awaited<ReturnType<typeof listUnusedItems>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 resource: ResourceName,
    params?: ListUnusedItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnusedItems>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the items that nothing refers to
 */

export function useListUnusedItems<TData = Awaited<ReturnType<typeof listUnusedItems>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 resource: ResourceName,
    params?: ListUnusedItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnusedItems>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListUnusedItemsQueryOptions(resource,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






