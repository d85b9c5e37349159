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
  MyAd,
  MyAdFields,
  MyAdInvalidResponse,
  MyAdNameTakenResponse,
  MyAdNotFoundResponse,
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

export const getListMyAdsUrl = () => {




  return `/api/myads`
}

/**
 * Sorted by name.
 * @summary List the adverts
 */
export const listMyAds = async ( options?: Parameters<typeof fetcher>[1]): Promise<MyAd[]> => {

  return fetcher<MyAd[]>(getListMyAdsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListMyAdsQueryKey = () => {
    return [
    'api','myads'
    ] as const;
    }


export const getListMyAdsQueryOptions = <TData = Awaited<ReturnType<typeof listMyAds>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyAds>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyAdsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyAds>>> = ({ signal }) => listMyAds({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMyAds>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMyAdsQueryResult = NonNullable<Awaited<ReturnType<typeof listMyAds>>>
export type ListMyAdsQueryError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>


export function useListMyAds<TData = Awaited<ReturnType<typeof listMyAds>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyAds>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyAds>>,
          TError,
          Awaited<ReturnType<typeof listMyAds>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyAds<TData = Awaited<ReturnType<typeof listMyAds>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyAds>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyAds>>,
          TError,
          Awaited<ReturnType<typeof listMyAds>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyAds<TData = Awaited<ReturnType<typeof listMyAds>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyAds>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the adverts
 */

export function useListMyAds<TData = Awaited<ReturnType<typeof listMyAds>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyAds>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyAdsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateMyAdUrl = () => {




  return `/api/myads`
}

/**
 * The id is made from the name.
 * @summary Create an advert
 */
export const createMyAd = async (myAdFields: MyAdFields, options?: Parameters<typeof fetcher>[1]): Promise<MyAd> => {

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
return fetcher<MyAd>(getCreateMyAdUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(myAdFields)
  }
);}





export const getCreateMyAdMutationKey = () => ['createMyAd'] as const;

export const getCreateMyAdMutationOptions = <TError = ErrorType<MyAdInvalidResponse | SessionMissingResponse | OriginForeignResponse | MyAdNameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createMyAd>>, TError,CreateMyAdMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createMyAd>>, TError,CreateMyAdMutationVariables, TContext> => {

const mutationKey = getCreateMyAdMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createMyAd>>, CreateMyAdMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createMyAd(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateMyAdMutationResult = NonNullable<Awaited<ReturnType<typeof createMyAd>>>
    export type CreateMyAdMutationBody = MyAdFields
    export type CreateMyAdMutationError = ErrorType<MyAdInvalidResponse | SessionMissingResponse | OriginForeignResponse | MyAdNameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>
    export type CreateMyAdMutationVariables = {data: MyAdFields}

    /**
 * @summary Create an advert
 */
export const useCreateMyAd = <TError = ErrorType<MyAdInvalidResponse | SessionMissingResponse | OriginForeignResponse | MyAdNameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createMyAd>>, TError,CreateMyAdMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createMyAd>>,
        TError,
        CreateMyAdMutationVariables,
        TContext
      > => {
      return useMutation(getCreateMyAdMutationOptions(options), queryClient);
    }
    export const getGetMyAdUrl = (id: string,) => {




  return `/api/myads/${encodeURIComponent(String(id))}`
}

/**
 * One item, as the dashboard loads it for editing.
 * @summary Read an advert
 */
export const getMyAd = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<MyAd> => {

  return fetcher<MyAd>(getGetMyAdUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetMyAdQueryKey = (id: string,) => {
    return [
    'api','myads',id
    ] as const;
    }


export const getGetMyAdQueryOptions = <TData = Awaited<ReturnType<typeof getMyAd>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | MyAdNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyAd>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMyAdQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMyAd>>> = ({ signal }) => getMyAd(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMyAd>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMyAdQueryResult = NonNullable<Awaited<ReturnType<typeof getMyAd>>>
export type GetMyAdQueryError = ErrorType<NotModifiedResponse | RequestInvalidResponse | MyAdNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>


export function useGetMyAd<TData = Awaited<ReturnType<typeof getMyAd>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | MyAdNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyAd>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyAd>>,
          TError,
          Awaited<ReturnType<typeof getMyAd>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyAd<TData = Awaited<ReturnType<typeof getMyAd>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | MyAdNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyAd>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyAd>>,
          TError,
          Awaited<ReturnType<typeof getMyAd>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyAd<TData = Awaited<ReturnType<typeof getMyAd>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | MyAdNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyAd>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read an advert
 */

export function useGetMyAd<TData = Awaited<ReturnType<typeof getMyAd>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | MyAdNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyAd>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMyAdQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateMyAdUrl = (id: string,) => {




  return `/api/myads/${encodeURIComponent(String(id))}`
}

/**
 * An optional field that is not sent becomes empty; the id stays.
 * @summary Replace an advert
 */
export const updateMyAd = async (id: string,
    myAdFields: MyAdFields, options?: Parameters<typeof fetcher>[1]): Promise<MyAd> => {

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
return fetcher<MyAd>(getUpdateMyAdUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(myAdFields)
  }
);}





export const getUpdateMyAdMutationKey = () => ['updateMyAd'] as const;

export const getUpdateMyAdMutationOptions = <TError = ErrorType<MyAdInvalidResponse | SessionMissingResponse | OriginForeignResponse | MyAdNotFoundResponse | MyAdNameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMyAd>>, TError,UpdateMyAdMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof updateMyAd>>, TError,UpdateMyAdMutationVariables, TContext> => {

const mutationKey = getUpdateMyAdMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateMyAd>>, UpdateMyAdMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateMyAd(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateMyAdMutationResult = NonNullable<Awaited<ReturnType<typeof updateMyAd>>>
    export type UpdateMyAdMutationBody = MyAdFields
    export type UpdateMyAdMutationError = ErrorType<MyAdInvalidResponse | SessionMissingResponse | OriginForeignResponse | MyAdNotFoundResponse | MyAdNameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>
    export type UpdateMyAdMutationVariables = {id: string;data: MyAdFields}

    /**
 * @summary Replace an advert
 */
export const useUpdateMyAd = <TError = ErrorType<MyAdInvalidResponse | SessionMissingResponse | OriginForeignResponse | MyAdNotFoundResponse | MyAdNameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMyAd>>, TError,UpdateMyAdMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateMyAd>>,
        TError,
        UpdateMyAdMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateMyAdMutationOptions(options), queryClient);
    }
    export const getDeleteMyAdUrl = (id: string,) => {




  return `/api/myads/${encodeURIComponent(String(id))}`
}

/**
 * Takes it off the site.
 * @summary Delete an advert
 */
export const deleteMyAd = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getDeleteMyAdUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteMyAdMutationKey = () => ['deleteMyAd'] as const;

export const getDeleteMyAdMutationOptions = <TError = ErrorType<SessionMissingResponse | OriginForeignResponse | MyAdNotFoundResponse | VersionStaleResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteMyAd>>, TError,DeleteMyAdMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteMyAd>>, TError,DeleteMyAdMutationVariables, TContext> => {

const mutationKey = getDeleteMyAdMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteMyAd>>, DeleteMyAdMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteMyAd(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteMyAdMutationResult = NonNullable<Awaited<ReturnType<typeof deleteMyAd>>>

    export type DeleteMyAdMutationError = ErrorType<SessionMissingResponse | OriginForeignResponse | MyAdNotFoundResponse | VersionStaleResponse | ServerFailureResponse | DatabaseAwayResponse>
    export type DeleteMyAdMutationVariables = {id: string}

    /**
 * @summary Delete an advert
 */
export const useDeleteMyAd = <TError = ErrorType<SessionMissingResponse | OriginForeignResponse | MyAdNotFoundResponse | VersionStaleResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteMyAd>>, TError,DeleteMyAdMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteMyAd>>,
        TError,
        DeleteMyAdMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteMyAdMutationOptions(options), queryClient);
    }
