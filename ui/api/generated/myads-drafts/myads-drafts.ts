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
  AdvertCounts,
  FailureResponse,
  GetAdvertStatisticsParams,
  InvalidResponse,
  SessionMissingResponse
} from '../../../../openapi/generated/model';

import { fetcher } from '../../fetcher.ts';
import type { ErrorType } from '../../fetcher.ts';


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

export const getGetAdvertStatisticsUrl = (params?: GetAdvertStatisticsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/admin/advert-counts?${stringifiedParams}` : `/api/admin/advert-counts`
}

/**
 * By day, then by the name of the advert; a day on which one was neither seen nor clicked is left out. Deleted adverts are left out too, and have their counts again when the deletion is undone. What was counted in the last ten seconds may be missing.
 * @summary Read how often adverts were seen and clicked
 */
export const getAdvertStatistics = async (params?: GetAdvertStatisticsParams, options?: Parameters<typeof fetcher>[1]): Promise<AdvertCounts> => {

  return fetcher<AdvertCounts>(getGetAdvertStatisticsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetAdvertStatisticsQueryKey = (params?: GetAdvertStatisticsParams,) => {
    return [
    'api','admin','advert-counts', ...(params ? [params] : [])
    ] as const;
    }


export const getGetAdvertStatisticsQueryOptions = <TData = Awaited<ReturnType<typeof getAdvertStatistics>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(params?: GetAdvertStatisticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdvertStatistics>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAdvertStatisticsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAdvertStatistics>>> = ({ signal }) => getAdvertStatistics(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAdvertStatistics>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAdvertStatisticsQueryResult = NonNullable<Awaited<ReturnType<typeof getAdvertStatistics>>>
export type GetAdvertStatisticsQueryError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>


export function useGetAdvertStatistics<TData = Awaited<ReturnType<typeof getAdvertStatistics>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params: undefined |  GetAdvertStatisticsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdvertStatistics>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdvertStatistics>>,
          TError,
          Awaited<ReturnType<typeof getAdvertStatistics>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAdvertStatistics<TData = Awaited<ReturnType<typeof getAdvertStatistics>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: GetAdvertStatisticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdvertStatistics>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdvertStatistics>>,
          TError,
          Awaited<ReturnType<typeof getAdvertStatistics>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAdvertStatistics<TData = Awaited<ReturnType<typeof getAdvertStatistics>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: GetAdvertStatisticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdvertStatistics>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read how often adverts were seen and clicked
 */

export function useGetAdvertStatistics<TData = Awaited<ReturnType<typeof getAdvertStatistics>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: GetAdvertStatisticsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdvertStatistics>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAdvertStatisticsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






