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
  HouseIngredient,
  HouseIngredientResponse,
  InvalidResponse,
  ListHouseIngredientsParams,
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

export const getListHouseIngredientsUrl = (params?: ListHouseIngredientsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/house-ingredients?${stringifiedParams}` : `/api/house-ingredients`
}

/**
 * Sorted by name.
 * @summary List the house ingredients
 */
export const listHouseIngredients = async (params?: ListHouseIngredientsParams, options?: Parameters<typeof fetchList>[1]): Promise<HouseIngredient[]> => {

  return fetchList<HouseIngredient[]>(getListHouseIngredientsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListHouseIngredientsQueryKey = (params?: ListHouseIngredientsParams,) => {
    return [
    'api','house-ingredients', ...(params ? [params] : [])
    ] as const;
    }


export const getListHouseIngredientsQueryOptions = <TData = Awaited<ReturnType<typeof listHouseIngredients>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(params?: ListHouseIngredientsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHouseIngredients>>, TError, TData>>, request?: SecondParameter<typeof fetchList>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHouseIngredientsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHouseIngredients>>> = ({ signal }) => listHouseIngredients(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listHouseIngredients>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListHouseIngredientsQueryResult = NonNullable<Awaited<ReturnType<typeof listHouseIngredients>>>
export type ListHouseIngredientsQueryError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>


export function useListHouseIngredients<TData = Awaited<ReturnType<typeof listHouseIngredients>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params: undefined |  ListHouseIngredientsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHouseIngredients>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHouseIngredients>>,
          TError,
          Awaited<ReturnType<typeof listHouseIngredients>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHouseIngredients<TData = Awaited<ReturnType<typeof listHouseIngredients>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params?: ListHouseIngredientsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHouseIngredients>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHouseIngredients>>,
          TError,
          Awaited<ReturnType<typeof listHouseIngredients>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHouseIngredients<TData = Awaited<ReturnType<typeof listHouseIngredients>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params?: ListHouseIngredientsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHouseIngredients>>, TError, TData>>, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the house ingredients
 */

export function useListHouseIngredients<TData = Awaited<ReturnType<typeof listHouseIngredients>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params?: ListHouseIngredientsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHouseIngredients>>, TError, TData>>, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHouseIngredientsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type getHouseIngredientResponse200 = {
  data: HouseIngredientResponse
  status: 200
}

export type getHouseIngredientResponse304 = {
  data: NotModifiedResponse
  status: 304
}

export type getHouseIngredientResponse400 = {
  data: InvalidResponse
  status: 400
}

export type getHouseIngredientResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type getHouseIngredientResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 304 | 400 | 404>
}

export type getHouseIngredientResponseSuccess = (getHouseIngredientResponse200) & {
  headers: Record<string, string>;
};
export type getHouseIngredientResponseError = (getHouseIngredientResponse304 | getHouseIngredientResponse400 | getHouseIngredientResponse404 | getHouseIngredientResponseDefault) & {
  headers: Record<string, string>;
};

export const getGetHouseIngredientUrl = (id: string,) => {




  return `/api/house-ingredients/${encodeURIComponent(String(id))}`
}

/**
 * One item, as the dashboard loads it for editing.
 * @summary Read a house ingredient
 */
export const getHouseIngredient = async (id: string, options?: Parameters<typeof fetchWithHeaders>[1]): Promise<getHouseIngredientResponseSuccess> => {

  return fetchWithHeaders<getHouseIngredientResponseSuccess>(getGetHouseIngredientUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetHouseIngredientQueryKey = (id: string,) => {
    return [
    'api','house-ingredients',id
    ] as const;
    }


export const getGetHouseIngredientQueryOptions = <TData = Awaited<ReturnType<typeof getHouseIngredient>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHouseIngredient>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHouseIngredientQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHouseIngredient>>> = ({ signal }) => getHouseIngredient(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHouseIngredient>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHouseIngredientQueryResult = NonNullable<Awaited<ReturnType<typeof getHouseIngredient>>>
export type GetHouseIngredientQueryError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>


export function useGetHouseIngredient<TData = Awaited<ReturnType<typeof getHouseIngredient>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHouseIngredient>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHouseIngredient>>,
          TError,
          Awaited<ReturnType<typeof getHouseIngredient>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHouseIngredient<TData = Awaited<ReturnType<typeof getHouseIngredient>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHouseIngredient>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHouseIngredient>>,
          TError,
          Awaited<ReturnType<typeof getHouseIngredient>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHouseIngredient<TData = Awaited<ReturnType<typeof getHouseIngredient>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHouseIngredient>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a house ingredient
 */

export function useGetHouseIngredient<TData = Awaited<ReturnType<typeof getHouseIngredient>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHouseIngredient>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHouseIngredientQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






