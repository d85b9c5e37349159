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
  SustainableSubstitution,
  SustainableSubstitutionFields,
  SustainableSubstitutionInvalidResponse,
  SustainableSubstitutionNameTakenResponse,
  SustainableSubstitutionNotFoundResponse,
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

export const getListSustainableSubstitutionsUrl = () => {




  return `/api/sustainable-substitutions`
}

/**
 * Sorted by original ingredient.
 * @summary List the sustainable substitutions
 */
export const listSustainableSubstitutions = async ( options?: Parameters<typeof fetcher>[1]): Promise<SustainableSubstitution[]> => {

  return fetcher<SustainableSubstitution[]>(getListSustainableSubstitutionsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListSustainableSubstitutionsQueryKey = () => {
    return [
    'api','sustainable-substitutions'
    ] as const;
    }


export const getListSustainableSubstitutionsQueryOptions = <TData = Awaited<ReturnType<typeof listSustainableSubstitutions>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSustainableSubstitutions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSustainableSubstitutionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSustainableSubstitutions>>> = ({ signal }) => listSustainableSubstitutions({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSustainableSubstitutions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSustainableSubstitutionsQueryResult = NonNullable<Awaited<ReturnType<typeof listSustainableSubstitutions>>>
export type ListSustainableSubstitutionsQueryError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>


export function useListSustainableSubstitutions<TData = Awaited<ReturnType<typeof listSustainableSubstitutions>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSustainableSubstitutions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSustainableSubstitutions>>,
          TError,
          Awaited<ReturnType<typeof listSustainableSubstitutions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSustainableSubstitutions<TData = Awaited<ReturnType<typeof listSustainableSubstitutions>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSustainableSubstitutions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSustainableSubstitutions>>,
          TError,
          Awaited<ReturnType<typeof listSustainableSubstitutions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSustainableSubstitutions<TData = Awaited<ReturnType<typeof listSustainableSubstitutions>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSustainableSubstitutions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the sustainable substitutions
 */

export function useListSustainableSubstitutions<TData = Awaited<ReturnType<typeof listSustainableSubstitutions>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSustainableSubstitutions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSustainableSubstitutionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateSustainableSubstitutionUrl = () => {




  return `/api/sustainable-substitutions`
}

/**
 * The id is made from the original ingredient.
 * @summary Create a sustainable substitution
 */
export const createSustainableSubstitution = async (sustainableSubstitutionFields: SustainableSubstitutionFields, options?: Parameters<typeof fetcher>[1]): Promise<SustainableSubstitution> => {

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
return fetcher<SustainableSubstitution>(getCreateSustainableSubstitutionUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(sustainableSubstitutionFields)
  }
);}





export const getCreateSustainableSubstitutionMutationKey = () => ['createSustainableSubstitution'] as const;

export const getCreateSustainableSubstitutionMutationOptions = <TError = ErrorType<SustainableSubstitutionInvalidResponse | SessionMissingResponse | OriginForeignResponse | SustainableSubstitutionNameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSustainableSubstitution>>, TError,CreateSustainableSubstitutionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createSustainableSubstitution>>, TError,CreateSustainableSubstitutionMutationVariables, TContext> => {

const mutationKey = getCreateSustainableSubstitutionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createSustainableSubstitution>>, CreateSustainableSubstitutionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createSustainableSubstitution(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateSustainableSubstitutionMutationResult = NonNullable<Awaited<ReturnType<typeof createSustainableSubstitution>>>
    export type CreateSustainableSubstitutionMutationBody = SustainableSubstitutionFields
    export type CreateSustainableSubstitutionMutationError = ErrorType<SustainableSubstitutionInvalidResponse | SessionMissingResponse | OriginForeignResponse | SustainableSubstitutionNameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>
    export type CreateSustainableSubstitutionMutationVariables = {data: SustainableSubstitutionFields}

    /**
 * @summary Create a sustainable substitution
 */
export const useCreateSustainableSubstitution = <TError = ErrorType<SustainableSubstitutionInvalidResponse | SessionMissingResponse | OriginForeignResponse | SustainableSubstitutionNameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSustainableSubstitution>>, TError,CreateSustainableSubstitutionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createSustainableSubstitution>>,
        TError,
        CreateSustainableSubstitutionMutationVariables,
        TContext
      > => {
      return useMutation(getCreateSustainableSubstitutionMutationOptions(options), queryClient);
    }
    export const getGetSustainableSubstitutionUrl = (id: string,) => {




  return `/api/sustainable-substitutions/${encodeURIComponent(String(id))}`
}

/**
 * One item, as the dashboard loads it for editing.
 * @summary Read a sustainable substitution
 */
export const getSustainableSubstitution = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<SustainableSubstitution> => {

  return fetcher<SustainableSubstitution>(getGetSustainableSubstitutionUrl(id),
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


export const getGetSustainableSubstitutionQueryOptions = <TData = Awaited<ReturnType<typeof getSustainableSubstitution>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | SustainableSubstitutionNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSustainableSubstitution>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSustainableSubstitutionQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSustainableSubstitution>>> = ({ signal }) => getSustainableSubstitution(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSustainableSubstitution>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSustainableSubstitutionQueryResult = NonNullable<Awaited<ReturnType<typeof getSustainableSubstitution>>>
export type GetSustainableSubstitutionQueryError = ErrorType<NotModifiedResponse | RequestInvalidResponse | SustainableSubstitutionNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>


export function useGetSustainableSubstitution<TData = Awaited<ReturnType<typeof getSustainableSubstitution>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | SustainableSubstitutionNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSustainableSubstitution>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSustainableSubstitution>>,
          TError,
          Awaited<ReturnType<typeof getSustainableSubstitution>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSustainableSubstitution<TData = Awaited<ReturnType<typeof getSustainableSubstitution>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | SustainableSubstitutionNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSustainableSubstitution>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSustainableSubstitution>>,
          TError,
          Awaited<ReturnType<typeof getSustainableSubstitution>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSustainableSubstitution<TData = Awaited<ReturnType<typeof getSustainableSubstitution>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | SustainableSubstitutionNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSustainableSubstitution>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a sustainable substitution
 */

export function useGetSustainableSubstitution<TData = Awaited<ReturnType<typeof getSustainableSubstitution>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | SustainableSubstitutionNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSustainableSubstitution>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSustainableSubstitutionQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateSustainableSubstitutionUrl = (id: string,) => {




  return `/api/sustainable-substitutions/${encodeURIComponent(String(id))}`
}

/**
 * An optional field that is not sent becomes empty; the id stays.
 * @summary Replace a sustainable substitution
 */
export const updateSustainableSubstitution = async (id: string,
    sustainableSubstitutionFields: SustainableSubstitutionFields, options?: Parameters<typeof fetcher>[1]): Promise<SustainableSubstitution> => {

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
return fetcher<SustainableSubstitution>(getUpdateSustainableSubstitutionUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(sustainableSubstitutionFields)
  }
);}





export const getUpdateSustainableSubstitutionMutationKey = () => ['updateSustainableSubstitution'] as const;

export const getUpdateSustainableSubstitutionMutationOptions = <TError = ErrorType<SustainableSubstitutionInvalidResponse | SessionMissingResponse | OriginForeignResponse | SustainableSubstitutionNotFoundResponse | SustainableSubstitutionNameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSustainableSubstitution>>, TError,UpdateSustainableSubstitutionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof updateSustainableSubstitution>>, TError,UpdateSustainableSubstitutionMutationVariables, TContext> => {

const mutationKey = getUpdateSustainableSubstitutionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateSustainableSubstitution>>, UpdateSustainableSubstitutionMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateSustainableSubstitution(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateSustainableSubstitutionMutationResult = NonNullable<Awaited<ReturnType<typeof updateSustainableSubstitution>>>
    export type UpdateSustainableSubstitutionMutationBody = SustainableSubstitutionFields
    export type UpdateSustainableSubstitutionMutationError = ErrorType<SustainableSubstitutionInvalidResponse | SessionMissingResponse | OriginForeignResponse | SustainableSubstitutionNotFoundResponse | SustainableSubstitutionNameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>
    export type UpdateSustainableSubstitutionMutationVariables = {id: string;data: SustainableSubstitutionFields}

    /**
 * @summary Replace a sustainable substitution
 */
export const useUpdateSustainableSubstitution = <TError = ErrorType<SustainableSubstitutionInvalidResponse | SessionMissingResponse | OriginForeignResponse | SustainableSubstitutionNotFoundResponse | SustainableSubstitutionNameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSustainableSubstitution>>, TError,UpdateSustainableSubstitutionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateSustainableSubstitution>>,
        TError,
        UpdateSustainableSubstitutionMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateSustainableSubstitutionMutationOptions(options), queryClient);
    }
    export const getDeleteSustainableSubstitutionUrl = (id: string,) => {




  return `/api/sustainable-substitutions/${encodeURIComponent(String(id))}`
}

/**
 * Takes it off the site.
 * @summary Delete a sustainable substitution
 */
export const deleteSustainableSubstitution = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getDeleteSustainableSubstitutionUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteSustainableSubstitutionMutationKey = () => ['deleteSustainableSubstitution'] as const;

export const getDeleteSustainableSubstitutionMutationOptions = <TError = ErrorType<SessionMissingResponse | OriginForeignResponse | SustainableSubstitutionNotFoundResponse | VersionStaleResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSustainableSubstitution>>, TError,DeleteSustainableSubstitutionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteSustainableSubstitution>>, TError,DeleteSustainableSubstitutionMutationVariables, TContext> => {

const mutationKey = getDeleteSustainableSubstitutionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteSustainableSubstitution>>, DeleteSustainableSubstitutionMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteSustainableSubstitution(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteSustainableSubstitutionMutationResult = NonNullable<Awaited<ReturnType<typeof deleteSustainableSubstitution>>>

    export type DeleteSustainableSubstitutionMutationError = ErrorType<SessionMissingResponse | OriginForeignResponse | SustainableSubstitutionNotFoundResponse | VersionStaleResponse | ServerFailureResponse | DatabaseAwayResponse>
    export type DeleteSustainableSubstitutionMutationVariables = {id: string}

    /**
 * @summary Delete a sustainable substitution
 */
export const useDeleteSustainableSubstitution = <TError = ErrorType<SessionMissingResponse | OriginForeignResponse | SustainableSubstitutionNotFoundResponse | VersionStaleResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSustainableSubstitution>>, TError,DeleteSustainableSubstitutionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteSustainableSubstitution>>,
        TError,
        DeleteSustainableSubstitutionMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteSustainableSubstitutionMutationOptions(options), queryClient);
    }
