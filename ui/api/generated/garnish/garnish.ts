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
  Garnish,
  GarnishResponse,
  InvalidResponse,
  ListGarnishesParams,
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

export const getListGarnishesUrl = (params?: ListGarnishesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/garnish?${stringifiedParams}` : `/api/garnish`
}

/**
 * Sorted by name.
 * @summary List the garnishes
 */
export const listGarnishes = async (params?: ListGarnishesParams, options?: Parameters<typeof fetchList>[1]): Promise<Garnish[]> => {

  return fetchList<Garnish[]>(getListGarnishesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListGarnishesQueryKey = (params?: ListGarnishesParams,) => {
    return [
    'api','garnish', ...(params ? [params] : [])
    ] as const;
    }


export const getListGarnishesQueryOptions = <TData = Awaited<ReturnType<typeof listGarnishes>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(params?: ListGarnishesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGarnishes>>, TError, TData>>, request?: SecondParameter<typeof fetchList>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGarnishesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGarnishes>>> = ({ signal }) => listGarnishes(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGarnishes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGarnishesQueryResult = NonNullable<Awaited<ReturnType<typeof listGarnishes>>>
export type ListGarnishesQueryError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>


export function useListGarnishes<TData = Awaited<ReturnType<typeof listGarnishes>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params: undefined |  ListGarnishesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGarnishes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGarnishes>>,
          TError,
          Awaited<ReturnType<typeof listGarnishes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGarnishes<TData = Awaited<ReturnType<typeof listGarnishes>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params?: ListGarnishesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGarnishes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGarnishes>>,
          TError,
          Awaited<ReturnType<typeof listGarnishes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGarnishes<TData = Awaited<ReturnType<typeof listGarnishes>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params?: ListGarnishesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGarnishes>>, TError, TData>>, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the garnishes
 */

export function useListGarnishes<TData = Awaited<ReturnType<typeof listGarnishes>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params?: ListGarnishesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGarnishes>>, TError, TData>>, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGarnishesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type getGarnishResponse200 = {
  data: GarnishResponse
  status: 200
}

export type getGarnishResponse304 = {
  data: NotModifiedResponse
  status: 304
}

export type getGarnishResponse400 = {
  data: InvalidResponse
  status: 400
}

export type getGarnishResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type getGarnishResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 304 | 400 | 404>
}

export type getGarnishResponseSuccess = (getGarnishResponse200) & {
  headers: Record<string, string>;
};
export type getGarnishResponseError = (getGarnishResponse304 | getGarnishResponse400 | getGarnishResponse404 | getGarnishResponseDefault) & {
  headers: Record<string, string>;
};

export const getGetGarnishUrl = (id: string,) => {




  return `/api/garnish/${encodeURIComponent(String(id))}`
}

/**
 * One item, as the dashboard loads it for editing.
 * @summary Read a garnish
 */
export const getGarnish = async (id: string, options?: Parameters<typeof fetchWithHeaders>[1]): Promise<getGarnishResponseSuccess> => {

  return fetchWithHeaders<getGarnishResponseSuccess>(getGetGarnishUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetGarnishQueryKey = (id: string,) => {
    return [
    'api','garnish',id
    ] as const;
    }


export const getGetGarnishQueryOptions = <TData = Awaited<ReturnType<typeof getGarnish>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGarnish>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetGarnishQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGarnish>>> = ({ signal }) => getGarnish(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getGarnish>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetGarnishQueryResult = NonNullable<Awaited<ReturnType<typeof getGarnish>>>
export type GetGarnishQueryError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>


export function useGetGarnish<TData = Awaited<ReturnType<typeof getGarnish>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGarnish>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGarnish>>,
          TError,
          Awaited<ReturnType<typeof getGarnish>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGarnish<TData = Awaited<ReturnType<typeof getGarnish>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGarnish>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGarnish>>,
          TError,
          Awaited<ReturnType<typeof getGarnish>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGarnish<TData = Awaited<ReturnType<typeof getGarnish>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGarnish>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a garnish
 */

export function useGetGarnish<TData = Awaited<ReturnType<typeof getGarnish>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGarnish>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetGarnishQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






