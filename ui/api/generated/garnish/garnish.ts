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
  Garnish,
  GarnishFields,
  GarnishInUseResponse,
  GarnishInvalidResponse,
  GarnishNameTakenResponse,
  GarnishNotFoundResponse,
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

export const getListGarnishesUrl = () => {




  return `/api/garnish`
}

/**
 * Sorted by name.
 * @summary List the garnishes
 */
export const listGarnishes = async ( options?: Parameters<typeof fetcher>[1]): Promise<Garnish[]> => {

  return fetcher<Garnish[]>(getListGarnishesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListGarnishesQueryKey = () => {
    return [
    'api','garnish'
    ] as const;
    }


export const getListGarnishesQueryOptions = <TData = Awaited<ReturnType<typeof listGarnishes>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGarnishes>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGarnishesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGarnishes>>> = ({ signal }) => listGarnishes({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGarnishes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGarnishesQueryResult = NonNullable<Awaited<ReturnType<typeof listGarnishes>>>
export type ListGarnishesQueryError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>


export function useListGarnishes<TData = Awaited<ReturnType<typeof listGarnishes>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGarnishes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGarnishes>>,
          TError,
          Awaited<ReturnType<typeof listGarnishes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGarnishes<TData = Awaited<ReturnType<typeof listGarnishes>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGarnishes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGarnishes>>,
          TError,
          Awaited<ReturnType<typeof listGarnishes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGarnishes<TData = Awaited<ReturnType<typeof listGarnishes>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGarnishes>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the garnishes
 */

export function useListGarnishes<TData = Awaited<ReturnType<typeof listGarnishes>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGarnishes>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGarnishesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateGarnishUrl = () => {




  return `/api/garnish`
}

/**
 * The id is made from the name.
 * @summary Create a garnish
 */
export const createGarnish = async (garnishFields: GarnishFields, options?: Parameters<typeof fetcher>[1]): Promise<Garnish> => {

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
return fetcher<Garnish>(getCreateGarnishUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(garnishFields)
  }
);}





export const getCreateGarnishMutationKey = () => ['createGarnish'] as const;

export const getCreateGarnishMutationOptions = <TError = ErrorType<GarnishInvalidResponse | SessionMissingResponse | OriginForeignResponse | GarnishNameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>,
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
    export type CreateGarnishMutationBody = GarnishFields
    export type CreateGarnishMutationError = ErrorType<GarnishInvalidResponse | SessionMissingResponse | OriginForeignResponse | GarnishNameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>
    export type CreateGarnishMutationVariables = {data: GarnishFields}

    /**
 * @summary Create a garnish
 */
export const useCreateGarnish = <TError = ErrorType<GarnishInvalidResponse | SessionMissingResponse | OriginForeignResponse | GarnishNameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createGarnish>>, TError,CreateGarnishMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createGarnish>>,
        TError,
        CreateGarnishMutationVariables,
        TContext
      > => {
      return useMutation(getCreateGarnishMutationOptions(options), queryClient);
    }
    export const getGetGarnishUrl = (id: string,) => {




  return `/api/garnish/${encodeURIComponent(String(id))}`
}

/**
 * One item, as the dashboard loads it for editing.
 * @summary Read a garnish
 */
export const getGarnish = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<Garnish> => {

  return fetcher<Garnish>(getGetGarnishUrl(id),
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


export const getGetGarnishQueryOptions = <TData = Awaited<ReturnType<typeof getGarnish>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | GarnishNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGarnish>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetGarnishQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGarnish>>> = ({ signal }) => getGarnish(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getGarnish>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetGarnishQueryResult = NonNullable<Awaited<ReturnType<typeof getGarnish>>>
export type GetGarnishQueryError = ErrorType<NotModifiedResponse | RequestInvalidResponse | GarnishNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>


export function useGetGarnish<TData = Awaited<ReturnType<typeof getGarnish>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | GarnishNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGarnish>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGarnish>>,
          TError,
          Awaited<ReturnType<typeof getGarnish>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGarnish<TData = Awaited<ReturnType<typeof getGarnish>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | GarnishNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGarnish>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGarnish>>,
          TError,
          Awaited<ReturnType<typeof getGarnish>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGarnish<TData = Awaited<ReturnType<typeof getGarnish>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | GarnishNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGarnish>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a garnish
 */

export function useGetGarnish<TData = Awaited<ReturnType<typeof getGarnish>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | GarnishNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGarnish>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetGarnishQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateGarnishUrl = (id: string,) => {




  return `/api/garnish/${encodeURIComponent(String(id))}`
}

/**
 * Renaming reaches every cocktail that uses it; the id stays.
 * @summary Replace a garnish
 */
export const updateGarnish = async (id: string,
    garnishFields: GarnishFields, options?: Parameters<typeof fetcher>[1]): Promise<Garnish> => {

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
return fetcher<Garnish>(getUpdateGarnishUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(garnishFields)
  }
);}





export const getUpdateGarnishMutationKey = () => ['updateGarnish'] as const;

export const getUpdateGarnishMutationOptions = <TError = ErrorType<GarnishInvalidResponse | SessionMissingResponse | OriginForeignResponse | GarnishNotFoundResponse | GarnishNameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>,
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
    export type UpdateGarnishMutationBody = GarnishFields
    export type UpdateGarnishMutationError = ErrorType<GarnishInvalidResponse | SessionMissingResponse | OriginForeignResponse | GarnishNotFoundResponse | GarnishNameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>
    export type UpdateGarnishMutationVariables = {id: string;data: GarnishFields}

    /**
 * @summary Replace a garnish
 */
export const useUpdateGarnish = <TError = ErrorType<GarnishInvalidResponse | SessionMissingResponse | OriginForeignResponse | GarnishNotFoundResponse | GarnishNameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateGarnish>>, TError,UpdateGarnishMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateGarnish>>,
        TError,
        UpdateGarnishMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateGarnishMutationOptions(options), queryClient);
    }
    export const getDeleteGarnishUrl = (id: string,) => {




  return `/api/garnish/${encodeURIComponent(String(id))}`
}

/**
 * Refused while cocktails use it.
 * @summary Delete a garnish
 */
export const deleteGarnish = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getDeleteGarnishUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteGarnishMutationKey = () => ['deleteGarnish'] as const;

export const getDeleteGarnishMutationOptions = <TError = ErrorType<SessionMissingResponse | OriginForeignResponse | GarnishNotFoundResponse | GarnishInUseResponse | VersionStaleResponse | ServerFailureResponse | DatabaseAwayResponse>,
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

    export type DeleteGarnishMutationError = ErrorType<SessionMissingResponse | OriginForeignResponse | GarnishNotFoundResponse | GarnishInUseResponse | VersionStaleResponse | ServerFailureResponse | DatabaseAwayResponse>
    export type DeleteGarnishMutationVariables = {id: string}

    /**
 * @summary Delete a garnish
 */
export const useDeleteGarnish = <TError = ErrorType<SessionMissingResponse | OriginForeignResponse | GarnishNotFoundResponse | GarnishInUseResponse | VersionStaleResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteGarnish>>, TError,DeleteGarnishMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteGarnish>>,
        TError,
        DeleteGarnishMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteGarnishMutationOptions(options), queryClient);
    }
