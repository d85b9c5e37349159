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
  AdminNotesResponse,
  FailureResponse,
  InvalidResponse,
  ListAdminNotesParams,
  NotFoundResponse,
  SessionMissingResponse,
  StoredNoteResponse
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

export const getListAdminNotesUrl = (params?: ListAdminNotesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/admin/notes?${stringifiedParams}` : `/api/admin/notes`
}

/**
 * By name, with what visitors do not see.
 * @summary List all notes, drafts too
 */
export const listAdminNotes = async (params?: ListAdminNotesParams, options?: Parameters<typeof fetchList>[1]): Promise<AdminNotesResponse> => {

  return fetchList<AdminNotesResponse>(getListAdminNotesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListAdminNotesQueryKey = (params?: ListAdminNotesParams,) => {
    return [
    'api','admin','notes', ...(params ? [params] : [])
    ] as const;
    }


export const getListAdminNotesQueryOptions = <TData = Awaited<ReturnType<typeof listAdminNotes>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(params?: ListAdminNotesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminNotes>>, TError, TData>>, request?: SecondParameter<typeof fetchList>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAdminNotesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAdminNotes>>> = ({ signal }) => listAdminNotes(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAdminNotes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAdminNotesQueryResult = NonNullable<Awaited<ReturnType<typeof listAdminNotes>>>
export type ListAdminNotesQueryError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>


export function useListAdminNotes<TData = Awaited<ReturnType<typeof listAdminNotes>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params: undefined |  ListAdminNotesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminNotes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAdminNotes>>,
          TError,
          Awaited<ReturnType<typeof listAdminNotes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAdminNotes<TData = Awaited<ReturnType<typeof listAdminNotes>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListAdminNotesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminNotes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAdminNotes>>,
          TError,
          Awaited<ReturnType<typeof listAdminNotes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAdminNotes<TData = Awaited<ReturnType<typeof listAdminNotes>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListAdminNotesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminNotes>>, TError, TData>>, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List all notes, drafts too
 */

export function useListAdminNotes<TData = Awaited<ReturnType<typeof listAdminNotes>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListAdminNotesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminNotes>>, TError, TData>>, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAdminNotesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type getAdminNoteResponse200 = {
  data: StoredNoteResponse
  status: 200
}

export type getAdminNoteResponse400 = {
  data: InvalidResponse
  status: 400
}

export type getAdminNoteResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type getAdminNoteResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type getAdminNoteResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401 | 404>
}

export type getAdminNoteResponseSuccess = (getAdminNoteResponse200) & {
  headers: Record<string, string>;
};
export type getAdminNoteResponseError = (getAdminNoteResponse400 | getAdminNoteResponse401 | getAdminNoteResponse404 | getAdminNoteResponseDefault) & {
  headers: Record<string, string>;
};

export const getGetAdminNoteUrl = (id: string,) => {




  return `/api/admin/notes/${encodeURIComponent(String(id))}`
}

/**
 * The whole item, whether visitors see it or not. Its `ETag` is what a write takes as `If-Match`.
 * @summary Read any note, a draft too
 */
export const getAdminNote = async (id: string, options?: Parameters<typeof fetchWithHeaders>[1]): Promise<getAdminNoteResponseSuccess> => {

  return fetchWithHeaders<getAdminNoteResponseSuccess>(getGetAdminNoteUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetAdminNoteQueryKey = (id: string,) => {
    return [
    'api','admin','notes',id
    ] as const;
    }


export const getGetAdminNoteQueryOptions = <TData = Awaited<ReturnType<typeof getAdminNote>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminNote>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAdminNoteQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAdminNote>>> = ({ signal }) => getAdminNote(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAdminNote>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAdminNoteQueryResult = NonNullable<Awaited<ReturnType<typeof getAdminNote>>>
export type GetAdminNoteQueryError = ErrorType<InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>


export function useGetAdminNote<TData = Awaited<ReturnType<typeof getAdminNote>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminNote>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdminNote>>,
          TError,
          Awaited<ReturnType<typeof getAdminNote>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAdminNote<TData = Awaited<ReturnType<typeof getAdminNote>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminNote>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdminNote>>,
          TError,
          Awaited<ReturnType<typeof getAdminNote>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAdminNote<TData = Awaited<ReturnType<typeof getAdminNote>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminNote>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read any note, a draft too
 */

export function useGetAdminNote<TData = Awaited<ReturnType<typeof getAdminNote>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdminNote>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAdminNoteQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






