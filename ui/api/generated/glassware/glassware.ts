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
  Glassware,
  GlasswareResponse,
  InvalidResponse,
  ListGlasswareParams,
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

export const getListGlasswareUrl = (params?: ListGlasswareParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/glassware?${stringifiedParams}` : `/api/glassware`
}

/**
 * Sorted by name.
 * @summary List the glassware
 */
export const listGlassware = async (params?: ListGlasswareParams, options?: Parameters<typeof fetchList>[1]): Promise<Glassware[]> => {

  return fetchList<Glassware[]>(getListGlasswareUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListGlasswareQueryKey = (params?: ListGlasswareParams,) => {
    return [
    'api','glassware', ...(params ? [params] : [])
    ] as const;
    }


export const getListGlasswareQueryOptions = <TData = Awaited<ReturnType<typeof listGlassware>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(params?: ListGlasswareParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGlassware>>, TError, TData>>, request?: SecondParameter<typeof fetchList>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGlasswareQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGlassware>>> = ({ signal }) => listGlassware(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGlassware>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGlasswareQueryResult = NonNullable<Awaited<ReturnType<typeof listGlassware>>>
export type ListGlasswareQueryError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>


export function useListGlassware<TData = Awaited<ReturnType<typeof listGlassware>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params: undefined |  ListGlasswareParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGlassware>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGlassware>>,
          TError,
          Awaited<ReturnType<typeof listGlassware>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGlassware<TData = Awaited<ReturnType<typeof listGlassware>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params?: ListGlasswareParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGlassware>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGlassware>>,
          TError,
          Awaited<ReturnType<typeof listGlassware>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGlassware<TData = Awaited<ReturnType<typeof listGlassware>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params?: ListGlasswareParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGlassware>>, TError, TData>>, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the glassware
 */

export function useListGlassware<TData = Awaited<ReturnType<typeof listGlassware>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params?: ListGlasswareParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGlassware>>, TError, TData>>, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGlasswareQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type getGlasswareResponse200 = {
  data: GlasswareResponse
  status: 200
}

export type getGlasswareResponse304 = {
  data: NotModifiedResponse
  status: 304
}

export type getGlasswareResponse400 = {
  data: InvalidResponse
  status: 400
}

export type getGlasswareResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type getGlasswareResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 304 | 400 | 404>
}

export type getGlasswareResponseSuccess = (getGlasswareResponse200) & {
  headers: Record<string, string>;
};
export type getGlasswareResponseError = (getGlasswareResponse304 | getGlasswareResponse400 | getGlasswareResponse404 | getGlasswareResponseDefault) & {
  headers: Record<string, string>;
};

export const getGetGlasswareUrl = (id: string,) => {




  return `/api/glassware/${encodeURIComponent(String(id))}`
}

/**
 * One item, as the dashboard loads it for editing.
 * @summary Read a glass
 */
export const getGlassware = async (id: string, options?: Parameters<typeof fetchWithHeaders>[1]): Promise<getGlasswareResponseSuccess> => {

  return fetchWithHeaders<getGlasswareResponseSuccess>(getGetGlasswareUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetGlasswareQueryKey = (id: string,) => {
    return [
    'api','glassware',id
    ] as const;
    }


export const getGetGlasswareQueryOptions = <TData = Awaited<ReturnType<typeof getGlassware>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGlassware>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetGlasswareQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGlassware>>> = ({ signal }) => getGlassware(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getGlassware>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetGlasswareQueryResult = NonNullable<Awaited<ReturnType<typeof getGlassware>>>
export type GetGlasswareQueryError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>


export function useGetGlassware<TData = Awaited<ReturnType<typeof getGlassware>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGlassware>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGlassware>>,
          TError,
          Awaited<ReturnType<typeof getGlassware>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGlassware<TData = Awaited<ReturnType<typeof getGlassware>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGlassware>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGlassware>>,
          TError,
          Awaited<ReturnType<typeof getGlassware>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGlassware<TData = Awaited<ReturnType<typeof getGlassware>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGlassware>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a glass
 */

export function useGetGlassware<TData = Awaited<ReturnType<typeof getGlassware>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGlassware>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetGlasswareQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






