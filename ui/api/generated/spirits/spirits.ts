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
  DatabaseAwayResponse,
  NotModifiedResponse,
  OriginForeignResponse,
  RequestInvalidResponse,
  ServerFailureResponse,
  SessionMissingResponse,
  Spirit,
  SpiritFields,
  SpiritInUseResponse,
  SpiritInvalidResponse,
  SpiritNameTakenResponse,
  SpiritNotFoundResponse,
  TypeUnsupportedResponse,
  VersionStaleResponse
} from '../../../../openapi/generated/model';

import { fetcher } from '../../fetcher.ts';
import type { ErrorType } from '../../fetcher.ts';


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

export const getListSpiritsUrl = () => {




  return `/api/spirits`
}

/**
 * Sorted by name.
 * @summary List the spirits
 */
export const listSpirits = async ( options?: Parameters<typeof fetcher>[1]): Promise<Spirit[]> => {

  return fetcher<Spirit[]>(getListSpiritsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListSpiritsQueryKey = () => {
    return [
    'api','spirits'
    ] as const;
    }


export const getListSpiritsQueryOptions = <TData = Awaited<ReturnType<typeof listSpirits>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSpirits>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSpiritsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSpirits>>> = ({ signal }) => listSpirits({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSpirits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSpiritsQueryResult = NonNullable<Awaited<ReturnType<typeof listSpirits>>>
export type ListSpiritsQueryError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>


export function useListSpirits<TData = Awaited<ReturnType<typeof listSpirits>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSpirits>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSpirits>>,
          TError,
          Awaited<ReturnType<typeof listSpirits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSpirits<TData = Awaited<ReturnType<typeof listSpirits>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSpirits>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSpirits>>,
          TError,
          Awaited<ReturnType<typeof listSpirits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSpirits<TData = Awaited<ReturnType<typeof listSpirits>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSpirits>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the spirits
 */

export function useListSpirits<TData = Awaited<ReturnType<typeof listSpirits>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSpirits>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSpiritsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateSpiritUrl = () => {




  return `/api/spirits`
}

/**
 * The id is made from the name.
 * @summary Create a spirit
 */
export const createSpirit = async (spiritFields: SpiritFields, options?: Parameters<typeof fetcher>[1]): Promise<Spirit> => {

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
return fetcher<Spirit>(getCreateSpiritUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(spiritFields)
  }
);}





export const getCreateSpiritMutationKey = () => ['createSpirit'] as const;

export const getCreateSpiritMutationOptions = <TError = ErrorType<SpiritInvalidResponse | SessionMissingResponse | OriginForeignResponse | SpiritNameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>,
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
    export type CreateSpiritMutationBody = SpiritFields
    export type CreateSpiritMutationError = ErrorType<SpiritInvalidResponse | SessionMissingResponse | OriginForeignResponse | SpiritNameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>
    export type CreateSpiritMutationVariables = {data: SpiritFields}

    /**
 * @summary Create a spirit
 */
export const useCreateSpirit = <TError = ErrorType<SpiritInvalidResponse | SessionMissingResponse | OriginForeignResponse | SpiritNameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSpirit>>, TError,CreateSpiritMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createSpirit>>,
        TError,
        CreateSpiritMutationVariables,
        TContext
      > => {
      return useMutation(getCreateSpiritMutationOptions(options), queryClient);
    }
    export const getGetSpiritUrl = (id: string,) => {




  return `/api/spirits/${encodeURIComponent(String(id))}`
}

/**
 * One item, as the dashboard loads it for editing.
 * @summary Read a spirit
 */
export const getSpirit = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<Spirit> => {

  return fetcher<Spirit>(getGetSpiritUrl(id),
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


export const getGetSpiritQueryOptions = <TData = Awaited<ReturnType<typeof getSpirit>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | SpiritNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSpirit>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSpiritQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSpirit>>> = ({ signal }) => getSpirit(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSpirit>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSpiritQueryResult = NonNullable<Awaited<ReturnType<typeof getSpirit>>>
export type GetSpiritQueryError = ErrorType<NotModifiedResponse | RequestInvalidResponse | SpiritNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>


export function useGetSpirit<TData = Awaited<ReturnType<typeof getSpirit>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | SpiritNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSpirit>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSpirit>>,
          TError,
          Awaited<ReturnType<typeof getSpirit>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSpirit<TData = Awaited<ReturnType<typeof getSpirit>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | SpiritNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSpirit>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSpirit>>,
          TError,
          Awaited<ReturnType<typeof getSpirit>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSpirit<TData = Awaited<ReturnType<typeof getSpirit>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | SpiritNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSpirit>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a spirit
 */

export function useGetSpirit<TData = Awaited<ReturnType<typeof getSpirit>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | SpiritNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSpirit>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSpiritQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateSpiritUrl = (id: string,) => {




  return `/api/spirits/${encodeURIComponent(String(id))}`
}

/**
 * Renaming reaches every cocktail that uses it; the id stays.
 * @summary Replace a spirit
 */
export const updateSpirit = async (id: string,
    spiritFields: SpiritFields, options?: Parameters<typeof fetcher>[1]): Promise<Spirit> => {

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
return fetcher<Spirit>(getUpdateSpiritUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(spiritFields)
  }
);}





export const getUpdateSpiritMutationKey = () => ['updateSpirit'] as const;

export const getUpdateSpiritMutationOptions = <TError = ErrorType<SpiritInvalidResponse | SessionMissingResponse | OriginForeignResponse | SpiritNotFoundResponse | SpiritNameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>,
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
    export type UpdateSpiritMutationBody = SpiritFields
    export type UpdateSpiritMutationError = ErrorType<SpiritInvalidResponse | SessionMissingResponse | OriginForeignResponse | SpiritNotFoundResponse | SpiritNameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>
    export type UpdateSpiritMutationVariables = {id: string;data: SpiritFields}

    /**
 * @summary Replace a spirit
 */
export const useUpdateSpirit = <TError = ErrorType<SpiritInvalidResponse | SessionMissingResponse | OriginForeignResponse | SpiritNotFoundResponse | SpiritNameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSpirit>>, TError,UpdateSpiritMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateSpirit>>,
        TError,
        UpdateSpiritMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateSpiritMutationOptions(options), queryClient);
    }
    export const getDeleteSpiritUrl = (id: string,) => {




  return `/api/spirits/${encodeURIComponent(String(id))}`
}

/**
 * Refused while cocktails use it.
 * @summary Delete a spirit
 */
export const deleteSpirit = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getDeleteSpiritUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteSpiritMutationKey = () => ['deleteSpirit'] as const;

export const getDeleteSpiritMutationOptions = <TError = ErrorType<SessionMissingResponse | OriginForeignResponse | SpiritNotFoundResponse | SpiritInUseResponse | VersionStaleResponse | ServerFailureResponse | DatabaseAwayResponse>,
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

    export type DeleteSpiritMutationError = ErrorType<SessionMissingResponse | OriginForeignResponse | SpiritNotFoundResponse | SpiritInUseResponse | VersionStaleResponse | ServerFailureResponse | DatabaseAwayResponse>
    export type DeleteSpiritMutationVariables = {id: string}

    /**
 * @summary Delete a spirit
 */
export const useDeleteSpirit = <TError = ErrorType<SessionMissingResponse | OriginForeignResponse | SpiritNotFoundResponse | SpiritInUseResponse | VersionStaleResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSpirit>>, TError,DeleteSpiritMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteSpirit>>,
        TError,
        DeleteSpiritMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteSpiritMutationOptions(options), queryClient);
    }
