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
  Equipment,
  EquipmentResponse,
  ItemNotFoundResponse,
  NotModifiedResponse,
  RequestInvalidResponse,
  ServerFailureResponse,
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

export const getListEquipmentUrl = () => {




  return `/api/equipment`
}

/**
 * Sorted by name.
 * @summary List the equipment
 */
export const listEquipment = async ( options?: Parameters<typeof fetcher>[1]): Promise<Equipment[]> => {

  return fetcher<Equipment[]>(getListEquipmentUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListEquipmentQueryKey = () => {
    return [
    'api','equipment'
    ] as const;
    }


export const getListEquipmentQueryOptions = <TData = Awaited<ReturnType<typeof listEquipment>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEquipment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListEquipmentQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listEquipment>>> = ({ signal }) => listEquipment({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listEquipment>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListEquipmentQueryResult = NonNullable<Awaited<ReturnType<typeof listEquipment>>>
export type ListEquipmentQueryError = ErrorType<NotModifiedResponse | RequestInvalidResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>


export function useListEquipment<TData = Awaited<ReturnType<typeof listEquipment>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEquipment>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEquipment>>,
          TError,
          Awaited<ReturnType<typeof listEquipment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEquipment<TData = Awaited<ReturnType<typeof listEquipment>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEquipment>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEquipment>>,
          TError,
          Awaited<ReturnType<typeof listEquipment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEquipment<TData = Awaited<ReturnType<typeof listEquipment>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEquipment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the equipment
 */

export function useListEquipment<TData = Awaited<ReturnType<typeof listEquipment>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEquipment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListEquipmentQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type getEquipmentResponse200 = {
  data: EquipmentResponse
  status: 200
}

export type getEquipmentResponse304 = {
  data: NotModifiedResponse
  status: 304
}

export type getEquipmentResponse400 = {
  data: RequestInvalidResponse
  status: 400
}

export type getEquipmentResponse404 = {
  data: ItemNotFoundResponse
  status: 404
}

export type getEquipmentResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type getEquipmentResponse500 = {
  data: ServerFailureResponse
  status: 500
}

export type getEquipmentResponse503 = {
  data: DatabaseAwayResponse
  status: 503
}

export type getEquipmentResponseSuccess = (getEquipmentResponse200) & {
  headers: Record<string, string>;
};
export type getEquipmentResponseError = (getEquipmentResponse304 | getEquipmentResponse400 | getEquipmentResponse404 | getEquipmentResponse429 | getEquipmentResponse500 | getEquipmentResponse503) & {
  headers: Record<string, string>;
};

export const getGetEquipmentUrl = (id: string,) => {




  return `/api/equipment/${encodeURIComponent(String(id))}`
}

/**
 * One item, as the dashboard loads it for editing.
 * @summary Read a piece of equipment
 */
export const getEquipment = async (id: string, options?: Parameters<typeof fetchWithHeaders>[1]): Promise<getEquipmentResponseSuccess> => {

  return fetchWithHeaders<getEquipmentResponseSuccess>(getGetEquipmentUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetEquipmentQueryKey = (id: string,) => {
    return [
    'api','equipment',id
    ] as const;
    }


export const getGetEquipmentQueryOptions = <TData = Awaited<ReturnType<typeof getEquipment>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ItemNotFoundResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEquipment>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetEquipmentQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getEquipment>>> = ({ signal }) => getEquipment(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getEquipment>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetEquipmentQueryResult = NonNullable<Awaited<ReturnType<typeof getEquipment>>>
export type GetEquipmentQueryError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ItemNotFoundResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>


export function useGetEquipment<TData = Awaited<ReturnType<typeof getEquipment>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ItemNotFoundResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEquipment>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEquipment>>,
          TError,
          Awaited<ReturnType<typeof getEquipment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEquipment<TData = Awaited<ReturnType<typeof getEquipment>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ItemNotFoundResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEquipment>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEquipment>>,
          TError,
          Awaited<ReturnType<typeof getEquipment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEquipment<TData = Awaited<ReturnType<typeof getEquipment>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ItemNotFoundResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEquipment>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a piece of equipment
 */

export function useGetEquipment<TData = Awaited<ReturnType<typeof getEquipment>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ItemNotFoundResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEquipment>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetEquipmentQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






