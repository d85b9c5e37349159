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
  Category,
  CategoryFields,
  CategoryInUseResponse,
  CategoryInvalidResponse,
  CategoryNameTakenResponse,
  CategoryNotFoundResponse,
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

export const getListCategoriesUrl = () => {




  return `/api/categories`
}

/**
 * Sorted by name.
 * @summary List the categories
 */
export const listCategories = async ( options?: Parameters<typeof fetcher>[1]): Promise<Category[]> => {

  return fetcher<Category[]>(getListCategoriesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListCategoriesQueryKey = () => {
    return [
    'api','categories'
    ] as const;
    }


export const getListCategoriesQueryOptions = <TData = Awaited<ReturnType<typeof listCategories>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCategoriesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCategories>>> = ({ signal }) => listCategories({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCategoriesQueryResult = NonNullable<Awaited<ReturnType<typeof listCategories>>>
export type ListCategoriesQueryError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>


export function useListCategories<TData = Awaited<ReturnType<typeof listCategories>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCategories>>,
          TError,
          Awaited<ReturnType<typeof listCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCategories<TData = Awaited<ReturnType<typeof listCategories>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCategories>>,
          TError,
          Awaited<ReturnType<typeof listCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCategories<TData = Awaited<ReturnType<typeof listCategories>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the categories
 */

export function useListCategories<TData = Awaited<ReturnType<typeof listCategories>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCategoriesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateCategoryUrl = () => {




  return `/api/categories`
}

/**
 * The id is made from the name.
 * @summary Create a category
 */
export const createCategory = async (categoryFields: CategoryFields, options?: Parameters<typeof fetcher>[1]): Promise<Category> => {

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
return fetcher<Category>(getCreateCategoryUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(categoryFields)
  }
);}





export const getCreateCategoryMutationKey = () => ['createCategory'] as const;

export const getCreateCategoryMutationOptions = <TError = ErrorType<CategoryInvalidResponse | SessionMissingResponse | OriginForeignResponse | CategoryNameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCategory>>, TError,CreateCategoryMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createCategory>>, TError,CreateCategoryMutationVariables, TContext> => {

const mutationKey = getCreateCategoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCategory>>, CreateCategoryMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createCategory(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateCategoryMutationResult = NonNullable<Awaited<ReturnType<typeof createCategory>>>
    export type CreateCategoryMutationBody = CategoryFields
    export type CreateCategoryMutationError = ErrorType<CategoryInvalidResponse | SessionMissingResponse | OriginForeignResponse | CategoryNameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>
    export type CreateCategoryMutationVariables = {data: CategoryFields}

    /**
 * @summary Create a category
 */
export const useCreateCategory = <TError = ErrorType<CategoryInvalidResponse | SessionMissingResponse | OriginForeignResponse | CategoryNameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCategory>>, TError,CreateCategoryMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCategory>>,
        TError,
        CreateCategoryMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCategoryMutationOptions(options), queryClient);
    }
    export const getGetCategoryUrl = (id: string,) => {




  return `/api/categories/${encodeURIComponent(String(id))}`
}

/**
 * One item, as the dashboard loads it for editing.
 * @summary Read a category
 */
export const getCategory = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<Category> => {

  return fetcher<Category>(getGetCategoryUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetCategoryQueryKey = (id: string,) => {
    return [
    'api','categories',id
    ] as const;
    }


export const getGetCategoryQueryOptions = <TData = Awaited<ReturnType<typeof getCategory>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | CategoryNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCategory>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCategoryQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCategory>>> = ({ signal }) => getCategory(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCategory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCategoryQueryResult = NonNullable<Awaited<ReturnType<typeof getCategory>>>
export type GetCategoryQueryError = ErrorType<NotModifiedResponse | RequestInvalidResponse | CategoryNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>


export function useGetCategory<TData = Awaited<ReturnType<typeof getCategory>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | CategoryNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCategory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCategory>>,
          TError,
          Awaited<ReturnType<typeof getCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCategory<TData = Awaited<ReturnType<typeof getCategory>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | CategoryNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCategory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCategory>>,
          TError,
          Awaited<ReturnType<typeof getCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCategory<TData = Awaited<ReturnType<typeof getCategory>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | CategoryNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCategory>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a category
 */

export function useGetCategory<TData = Awaited<ReturnType<typeof getCategory>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | CategoryNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCategory>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCategoryQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateCategoryUrl = (id: string,) => {




  return `/api/categories/${encodeURIComponent(String(id))}`
}

/**
 * Renaming reaches every cocktail that uses it; the id stays.
 * @summary Replace a category
 */
export const updateCategory = async (id: string,
    categoryFields: CategoryFields, options?: Parameters<typeof fetcher>[1]): Promise<Category> => {

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
return fetcher<Category>(getUpdateCategoryUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(categoryFields)
  }
);}





export const getUpdateCategoryMutationKey = () => ['updateCategory'] as const;

export const getUpdateCategoryMutationOptions = <TError = ErrorType<CategoryInvalidResponse | SessionMissingResponse | OriginForeignResponse | CategoryNotFoundResponse | CategoryNameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCategory>>, TError,UpdateCategoryMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof updateCategory>>, TError,UpdateCategoryMutationVariables, TContext> => {

const mutationKey = getUpdateCategoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateCategory>>, UpdateCategoryMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateCategory(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateCategoryMutationResult = NonNullable<Awaited<ReturnType<typeof updateCategory>>>
    export type UpdateCategoryMutationBody = CategoryFields
    export type UpdateCategoryMutationError = ErrorType<CategoryInvalidResponse | SessionMissingResponse | OriginForeignResponse | CategoryNotFoundResponse | CategoryNameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>
    export type UpdateCategoryMutationVariables = {id: string;data: CategoryFields}

    /**
 * @summary Replace a category
 */
export const useUpdateCategory = <TError = ErrorType<CategoryInvalidResponse | SessionMissingResponse | OriginForeignResponse | CategoryNotFoundResponse | CategoryNameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCategory>>, TError,UpdateCategoryMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCategory>>,
        TError,
        UpdateCategoryMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateCategoryMutationOptions(options), queryClient);
    }
    export const getDeleteCategoryUrl = (id: string,) => {




  return `/api/categories/${encodeURIComponent(String(id))}`
}

/**
 * Refused while cocktails use it.
 * @summary Delete a category
 */
export const deleteCategory = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getDeleteCategoryUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteCategoryMutationKey = () => ['deleteCategory'] as const;

export const getDeleteCategoryMutationOptions = <TError = ErrorType<SessionMissingResponse | OriginForeignResponse | CategoryNotFoundResponse | CategoryInUseResponse | VersionStaleResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCategory>>, TError,DeleteCategoryMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteCategory>>, TError,DeleteCategoryMutationVariables, TContext> => {

const mutationKey = getDeleteCategoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteCategory>>, DeleteCategoryMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteCategory(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteCategoryMutationResult = NonNullable<Awaited<ReturnType<typeof deleteCategory>>>

    export type DeleteCategoryMutationError = ErrorType<SessionMissingResponse | OriginForeignResponse | CategoryNotFoundResponse | CategoryInUseResponse | VersionStaleResponse | ServerFailureResponse | DatabaseAwayResponse>
    export type DeleteCategoryMutationVariables = {id: string}

    /**
 * @summary Delete a category
 */
export const useDeleteCategory = <TError = ErrorType<SessionMissingResponse | OriginForeignResponse | CategoryNotFoundResponse | CategoryInUseResponse | VersionStaleResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCategory>>, TError,DeleteCategoryMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteCategory>>,
        TError,
        DeleteCategoryMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteCategoryMutationOptions(options), queryClient);
    }
