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
  FailureResponse,
  InvalidResponse,
  ListCocktailTypesParams,
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

export const getListCocktailTypesUrl = (params?: ListCocktailTypesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/cocktail-types?${stringifiedParams}` : `/api/cocktail-types`
}

/**
 * Sorted by name.
 * @summary List the techniques
 */
export const listCocktailTypes = async (params?: ListCocktailTypesParams, options?: Parameters<typeof fetchList>[1]): Promise<CocktailType[]> => {

  return fetchList<CocktailType[]>(getListCocktailTypesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListCocktailTypesQueryKey = (params?: ListCocktailTypesParams,) => {
    return [
    'api','cocktail-types', ...(params ? [params] : [])
    ] as const;
    }


export const getListCocktailTypesQueryOptions = <TData = Awaited<ReturnType<typeof listCocktailTypes>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(params?: ListCocktailTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCocktailTypes>>, TError, TData>>, request?: SecondParameter<typeof fetchList>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCocktailTypesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCocktailTypes>>> = ({ signal }) => listCocktailTypes(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCocktailTypes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCocktailTypesQueryResult = NonNullable<Awaited<ReturnType<typeof listCocktailTypes>>>
export type ListCocktailTypesQueryError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>


export function useListCocktailTypes<TData = Awaited<ReturnType<typeof listCocktailTypes>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params: undefined |  ListCocktailTypesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCocktailTypes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCocktailTypes>>,
          TError,
          Awaited<ReturnType<typeof listCocktailTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCocktailTypes<TData = Awaited<ReturnType<typeof listCocktailTypes>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params?: ListCocktailTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCocktailTypes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCocktailTypes>>,
          TError,
          Awaited<ReturnType<typeof listCocktailTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCocktailTypes<TData = Awaited<ReturnType<typeof listCocktailTypes>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params?: ListCocktailTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCocktailTypes>>, TError, TData>>, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the techniques
 */

export function useListCocktailTypes<TData = Awaited<ReturnType<typeof listCocktailTypes>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params?: ListCocktailTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCocktailTypes>>, TError, TData>>, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCocktailTypesQueryOptions(params,options)

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
  data: InvalidResponse
  status: 400
}

export type getCocktailTypeResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type getCocktailTypeResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 304 | 400 | 404>
}

export type getCocktailTypeResponseSuccess = (getCocktailTypeResponse200) & {
  headers: Record<string, string>;
};
export type getCocktailTypeResponseError = (getCocktailTypeResponse304 | getCocktailTypeResponse400 | getCocktailTypeResponse404 | getCocktailTypeResponseDefault) & {
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


export const getGetCocktailTypeQueryOptions = <TData = Awaited<ReturnType<typeof getCocktailType>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCocktailType>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCocktailTypeQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCocktailType>>> = ({ signal }) => getCocktailType(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCocktailType>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCocktailTypeQueryResult = NonNullable<Awaited<ReturnType<typeof getCocktailType>>>
export type GetCocktailTypeQueryError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>


export function useGetCocktailType<TData = Awaited<ReturnType<typeof getCocktailType>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCocktailType>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCocktailType>>,
          TError,
          Awaited<ReturnType<typeof getCocktailType>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCocktailType<TData = Awaited<ReturnType<typeof getCocktailType>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCocktailType>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCocktailType>>,
          TError,
          Awaited<ReturnType<typeof getCocktailType>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCocktailType<TData = Awaited<ReturnType<typeof getCocktailType>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCocktailType>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a technique
 */

export function useGetCocktailType<TData = Awaited<ReturnType<typeof getCocktailType>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCocktailType>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCocktailTypeQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






