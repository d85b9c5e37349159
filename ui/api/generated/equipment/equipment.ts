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
  Equipment,
  EquipmentFields,
  EquipmentInUseResponse,
  EquipmentInvalidResponse,
  EquipmentNameTakenResponse,
  EquipmentNotFoundResponse,
  NotModifiedResponse,
  OriginForeignResponse,
  RequestInvalidResponse,
  ServerFailureResponse,
  SessionMissingResponse,
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

export const getListEquipmentUrl = () => {




  return `/api/equipment`
}

/**
 * Sorted by name.
 * @summary List the equipment
 */
export const listEquipment = async ( options?: Parameters<typeof fetcher>[1]): Promise<Equipment[]> => {

  return fetcher<Equipment[]>(getListEquipmentUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListEquipmentQueryKey = () => {
    return [
    'api','equipment'
    ] as const;
    }


export const getListEquipmentQueryOptions = <TData = Awaited<ReturnType<typeof listEquipment>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEquipment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListEquipmentQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listEquipment>>> = ({ signal }) => listEquipment({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listEquipment>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListEquipmentQueryResult = NonNullable<Awaited<ReturnType<typeof listEquipment>>>
export type ListEquipmentQueryError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>


export function useListEquipment<TData = Awaited<ReturnType<typeof listEquipment>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEquipment>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEquipment>>,
          TError,
          Awaited<ReturnType<typeof listEquipment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEquipment<TData = Awaited<ReturnType<typeof listEquipment>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEquipment>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEquipment>>,
          TError,
          Awaited<ReturnType<typeof listEquipment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListEquipment<TData = Awaited<ReturnType<typeof listEquipment>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEquipment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the equipment
 */

export function useListEquipment<TData = Awaited<ReturnType<typeof listEquipment>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEquipment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListEquipmentQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateEquipmentUrl = () => {




  return `/api/equipment`
}

/**
 * The id is made from the name.
 * @summary Create a piece of equipment
 */
export const createEquipment = async (equipmentFields: EquipmentFields, options?: Parameters<typeof fetcher>[1]): Promise<Equipment> => {

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
return fetcher<Equipment>(getCreateEquipmentUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(equipmentFields)
  }
);}





export const getCreateEquipmentMutationKey = () => ['createEquipment'] as const;

export const getCreateEquipmentMutationOptions = <TError = ErrorType<EquipmentInvalidResponse | SessionMissingResponse | OriginForeignResponse | EquipmentNameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>,
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
    export type CreateEquipmentMutationBody = EquipmentFields
    export type CreateEquipmentMutationError = ErrorType<EquipmentInvalidResponse | SessionMissingResponse | OriginForeignResponse | EquipmentNameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>
    export type CreateEquipmentMutationVariables = {data: EquipmentFields}

    /**
 * @summary Create a piece of equipment
 */
export const useCreateEquipment = <TError = ErrorType<EquipmentInvalidResponse | SessionMissingResponse | OriginForeignResponse | EquipmentNameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createEquipment>>, TError,CreateEquipmentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createEquipment>>,
        TError,
        CreateEquipmentMutationVariables,
        TContext
      > => {
      return useMutation(getCreateEquipmentMutationOptions(options), queryClient);
    }
    export const getGetEquipmentUrl = (id: string,) => {




  return `/api/equipment/${encodeURIComponent(String(id))}`
}

/**
 * One item, as the dashboard loads it for editing.
 * @summary Read a piece of equipment
 */
export const getEquipment = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<Equipment> => {

  return fetcher<Equipment>(getGetEquipmentUrl(id),
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


export const getGetEquipmentQueryOptions = <TData = Awaited<ReturnType<typeof getEquipment>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | EquipmentNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEquipment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetEquipmentQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getEquipment>>> = ({ signal }) => getEquipment(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getEquipment>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetEquipmentQueryResult = NonNullable<Awaited<ReturnType<typeof getEquipment>>>
export type GetEquipmentQueryError = ErrorType<NotModifiedResponse | RequestInvalidResponse | EquipmentNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>


export function useGetEquipment<TData = Awaited<ReturnType<typeof getEquipment>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | EquipmentNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEquipment>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEquipment>>,
          TError,
          Awaited<ReturnType<typeof getEquipment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEquipment<TData = Awaited<ReturnType<typeof getEquipment>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | EquipmentNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEquipment>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEquipment>>,
          TError,
          Awaited<ReturnType<typeof getEquipment>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetEquipment<TData = Awaited<ReturnType<typeof getEquipment>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | EquipmentNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEquipment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a piece of equipment
 */

export function useGetEquipment<TData = Awaited<ReturnType<typeof getEquipment>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | EquipmentNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEquipment>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetEquipmentQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateEquipmentUrl = (id: string,) => {




  return `/api/equipment/${encodeURIComponent(String(id))}`
}

/**
 * Renaming reaches every cocktail that uses it; the id stays.
 * @summary Replace a piece of equipment
 */
export const updateEquipment = async (id: string,
    equipmentFields: EquipmentFields, options?: Parameters<typeof fetcher>[1]): Promise<Equipment> => {

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
return fetcher<Equipment>(getUpdateEquipmentUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(equipmentFields)
  }
);}





export const getUpdateEquipmentMutationKey = () => ['updateEquipment'] as const;

export const getUpdateEquipmentMutationOptions = <TError = ErrorType<EquipmentInvalidResponse | SessionMissingResponse | OriginForeignResponse | EquipmentNotFoundResponse | EquipmentNameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>,
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
    export type UpdateEquipmentMutationBody = EquipmentFields
    export type UpdateEquipmentMutationError = ErrorType<EquipmentInvalidResponse | SessionMissingResponse | OriginForeignResponse | EquipmentNotFoundResponse | EquipmentNameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>
    export type UpdateEquipmentMutationVariables = {id: string;data: EquipmentFields}

    /**
 * @summary Replace a piece of equipment
 */
export const useUpdateEquipment = <TError = ErrorType<EquipmentInvalidResponse | SessionMissingResponse | OriginForeignResponse | EquipmentNotFoundResponse | EquipmentNameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateEquipment>>, TError,UpdateEquipmentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateEquipment>>,
        TError,
        UpdateEquipmentMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateEquipmentMutationOptions(options), queryClient);
    }
    export const getDeleteEquipmentUrl = (id: string,) => {




  return `/api/equipment/${encodeURIComponent(String(id))}`
}

/**
 * Refused while cocktails use it.
 * @summary Delete a piece of equipment
 */
export const deleteEquipment = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getDeleteEquipmentUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteEquipmentMutationKey = () => ['deleteEquipment'] as const;

export const getDeleteEquipmentMutationOptions = <TError = ErrorType<SessionMissingResponse | OriginForeignResponse | EquipmentNotFoundResponse | EquipmentInUseResponse | VersionStaleResponse | ServerFailureResponse | DatabaseAwayResponse>,
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

    export type DeleteEquipmentMutationError = ErrorType<SessionMissingResponse | OriginForeignResponse | EquipmentNotFoundResponse | EquipmentInUseResponse | VersionStaleResponse | ServerFailureResponse | DatabaseAwayResponse>
    export type DeleteEquipmentMutationVariables = {id: string}

    /**
 * @summary Delete a piece of equipment
 */
export const useDeleteEquipment = <TError = ErrorType<SessionMissingResponse | OriginForeignResponse | EquipmentNotFoundResponse | EquipmentInUseResponse | VersionStaleResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteEquipment>>, TError,DeleteEquipmentMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteEquipment>>,
        TError,
        DeleteEquipmentMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteEquipmentMutationOptions(options), queryClient);
    }
