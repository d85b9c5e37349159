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
  InvalidResponse,
  ItemInUseResponse,
  ListSpiritsParams,
  NameTakenResponse,
  NamedItemPatchBody,
  NotFoundResponse,
  NotModifiedResponse,
  OriginForeignResponse,
  SessionMissingResponse,
  Spirit,
  SpiritBody,
  SpiritCreatedResponse,
  SpiritResponse,
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

export type listSpiritsResponse200 = {
  data: Spirit[]
  status: 200
}

export type listSpiritsResponse304 = {
  data: NotModifiedResponse
  status: 304
}

export type listSpiritsResponse400 = {
  data: InvalidResponse
  status: 400
}

export type listSpiritsResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type listSpiritsResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 304 | 400 | 401>
}

export type listSpiritsResponseSuccess = (listSpiritsResponse200) & {
  headers: Record<string, string>;
};
export type listSpiritsResponseError = (listSpiritsResponse304 | listSpiritsResponse400 | listSpiritsResponse401 | listSpiritsResponseDefault) & {
  headers: Record<string, string>;
};

export const getListSpiritsUrl = (params?: ListSpiritsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/spirits?${stringifiedParams}` : `/api/spirits`
}

/**
 * Sorted by name.
 * @summary List the spirits
 */
export const listSpirits = async (params?: ListSpiritsParams, options?: Parameters<typeof fetcher>[1]): Promise<listSpiritsResponseSuccess> => {

  return fetcher<listSpiritsResponseSuccess>(getListSpiritsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListSpiritsQueryKey = (params?: ListSpiritsParams,) => {
    return [
    'api','spirits', ...(params ? [params] : [])
    ] as const;
    }


export const getListSpiritsQueryOptions = <TData = Awaited<ReturnType<typeof listSpirits>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>>(params?: ListSpiritsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSpirits>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSpiritsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSpirits>>> = ({ signal }) => listSpirits(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSpirits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSpiritsQueryResult = NonNullable<Awaited<ReturnType<typeof listSpirits>>>
export type ListSpiritsQueryError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>


export function useListSpirits<TData = Awaited<ReturnType<typeof listSpirits>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params: undefined |  ListSpiritsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSpirits>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSpirits>>,
          TError,
          Awaited<ReturnType<typeof listSpirits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSpirits<TData = Awaited<ReturnType<typeof listSpirits>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListSpiritsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSpirits>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSpirits>>,
          TError,
          Awaited<ReturnType<typeof listSpirits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSpirits<TData = Awaited<ReturnType<typeof listSpirits>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListSpiritsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSpirits>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the spirits
 */

export function useListSpirits<TData = Awaited<ReturnType<typeof listSpirits>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListSpiritsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSpirits>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSpiritsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type createSpiritResponse201 = {
  data: SpiritCreatedResponse
  status: 201
}

export type createSpiritResponse400 = {
  data: InvalidResponse
  status: 400
}

export type createSpiritResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type createSpiritResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type createSpiritResponse409 = {
  data: NameTakenResponse
  status: 409
}

export type createSpiritResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type createSpiritResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type createSpiritResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 201 | 400 | 401 | 403 | 409 | 413 | 415>
}

export type createSpiritResponseSuccess = (createSpiritResponse201) & {
  headers: Record<string, string>;
};
export type createSpiritResponseError = (createSpiritResponse400 | createSpiritResponse401 | createSpiritResponse403 | createSpiritResponse409 | createSpiritResponse413 | createSpiritResponse415 | createSpiritResponseDefault) & {
  headers: Record<string, string>;
};

export const getCreateSpiritUrl = () => {




  return `/api/spirits`
}

/**
 * The id is made from the name.
 * @summary Create a spirit
 */
export const createSpirit = async (spiritBody: SpiritBody, options?: Parameters<typeof fetcher>[1]): Promise<createSpiritResponseSuccess> => {

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
return fetcher<createSpiritResponseSuccess>(getCreateSpiritUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(spiritBody)
  }
);}





export const getCreateSpiritMutationKey = () => ['createSpirit'] as const;

export const getCreateSpiritMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSpirit>>, TError,CreateSpiritMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createSpirit>>, TError,CreateSpiritMutationVariables, TContext> => {

const mutationKey = getCreateSpiritMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createSpirit>>, CreateSpiritMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createSpirit(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateSpiritMutationResult = NonNullable<Awaited<ReturnType<typeof createSpirit>>>
    export type CreateSpiritMutationBody = SpiritBody
    export type CreateSpiritMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type CreateSpiritMutationVariables = {data: SpiritBody}

    /**
 * @summary Create a spirit
 */
export const useCreateSpirit = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSpirit>>, TError,CreateSpiritMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createSpirit>>,
        TError,
        CreateSpiritMutationVariables,
        TContext
      > => {
      return useMutation(getCreateSpiritMutationOptions(options), queryClient);
    }
    export type getSpiritResponse200 = {
  data: SpiritResponse
  status: 200
}

export type getSpiritResponse304 = {
  data: NotModifiedResponse
  status: 304
}

export type getSpiritResponse400 = {
  data: InvalidResponse
  status: 400
}

export type getSpiritResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type getSpiritResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 304 | 400 | 404>
}

export type getSpiritResponseSuccess = (getSpiritResponse200) & {
  headers: Record<string, string>;
};
export type getSpiritResponseError = (getSpiritResponse304 | getSpiritResponse400 | getSpiritResponse404 | getSpiritResponseDefault) & {
  headers: Record<string, string>;
};

export const getGetSpiritUrl = (id: string,) => {




  return `/api/spirits/${encodeURIComponent(String(id))}`
}

/**
 * One item, as the dashboard loads it for editing.
 * @summary Read a spirit
 */
export const getSpirit = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<getSpiritResponseSuccess> => {

  return fetcher<getSpiritResponseSuccess>(getGetSpiritUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetSpiritQueryKey = (id: string,) => {
    return [
    'api','spirits',id
    ] as const;
    }


export const getGetSpiritQueryOptions = <TData = Awaited<ReturnType<typeof getSpirit>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSpirit>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSpiritQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSpirit>>> = ({ signal }) => getSpirit(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSpirit>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSpiritQueryResult = NonNullable<Awaited<ReturnType<typeof getSpirit>>>
export type GetSpiritQueryError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>


export function useGetSpirit<TData = Awaited<ReturnType<typeof getSpirit>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSpirit>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSpirit>>,
          TError,
          Awaited<ReturnType<typeof getSpirit>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSpirit<TData = Awaited<ReturnType<typeof getSpirit>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSpirit>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSpirit>>,
          TError,
          Awaited<ReturnType<typeof getSpirit>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSpirit<TData = Awaited<ReturnType<typeof getSpirit>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSpirit>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a spirit
 */

export function useGetSpirit<TData = Awaited<ReturnType<typeof getSpirit>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSpirit>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSpiritQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type updateSpiritResponse200 = {
  data: SpiritResponse
  status: 200
}

export type updateSpiritResponse400 = {
  data: InvalidResponse
  status: 400
}

export type updateSpiritResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type updateSpiritResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type updateSpiritResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type updateSpiritResponse409 = {
  data: NameTakenResponse
  status: 409
}

export type updateSpiritResponse412 = {
  data: VersionStaleResponse
  status: 412
}

export type updateSpiritResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type updateSpiritResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type updateSpiritResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415>
}

export type updateSpiritResponseSuccess = (updateSpiritResponse200) & {
  headers: Record<string, string>;
};
export type updateSpiritResponseError = (updateSpiritResponse400 | updateSpiritResponse401 | updateSpiritResponse403 | updateSpiritResponse404 | updateSpiritResponse409 | updateSpiritResponse412 | updateSpiritResponse413 | updateSpiritResponse415 | updateSpiritResponseDefault) & {
  headers: Record<string, string>;
};

export const getUpdateSpiritUrl = (id: string,) => {




  return `/api/spirits/${encodeURIComponent(String(id))}`
}

/**
 * A new name is shown in every cocktail that uses it; the id stays.
 * @summary Replace a spirit
 */
export const updateSpirit = async (id: string,
    spiritBody: SpiritBody, options?: Parameters<typeof fetcher>[1]): Promise<updateSpiritResponseSuccess> => {

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
return fetcher<updateSpiritResponseSuccess>(getUpdateSpiritUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(spiritBody)
  }
);}





export const getUpdateSpiritMutationKey = () => ['updateSpirit'] as const;

export const getUpdateSpiritMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSpirit>>, TError,UpdateSpiritMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof updateSpirit>>, TError,UpdateSpiritMutationVariables, TContext> => {

const mutationKey = getUpdateSpiritMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateSpirit>>, UpdateSpiritMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateSpirit(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateSpiritMutationResult = NonNullable<Awaited<ReturnType<typeof updateSpirit>>>
    export type UpdateSpiritMutationBody = SpiritBody
    export type UpdateSpiritMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type UpdateSpiritMutationVariables = {id: string;data: SpiritBody}

    /**
 * @summary Replace a spirit
 */
export const useUpdateSpirit = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSpirit>>, TError,UpdateSpiritMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateSpirit>>,
        TError,
        UpdateSpiritMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateSpiritMutationOptions(options), queryClient);
    }
    export type patchSpiritResponse200 = {
  data: SpiritResponse
  status: 200
}

export type patchSpiritResponse400 = {
  data: InvalidResponse
  status: 400
}

export type patchSpiritResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type patchSpiritResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type patchSpiritResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type patchSpiritResponse409 = {
  data: NameTakenResponse
  status: 409
}

export type patchSpiritResponse412 = {
  data: VersionStaleResponse
  status: 412
}

export type patchSpiritResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type patchSpiritResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type patchSpiritResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415>
}

export type patchSpiritResponseSuccess = (patchSpiritResponse200) & {
  headers: Record<string, string>;
};
export type patchSpiritResponseError = (patchSpiritResponse400 | patchSpiritResponse401 | patchSpiritResponse403 | patchSpiritResponse404 | patchSpiritResponse409 | patchSpiritResponse412 | patchSpiritResponse413 | patchSpiritResponse415 | patchSpiritResponseDefault) & {
  headers: Record<string, string>;
};

export const getPatchSpiritUrl = (id: string,) => {




  return `/api/spirits/${encodeURIComponent(String(id))}`
}

/**
 * Only the fields that are sent change (JSON merge patch, RFC 7396); null empties an optional field. A list is replaced as a whole.
 * @summary Change fields of a spirit
 */
export const patchSpirit = async (id: string,
    namedItemPatchBody: NamedItemPatchBody, options?: Parameters<typeof fetcher>[1]): Promise<patchSpiritResponseSuccess> => {

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
return fetcher<patchSpiritResponseSuccess>(getPatchSpiritUrl(id),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/merge-patch+json', ...getHeaders(options?.headers) },
    body: JSON.stringify(namedItemPatchBody)
  }
);}





export const getPatchSpiritMutationKey = () => ['patchSpirit'] as const;

export const getPatchSpiritMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof patchSpirit>>, TError,PatchSpiritMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof patchSpirit>>, TError,PatchSpiritMutationVariables, TContext> => {

const mutationKey = getPatchSpiritMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof patchSpirit>>, PatchSpiritMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  patchSpirit(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PatchSpiritMutationResult = NonNullable<Awaited<ReturnType<typeof patchSpirit>>>
    export type PatchSpiritMutationBody = NamedItemPatchBody
    export type PatchSpiritMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type PatchSpiritMutationVariables = {id: string;data: NamedItemPatchBody}

    /**
 * @summary Change fields of a spirit
 */
export const usePatchSpirit = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof patchSpirit>>, TError,PatchSpiritMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof patchSpirit>>,
        TError,
        PatchSpiritMutationVariables,
        TContext
      > => {
      return useMutation(getPatchSpiritMutationOptions(options), queryClient);
    }
    export type deleteSpiritResponse204 = {
  data: DeletedResponse
  status: 204
}

export type deleteSpiritResponse400 = {
  data: InvalidResponse
  status: 400
}

export type deleteSpiritResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type deleteSpiritResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type deleteSpiritResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type deleteSpiritResponse409 = {
  data: ItemInUseResponse
  status: 409
}

export type deleteSpiritResponse412 = {
  data: VersionStaleResponse
  status: 412
}

export type deleteSpiritResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 204 | 400 | 401 | 403 | 404 | 409 | 412>
}

export type deleteSpiritResponseSuccess = (deleteSpiritResponse204) & {
  headers: Record<string, string>;
};
export type deleteSpiritResponseError = (deleteSpiritResponse400 | deleteSpiritResponse401 | deleteSpiritResponse403 | deleteSpiritResponse404 | deleteSpiritResponse409 | deleteSpiritResponse412 | deleteSpiritResponseDefault) & {
  headers: Record<string, string>;
};

export const getDeleteSpiritUrl = (id: string,) => {




  return `/api/spirits/${encodeURIComponent(String(id))}`
}

/**
 * Refused while cocktails use it.
 * @summary Delete a spirit
 */
export const deleteSpirit = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<deleteSpiritResponseSuccess> => {

  return fetcher<deleteSpiritResponseSuccess>(getDeleteSpiritUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteSpiritMutationKey = () => ['deleteSpirit'] as const;

export const getDeleteSpiritMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | ItemInUseResponse | VersionStaleResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSpirit>>, TError,DeleteSpiritMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteSpirit>>, TError,DeleteSpiritMutationVariables, TContext> => {

const mutationKey = getDeleteSpiritMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteSpirit>>, DeleteSpiritMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteSpirit(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteSpiritMutationResult = NonNullable<Awaited<ReturnType<typeof deleteSpirit>>>

    export type DeleteSpiritMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | ItemInUseResponse | VersionStaleResponse | FailureResponse>
    export type DeleteSpiritMutationVariables = {id: string}

    /**
 * @summary Delete a spirit
 */
export const useDeleteSpirit = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | ItemInUseResponse | VersionStaleResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSpirit>>, TError,DeleteSpiritMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteSpirit>>,
        TError,
        DeleteSpiritMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteSpiritMutationOptions(options), queryClient);
    }
