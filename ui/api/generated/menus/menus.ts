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
  FailureResponse,
  InvalidResponse,
  ListMenusParams,
  Menu,
  MenuResponse,
  NotFoundResponse,
  NotModifiedResponse
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

export const getListMenusUrl = (params?: ListMenusParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/menus?${stringifiedParams}` : `/api/menus`
}

/**
 * Sorted by name. A cocktail that visitors do not see is left out of it.
 * @summary List the menus
 */
export const listMenus = async (params?: ListMenusParams, options?: Parameters<typeof fetchList>[1]): Promise<Menu[]> => {

  return fetchList<Menu[]>(getListMenusUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListMenusQueryKey = (params?: ListMenusParams,) => {
    return [
    'api','menus', ...(params ? [params] : [])
    ] as const;
    }


export const getListMenusQueryOptions = <TData = Awaited<ReturnType<typeof listMenus>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(params?: ListMenusParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMenus>>, TError, TData>>, request?: SecondParameter<typeof fetchList>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMenusQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMenus>>> = ({ signal }) => listMenus(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMenus>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMenusQueryResult = NonNullable<Awaited<ReturnType<typeof listMenus>>>
export type ListMenusQueryError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>


export function useListMenus<TData = Awaited<ReturnType<typeof listMenus>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params: undefined |  ListMenusParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMenus>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMenus>>,
          TError,
          Awaited<ReturnType<typeof listMenus>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMenus<TData = Awaited<ReturnType<typeof listMenus>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params?: ListMenusParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMenus>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMenus>>,
          TError,
          Awaited<ReturnType<typeof listMenus>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMenus<TData = Awaited<ReturnType<typeof listMenus>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params?: ListMenusParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMenus>>, TError, TData>>, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the menus
 */

export function useListMenus<TData = Awaited<ReturnType<typeof listMenus>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params?: ListMenusParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMenus>>, TError, TData>>, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMenusQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type getMenuResponse200 = {
  data: MenuResponse
  status: 200
}

export type getMenuResponse304 = {
  data: NotModifiedResponse
  status: 304
}

export type getMenuResponse400 = {
  data: InvalidResponse
  status: 400
}

export type getMenuResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type getMenuResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 304 | 400 | 404>
}

export type getMenuResponseSuccess = (getMenuResponse200) & {
  headers: Record<string, string>;
};
export type getMenuResponseError = (getMenuResponse304 | getMenuResponse400 | getMenuResponse404 | getMenuResponseDefault) & {
  headers: Record<string, string>;
};

export const getGetMenuUrl = (id: string,) => {




  return `/api/menus/${encodeURIComponent(String(id))}`
}

/**
 * One item, as the dashboard loads it for editing.
 * @summary Read a menu
 */
export const getMenu = async (id: string, options?: Parameters<typeof fetchWithHeaders>[1]): Promise<getMenuResponseSuccess> => {

  return fetchWithHeaders<getMenuResponseSuccess>(getGetMenuUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetMenuQueryKey = (id: string,) => {
    return [
    'api','menus',id
    ] as const;
    }


export const getGetMenuQueryOptions = <TData = Awaited<ReturnType<typeof getMenu>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMenu>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMenuQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMenu>>> = ({ signal }) => getMenu(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMenu>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMenuQueryResult = NonNullable<Awaited<ReturnType<typeof getMenu>>>
export type GetMenuQueryError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>


export function useGetMenu<TData = Awaited<ReturnType<typeof getMenu>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMenu>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMenu>>,
          TError,
          Awaited<ReturnType<typeof getMenu>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMenu<TData = Awaited<ReturnType<typeof getMenu>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMenu>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMenu>>,
          TError,
          Awaited<ReturnType<typeof getMenu>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMenu<TData = Awaited<ReturnType<typeof getMenu>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMenu>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a menu
 */

export function useGetMenu<TData = Awaited<ReturnType<typeof getMenu>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMenu>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMenuQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






