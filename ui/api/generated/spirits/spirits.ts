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
  ListSpiritsParams,
  NotFoundResponse,
  NotModifiedResponse,
  Spirit,
  SpiritResponse
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

export const getListSpiritsUrl = (params?: ListSpiritsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/spirits?${stringifiedParams}` : `/api/spirits`
}

/**
 * Sorted by name.
 * @summary List the spirits
 */
export const listSpirits = async (params?: ListSpiritsParams, options?: Parameters<typeof fetchList>[1]): Promise<Spirit[]> => {

  return fetchList<Spirit[]>(getListSpiritsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListSpiritsQueryKey = (params?: ListSpiritsParams,) => {
    return [
    'api','spirits', ...(params ? [params] : [])
    ] as const;
    }


export const getListSpiritsQueryOptions = <TData = Awaited<ReturnType<typeof listSpirits>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(params?: ListSpiritsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSpirits>>, TError, TData>>, request?: SecondParameter<typeof fetchList>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSpiritsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSpirits>>> = ({ signal }) => listSpirits(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSpirits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSpiritsQueryResult = NonNullable<Awaited<ReturnType<typeof listSpirits>>>
export type ListSpiritsQueryError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>


export function useListSpirits<TData = Awaited<ReturnType<typeof listSpirits>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params: undefined |  ListSpiritsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSpirits>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSpirits>>,
          TError,
          Awaited<ReturnType<typeof listSpirits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSpirits<TData = Awaited<ReturnType<typeof listSpirits>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params?: ListSpiritsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSpirits>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSpirits>>,
          TError,
          Awaited<ReturnType<typeof listSpirits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSpirits<TData = Awaited<ReturnType<typeof listSpirits>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params?: ListSpiritsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSpirits>>, TError, TData>>, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the spirits
 */

export function useListSpirits<TData = Awaited<ReturnType<typeof listSpirits>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params?: ListSpiritsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSpirits>>, TError, TData>>, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSpiritsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type getSpiritResponse200 = {
  data: SpiritResponse
  status: 200
}

export type getSpiritResponse304 = {
  data: NotModifiedResponse
  status: 304
}

export type getSpiritResponse400 = {
  data: InvalidResponse
  status: 400
}

export type getSpiritResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type getSpiritResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 304 | 400 | 404>
}

export type getSpiritResponseSuccess = (getSpiritResponse200) & {
  headers: Record<string, string>;
};
export type getSpiritResponseError = (getSpiritResponse304 | getSpiritResponse400 | getSpiritResponse404 | getSpiritResponseDefault) & {
  headers: Record<string, string>;
};

export const getGetSpiritUrl = (id: string,) => {




  return `/api/spirits/${encodeURIComponent(String(id))}`
}

/**
 * One item, as the dashboard loads it for editing.
 * @summary Read a spirit
 */
export const getSpirit = async (id: string, options?: Parameters<typeof fetchWithHeaders>[1]): Promise<getSpiritResponseSuccess> => {

  return fetchWithHeaders<getSpiritResponseSuccess>(getGetSpiritUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetSpiritQueryKey = (id: string,) => {
    return [
    'api','spirits',id
    ] as const;
    }


export const getGetSpiritQueryOptions = <TData = Awaited<ReturnType<typeof getSpirit>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSpirit>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSpiritQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSpirit>>> = ({ signal }) => getSpirit(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSpirit>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSpiritQueryResult = NonNullable<Awaited<ReturnType<typeof getSpirit>>>
export type GetSpiritQueryError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>


export function useGetSpirit<TData = Awaited<ReturnType<typeof getSpirit>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSpirit>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSpirit>>,
          TError,
          Awaited<ReturnType<typeof getSpirit>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSpirit<TData = Awaited<ReturnType<typeof getSpirit>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSpirit>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSpirit>>,
          TError,
          Awaited<ReturnType<typeof getSpirit>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSpirit<TData = Awaited<ReturnType<typeof getSpirit>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSpirit>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a spirit
 */

export function useGetSpirit<TData = Awaited<ReturnType<typeof getSpirit>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSpirit>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSpiritQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






