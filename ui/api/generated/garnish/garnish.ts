/**
 * Generated from openapi.yaml. Do not edit.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  BodyTooLargeResponse,
  DeletedResponse,
  FailureResponse,
  Garnish,
  GarnishBody,
  GarnishCreatedResponse,
  GarnishResponse,
  InvalidResponse,
  ItemInUseResponse,
  ListGarnishesParams,
  NameTakenResponse,
  NamedItemPatchBody,
  NotFoundResponse,
  NotModifiedResponse,
  OriginForeignResponse,
  SessionMissingResponse,
  TypeUnsupportedResponse,
  VersionStaleResponse
} from '../model.schemas.ts';

import { fetcher } from '../../fetcher.ts';
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

export type listGarnishesResponse200 = {
  data: Garnish[]
  status: 200
}

export type listGarnishesResponse304 = {
  data: NotModifiedResponse
  status: 304
}

export type listGarnishesResponse400 = {
  data: InvalidResponse
  status: 400
}

export type listGarnishesResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type listGarnishesResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 304 | 400 | 401>
}

export type listGarnishesResponseSuccess = (listGarnishesResponse200) & {
  headers: Record<string, string>;
};
export type listGarnishesResponseError = (listGarnishesResponse304 | listGarnishesResponse400 | listGarnishesResponse401 | listGarnishesResponseDefault) & {
  headers: Record<string, string>;
};

export const getListGarnishesUrl = (params?: ListGarnishesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/garnish?${stringifiedParams}` : `/api/garnish`
}

/**
 * Sorted by name.
 * @summary List the garnishes
 */
export const listGarnishes = async (params?: ListGarnishesParams, options?: Parameters<typeof fetcher>[1]): Promise<listGarnishesResponseSuccess> => {

  return fetcher<listGarnishesResponseSuccess>(getListGarnishesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListGarnishesQueryKey = (params?: ListGarnishesParams,) => {
    return [
    'api','garnish', ...(params ? [params] : [])
    ] as const;
    }


export const getListGarnishesQueryOptions = <TData = Awaited<ReturnType<typeof listGarnishes>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>>(params?: ListGarnishesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGarnishes>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGarnishesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGarnishes>>> = ({ signal }) => listGarnishes(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGarnishes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGarnishesQueryResult = NonNullable<Awaited<ReturnType<typeof listGarnishes>>>
export type ListGarnishesQueryError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>


export function useListGarnishes<TData = Awaited<ReturnType<typeof listGarnishes>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params: undefined |  ListGarnishesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGarnishes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGarnishes>>,
          TError,
          Awaited<ReturnType<typeof listGarnishes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGarnishes<TData = Awaited<ReturnType<typeof listGarnishes>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListGarnishesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGarnishes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGarnishes>>,
          TError,
          Awaited<ReturnType<typeof listGarnishes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGarnishes<TData = Awaited<ReturnType<typeof listGarnishes>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListGarnishesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGarnishes>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the garnishes
 */

export function useListGarnishes<TData = Awaited<ReturnType<typeof listGarnishes>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListGarnishesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGarnishes>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGarnishesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type createGarnishResponse201 = {
  data: GarnishCreatedResponse
  status: 201
}

export type createGarnishResponse400 = {
  data: InvalidResponse
  status: 400
}

export type createGarnishResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type createGarnishResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type createGarnishResponse409 = {
  data: NameTakenResponse
  status: 409
}

export type createGarnishResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type createGarnishResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type createGarnishResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 201 | 400 | 401 | 403 | 409 | 413 | 415>
}

export type createGarnishResponseSuccess = (createGarnishResponse201) & {
  headers: Record<string, string>;
};
export type createGarnishResponseError = (createGarnishResponse400 | createGarnishResponse401 | createGarnishResponse403 | createGarnishResponse409 | createGarnishResponse413 | createGarnishResponse415 | createGarnishResponseDefault) & {
  headers: Record<string, string>;
};

export const getCreateGarnishUrl = () => {




  return `/api/garnish`
}

/**
 * The id is made from the name.
 * @summary Create a garnish
 */
export const createGarnish = async (garnishBody: GarnishBody, options?: Parameters<typeof fetcher>[1]): Promise<createGarnishResponseSuccess> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<createGarnishResponseSuccess>(getCreateGarnishUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(garnishBody)
  }
);}





export const getCreateGarnishMutationKey = () => ['createGarnish'] as const;

export const getCreateGarnishMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createGarnish>>, TError,CreateGarnishMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createGarnish>>, TError,CreateGarnishMutationVariables, TContext> => {

const mutationKey = getCreateGarnishMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createGarnish>>, CreateGarnishMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createGarnish(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateGarnishMutationResult = NonNullable<Awaited<ReturnType<typeof createGarnish>>>
    export type CreateGarnishMutationBody = GarnishBody
    export type CreateGarnishMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type CreateGarnishMutationVariables = {data: GarnishBody}

    /**
 * @summary Create a garnish
 */
export const useCreateGarnish = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createGarnish>>, TError,CreateGarnishMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createGarnish>>,
        TError,
        CreateGarnishMutationVariables,
        TContext
      > => {
      return useMutation(getCreateGarnishMutationOptions(options), queryClient);
    }
    export type getGarnishResponse200 = {
  data: GarnishResponse
  status: 200
}

export type getGarnishResponse304 = {
  data: NotModifiedResponse
  status: 304
}

export type getGarnishResponse400 = {
  data: InvalidResponse
  status: 400
}

export type getGarnishResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type getGarnishResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 304 | 400 | 404>
}

export type getGarnishResponseSuccess = (getGarnishResponse200) & {
  headers: Record<string, string>;
};
export type getGarnishResponseError = (getGarnishResponse304 | getGarnishResponse400 | getGarnishResponse404 | getGarnishResponseDefault) & {
  headers: Record<string, string>;
};

export const getGetGarnishUrl = (id: string,) => {




  return `/api/garnish/${encodeURIComponent(String(id))}`
}

/**
 * One item, as the dashboard loads it for editing.
 * @summary Read a garnish
 */
export const getGarnish = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<getGarnishResponseSuccess> => {

  return fetcher<getGarnishResponseSuccess>(getGetGarnishUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetGarnishQueryKey = (id: string,) => {
    return [
    'api','garnish',id
    ] as const;
    }


export const getGetGarnishQueryOptions = <TData = Awaited<ReturnType<typeof getGarnish>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGarnish>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetGarnishQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGarnish>>> = ({ signal }) => getGarnish(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getGarnish>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetGarnishQueryResult = NonNullable<Awaited<ReturnType<typeof getGarnish>>>
export type GetGarnishQueryError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>


export function useGetGarnish<TData = Awaited<ReturnType<typeof getGarnish>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGarnish>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGarnish>>,
          TError,
          Awaited<ReturnType<typeof getGarnish>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGarnish<TData = Awaited<ReturnType<typeof getGarnish>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGarnish>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGarnish>>,
          TError,
          Awaited<ReturnType<typeof getGarnish>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGarnish<TData = Awaited<ReturnType<typeof getGarnish>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGarnish>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a garnish
 */

export function useGetGarnish<TData = Awaited<ReturnType<typeof getGarnish>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGarnish>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetGarnishQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type updateGarnishResponse200 = {
  data: GarnishResponse
  status: 200
}

export type updateGarnishResponse400 = {
  data: InvalidResponse
  status: 400
}

export type updateGarnishResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type updateGarnishResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type updateGarnishResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type updateGarnishResponse409 = {
  data: NameTakenResponse
  status: 409
}

export type updateGarnishResponse412 = {
  data: VersionStaleResponse
  status: 412
}

export type updateGarnishResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type updateGarnishResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type updateGarnishResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415>
}

export type updateGarnishResponseSuccess = (updateGarnishResponse200) & {
  headers: Record<string, string>;
};
export type updateGarnishResponseError = (updateGarnishResponse400 | updateGarnishResponse401 | updateGarnishResponse403 | updateGarnishResponse404 | updateGarnishResponse409 | updateGarnishResponse412 | updateGarnishResponse413 | updateGarnishResponse415 | updateGarnishResponseDefault) & {
  headers: Record<string, string>;
};

export const getUpdateGarnishUrl = (id: string,) => {




  return `/api/garnish/${encodeURIComponent(String(id))}`
}

/**
 * A new name is shown in every cocktail that uses it; the id stays.
 * @summary Replace a garnish
 */
export const updateGarnish = async (id: string,
    garnishBody: GarnishBody, options?: Parameters<typeof fetcher>[1]): Promise<updateGarnishResponseSuccess> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<updateGarnishResponseSuccess>(getUpdateGarnishUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(garnishBody)
  }
);}





export const getUpdateGarnishMutationKey = () => ['updateGarnish'] as const;

export const getUpdateGarnishMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateGarnish>>, TError,UpdateGarnishMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof updateGarnish>>, TError,UpdateGarnishMutationVariables, TContext> => {

const mutationKey = getUpdateGarnishMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateGarnish>>, UpdateGarnishMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateGarnish(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateGarnishMutationResult = NonNullable<Awaited<ReturnType<typeof updateGarnish>>>
    export type UpdateGarnishMutationBody = GarnishBody
    export type UpdateGarnishMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type UpdateGarnishMutationVariables = {id: string;data: GarnishBody}

    /**
 * @summary Replace a garnish
 */
export const useUpdateGarnish = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateGarnish>>, TError,UpdateGarnishMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateGarnish>>,
        TError,
        UpdateGarnishMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateGarnishMutationOptions(options), queryClient);
    }
    export type patchGarnishResponse200 = {
  data: GarnishResponse
  status: 200
}

export type patchGarnishResponse400 = {
  data: InvalidResponse
  status: 400
}

export type patchGarnishResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type patchGarnishResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type patchGarnishResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type patchGarnishResponse409 = {
  data: NameTakenResponse
  status: 409
}

export type patchGarnishResponse412 = {
  data: VersionStaleResponse
  status: 412
}

export type patchGarnishResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type patchGarnishResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type patchGarnishResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415>
}

export type patchGarnishResponseSuccess = (patchGarnishResponse200) & {
  headers: Record<string, string>;
};
export type patchGarnishResponseError = (patchGarnishResponse400 | patchGarnishResponse401 | patchGarnishResponse403 | patchGarnishResponse404 | patchGarnishResponse409 | patchGarnishResponse412 | patchGarnishResponse413 | patchGarnishResponse415 | patchGarnishResponseDefault) & {
  headers: Record<string, string>;
};

export const getPatchGarnishUrl = (id: string,) => {




  return `/api/garnish/${encodeURIComponent(String(id))}`
}

/**
 * Only the fields that are sent change (JSON merge patch, RFC 7396); null empties an optional field. A list is replaced as a whole.
 * @summary Change fields of a garnish
 */
export const patchGarnish = async (id: string,
    namedItemPatchBody: NamedItemPatchBody, options?: Parameters<typeof fetcher>[1]): Promise<patchGarnishResponseSuccess> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<patchGarnishResponseSuccess>(getPatchGarnishUrl(id),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/merge-patch+json', ...getHeaders(options?.headers) },
    body: JSON.stringify(namedItemPatchBody)
  }
);}





export const getPatchGarnishMutationKey = () => ['patchGarnish'] as const;

export const getPatchGarnishMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof patchGarnish>>, TError,PatchGarnishMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof patchGarnish>>, TError,PatchGarnishMutationVariables, TContext> => {

const mutationKey = getPatchGarnishMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof patchGarnish>>, PatchGarnishMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  patchGarnish(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PatchGarnishMutationResult = NonNullable<Awaited<ReturnType<typeof patchGarnish>>>
    export type PatchGarnishMutationBody = NamedItemPatchBody
    export type PatchGarnishMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type PatchGarnishMutationVariables = {id: string;data: NamedItemPatchBody}

    /**
 * @summary Change fields of a garnish
 */
export const usePatchGarnish = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof patchGarnish>>, TError,PatchGarnishMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof patchGarnish>>,
        TError,
        PatchGarnishMutationVariables,
        TContext
      > => {
      return useMutation(getPatchGarnishMutationOptions(options), queryClient);
    }
    export type deleteGarnishResponse204 = {
  data: DeletedResponse
  status: 204
}

export type deleteGarnishResponse400 = {
  data: InvalidResponse
  status: 400
}

export type deleteGarnishResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type deleteGarnishResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type deleteGarnishResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type deleteGarnishResponse409 = {
  data: ItemInUseResponse
  status: 409
}

export type deleteGarnishResponse412 = {
  data: VersionStaleResponse
  status: 412
}

export type deleteGarnishResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 204 | 400 | 401 | 403 | 404 | 409 | 412>
}

export type deleteGarnishResponseSuccess = (deleteGarnishResponse204) & {
  headers: Record<string, string>;
};
export type deleteGarnishResponseError = (deleteGarnishResponse400 | deleteGarnishResponse401 | deleteGarnishResponse403 | deleteGarnishResponse404 | deleteGarnishResponse409 | deleteGarnishResponse412 | deleteGarnishResponseDefault) & {
  headers: Record<string, string>;
};

export const getDeleteGarnishUrl = (id: string,) => {




  return `/api/garnish/${encodeURIComponent(String(id))}`
}

/**
 * Refused while cocktails use it.
 * @summary Delete a garnish
 */
export const deleteGarnish = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<deleteGarnishResponseSuccess> => {

  return fetcher<deleteGarnishResponseSuccess>(getDeleteGarnishUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteGarnishMutationKey = () => ['deleteGarnish'] as const;

export const getDeleteGarnishMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | ItemInUseResponse | VersionStaleResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteGarnish>>, TError,DeleteGarnishMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteGarnish>>, TError,DeleteGarnishMutationVariables, TContext> => {

const mutationKey = getDeleteGarnishMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteGarnish>>, DeleteGarnishMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteGarnish(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteGarnishMutationResult = NonNullable<Awaited<ReturnType<typeof deleteGarnish>>>

    export type DeleteGarnishMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | ItemInUseResponse | VersionStaleResponse | FailureResponse>
    export type DeleteGarnishMutationVariables = {id: string}

    /**
 * @summary Delete a garnish
 */
export const useDeleteGarnish = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | ItemInUseResponse | VersionStaleResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteGarnish>>, TError,DeleteGarnishMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteGarnish>>,
        TError,
        DeleteGarnishMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteGarnishMutationOptions(options), queryClient);
    }
