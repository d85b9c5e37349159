/**
 * Generated from openapi.yaml. Do not edit.
 */
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  AdminMenusResponse,
  FailureResponse,
  InvalidResponse,
  ListAdminMenusParams,
  NotFoundResponse,
  SessionMissingResponse,
  StoredMenuResponse
} from '../../../../openapi/generated/model';

import { fetchList } from '../../fetcher.ts';
import type { ErrorType } from '../../fetcher.ts';
import { fetchWithHeaders } from '../../fetcher.ts';

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

export const getListAdminMenusUrl = (params?: ListAdminMenusParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/admin/menus?${stringifiedParams}` : `/api/admin/menus`
}

/**
 * Like the public list, with what visitors do not see.
 * @summary List all menus, drafts too
 */
export const listAdminMenus = async (params?: ListAdminMenusParams, options?: Parameters<typeof fetchList>[1]): Promise<AdminMenusResponse> => {

  return fetchList<AdminMenusResponse>(getListAdminMenusUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListAdminMenusQueryKey = (params?: ListAdminMenusParams,) => {
    return [
    'api','admin','menus', ...(params ? [params] : [])
    ] as const;
    }


export const getListAdminMenusQueryOptions = <TData = Awaited<ReturnType<typeof listAdminMenus>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(params?: ListAdminMenusParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminMenus>>, TError, TData>>, request?: SecondParameter<typeof fetchList>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAdminMenusQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAdminMenus>>> = ({ signal }) => listAdminMenus(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAdminMenus>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAdminMenusQueryResult = NonNullable<Awaited<ReturnType<typeof listAdminMenus>>>
export type ListAdminMenusQueryError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>


export function useListAdminMenus<TData = Awaited<ReturnType<typeof listAdminMenus>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params: undefined |  ListAdminMenusParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminMenus>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAdminMenus>>,
          TError,
          Awaited<ReturnType<typeof listAdminMenus>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAdminMenus<TData = Awaited<ReturnType<typeof listAdminMenus>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListAdminMenusParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminMenus>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAdminMenus>>,
          TError,
          Awaited<ReturnType<typeof listAdminMenus>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAdminMenus<TData = Awaited<ReturnType<typeof listAdminMenus>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListAdminMenusParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminMenus>>, TError, TData>>, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List all menus, drafts too
 */

export function useListAdminMenus<TData = Awaited<ReturnType<typeof listAdminMenus>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListAdminMenusParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminMenus>>, TError, TData>>, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAdminMenusQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type getAdminMenuResponse200 = {
  data: StoredMenuResponse
  status: 200
}

export type getAdminMenuResponse400 = {
  data: InvalidResponse
  status: 400
}

export type getAdminMenuResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type getAdminMenuResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type getAdminMenuResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401 | 404>
}

export type getAdminMenuResponseSuccess = (getAdminMenuResponse200) & {
  headers: Record<string, string>;
};
export type getAdminMenuResponseError = (getAdminMenuResponse400 | getAdminMenuResponse401 | getAdminMenuResponse404 | getAdminMenuResponseDefault) & {
  headers: Record<string, string>;
};

export const getGetAdminMenuUrl = (id: string,) => {




  return `/api/admin/menus/${encodeURIComponent(String(id))}`
}

/**
 * The whole item, whether visitors see it or not. Its `ETag` is what a write takes as `If-Match`.
 * @summary Read any menu, a draft too
 */
export const getAdminMenu = async (id: string, options?: Parameters<typeof fetchWithHeaders>[1]): Promise<getAdminMenuResponseSuccess> => {

  return fetchWithHeaders<getAdminMenuResponseSuccess>(getGetAdminMenuUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetAdminMenuQueryKey = (id: string,) => {
    return [
    'api','admin','menus',id
    ] as const;
    }


export const getGetAdminMenuQueryOptions = <TData = Awaited<ReturnType<typeof getAdminMenu>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminMenu>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAdminMenuQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAdminMenu>>> = ({ signal }) => getAdminMenu(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAdminMenu>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAdminMenuQueryResult = NonNullable<Awaited<ReturnType<typeof getAdminMenu>>>
export type GetAdminMenuQueryError = ErrorType<InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>


export function useGetAdminMenu<TData = Awaited<ReturnType<typeof getAdminMenu>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminMenu>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdminMenu>>,
          TError,
          Awaited<ReturnType<typeof getAdminMenu>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAdminMenu<TData = Awaited<ReturnType<typeof getAdminMenu>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminMenu>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdminMenu>>,
          TError,
          Awaited<ReturnType<typeof getAdminMenu>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAdminMenu<TData = Awaited<ReturnType<typeof getAdminMenu>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminMenu>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read any menu, a draft too
 */

export function useGetAdminMenu<TData = Awaited<ReturnType<typeof getAdminMenu>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminMenu>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAdminMenuQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






