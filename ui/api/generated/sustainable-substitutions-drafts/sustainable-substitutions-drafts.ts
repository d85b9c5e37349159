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
  AdminSubstitutionsResponse,
  FailureResponse,
  InvalidResponse,
  ListAdminSubstitutionsParams,
  NotFoundResponse,
  SessionMissingResponse,
  StoredSustainableSubstitutionResponse
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

export const getListAdminSubstitutionsUrl = (params?: ListAdminSubstitutionsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/admin/sustainable-substitutions?${stringifiedParams}` : `/api/admin/sustainable-substitutions`
}

/**
 * Like the public list, with what visitors do not see.
 * @summary List all sustainable substitutions, drafts too
 */
export const listAdminSubstitutions = async (params?: ListAdminSubstitutionsParams, options?: Parameters<typeof fetchList>[1]): Promise<AdminSubstitutionsResponse> => {

  return fetchList<AdminSubstitutionsResponse>(getListAdminSubstitutionsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListAdminSubstitutionsQueryKey = (params?: ListAdminSubstitutionsParams,) => {
    return [
    'api','admin','sustainable-substitutions', ...(params ? [params] : [])
    ] as const;
    }


export const getListAdminSubstitutionsQueryOptions = <TData = Awaited<ReturnType<typeof listAdminSubstitutions>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(params?: ListAdminSubstitutionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminSubstitutions>>, TError, TData>>, request?: SecondParameter<typeof fetchList>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAdminSubstitutionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAdminSubstitutions>>> = ({ signal }) => listAdminSubstitutions(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAdminSubstitutions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAdminSubstitutionsQueryResult = NonNullable<Awaited<ReturnType<typeof listAdminSubstitutions>>>
export type ListAdminSubstitutionsQueryError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>


export function useListAdminSubstitutions<TData = Awaited<ReturnType<typeof listAdminSubstitutions>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params: undefined |  ListAdminSubstitutionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminSubstitutions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAdminSubstitutions>>,
          TError,
          Awaited<ReturnType<typeof listAdminSubstitutions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAdminSubstitutions<TData = Awaited<ReturnType<typeof listAdminSubstitutions>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListAdminSubstitutionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminSubstitutions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAdminSubstitutions>>,
          TError,
          Awaited<ReturnType<typeof listAdminSubstitutions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAdminSubstitutions<TData = Awaited<ReturnType<typeof listAdminSubstitutions>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListAdminSubstitutionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminSubstitutions>>, TError, TData>>, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List all sustainable substitutions, drafts too
 */

export function useListAdminSubstitutions<TData = Awaited<ReturnType<typeof listAdminSubstitutions>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListAdminSubstitutionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminSubstitutions>>, TError, TData>>, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAdminSubstitutionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type getAdminSubstitutionResponse200 = {
  data: StoredSustainableSubstitutionResponse
  status: 200
}

export type getAdminSubstitutionResponse400 = {
  data: InvalidResponse
  status: 400
}

export type getAdminSubstitutionResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type getAdminSubstitutionResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type getAdminSubstitutionResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401 | 404>
}

export type getAdminSubstitutionResponseSuccess = (getAdminSubstitutionResponse200) & {
  headers: Record<string, string>;
};
export type getAdminSubstitutionResponseError = (getAdminSubstitutionResponse400 | getAdminSubstitutionResponse401 | getAdminSubstitutionResponse404 | getAdminSubstitutionResponseDefault) & {
  headers: Record<string, string>;
};

export const getGetAdminSubstitutionUrl = (id: string,) => {




  return `/api/admin/sustainable-substitutions/${encodeURIComponent(String(id))}`
}

/**
 * The whole item, whether visitors see it or not. Its `ETag` is what a write takes as `If-Match`.
 * @summary Read any sustainable substitution, a draft too
 */
export const getAdminSubstitution = async (id: string, options?: Parameters<typeof fetchWithHeaders>[1]): Promise<getAdminSubstitutionResponseSuccess> => {

  return fetchWithHeaders<getAdminSubstitutionResponseSuccess>(getGetAdminSubstitutionUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetAdminSubstitutionQueryKey = (id: string,) => {
    return [
    'api','admin','sustainable-substitutions',id
    ] as const;
    }


export const getGetAdminSubstitutionQueryOptions = <TData = Awaited<ReturnType<typeof getAdminSubstitution>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminSubstitution>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAdminSubstitutionQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAdminSubstitution>>> = ({ signal }) => getAdminSubstitution(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAdminSubstitution>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAdminSubstitutionQueryResult = NonNullable<Awaited<ReturnType<typeof getAdminSubstitution>>>
export type GetAdminSubstitutionQueryError = ErrorType<InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>


export function useGetAdminSubstitution<TData = Awaited<ReturnType<typeof getAdminSubstitution>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminSubstitution>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdminSubstitution>>,
          TError,
          Awaited<ReturnType<typeof getAdminSubstitution>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAdminSubstitution<TData = Awaited<ReturnType<typeof getAdminSubstitution>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminSubstitution>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdminSubstitution>>,
          TError,
          Awaited<ReturnType<typeof getAdminSubstitution>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAdminSubstitution<TData = Awaited<ReturnType<typeof getAdminSubstitution>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminSubstitution>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read any sustainable substitution, a draft too
 */

export function useGetAdminSubstitution<TData = Awaited<ReturnType<typeof getAdminSubstitution>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminSubstitution>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAdminSubstitutionQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






