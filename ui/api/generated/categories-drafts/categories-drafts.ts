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
  AdminCategoriesResponse,
  FailureResponse,
  InvalidResponse,
  ListAdminCategoriesParams,
  NotFoundResponse,
  SessionMissingResponse,
  StoredCategoryResponse
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

export const getListAdminCategoriesUrl = (params?: ListAdminCategoriesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/admin/categories?${stringifiedParams}` : `/api/admin/categories`
}

/**
 * Like the public list, with what visitors do not see.
 * @summary List all categories, drafts too
 */
export const listAdminCategories = async (params?: ListAdminCategoriesParams, options?: Parameters<typeof fetchList>[1]): Promise<AdminCategoriesResponse> => {

  return fetchList<AdminCategoriesResponse>(getListAdminCategoriesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListAdminCategoriesQueryKey = (params?: ListAdminCategoriesParams,) => {
    return [
    'api','admin','categories', ...(params ? [params] : [])
    ] as const;
    }


export const getListAdminCategoriesQueryOptions = <TData = Awaited<ReturnType<typeof listAdminCategories>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(params?: ListAdminCategoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminCategories>>, TError, TData>>, request?: SecondParameter<typeof fetchList>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAdminCategoriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAdminCategories>>> = ({ signal }) => listAdminCategories(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAdminCategories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAdminCategoriesQueryResult = NonNullable<Awaited<ReturnType<typeof listAdminCategories>>>
export type ListAdminCategoriesQueryError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>


export function useListAdminCategories<TData = Awaited<ReturnType<typeof listAdminCategories>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params: undefined |  ListAdminCategoriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminCategories>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAdminCategories>>,
          TError,
          Awaited<ReturnType<typeof listAdminCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAdminCategories<TData = Awaited<ReturnType<typeof listAdminCategories>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListAdminCategoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminCategories>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAdminCategories>>,
          TError,
          Awaited<ReturnType<typeof listAdminCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAdminCategories<TData = Awaited<ReturnType<typeof listAdminCategories>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListAdminCategoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminCategories>>, TError, TData>>, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List all categories, drafts too
 */

export function useListAdminCategories<TData = Awaited<ReturnType<typeof listAdminCategories>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListAdminCategoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminCategories>>, TError, TData>>, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAdminCategoriesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type getAdminCategoryResponse200 = {
  data: StoredCategoryResponse
  status: 200
}

export type getAdminCategoryResponse400 = {
  data: InvalidResponse
  status: 400
}

export type getAdminCategoryResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type getAdminCategoryResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type getAdminCategoryResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401 | 404>
}

export type getAdminCategoryResponseSuccess = (getAdminCategoryResponse200) & {
  headers: Record<string, string>;
};
export type getAdminCategoryResponseError = (getAdminCategoryResponse400 | getAdminCategoryResponse401 | getAdminCategoryResponse404 | getAdminCategoryResponseDefault) & {
  headers: Record<string, string>;
};

export const getGetAdminCategoryUrl = (id: string,) => {




  return `/api/admin/categories/${encodeURIComponent(String(id))}`
}

/**
 * The whole item, whether visitors see it or not. Its `ETag` is what a write takes as `If-Match`.
 * @summary Read any category, a draft too
 */
export const getAdminCategory = async (id: string, options?: Parameters<typeof fetchWithHeaders>[1]): Promise<getAdminCategoryResponseSuccess> => {

  return fetchWithHeaders<getAdminCategoryResponseSuccess>(getGetAdminCategoryUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetAdminCategoryQueryKey = (id: string,) => {
    return [
    'api','admin','categories',id
    ] as const;
    }


export const getGetAdminCategoryQueryOptions = <TData = Awaited<ReturnType<typeof getAdminCategory>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminCategory>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAdminCategoryQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAdminCategory>>> = ({ signal }) => getAdminCategory(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAdminCategory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAdminCategoryQueryResult = NonNullable<Awaited<ReturnType<typeof getAdminCategory>>>
export type GetAdminCategoryQueryError = ErrorType<InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>


export function useGetAdminCategory<TData = Awaited<ReturnType<typeof getAdminCategory>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminCategory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdminCategory>>,
          TError,
          Awaited<ReturnType<typeof getAdminCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAdminCategory<TData = Awaited<ReturnType<typeof getAdminCategory>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminCategory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdminCategory>>,
          TError,
          Awaited<ReturnType<typeof getAdminCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAdminCategory<TData = Awaited<ReturnType<typeof getAdminCategory>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminCategory>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read any category, a draft too
 */

export function useGetAdminCategory<TData = Awaited<ReturnType<typeof getAdminCategory>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminCategory>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAdminCategoryQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






