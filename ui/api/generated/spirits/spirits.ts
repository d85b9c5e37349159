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
  DatabaseAwayResponse,
  ItemNotFoundResponse,
  ListSpiritsParams,
  NotModifiedResponse,
  RequestInvalidResponse,
  ServerFailureResponse,
  Spirit,
  SpiritResponse,
  TooManyRequestsResponse
} from '../../../../openapi/generated/model';

import { fetcher } from '../../fetcher.ts';
import type { ErrorType } from '../../fetcher.ts';
import { fetchWithHeaders } from '../../fetcher.ts';


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
export const listSpirits = async (params?: ListSpiritsParams, options?: Parameters<typeof fetcher>[1]): Promise<Spirit[]> => {

  return fetcher<Spirit[]>(getListSpiritsUrl(params),
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


export const getListSpiritsQueryOptions = <TData = Awaited<ReturnType<typeof listSpirits>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>>(params?: ListSpiritsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSpirits>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSpiritsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSpirits>>> = ({ signal }) => listSpirits(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSpirits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSpiritsQueryResult = NonNullable<Awaited<ReturnType<typeof listSpirits>>>
export type ListSpiritsQueryError = ErrorType<NotModifiedResponse | RequestInvalidResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>


export function useListSpirits<TData = Awaited<ReturnType<typeof listSpirits>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 params: undefined |  ListSpiritsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSpirits>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSpirits>>,
          TError,
          Awaited<ReturnType<typeof listSpirits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSpirits<TData = Awaited<ReturnType<typeof listSpirits>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 params?: ListSpiritsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSpirits>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSpirits>>,
          TError,
          Awaited<ReturnType<typeof listSpirits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSpirits<TData = Awaited<ReturnType<typeof listSpirits>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 params?: ListSpiritsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSpirits>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the spirits
 */

export function useListSpirits<TData = Awaited<ReturnType<typeof listSpirits>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 params?: ListSpiritsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSpirits>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
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
  data: RequestInvalidResponse
  status: 400
}

export type getSpiritResponse404 = {
  data: ItemNotFoundResponse
  status: 404
}

export type getSpiritResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type getSpiritResponse500 = {
  data: ServerFailureResponse
  status: 500
}

export type getSpiritResponse503 = {
  data: DatabaseAwayResponse
  status: 503
}

export type getSpiritResponseSuccess = (getSpiritResponse200) & {
  headers: Record<string, string>;
};
export type getSpiritResponseError = (getSpiritResponse304 | getSpiritResponse400 | getSpiritResponse404 | getSpiritResponse429 | getSpiritResponse500 | getSpiritResponse503) & {
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


export const getGetSpiritQueryOptions = <TData = Awaited<ReturnType<typeof getSpirit>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ItemNotFoundResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSpirit>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSpiritQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSpirit>>> = ({ signal }) => getSpirit(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSpirit>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSpiritQueryResult = NonNullable<Awaited<ReturnType<typeof getSpirit>>>
export type GetSpiritQueryError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ItemNotFoundResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>


export function useGetSpirit<TData = Awaited<ReturnType<typeof getSpirit>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ItemNotFoundResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSpirit>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSpirit>>,
          TError,
          Awaited<ReturnType<typeof getSpirit>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSpirit<TData = Awaited<ReturnType<typeof getSpirit>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ItemNotFoundResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSpirit>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSpirit>>,
          TError,
          Awaited<ReturnType<typeof getSpirit>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSpirit<TData = Awaited<ReturnType<typeof getSpirit>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ItemNotFoundResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSpirit>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a spirit
 */

export function useGetSpirit<TData = Awaited<ReturnType<typeof getSpirit>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ItemNotFoundResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSpirit>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSpiritQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






