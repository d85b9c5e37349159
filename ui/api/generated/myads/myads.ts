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
  ListMyAdsParams,
  MyAd,
  MyAdResponse,
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

export const getListMyAdsUrl = (params?: ListMyAdsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/myads?${stringifiedParams}` : `/api/myads`
}

/**
 * Sorted by name.
 * @summary List the adverts
 */
export const listMyAds = async (params?: ListMyAdsParams, options?: Parameters<typeof fetchList>[1]): Promise<MyAd[]> => {

  return fetchList<MyAd[]>(getListMyAdsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListMyAdsQueryKey = (params?: ListMyAdsParams,) => {
    return [
    'api','myads', ...(params ? [params] : [])
    ] as const;
    }


export const getListMyAdsQueryOptions = <TData = Awaited<ReturnType<typeof listMyAds>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(params?: ListMyAdsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyAds>>, TError, TData>>, request?: SecondParameter<typeof fetchList>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyAdsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyAds>>> = ({ signal }) => listMyAds(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMyAds>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMyAdsQueryResult = NonNullable<Awaited<ReturnType<typeof listMyAds>>>
export type ListMyAdsQueryError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>


export function useListMyAds<TData = Awaited<ReturnType<typeof listMyAds>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params: undefined |  ListMyAdsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyAds>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyAds>>,
          TError,
          Awaited<ReturnType<typeof listMyAds>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyAds<TData = Awaited<ReturnType<typeof listMyAds>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params?: ListMyAdsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyAds>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyAds>>,
          TError,
          Awaited<ReturnType<typeof listMyAds>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyAds<TData = Awaited<ReturnType<typeof listMyAds>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params?: ListMyAdsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyAds>>, TError, TData>>, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the adverts
 */

export function useListMyAds<TData = Awaited<ReturnType<typeof listMyAds>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params?: ListMyAdsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyAds>>, TError, TData>>, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyAdsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type getMyAdResponse200 = {
  data: MyAdResponse
  status: 200
}

export type getMyAdResponse304 = {
  data: NotModifiedResponse
  status: 304
}

export type getMyAdResponse400 = {
  data: InvalidResponse
  status: 400
}

export type getMyAdResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type getMyAdResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 304 | 400 | 404>
}

export type getMyAdResponseSuccess = (getMyAdResponse200) & {
  headers: Record<string, string>;
};
export type getMyAdResponseError = (getMyAdResponse304 | getMyAdResponse400 | getMyAdResponse404 | getMyAdResponseDefault) & {
  headers: Record<string, string>;
};

export const getGetMyAdUrl = (id: string,) => {




  return `/api/myads/${encodeURIComponent(String(id))}`
}

/**
 * One item, as the dashboard loads it for editing.
 * @summary Read an advert
 */
export const getMyAd = async (id: string, options?: Parameters<typeof fetchWithHeaders>[1]): Promise<getMyAdResponseSuccess> => {

  return fetchWithHeaders<getMyAdResponseSuccess>(getGetMyAdUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetMyAdQueryKey = (id: string,) => {
    return [
    'api','myads',id
    ] as const;
    }


export const getGetMyAdQueryOptions = <TData = Awaited<ReturnType<typeof getMyAd>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyAd>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMyAdQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMyAd>>> = ({ signal }) => getMyAd(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMyAd>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMyAdQueryResult = NonNullable<Awaited<ReturnType<typeof getMyAd>>>
export type GetMyAdQueryError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>


export function useGetMyAd<TData = Awaited<ReturnType<typeof getMyAd>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyAd>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyAd>>,
          TError,
          Awaited<ReturnType<typeof getMyAd>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyAd<TData = Awaited<ReturnType<typeof getMyAd>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyAd>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyAd>>,
          TError,
          Awaited<ReturnType<typeof getMyAd>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyAd<TData = Awaited<ReturnType<typeof getMyAd>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyAd>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read an advert
 */

export function useGetMyAd<TData = Awaited<ReturnType<typeof getMyAd>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyAd>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMyAdQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






