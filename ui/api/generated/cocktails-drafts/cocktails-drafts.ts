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
  AdminCocktailsResponse,
  FailureResponse,
  InvalidResponse,
  ListAdminCocktailsParams,
  NotFoundResponse,
  SessionMissingResponse,
  StoredCocktailResponse
} from '../../../../openapi/generated/model';

import { fetchWithHeaders } from '../../fetcher.ts';
import type { ErrorType } from '../../fetcher.ts';

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

export type listAdminCocktailsResponse200 = {
  data: AdminCocktailsResponse
  status: 200
}

export type listAdminCocktailsResponse400 = {
  data: InvalidResponse
  status: 400
}

export type listAdminCocktailsResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type listAdminCocktailsResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401>
}

export type listAdminCocktailsResponseSuccess = (listAdminCocktailsResponse200) & {
  headers: Record<string, string>;
};
export type listAdminCocktailsResponseError = (listAdminCocktailsResponse400 | listAdminCocktailsResponse401 | listAdminCocktailsResponseDefault) & {
  headers: Record<string, string>;
};

export const getListAdminCocktailsUrl = (params?: ListAdminCocktailsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/admin/cocktails?${stringifiedParams}` : `/api/admin/cocktails`
}

/**
 * Like the public list, with what visitors do not see.
 * @summary List all cocktails, drafts too
 */
export const listAdminCocktails = async (params?: ListAdminCocktailsParams, options?: Parameters<typeof fetchWithHeaders>[1]): Promise<listAdminCocktailsResponseSuccess> => {

  return fetchWithHeaders<listAdminCocktailsResponseSuccess>(getListAdminCocktailsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListAdminCocktailsQueryKey = (params?: ListAdminCocktailsParams,) => {
    return [
    'api','admin','cocktails', ...(params ? [params] : [])
    ] as const;
    }


export const getListAdminCocktailsQueryOptions = <TData = Awaited<ReturnType<typeof listAdminCocktails>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(params?: ListAdminCocktailsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminCocktails>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAdminCocktailsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAdminCocktails>>> = ({ signal }) => listAdminCocktails(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAdminCocktails>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAdminCocktailsQueryResult = NonNullable<Awaited<ReturnType<typeof listAdminCocktails>>>
export type ListAdminCocktailsQueryError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>


export function useListAdminCocktails<TData = Awaited<ReturnType<typeof listAdminCocktails>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params: undefined |  ListAdminCocktailsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminCocktails>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAdminCocktails>>,
          TError,
          Awaited<ReturnType<typeof listAdminCocktails>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAdminCocktails<TData = Awaited<ReturnType<typeof listAdminCocktails>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListAdminCocktailsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminCocktails>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAdminCocktails>>,
          TError,
          Awaited<ReturnType<typeof listAdminCocktails>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAdminCocktails<TData = Awaited<ReturnType<typeof listAdminCocktails>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListAdminCocktailsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminCocktails>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List all cocktails, drafts too
 */

export function useListAdminCocktails<TData = Awaited<ReturnType<typeof listAdminCocktails>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListAdminCocktailsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminCocktails>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAdminCocktailsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type getAdminCocktailResponse200 = {
  data: StoredCocktailResponse
  status: 200
}

export type getAdminCocktailResponse400 = {
  data: InvalidResponse
  status: 400
}

export type getAdminCocktailResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type getAdminCocktailResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type getAdminCocktailResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401 | 404>
}

export type getAdminCocktailResponseSuccess = (getAdminCocktailResponse200) & {
  headers: Record<string, string>;
};
export type getAdminCocktailResponseError = (getAdminCocktailResponse400 | getAdminCocktailResponse401 | getAdminCocktailResponse404 | getAdminCocktailResponseDefault) & {
  headers: Record<string, string>;
};

export const getGetAdminCocktailUrl = (id: string,) => {




  return `/api/admin/cocktails/${encodeURIComponent(String(id))}`
}

/**
 * The whole item, whether visitors see it or not. Its `ETag` is what a write takes as `If-Match`.
 * @summary Read any cocktail, a draft too
 */
export const getAdminCocktail = async (id: string, options?: Parameters<typeof fetchWithHeaders>[1]): Promise<getAdminCocktailResponseSuccess> => {

  return fetchWithHeaders<getAdminCocktailResponseSuccess>(getGetAdminCocktailUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetAdminCocktailQueryKey = (id: string,) => {
    return [
    'api','admin','cocktails',id
    ] as const;
    }


export const getGetAdminCocktailQueryOptions = <TData = Awaited<ReturnType<typeof getAdminCocktail>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminCocktail>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAdminCocktailQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAdminCocktail>>> = ({ signal }) => getAdminCocktail(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAdminCocktail>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAdminCocktailQueryResult = NonNullable<Awaited<ReturnType<typeof getAdminCocktail>>>
export type GetAdminCocktailQueryError = ErrorType<InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>


export function useGetAdminCocktail<TData = Awaited<ReturnType<typeof getAdminCocktail>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminCocktail>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdminCocktail>>,
          TError,
          Awaited<ReturnType<typeof getAdminCocktail>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAdminCocktail<TData = Awaited<ReturnType<typeof getAdminCocktail>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminCocktail>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdminCocktail>>,
          TError,
          Awaited<ReturnType<typeof getAdminCocktail>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAdminCocktail<TData = Awaited<ReturnType<typeof getAdminCocktail>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminCocktail>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read any cocktail, a draft too
 */

export function useGetAdminCocktail<TData = Awaited<ReturnType<typeof getAdminCocktail>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminCocktail>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAdminCocktailQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






