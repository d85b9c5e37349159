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
  CocktailType,
  CocktailTypeFields,
  CocktailTypeInUseResponse,
  CocktailTypeInvalidResponse,
  CocktailTypeNameTakenResponse,
  CocktailTypeNotFoundResponse,
  DatabaseAwayResponse,
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

export const getListCocktailTypesUrl = () => {




  return `/api/cocktail-types`
}

/**
 * Sorted by name.
 * @summary List the techniques
 */
export const listCocktailTypes = async ( options?: Parameters<typeof fetcher>[1]): Promise<CocktailType[]> => {

  return fetcher<CocktailType[]>(getListCocktailTypesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListCocktailTypesQueryKey = () => {
    return [
    'api','cocktail-types'
    ] as const;
    }


export const getListCocktailTypesQueryOptions = <TData = Awaited<ReturnType<typeof listCocktailTypes>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCocktailTypes>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCocktailTypesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCocktailTypes>>> = ({ signal }) => listCocktailTypes({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCocktailTypes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCocktailTypesQueryResult = NonNullable<Awaited<ReturnType<typeof listCocktailTypes>>>
export type ListCocktailTypesQueryError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>


export function useListCocktailTypes<TData = Awaited<ReturnType<typeof listCocktailTypes>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCocktailTypes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCocktailTypes>>,
          TError,
          Awaited<ReturnType<typeof listCocktailTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCocktailTypes<TData = Awaited<ReturnType<typeof listCocktailTypes>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCocktailTypes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCocktailTypes>>,
          TError,
          Awaited<ReturnType<typeof listCocktailTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCocktailTypes<TData = Awaited<ReturnType<typeof listCocktailTypes>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCocktailTypes>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the techniques
 */

export function useListCocktailTypes<TData = Awaited<ReturnType<typeof listCocktailTypes>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCocktailTypes>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCocktailTypesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateCocktailTypeUrl = () => {




  return `/api/cocktail-types`
}

/**
 * The id is made from the name.
 * @summary Create a technique
 */
export const createCocktailType = async (cocktailTypeFields: CocktailTypeFields, options?: Parameters<typeof fetcher>[1]): Promise<CocktailType> => {

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
return fetcher<CocktailType>(getCreateCocktailTypeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(cocktailTypeFields)
  }
);}





export const getCreateCocktailTypeMutationKey = () => ['createCocktailType'] as const;

export const getCreateCocktailTypeMutationOptions = <TError = ErrorType<CocktailTypeInvalidResponse | SessionMissingResponse | OriginForeignResponse | CocktailTypeNameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCocktailType>>, TError,CreateCocktailTypeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createCocktailType>>, TError,CreateCocktailTypeMutationVariables, TContext> => {

const mutationKey = getCreateCocktailTypeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCocktailType>>, CreateCocktailTypeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createCocktailType(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateCocktailTypeMutationResult = NonNullable<Awaited<ReturnType<typeof createCocktailType>>>
    export type CreateCocktailTypeMutationBody = CocktailTypeFields
    export type CreateCocktailTypeMutationError = ErrorType<CocktailTypeInvalidResponse | SessionMissingResponse | OriginForeignResponse | CocktailTypeNameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>
    export type CreateCocktailTypeMutationVariables = {data: CocktailTypeFields}

    /**
 * @summary Create a technique
 */
export const useCreateCocktailType = <TError = ErrorType<CocktailTypeInvalidResponse | SessionMissingResponse | OriginForeignResponse | CocktailTypeNameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCocktailType>>, TError,CreateCocktailTypeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCocktailType>>,
        TError,
        CreateCocktailTypeMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCocktailTypeMutationOptions(options), queryClient);
    }
    export const getGetCocktailTypeUrl = (id: string,) => {




  return `/api/cocktail-types/${encodeURIComponent(String(id))}`
}

/**
 * One item, as the dashboard loads it for editing.
 * @summary Read a technique
 */
export const getCocktailType = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<CocktailType> => {

  return fetcher<CocktailType>(getGetCocktailTypeUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetCocktailTypeQueryKey = (id: string,) => {
    return [
    'api','cocktail-types',id
    ] as const;
    }


export const getGetCocktailTypeQueryOptions = <TData = Awaited<ReturnType<typeof getCocktailType>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | CocktailTypeNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCocktailType>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCocktailTypeQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCocktailType>>> = ({ signal }) => getCocktailType(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCocktailType>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCocktailTypeQueryResult = NonNullable<Awaited<ReturnType<typeof getCocktailType>>>
export type GetCocktailTypeQueryError = ErrorType<NotModifiedResponse | RequestInvalidResponse | CocktailTypeNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>


export function useGetCocktailType<TData = Awaited<ReturnType<typeof getCocktailType>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | CocktailTypeNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCocktailType>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCocktailType>>,
          TError,
          Awaited<ReturnType<typeof getCocktailType>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCocktailType<TData = Awaited<ReturnType<typeof getCocktailType>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | CocktailTypeNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCocktailType>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCocktailType>>,
          TError,
          Awaited<ReturnType<typeof getCocktailType>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCocktailType<TData = Awaited<ReturnType<typeof getCocktailType>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | CocktailTypeNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCocktailType>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a technique
 */

export function useGetCocktailType<TData = Awaited<ReturnType<typeof getCocktailType>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | CocktailTypeNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCocktailType>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCocktailTypeQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateCocktailTypeUrl = (id: string,) => {




  return `/api/cocktail-types/${encodeURIComponent(String(id))}`
}

/**
 * Renaming reaches every cocktail that uses it; the id stays.
 * @summary Replace a technique
 */
export const updateCocktailType = async (id: string,
    cocktailTypeFields: CocktailTypeFields, options?: Parameters<typeof fetcher>[1]): Promise<CocktailType> => {

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
return fetcher<CocktailType>(getUpdateCocktailTypeUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(cocktailTypeFields)
  }
);}





export const getUpdateCocktailTypeMutationKey = () => ['updateCocktailType'] as const;

export const getUpdateCocktailTypeMutationOptions = <TError = ErrorType<CocktailTypeInvalidResponse | SessionMissingResponse | OriginForeignResponse | CocktailTypeNotFoundResponse | CocktailTypeNameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCocktailType>>, TError,UpdateCocktailTypeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof updateCocktailType>>, TError,UpdateCocktailTypeMutationVariables, TContext> => {

const mutationKey = getUpdateCocktailTypeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateCocktailType>>, UpdateCocktailTypeMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateCocktailType(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateCocktailTypeMutationResult = NonNullable<Awaited<ReturnType<typeof updateCocktailType>>>
    export type UpdateCocktailTypeMutationBody = CocktailTypeFields
    export type UpdateCocktailTypeMutationError = ErrorType<CocktailTypeInvalidResponse | SessionMissingResponse | OriginForeignResponse | CocktailTypeNotFoundResponse | CocktailTypeNameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>
    export type UpdateCocktailTypeMutationVariables = {id: string;data: CocktailTypeFields}

    /**
 * @summary Replace a technique
 */
export const useUpdateCocktailType = <TError = ErrorType<CocktailTypeInvalidResponse | SessionMissingResponse | OriginForeignResponse | CocktailTypeNotFoundResponse | CocktailTypeNameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCocktailType>>, TError,UpdateCocktailTypeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCocktailType>>,
        TError,
        UpdateCocktailTypeMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateCocktailTypeMutationOptions(options), queryClient);
    }
    export const getDeleteCocktailTypeUrl = (id: string,) => {




  return `/api/cocktail-types/${encodeURIComponent(String(id))}`
}

/**
 * Refused while cocktails use it.
 * @summary Delete a technique
 */
export const deleteCocktailType = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getDeleteCocktailTypeUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteCocktailTypeMutationKey = () => ['deleteCocktailType'] as const;

export const getDeleteCocktailTypeMutationOptions = <TError = ErrorType<SessionMissingResponse | OriginForeignResponse | CocktailTypeNotFoundResponse | CocktailTypeInUseResponse | VersionStaleResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCocktailType>>, TError,DeleteCocktailTypeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteCocktailType>>, TError,DeleteCocktailTypeMutationVariables, TContext> => {

const mutationKey = getDeleteCocktailTypeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteCocktailType>>, DeleteCocktailTypeMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteCocktailType(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteCocktailTypeMutationResult = NonNullable<Awaited<ReturnType<typeof deleteCocktailType>>>

    export type DeleteCocktailTypeMutationError = ErrorType<SessionMissingResponse | OriginForeignResponse | CocktailTypeNotFoundResponse | CocktailTypeInUseResponse | VersionStaleResponse | ServerFailureResponse | DatabaseAwayResponse>
    export type DeleteCocktailTypeMutationVariables = {id: string}

    /**
 * @summary Delete a technique
 */
export const useDeleteCocktailType = <TError = ErrorType<SessionMissingResponse | OriginForeignResponse | CocktailTypeNotFoundResponse | CocktailTypeInUseResponse | VersionStaleResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCocktailType>>, TError,DeleteCocktailTypeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteCocktailType>>,
        TError,
        DeleteCocktailTypeMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteCocktailTypeMutationOptions(options), queryClient);
    }
