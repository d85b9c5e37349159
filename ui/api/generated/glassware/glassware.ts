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
  Glassware,
  GlasswareFields,
  GlasswareInUseResponse,
  GlasswareInvalidResponse,
  GlasswareNameTakenResponse,
  GlasswareNotFoundResponse,
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

export const getListGlasswareUrl = () => {




  return `/api/glassware`
}

/**
 * Sorted by name.
 * @summary List the glassware
 */
export const listGlassware = async ( options?: Parameters<typeof fetcher>[1]): Promise<Glassware[]> => {

  return fetcher<Glassware[]>(getListGlasswareUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListGlasswareQueryKey = () => {
    return [
    'api','glassware'
    ] as const;
    }


export const getListGlasswareQueryOptions = <TData = Awaited<ReturnType<typeof listGlassware>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGlassware>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGlasswareQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGlassware>>> = ({ signal }) => listGlassware({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGlassware>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGlasswareQueryResult = NonNullable<Awaited<ReturnType<typeof listGlassware>>>
export type ListGlasswareQueryError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>


export function useListGlassware<TData = Awaited<ReturnType<typeof listGlassware>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGlassware>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGlassware>>,
          TError,
          Awaited<ReturnType<typeof listGlassware>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGlassware<TData = Awaited<ReturnType<typeof listGlassware>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGlassware>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGlassware>>,
          TError,
          Awaited<ReturnType<typeof listGlassware>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGlassware<TData = Awaited<ReturnType<typeof listGlassware>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGlassware>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the glassware
 */

export function useListGlassware<TData = Awaited<ReturnType<typeof listGlassware>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGlassware>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGlasswareQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateGlasswareUrl = () => {




  return `/api/glassware`
}

/**
 * The id is made from the name.
 * @summary Create a glass
 */
export const createGlassware = async (glasswareFields: GlasswareFields, options?: Parameters<typeof fetcher>[1]): Promise<Glassware> => {

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
return fetcher<Glassware>(getCreateGlasswareUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(glasswareFields)
  }
);}





export const getCreateGlasswareMutationKey = () => ['createGlassware'] as const;

export const getCreateGlasswareMutationOptions = <TError = ErrorType<GlasswareInvalidResponse | SessionMissingResponse | OriginForeignResponse | GlasswareNameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>,
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
    export type CreateGlasswareMutationBody = GlasswareFields
    export type CreateGlasswareMutationError = ErrorType<GlasswareInvalidResponse | SessionMissingResponse | OriginForeignResponse | GlasswareNameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>
    export type CreateGlasswareMutationVariables = {data: GlasswareFields}

    /**
 * @summary Create a glass
 */
export const useCreateGlassware = <TError = ErrorType<GlasswareInvalidResponse | SessionMissingResponse | OriginForeignResponse | GlasswareNameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createGlassware>>, TError,CreateGlasswareMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createGlassware>>,
        TError,
        CreateGlasswareMutationVariables,
        TContext
      > => {
      return useMutation(getCreateGlasswareMutationOptions(options), queryClient);
    }
    export const getGetGlasswareUrl = (id: string,) => {




  return `/api/glassware/${encodeURIComponent(String(id))}`
}

/**
 * One item, as the dashboard loads it for editing.
 * @summary Read a glass
 */
export const getGlassware = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<Glassware> => {

  return fetcher<Glassware>(getGetGlasswareUrl(id),
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


export const getGetGlasswareQueryOptions = <TData = Awaited<ReturnType<typeof getGlassware>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | GlasswareNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGlassware>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetGlasswareQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGlassware>>> = ({ signal }) => getGlassware(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getGlassware>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetGlasswareQueryResult = NonNullable<Awaited<ReturnType<typeof getGlassware>>>
export type GetGlasswareQueryError = ErrorType<NotModifiedResponse | RequestInvalidResponse | GlasswareNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>


export function useGetGlassware<TData = Awaited<ReturnType<typeof getGlassware>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | GlasswareNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGlassware>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGlassware>>,
          TError,
          Awaited<ReturnType<typeof getGlassware>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGlassware<TData = Awaited<ReturnType<typeof getGlassware>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | GlasswareNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGlassware>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGlassware>>,
          TError,
          Awaited<ReturnType<typeof getGlassware>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGlassware<TData = Awaited<ReturnType<typeof getGlassware>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | GlasswareNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGlassware>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a glass
 */

export function useGetGlassware<TData = Awaited<ReturnType<typeof getGlassware>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | GlasswareNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGlassware>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetGlasswareQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateGlasswareUrl = (id: string,) => {




  return `/api/glassware/${encodeURIComponent(String(id))}`
}

/**
 * Renaming reaches every cocktail that uses it; the id stays.
 * @summary Replace a glass
 */
export const updateGlassware = async (id: string,
    glasswareFields: GlasswareFields, options?: Parameters<typeof fetcher>[1]): Promise<Glassware> => {

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
return fetcher<Glassware>(getUpdateGlasswareUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(glasswareFields)
  }
);}





export const getUpdateGlasswareMutationKey = () => ['updateGlassware'] as const;

export const getUpdateGlasswareMutationOptions = <TError = ErrorType<GlasswareInvalidResponse | SessionMissingResponse | OriginForeignResponse | GlasswareNotFoundResponse | GlasswareNameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>,
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
    export type UpdateGlasswareMutationBody = GlasswareFields
    export type UpdateGlasswareMutationError = ErrorType<GlasswareInvalidResponse | SessionMissingResponse | OriginForeignResponse | GlasswareNotFoundResponse | GlasswareNameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>
    export type UpdateGlasswareMutationVariables = {id: string;data: GlasswareFields}

    /**
 * @summary Replace a glass
 */
export const useUpdateGlassware = <TError = ErrorType<GlasswareInvalidResponse | SessionMissingResponse | OriginForeignResponse | GlasswareNotFoundResponse | GlasswareNameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateGlassware>>, TError,UpdateGlasswareMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateGlassware>>,
        TError,
        UpdateGlasswareMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateGlasswareMutationOptions(options), queryClient);
    }
    export const getDeleteGlasswareUrl = (id: string,) => {




  return `/api/glassware/${encodeURIComponent(String(id))}`
}

/**
 * Refused while cocktails use it.
 * @summary Delete a glass
 */
export const deleteGlassware = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getDeleteGlasswareUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteGlasswareMutationKey = () => ['deleteGlassware'] as const;

export const getDeleteGlasswareMutationOptions = <TError = ErrorType<SessionMissingResponse | OriginForeignResponse | GlasswareNotFoundResponse | GlasswareInUseResponse | VersionStaleResponse | ServerFailureResponse | DatabaseAwayResponse>,
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

    export type DeleteGlasswareMutationError = ErrorType<SessionMissingResponse | OriginForeignResponse | GlasswareNotFoundResponse | GlasswareInUseResponse | VersionStaleResponse | ServerFailureResponse | DatabaseAwayResponse>
    export type DeleteGlasswareMutationVariables = {id: string}

    /**
 * @summary Delete a glass
 */
export const useDeleteGlassware = <TError = ErrorType<SessionMissingResponse | OriginForeignResponse | GlasswareNotFoundResponse | GlasswareInUseResponse | VersionStaleResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteGlassware>>, TError,DeleteGlasswareMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteGlassware>>,
        TError,
        DeleteGlasswareMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteGlasswareMutationOptions(options), queryClient);
    }
