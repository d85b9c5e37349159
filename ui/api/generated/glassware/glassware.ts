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
  Glassware,
  GlasswareBody,
  GlasswareCreatedResponse,
  GlasswarePatchBody,
  GlasswareResponse,
  InvalidResponse,
  ItemInUseResponse,
  ListGlasswareParams,
  NameTakenResponse,
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

export type listGlasswareResponse200 = {
  data: Glassware[]
  status: 200
}

export type listGlasswareResponse304 = {
  data: NotModifiedResponse
  status: 304
}

export type listGlasswareResponse400 = {
  data: InvalidResponse
  status: 400
}

export type listGlasswareResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type listGlasswareResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 304 | 400 | 401>
}

export type listGlasswareResponseSuccess = (listGlasswareResponse200) & {
  headers: Record<string, string>;
};
export type listGlasswareResponseError = (listGlasswareResponse304 | listGlasswareResponse400 | listGlasswareResponse401 | listGlasswareResponseDefault) & {
  headers: Record<string, string>;
};

export const getListGlasswareUrl = (params?: ListGlasswareParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/glassware?${stringifiedParams}` : `/api/glassware`
}

/**
 * Sorted by name.
 * @summary List the glassware
 */
export const listGlassware = async (params?: ListGlasswareParams, options?: Parameters<typeof fetcher>[1]): Promise<listGlasswareResponseSuccess> => {

  return fetcher<listGlasswareResponseSuccess>(getListGlasswareUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListGlasswareQueryKey = (params?: ListGlasswareParams,) => {
    return [
    'api','glassware', ...(params ? [params] : [])
    ] as const;
    }


export const getListGlasswareQueryOptions = <TData = Awaited<ReturnType<typeof listGlassware>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>>(params?: ListGlasswareParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGlassware>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGlasswareQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGlassware>>> = ({ signal }) => listGlassware(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGlassware>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGlasswareQueryResult = NonNullable<Awaited<ReturnType<typeof listGlassware>>>
export type ListGlasswareQueryError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>


export function useListGlassware<TData = Awaited<ReturnType<typeof listGlassware>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params: undefined |  ListGlasswareParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGlassware>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGlassware>>,
          TError,
          Awaited<ReturnType<typeof listGlassware>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGlassware<TData = Awaited<ReturnType<typeof listGlassware>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListGlasswareParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGlassware>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGlassware>>,
          TError,
          Awaited<ReturnType<typeof listGlassware>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGlassware<TData = Awaited<ReturnType<typeof listGlassware>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListGlasswareParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGlassware>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the glassware
 */

export function useListGlassware<TData = Awaited<ReturnType<typeof listGlassware>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListGlasswareParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGlassware>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGlasswareQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type createGlasswareResponse201 = {
  data: GlasswareCreatedResponse
  status: 201
}

export type createGlasswareResponse400 = {
  data: InvalidResponse
  status: 400
}

export type createGlasswareResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type createGlasswareResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type createGlasswareResponse409 = {
  data: NameTakenResponse
  status: 409
}

export type createGlasswareResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type createGlasswareResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type createGlasswareResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 201 | 400 | 401 | 403 | 409 | 413 | 415>
}

export type createGlasswareResponseSuccess = (createGlasswareResponse201) & {
  headers: Record<string, string>;
};
export type createGlasswareResponseError = (createGlasswareResponse400 | createGlasswareResponse401 | createGlasswareResponse403 | createGlasswareResponse409 | createGlasswareResponse413 | createGlasswareResponse415 | createGlasswareResponseDefault) & {
  headers: Record<string, string>;
};

export const getCreateGlasswareUrl = () => {




  return `/api/glassware`
}

/**
 * The id is made from the name.
 * @summary Create a glass
 */
export const createGlassware = async (glasswareBody: GlasswareBody, options?: Parameters<typeof fetcher>[1]): Promise<createGlasswareResponseSuccess> => {

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
return fetcher<createGlasswareResponseSuccess>(getCreateGlasswareUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(glasswareBody)
  }
);}





export const getCreateGlasswareMutationKey = () => ['createGlassware'] as const;

export const getCreateGlasswareMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createGlassware>>, TError,CreateGlasswareMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createGlassware>>, TError,CreateGlasswareMutationVariables, TContext> => {

const mutationKey = getCreateGlasswareMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createGlassware>>, CreateGlasswareMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createGlassware(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateGlasswareMutationResult = NonNullable<Awaited<ReturnType<typeof createGlassware>>>
    export type CreateGlasswareMutationBody = GlasswareBody
    export type CreateGlasswareMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type CreateGlasswareMutationVariables = {data: GlasswareBody}

    /**
 * @summary Create a glass
 */
export const useCreateGlassware = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createGlassware>>, TError,CreateGlasswareMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createGlassware>>,
        TError,
        CreateGlasswareMutationVariables,
        TContext
      > => {
      return useMutation(getCreateGlasswareMutationOptions(options), queryClient);
    }
    export type getGlasswareResponse200 = {
  data: GlasswareResponse
  status: 200
}

export type getGlasswareResponse304 = {
  data: NotModifiedResponse
  status: 304
}

export type getGlasswareResponse400 = {
  data: InvalidResponse
  status: 400
}

export type getGlasswareResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type getGlasswareResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 304 | 400 | 404>
}

export type getGlasswareResponseSuccess = (getGlasswareResponse200) & {
  headers: Record<string, string>;
};
export type getGlasswareResponseError = (getGlasswareResponse304 | getGlasswareResponse400 | getGlasswareResponse404 | getGlasswareResponseDefault) & {
  headers: Record<string, string>;
};

export const getGetGlasswareUrl = (id: string,) => {




  return `/api/glassware/${encodeURIComponent(String(id))}`
}

/**
 * One item, as the dashboard loads it for editing.
 * @summary Read a glass
 */
export const getGlassware = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<getGlasswareResponseSuccess> => {

  return fetcher<getGlasswareResponseSuccess>(getGetGlasswareUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetGlasswareQueryKey = (id: string,) => {
    return [
    'api','glassware',id
    ] as const;
    }


export const getGetGlasswareQueryOptions = <TData = Awaited<ReturnType<typeof getGlassware>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGlassware>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetGlasswareQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGlassware>>> = ({ signal }) => getGlassware(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getGlassware>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetGlasswareQueryResult = NonNullable<Awaited<ReturnType<typeof getGlassware>>>
export type GetGlasswareQueryError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>


export function useGetGlassware<TData = Awaited<ReturnType<typeof getGlassware>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGlassware>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGlassware>>,
          TError,
          Awaited<ReturnType<typeof getGlassware>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGlassware<TData = Awaited<ReturnType<typeof getGlassware>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGlassware>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGlassware>>,
          TError,
          Awaited<ReturnType<typeof getGlassware>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGlassware<TData = Awaited<ReturnType<typeof getGlassware>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGlassware>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a glass
 */

export function useGetGlassware<TData = Awaited<ReturnType<typeof getGlassware>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGlassware>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetGlasswareQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type updateGlasswareResponse200 = {
  data: GlasswareResponse
  status: 200
}

export type updateGlasswareResponse400 = {
  data: InvalidResponse
  status: 400
}

export type updateGlasswareResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type updateGlasswareResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type updateGlasswareResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type updateGlasswareResponse409 = {
  data: NameTakenResponse
  status: 409
}

export type updateGlasswareResponse412 = {
  data: VersionStaleResponse
  status: 412
}

export type updateGlasswareResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type updateGlasswareResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type updateGlasswareResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415>
}

export type updateGlasswareResponseSuccess = (updateGlasswareResponse200) & {
  headers: Record<string, string>;
};
export type updateGlasswareResponseError = (updateGlasswareResponse400 | updateGlasswareResponse401 | updateGlasswareResponse403 | updateGlasswareResponse404 | updateGlasswareResponse409 | updateGlasswareResponse412 | updateGlasswareResponse413 | updateGlasswareResponse415 | updateGlasswareResponseDefault) & {
  headers: Record<string, string>;
};

export const getUpdateGlasswareUrl = (id: string,) => {




  return `/api/glassware/${encodeURIComponent(String(id))}`
}

/**
 * A new name is shown in every cocktail that uses it; the id stays.
 * @summary Replace a glass
 */
export const updateGlassware = async (id: string,
    glasswareBody: GlasswareBody, options?: Parameters<typeof fetcher>[1]): Promise<updateGlasswareResponseSuccess> => {

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
return fetcher<updateGlasswareResponseSuccess>(getUpdateGlasswareUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(glasswareBody)
  }
);}





export const getUpdateGlasswareMutationKey = () => ['updateGlassware'] as const;

export const getUpdateGlasswareMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateGlassware>>, TError,UpdateGlasswareMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof updateGlassware>>, TError,UpdateGlasswareMutationVariables, TContext> => {

const mutationKey = getUpdateGlasswareMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateGlassware>>, UpdateGlasswareMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateGlassware(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateGlasswareMutationResult = NonNullable<Awaited<ReturnType<typeof updateGlassware>>>
    export type UpdateGlasswareMutationBody = GlasswareBody
    export type UpdateGlasswareMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type UpdateGlasswareMutationVariables = {id: string;data: GlasswareBody}

    /**
 * @summary Replace a glass
 */
export const useUpdateGlassware = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateGlassware>>, TError,UpdateGlasswareMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateGlassware>>,
        TError,
        UpdateGlasswareMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateGlasswareMutationOptions(options), queryClient);
    }
    export type patchGlasswareResponse200 = {
  data: GlasswareResponse
  status: 200
}

export type patchGlasswareResponse400 = {
  data: InvalidResponse
  status: 400
}

export type patchGlasswareResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type patchGlasswareResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type patchGlasswareResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type patchGlasswareResponse409 = {
  data: NameTakenResponse
  status: 409
}

export type patchGlasswareResponse412 = {
  data: VersionStaleResponse
  status: 412
}

export type patchGlasswareResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type patchGlasswareResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type patchGlasswareResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415>
}

export type patchGlasswareResponseSuccess = (patchGlasswareResponse200) & {
  headers: Record<string, string>;
};
export type patchGlasswareResponseError = (patchGlasswareResponse400 | patchGlasswareResponse401 | patchGlasswareResponse403 | patchGlasswareResponse404 | patchGlasswareResponse409 | patchGlasswareResponse412 | patchGlasswareResponse413 | patchGlasswareResponse415 | patchGlasswareResponseDefault) & {
  headers: Record<string, string>;
};

export const getPatchGlasswareUrl = (id: string,) => {




  return `/api/glassware/${encodeURIComponent(String(id))}`
}

/**
 * Only the fields that are sent change (JSON merge patch, RFC 7396); null empties an optional field. A list is replaced as a whole.
 * @summary Change fields of a glass
 */
export const patchGlassware = async (id: string,
    glasswarePatchBody: GlasswarePatchBody, options?: Parameters<typeof fetcher>[1]): Promise<patchGlasswareResponseSuccess> => {

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
return fetcher<patchGlasswareResponseSuccess>(getPatchGlasswareUrl(id),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/merge-patch+json', ...getHeaders(options?.headers) },
    body: JSON.stringify(glasswarePatchBody)
  }
);}





export const getPatchGlasswareMutationKey = () => ['patchGlassware'] as const;

export const getPatchGlasswareMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof patchGlassware>>, TError,PatchGlasswareMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof patchGlassware>>, TError,PatchGlasswareMutationVariables, TContext> => {

const mutationKey = getPatchGlasswareMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof patchGlassware>>, PatchGlasswareMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  patchGlassware(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PatchGlasswareMutationResult = NonNullable<Awaited<ReturnType<typeof patchGlassware>>>
    export type PatchGlasswareMutationBody = GlasswarePatchBody
    export type PatchGlasswareMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type PatchGlasswareMutationVariables = {id: string;data: GlasswarePatchBody}

    /**
 * @summary Change fields of a glass
 */
export const usePatchGlassware = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof patchGlassware>>, TError,PatchGlasswareMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof patchGlassware>>,
        TError,
        PatchGlasswareMutationVariables,
        TContext
      > => {
      return useMutation(getPatchGlasswareMutationOptions(options), queryClient);
    }
    export type deleteGlasswareResponse204 = {
  data: DeletedResponse
  status: 204
}

export type deleteGlasswareResponse400 = {
  data: InvalidResponse
  status: 400
}

export type deleteGlasswareResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type deleteGlasswareResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type deleteGlasswareResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type deleteGlasswareResponse409 = {
  data: ItemInUseResponse
  status: 409
}

export type deleteGlasswareResponse412 = {
  data: VersionStaleResponse
  status: 412
}

export type deleteGlasswareResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 204 | 400 | 401 | 403 | 404 | 409 | 412>
}

export type deleteGlasswareResponseSuccess = (deleteGlasswareResponse204) & {
  headers: Record<string, string>;
};
export type deleteGlasswareResponseError = (deleteGlasswareResponse400 | deleteGlasswareResponse401 | deleteGlasswareResponse403 | deleteGlasswareResponse404 | deleteGlasswareResponse409 | deleteGlasswareResponse412 | deleteGlasswareResponseDefault) & {
  headers: Record<string, string>;
};

export const getDeleteGlasswareUrl = (id: string,) => {




  return `/api/glassware/${encodeURIComponent(String(id))}`
}

/**
 * Refused while cocktails use it.
 * @summary Delete a glass
 */
export const deleteGlassware = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<deleteGlasswareResponseSuccess> => {

  return fetcher<deleteGlasswareResponseSuccess>(getDeleteGlasswareUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteGlasswareMutationKey = () => ['deleteGlassware'] as const;

export const getDeleteGlasswareMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | ItemInUseResponse | VersionStaleResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteGlassware>>, TError,DeleteGlasswareMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteGlassware>>, TError,DeleteGlasswareMutationVariables, TContext> => {

const mutationKey = getDeleteGlasswareMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteGlassware>>, DeleteGlasswareMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteGlassware(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteGlasswareMutationResult = NonNullable<Awaited<ReturnType<typeof deleteGlassware>>>

    export type DeleteGlasswareMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | ItemInUseResponse | VersionStaleResponse | FailureResponse>
    export type DeleteGlasswareMutationVariables = {id: string}

    /**
 * @summary Delete a glass
 */
export const useDeleteGlassware = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | ItemInUseResponse | VersionStaleResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteGlassware>>, TError,DeleteGlasswareMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteGlassware>>,
        TError,
        DeleteGlasswareMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteGlasswareMutationOptions(options), queryClient);
    }
