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
  Equipment,
  EquipmentBody,
  EquipmentCreatedResponse,
  EquipmentResponse,
  FailureResponse,
  InvalidResponse,
  ItemInUseResponse,
  ListEquipmentParams,
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

export type listEquipmentResponse200 = {
  data: Equipment[]
  status: 200
}

export type listEquipmentResponse304 = {
  data: NotModifiedResponse
  status: 304
}

export type listEquipmentResponse400 = {
  data: InvalidResponse
  status: 400
}

export type listEquipmentResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type listEquipmentResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 304 | 400 | 401>
}

export type listEquipmentResponseSuccess = (listEquipmentResponse200) & {
  headers: Record<string, string>;
};
export type listEquipmentResponseError = (listEquipmentResponse304 | listEquipmentResponse400 | listEquipmentResponse401 | listEquipmentResponseDefault) & {
  headers: Record<string, string>;
};

export const getListEquipmentUrl = (params?: ListEquipmentParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/equipment?${stringifiedParams}` : `/api/equipment`
}

/**
 * Sorted by name.
 * @summary List the equipment
 */
export const listEquipment = async (params?: ListEquipmentParams, options?: Parameters<typeof fetcher>[1]): Promise<listEquipmentResponseSuccess> => {

  return fetcher<listEquipmentResponseSuccess>(getListEquipmentUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListEquipmentQueryKey = (params?: ListEquipmentParams,) => {
    return [
    'api','equipment', ...(params ? [params] : [])
    ] as const;
    }


export const getListEquipmentQueryOptions = <TData = Awaited<ReturnType<typeof listEquipment>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>>(params?: ListEquipmentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEquipment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListEquipmentQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listEquipment>>> = ({ signal }) => listEquipment(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listEquipment>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListEquipmentQueryResult = NonNullable<Awaited<ReturnType<typeof listEquipment>>>
export type ListEquipmentQueryError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>


export function useListEquipment<TData = Awaited<ReturnType<typeof listEquipment>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params: undefined |  ListEquipmentParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEquipment>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEquipment>>,
          TError,
          Awaited<ReturnType<typeof listEquipment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEquipment<TData = Awaited<ReturnType<typeof listEquipment>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListEquipmentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEquipment>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEquipment>>,
          TError,
          Awaited<ReturnType<typeof listEquipment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEquipment<TData = Awaited<ReturnType<typeof listEquipment>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListEquipmentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEquipment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the equipment
 */

export function useListEquipment<TData = Awaited<ReturnType<typeof listEquipment>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListEquipmentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEquipment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListEquipmentQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type createEquipmentResponse201 = {
  data: EquipmentCreatedResponse
  status: 201
}

export type createEquipmentResponse400 = {
  data: InvalidResponse
  status: 400
}

export type createEquipmentResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type createEquipmentResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type createEquipmentResponse409 = {
  data: NameTakenResponse
  status: 409
}

export type createEquipmentResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type createEquipmentResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type createEquipmentResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 201 | 400 | 401 | 403 | 409 | 413 | 415>
}

export type createEquipmentResponseSuccess = (createEquipmentResponse201) & {
  headers: Record<string, string>;
};
export type createEquipmentResponseError = (createEquipmentResponse400 | createEquipmentResponse401 | createEquipmentResponse403 | createEquipmentResponse409 | createEquipmentResponse413 | createEquipmentResponse415 | createEquipmentResponseDefault) & {
  headers: Record<string, string>;
};

export const getCreateEquipmentUrl = () => {




  return `/api/equipment`
}

/**
 * The id is made from the name.
 * @summary Create a piece of equipment
 */
export const createEquipment = async (equipmentBody: EquipmentBody, options?: Parameters<typeof fetcher>[1]): Promise<createEquipmentResponseSuccess> => {

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
return fetcher<createEquipmentResponseSuccess>(getCreateEquipmentUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(equipmentBody)
  }
);}





export const getCreateEquipmentMutationKey = () => ['createEquipment'] as const;

export const getCreateEquipmentMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createEquipment>>, TError,CreateEquipmentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createEquipment>>, TError,CreateEquipmentMutationVariables, TContext> => {

const mutationKey = getCreateEquipmentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createEquipment>>, CreateEquipmentMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createEquipment(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateEquipmentMutationResult = NonNullable<Awaited<ReturnType<typeof createEquipment>>>
    export type CreateEquipmentMutationBody = EquipmentBody
    export type CreateEquipmentMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type CreateEquipmentMutationVariables = {data: EquipmentBody}

    /**
 * @summary Create a piece of equipment
 */
export const useCreateEquipment = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createEquipment>>, TError,CreateEquipmentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createEquipment>>,
        TError,
        CreateEquipmentMutationVariables,
        TContext
      > => {
      return useMutation(getCreateEquipmentMutationOptions(options), queryClient);
    }
    export type getEquipmentResponse200 = {
  data: EquipmentResponse
  status: 200
}

export type getEquipmentResponse304 = {
  data: NotModifiedResponse
  status: 304
}

export type getEquipmentResponse400 = {
  data: InvalidResponse
  status: 400
}

export type getEquipmentResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type getEquipmentResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 304 | 400 | 404>
}

export type getEquipmentResponseSuccess = (getEquipmentResponse200) & {
  headers: Record<string, string>;
};
export type getEquipmentResponseError = (getEquipmentResponse304 | getEquipmentResponse400 | getEquipmentResponse404 | getEquipmentResponseDefault) & {
  headers: Record<string, string>;
};

export const getGetEquipmentUrl = (id: string,) => {




  return `/api/equipment/${encodeURIComponent(String(id))}`
}

/**
 * One item, as the dashboard loads it for editing.
 * @summary Read a piece of equipment
 */
export const getEquipment = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<getEquipmentResponseSuccess> => {

  return fetcher<getEquipmentResponseSuccess>(getGetEquipmentUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetEquipmentQueryKey = (id: string,) => {
    return [
    'api','equipment',id
    ] as const;
    }


export const getGetEquipmentQueryOptions = <TData = Awaited<ReturnType<typeof getEquipment>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEquipment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetEquipmentQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getEquipment>>> = ({ signal }) => getEquipment(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getEquipment>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetEquipmentQueryResult = NonNullable<Awaited<ReturnType<typeof getEquipment>>>
export type GetEquipmentQueryError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>


export function useGetEquipment<TData = Awaited<ReturnType<typeof getEquipment>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEquipment>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEquipment>>,
          TError,
          Awaited<ReturnType<typeof getEquipment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEquipment<TData = Awaited<ReturnType<typeof getEquipment>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEquipment>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEquipment>>,
          TError,
          Awaited<ReturnType<typeof getEquipment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEquipment<TData = Awaited<ReturnType<typeof getEquipment>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEquipment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a piece of equipment
 */

export function useGetEquipment<TData = Awaited<ReturnType<typeof getEquipment>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEquipment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetEquipmentQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type updateEquipmentResponse200 = {
  data: EquipmentResponse
  status: 200
}

export type updateEquipmentResponse400 = {
  data: InvalidResponse
  status: 400
}

export type updateEquipmentResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type updateEquipmentResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type updateEquipmentResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type updateEquipmentResponse409 = {
  data: NameTakenResponse
  status: 409
}

export type updateEquipmentResponse412 = {
  data: VersionStaleResponse
  status: 412
}

export type updateEquipmentResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type updateEquipmentResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type updateEquipmentResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415>
}

export type updateEquipmentResponseSuccess = (updateEquipmentResponse200) & {
  headers: Record<string, string>;
};
export type updateEquipmentResponseError = (updateEquipmentResponse400 | updateEquipmentResponse401 | updateEquipmentResponse403 | updateEquipmentResponse404 | updateEquipmentResponse409 | updateEquipmentResponse412 | updateEquipmentResponse413 | updateEquipmentResponse415 | updateEquipmentResponseDefault) & {
  headers: Record<string, string>;
};

export const getUpdateEquipmentUrl = (id: string,) => {




  return `/api/equipment/${encodeURIComponent(String(id))}`
}

/**
 * A new name is shown in every cocktail that uses it; the id stays.
 * @summary Replace a piece of equipment
 */
export const updateEquipment = async (id: string,
    equipmentBody: EquipmentBody, options?: Parameters<typeof fetcher>[1]): Promise<updateEquipmentResponseSuccess> => {

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
return fetcher<updateEquipmentResponseSuccess>(getUpdateEquipmentUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(equipmentBody)
  }
);}





export const getUpdateEquipmentMutationKey = () => ['updateEquipment'] as const;

export const getUpdateEquipmentMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateEquipment>>, TError,UpdateEquipmentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof updateEquipment>>, TError,UpdateEquipmentMutationVariables, TContext> => {

const mutationKey = getUpdateEquipmentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateEquipment>>, UpdateEquipmentMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateEquipment(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateEquipmentMutationResult = NonNullable<Awaited<ReturnType<typeof updateEquipment>>>
    export type UpdateEquipmentMutationBody = EquipmentBody
    export type UpdateEquipmentMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type UpdateEquipmentMutationVariables = {id: string;data: EquipmentBody}

    /**
 * @summary Replace a piece of equipment
 */
export const useUpdateEquipment = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateEquipment>>, TError,UpdateEquipmentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateEquipment>>,
        TError,
        UpdateEquipmentMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateEquipmentMutationOptions(options), queryClient);
    }
    export type patchEquipmentResponse200 = {
  data: EquipmentResponse
  status: 200
}

export type patchEquipmentResponse400 = {
  data: InvalidResponse
  status: 400
}

export type patchEquipmentResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type patchEquipmentResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type patchEquipmentResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type patchEquipmentResponse409 = {
  data: NameTakenResponse
  status: 409
}

export type patchEquipmentResponse412 = {
  data: VersionStaleResponse
  status: 412
}

export type patchEquipmentResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type patchEquipmentResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type patchEquipmentResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415>
}

export type patchEquipmentResponseSuccess = (patchEquipmentResponse200) & {
  headers: Record<string, string>;
};
export type patchEquipmentResponseError = (patchEquipmentResponse400 | patchEquipmentResponse401 | patchEquipmentResponse403 | patchEquipmentResponse404 | patchEquipmentResponse409 | patchEquipmentResponse412 | patchEquipmentResponse413 | patchEquipmentResponse415 | patchEquipmentResponseDefault) & {
  headers: Record<string, string>;
};

export const getPatchEquipmentUrl = (id: string,) => {




  return `/api/equipment/${encodeURIComponent(String(id))}`
}

/**
 * Only the fields that are sent change (JSON merge patch, RFC 7396); null empties an optional field. A list is replaced as a whole.
 * @summary Change fields of a piece of equipment
 */
export const patchEquipment = async (id: string,
    namedItemPatchBody: NamedItemPatchBody, options?: Parameters<typeof fetcher>[1]): Promise<patchEquipmentResponseSuccess> => {

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
return fetcher<patchEquipmentResponseSuccess>(getPatchEquipmentUrl(id),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/merge-patch+json', ...getHeaders(options?.headers) },
    body: JSON.stringify(namedItemPatchBody)
  }
);}





export const getPatchEquipmentMutationKey = () => ['patchEquipment'] as const;

export const getPatchEquipmentMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof patchEquipment>>, TError,PatchEquipmentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof patchEquipment>>, TError,PatchEquipmentMutationVariables, TContext> => {

const mutationKey = getPatchEquipmentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof patchEquipment>>, PatchEquipmentMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  patchEquipment(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PatchEquipmentMutationResult = NonNullable<Awaited<ReturnType<typeof patchEquipment>>>
    export type PatchEquipmentMutationBody = NamedItemPatchBody
    export type PatchEquipmentMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type PatchEquipmentMutationVariables = {id: string;data: NamedItemPatchBody}

    /**
 * @summary Change fields of a piece of equipment
 */
export const usePatchEquipment = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof patchEquipment>>, TError,PatchEquipmentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof patchEquipment>>,
        TError,
        PatchEquipmentMutationVariables,
        TContext
      > => {
      return useMutation(getPatchEquipmentMutationOptions(options), queryClient);
    }
    export type deleteEquipmentResponse204 = {
  data: DeletedResponse
  status: 204
}

export type deleteEquipmentResponse400 = {
  data: InvalidResponse
  status: 400
}

export type deleteEquipmentResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type deleteEquipmentResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type deleteEquipmentResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type deleteEquipmentResponse409 = {
  data: ItemInUseResponse
  status: 409
}

export type deleteEquipmentResponse412 = {
  data: VersionStaleResponse
  status: 412
}

export type deleteEquipmentResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 204 | 400 | 401 | 403 | 404 | 409 | 412>
}

export type deleteEquipmentResponseSuccess = (deleteEquipmentResponse204) & {
  headers: Record<string, string>;
};
export type deleteEquipmentResponseError = (deleteEquipmentResponse400 | deleteEquipmentResponse401 | deleteEquipmentResponse403 | deleteEquipmentResponse404 | deleteEquipmentResponse409 | deleteEquipmentResponse412 | deleteEquipmentResponseDefault) & {
  headers: Record<string, string>;
};

export const getDeleteEquipmentUrl = (id: string,) => {




  return `/api/equipment/${encodeURIComponent(String(id))}`
}

/**
 * Refused while cocktails use it.
 * @summary Delete a piece of equipment
 */
export const deleteEquipment = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<deleteEquipmentResponseSuccess> => {

  return fetcher<deleteEquipmentResponseSuccess>(getDeleteEquipmentUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteEquipmentMutationKey = () => ['deleteEquipment'] as const;

export const getDeleteEquipmentMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | ItemInUseResponse | VersionStaleResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteEquipment>>, TError,DeleteEquipmentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteEquipment>>, TError,DeleteEquipmentMutationVariables, TContext> => {

const mutationKey = getDeleteEquipmentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteEquipment>>, DeleteEquipmentMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteEquipment(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteEquipmentMutationResult = NonNullable<Awaited<ReturnType<typeof deleteEquipment>>>

    export type DeleteEquipmentMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | ItemInUseResponse | VersionStaleResponse | FailureResponse>
    export type DeleteEquipmentMutationVariables = {id: string}

    /**
 * @summary Delete a piece of equipment
 */
export const useDeleteEquipment = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | ItemInUseResponse | VersionStaleResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteEquipment>>, TError,DeleteEquipmentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteEquipment>>,
        TError,
        DeleteEquipmentMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteEquipmentMutationOptions(options), queryClient);
    }
