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
  ListSustainableSubstitutionsParams,
  NotFoundResponse,
  NotModifiedResponse,
  SustainableSubstitution,
  SustainableSubstitutionResponse
} from '../../../../openapi/generated/model';

import { fetcher } from '../../fetcher.ts';
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

export const getListSustainableSubstitutionsUrl = (params?: ListSustainableSubstitutionsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/sustainable-substitutions?${stringifiedParams}` : `/api/sustainable-substitutions`
}

/**
 * Sorted by original ingredient. Without parameters it is the whole list; with `limit`, the total and links to the other pages come as headers.
 * @summary List the sustainable substitutions
 */
export const listSustainableSubstitutions = async (params?: ListSustainableSubstitutionsParams, options?: Parameters<typeof fetcher>[1]): Promise<SustainableSubstitution[]> => {

  return fetcher<SustainableSubstitution[]>(getListSustainableSubstitutionsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListSustainableSubstitutionsQueryKey = (params?: ListSustainableSubstitutionsParams,) => {
    return [
    'api','sustainable-substitutions', ...(params ? [params] : [])
    ] as const;
    }


export const getListSustainableSubstitutionsQueryOptions = <TData = Awaited<ReturnType<typeof listSustainableSubstitutions>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(params?: ListSustainableSubstitutionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSustainableSubstitutions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSustainableSubstitutionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSustainableSubstitutions>>> = ({ signal }) => listSustainableSubstitutions(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSustainableSubstitutions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSustainableSubstitutionsQueryResult = NonNullable<Awaited<ReturnType<typeof listSustainableSubstitutions>>>
export type ListSustainableSubstitutionsQueryError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>


export function useListSustainableSubstitutions<TData = Awaited<ReturnType<typeof listSustainableSubstitutions>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params: undefined |  ListSustainableSubstitutionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSustainableSubstitutions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSustainableSubstitutions>>,
          TError,
          Awaited<ReturnType<typeof listSustainableSubstitutions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSustainableSubstitutions<TData = Awaited<ReturnType<typeof listSustainableSubstitutions>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params?: ListSustainableSubstitutionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSustainableSubstitutions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSustainableSubstitutions>>,
          TError,
          Awaited<ReturnType<typeof listSustainableSubstitutions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSustainableSubstitutions<TData = Awaited<ReturnType<typeof listSustainableSubstitutions>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params?: ListSustainableSubstitutionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSustainableSubstitutions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the sustainable substitutions
 */

export function useListSustainableSubstitutions<TData = Awaited<ReturnType<typeof listSustainableSubstitutions>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params?: ListSustainableSubstitutionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSustainableSubstitutions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSustainableSubstitutionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type getSustainableSubstitutionResponse200 = {
  data: SustainableSubstitutionResponse
  status: 200
}

export type getSustainableSubstitutionResponse304 = {
  data: NotModifiedResponse
  status: 304
}

export type getSustainableSubstitutionResponse400 = {
  data: InvalidResponse
  status: 400
}

export type getSustainableSubstitutionResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type getSustainableSubstitutionResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 304 | 400 | 404>
}

export type getSustainableSubstitutionResponseSuccess = (getSustainableSubstitutionResponse200) & {
  headers: Record<string, string>;
};
export type getSustainableSubstitutionResponseError = (getSustainableSubstitutionResponse304 | getSustainableSubstitutionResponse400 | getSustainableSubstitutionResponse404 | getSustainableSubstitutionResponseDefault) & {
  headers: Record<string, string>;
};

export const getGetSustainableSubstitutionUrl = (id: string,) => {




  return `/api/sustainable-substitutions/${encodeURIComponent(String(id))}`
}

/**
 * One item, as the dashboard loads it for editing.
 * @summary Read a sustainable substitution
 */
export const getSustainableSubstitution = async (id: string, options?: Parameters<typeof fetchWithHeaders>[1]): Promise<getSustainableSubstitutionResponseSuccess> => {

  return fetchWithHeaders<getSustainableSubstitutionResponseSuccess>(getGetSustainableSubstitutionUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetSustainableSubstitutionQueryKey = (id: string,) => {
    return [
    'api','sustainable-substitutions',id
    ] as const;
    }


export const getGetSustainableSubstitutionQueryOptions = <TData = Awaited<ReturnType<typeof getSustainableSubstitution>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSustainableSubstitution>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSustainableSubstitutionQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSustainableSubstitution>>> = ({ signal }) => getSustainableSubstitution(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSustainableSubstitution>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSustainableSubstitutionQueryResult = NonNullable<Awaited<ReturnType<typeof getSustainableSubstitution>>>
export type GetSustainableSubstitutionQueryError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>


export function useGetSustainableSubstitution<TData = Awaited<ReturnType<typeof getSustainableSubstitution>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSustainableSubstitution>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSustainableSubstitution>>,
          TError,
          Awaited<ReturnType<typeof getSustainableSubstitution>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSustainableSubstitution<TData = Awaited<ReturnType<typeof getSustainableSubstitution>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSustainableSubstitution>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSustainableSubstitution>>,
          TError,
          Awaited<ReturnType<typeof getSustainableSubstitution>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSustainableSubstitution<TData = Awaited<ReturnType<typeof getSustainableSubstitution>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSustainableSubstitution>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a sustainable substitution
 */

export function useGetSustainableSubstitution<TData = Awaited<ReturnType<typeof getSustainableSubstitution>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSustainableSubstitution>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSustainableSubstitutionQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






