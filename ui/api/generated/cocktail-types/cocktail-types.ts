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
  CocktailType,
  CocktailTypeResponse,
  DatabaseAwayResponse,
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

export const getListCocktailTypesUrl = () => {




  return `/api/cocktail-types`
}

/**
 * Sorted by name.
 * @summary List the techniques
 */
export const listCocktailTypes = async ( options?: Parameters<typeof fetcher>[1]): Promise<CocktailType[]> => {

  return fetcher<CocktailType[]>(getListCocktailTypesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListCocktailTypesQueryKey = () => {
    return [
    'api','cocktail-types'
    ] as const;
    }


export const getListCocktailTypesQueryOptions = <TData = Awaited<ReturnType<typeof listCocktailTypes>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCocktailTypes>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCocktailTypesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCocktailTypes>>> = ({ signal }) => listCocktailTypes({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCocktailTypes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCocktailTypesQueryResult = NonNullable<Awaited<ReturnType<typeof listCocktailTypes>>>
export type ListCocktailTypesQueryError = ErrorType<NotModifiedResponse | RequestInvalidResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>


export function useListCocktailTypes<TData = Awaited<ReturnType<typeof listCocktailTypes>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCocktailTypes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCocktailTypes>>,
          TError,
          Awaited<ReturnType<typeof listCocktailTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCocktailTypes<TData = Awaited<ReturnType<typeof listCocktailTypes>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCocktailTypes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCocktailTypes>>,
          TError,
          Awaited<ReturnType<typeof listCocktailTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCocktailTypes<TData = Awaited<ReturnType<typeof listCocktailTypes>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCocktailTypes>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the techniques
 */

export function useListCocktailTypes<TData = Awaited<ReturnType<typeof listCocktailTypes>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCocktailTypes>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCocktailTypesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type getCocktailTypeResponse200 = {
  data: CocktailTypeResponse
  status: 200
}

export type getCocktailTypeResponse304 = {
  data: NotModifiedResponse
  status: 304
}

export type getCocktailTypeResponse400 = {
  data: RequestInvalidResponse
  status: 400
}

export type getCocktailTypeResponse404 = {
  data: ItemNotFoundResponse
  status: 404
}

export type getCocktailTypeResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type getCocktailTypeResponse500 = {
  data: ServerFailureResponse
  status: 500
}

export type getCocktailTypeResponse503 = {
  data: DatabaseAwayResponse
  status: 503
}

export type getCocktailTypeResponseSuccess = (getCocktailTypeResponse200) & {
  headers: Record<string, string>;
};
export type getCocktailTypeResponseError = (getCocktailTypeResponse304 | getCocktailTypeResponse400 | getCocktailTypeResponse404 | getCocktailTypeResponse429 | getCocktailTypeResponse500 | getCocktailTypeResponse503) & {
  headers: Record<string, string>;
};

export const getGetCocktailTypeUrl = (id: string,) => {




  return `/api/cocktail-types/${encodeURIComponent(String(id))}`
}

/**
 * One item, as the dashboard loads it for editing.
 * @summary Read a technique
 */
export const getCocktailType = async (id: string, options?: Parameters<typeof fetchWithHeaders>[1]): Promise<getCocktailTypeResponseSuccess> => {

  return fetchWithHeaders<getCocktailTypeResponseSuccess>(getGetCocktailTypeUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetCocktailTypeQueryKey = (id: string,) => {
    return [
    'api','cocktail-types',id
    ] as const;
    }


export const getGetCocktailTypeQueryOptions = <TData = Awaited<ReturnType<typeof getCocktailType>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ItemNotFoundResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCocktailType>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCocktailTypeQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCocktailType>>> = ({ signal }) => getCocktailType(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCocktailType>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCocktailTypeQueryResult = NonNullable<Awaited<ReturnType<typeof getCocktailType>>>
export type GetCocktailTypeQueryError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ItemNotFoundResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>


export function useGetCocktailType<TData = Awaited<ReturnType<typeof getCocktailType>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ItemNotFoundResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCocktailType>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCocktailType>>,
          TError,
          Awaited<ReturnType<typeof getCocktailType>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCocktailType<TData = Awaited<ReturnType<typeof getCocktailType>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ItemNotFoundResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCocktailType>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCocktailType>>,
          TError,
          Awaited<ReturnType<typeof getCocktailType>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCocktailType<TData = Awaited<ReturnType<typeof getCocktailType>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ItemNotFoundResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCocktailType>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a technique
 */

export function useGetCocktailType<TData = Awaited<ReturnType<typeof getCocktailType>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ItemNotFoundResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCocktailType>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCocktailTypeQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






