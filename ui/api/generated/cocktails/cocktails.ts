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
  CategoryNotFoundResponse,
  Cocktail,
  CocktailFeatured,
  CocktailFields,
  CocktailInvalidResponse,
  CocktailNameTakenResponse,
  CocktailNotFoundResponse,
  CollectionOptions,
  DatabaseAwayResponse,
  ListCocktailsOfCategoryParams,
  ListCocktailsParams,
  ListCollectionOptionsParams,
  NotModifiedResponse,
  OriginForeignResponse,
  QueryInvalidResponse,
  RequestInvalidResponse,
  ServerFailureResponse,
  SessionMissingResponse,
  TypeUnsupportedResponse,
  VersionStaleResponse
} from '../../../../openapi/generated/model';

import { fetcher } from '../../fetcher.ts';
import type { ErrorType } from '../../fetcher.ts';
import { toFormData } from '../../to-form-data.ts';


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

export const getListCocktailsUrl = (params?: ListCocktailsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/cocktails?${stringifiedParams}` : `/api/cocktails`
}

/**
 * Sorted by name. Without parameters it is the whole list; with `limit`, the total and links to the other pages come as headers.
 * @summary List cocktails
 */
export const listCocktails = async (params?: ListCocktailsParams, options?: Parameters<typeof fetcher>[1]): Promise<Cocktail[]> => {

  return fetcher<Cocktail[]>(getListCocktailsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListCocktailsQueryKey = (params?: ListCocktailsParams,) => {
    return [
    'api','cocktails', ...(params ? [params] : [])
    ] as const;
    }


export const getListCocktailsQueryOptions = <TData = Awaited<ReturnType<typeof listCocktails>>, TError = ErrorType<NotModifiedResponse | QueryInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>(params?: ListCocktailsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCocktails>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCocktailsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCocktails>>> = ({ signal }) => listCocktails(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCocktails>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCocktailsQueryResult = NonNullable<Awaited<ReturnType<typeof listCocktails>>>
export type ListCocktailsQueryError = ErrorType<NotModifiedResponse | QueryInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>


export function useListCocktails<TData = Awaited<ReturnType<typeof listCocktails>>, TError = ErrorType<NotModifiedResponse | QueryInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 params: undefined |  ListCocktailsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCocktails>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCocktails>>,
          TError,
          Awaited<ReturnType<typeof listCocktails>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCocktails<TData = Awaited<ReturnType<typeof listCocktails>>, TError = ErrorType<NotModifiedResponse | QueryInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 params?: ListCocktailsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCocktails>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCocktails>>,
          TError,
          Awaited<ReturnType<typeof listCocktails>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCocktails<TData = Awaited<ReturnType<typeof listCocktails>>, TError = ErrorType<NotModifiedResponse | QueryInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 params?: ListCocktailsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCocktails>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List cocktails
 */

export function useListCocktails<TData = Awaited<ReturnType<typeof listCocktails>>, TError = ErrorType<NotModifiedResponse | QueryInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 params?: ListCocktailsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCocktails>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCocktailsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateCocktailUrl = () => {




  return `/api/cocktails`
}

/**
 * Lists are sent as JSON text, as the form does, or as repeated parts. `image` is a web address or a file.
 * @summary Create a cocktail
 */
export const createCocktail = async (cocktailFields: CocktailFields, options?: Parameters<typeof fetcher>[1]): Promise<Cocktail> => {
    const formData = toFormData(cocktailFields)
  return fetcher<Cocktail>(getCreateCocktailUrl(),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getCreateCocktailMutationKey = () => ['createCocktail'] as const;

export const getCreateCocktailMutationOptions = <TError = ErrorType<CocktailInvalidResponse | SessionMissingResponse | OriginForeignResponse | CocktailNameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCocktail>>, TError,CreateCocktailMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createCocktail>>, TError,CreateCocktailMutationVariables, TContext> => {

const mutationKey = getCreateCocktailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCocktail>>, CreateCocktailMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createCocktail(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateCocktailMutationResult = NonNullable<Awaited<ReturnType<typeof createCocktail>>>
    export type CreateCocktailMutationBody = CocktailFields
    export type CreateCocktailMutationError = ErrorType<CocktailInvalidResponse | SessionMissingResponse | OriginForeignResponse | CocktailNameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>
    export type CreateCocktailMutationVariables = {data: CocktailFields}

    /**
 * @summary Create a cocktail
 */
export const useCreateCocktail = <TError = ErrorType<CocktailInvalidResponse | SessionMissingResponse | OriginForeignResponse | CocktailNameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCocktail>>, TError,CreateCocktailMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCocktail>>,
        TError,
        CreateCocktailMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCocktailMutationOptions(options), queryClient);
    }
    export const getGetCocktailUrl = (id: string,) => {




  return `/api/cocktails/${encodeURIComponent(String(id))}`
}

/**
 * One recipe, with everything it needs.
 * @summary Read a cocktail
 */
export const getCocktail = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<Cocktail> => {

  return fetcher<Cocktail>(getGetCocktailUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetCocktailQueryKey = (id: string,) => {
    return [
    'api','cocktails',id
    ] as const;
    }


export const getGetCocktailQueryOptions = <TData = Awaited<ReturnType<typeof getCocktail>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | CocktailNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCocktail>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCocktailQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCocktail>>> = ({ signal }) => getCocktail(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCocktail>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCocktailQueryResult = NonNullable<Awaited<ReturnType<typeof getCocktail>>>
export type GetCocktailQueryError = ErrorType<NotModifiedResponse | RequestInvalidResponse | CocktailNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>


export function useGetCocktail<TData = Awaited<ReturnType<typeof getCocktail>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | CocktailNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCocktail>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCocktail>>,
          TError,
          Awaited<ReturnType<typeof getCocktail>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCocktail<TData = Awaited<ReturnType<typeof getCocktail>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | CocktailNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCocktail>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCocktail>>,
          TError,
          Awaited<ReturnType<typeof getCocktail>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCocktail<TData = Awaited<ReturnType<typeof getCocktail>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | CocktailNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCocktail>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a cocktail
 */

export function useGetCocktail<TData = Awaited<ReturnType<typeof getCocktail>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | CocktailNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCocktail>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCocktailQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateCocktailWithFormDataUrl = (id: string,) => {




  return `/api/cocktails/${encodeURIComponent(String(id))}`
}

/**
 * As multipart the whole recipe is replaced, and an optional field that is not sent becomes empty. As JSON only the featured flag changes.
 * @summary Replace a cocktail, or toggle its featured flag
 */
export const updateCocktailWithFormData = async (id: string,
    cocktailFields: CocktailFields, options?: Parameters<typeof fetcher>[1]): Promise<Cocktail> => {
    const formData = toFormData(cocktailFields)
  return fetcher<Cocktail>(getUpdateCocktailWithFormDataUrl(id),
  {
    ...options,
    method: 'PUT'
    ,
    body: formData
  }
);}





export const getUpdateCocktailWithFormDataMutationKey = () => ['updateCocktailWithFormData'] as const;

export const getUpdateCocktailWithFormDataMutationOptions = <TError = ErrorType<CocktailInvalidResponse | SessionMissingResponse | OriginForeignResponse | CocktailNotFoundResponse | CocktailNameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCocktailWithFormData>>, TError,UpdateCocktailWithFormDataMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof updateCocktailWithFormData>>, TError,UpdateCocktailWithFormDataMutationVariables, TContext> => {

const mutationKey = getUpdateCocktailWithFormDataMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateCocktailWithFormData>>, UpdateCocktailWithFormDataMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateCocktailWithFormData(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateCocktailWithFormDataMutationResult = NonNullable<Awaited<ReturnType<typeof updateCocktailWithFormData>>>
    export type UpdateCocktailWithFormDataMutationBody = CocktailFields
    export type UpdateCocktailWithFormDataMutationError = ErrorType<CocktailInvalidResponse | SessionMissingResponse | OriginForeignResponse | CocktailNotFoundResponse | CocktailNameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>
    export type UpdateCocktailWithFormDataMutationVariables = {id: string;data: CocktailFields}

    /**
 * @summary Replace a cocktail, or toggle its featured flag
 */
export const useUpdateCocktailWithFormData = <TError = ErrorType<CocktailInvalidResponse | SessionMissingResponse | OriginForeignResponse | CocktailNotFoundResponse | CocktailNameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCocktailWithFormData>>, TError,UpdateCocktailWithFormDataMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCocktailWithFormData>>,
        TError,
        UpdateCocktailWithFormDataMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateCocktailWithFormDataMutationOptions(options), queryClient);
    }
    export const getUpdateCocktailWithJsonUrl = (id: string,) => {




  return `/api/cocktails/${encodeURIComponent(String(id))}`
}

/**
 * As multipart the whole recipe is replaced, and an optional field that is not sent becomes empty. As JSON only the featured flag changes.
 * @summary Replace a cocktail, or toggle its featured flag
 */
export const updateCocktailWithJson = async (id: string,
    cocktailFeatured: CocktailFeatured, options?: Parameters<typeof fetcher>[1]): Promise<Cocktail> => {

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
return fetcher<Cocktail>(getUpdateCocktailWithJsonUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(cocktailFeatured)
  }
);}





export const getUpdateCocktailWithJsonMutationKey = () => ['updateCocktailWithJson'] as const;

export const getUpdateCocktailWithJsonMutationOptions = <TError = ErrorType<CocktailInvalidResponse | SessionMissingResponse | OriginForeignResponse | CocktailNotFoundResponse | CocktailNameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCocktailWithJson>>, TError,UpdateCocktailWithJsonMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof updateCocktailWithJson>>, TError,UpdateCocktailWithJsonMutationVariables, TContext> => {

const mutationKey = getUpdateCocktailWithJsonMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateCocktailWithJson>>, UpdateCocktailWithJsonMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateCocktailWithJson(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateCocktailWithJsonMutationResult = NonNullable<Awaited<ReturnType<typeof updateCocktailWithJson>>>
    export type UpdateCocktailWithJsonMutationBody = CocktailFeatured
    export type UpdateCocktailWithJsonMutationError = ErrorType<CocktailInvalidResponse | SessionMissingResponse | OriginForeignResponse | CocktailNotFoundResponse | CocktailNameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>
    export type UpdateCocktailWithJsonMutationVariables = {id: string;data: CocktailFeatured}

    /**
 * @summary Replace a cocktail, or toggle its featured flag
 */
export const useUpdateCocktailWithJson = <TError = ErrorType<CocktailInvalidResponse | SessionMissingResponse | OriginForeignResponse | CocktailNotFoundResponse | CocktailNameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCocktailWithJson>>, TError,UpdateCocktailWithJsonMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCocktailWithJson>>,
        TError,
        UpdateCocktailWithJsonMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateCocktailWithJsonMutationOptions(options), queryClient);
    }
    export const getDeleteCocktailUrl = (id: string,) => {




  return `/api/cocktails/${encodeURIComponent(String(id))}`
}

/**
 * Takes the recipe off the site.
 * @summary Delete a cocktail
 */
export const deleteCocktail = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getDeleteCocktailUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteCocktailMutationKey = () => ['deleteCocktail'] as const;

export const getDeleteCocktailMutationOptions = <TError = ErrorType<SessionMissingResponse | OriginForeignResponse | CocktailNotFoundResponse | VersionStaleResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCocktail>>, TError,DeleteCocktailMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteCocktail>>, TError,DeleteCocktailMutationVariables, TContext> => {

const mutationKey = getDeleteCocktailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteCocktail>>, DeleteCocktailMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteCocktail(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteCocktailMutationResult = NonNullable<Awaited<ReturnType<typeof deleteCocktail>>>

    export type DeleteCocktailMutationError = ErrorType<SessionMissingResponse | OriginForeignResponse | CocktailNotFoundResponse | VersionStaleResponse | ServerFailureResponse | DatabaseAwayResponse>
    export type DeleteCocktailMutationVariables = {id: string}

    /**
 * @summary Delete a cocktail
 */
export const useDeleteCocktail = <TError = ErrorType<SessionMissingResponse | OriginForeignResponse | CocktailNotFoundResponse | VersionStaleResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCocktail>>, TError,DeleteCocktailMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteCocktail>>,
        TError,
        DeleteCocktailMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteCocktailMutationOptions(options), queryClient);
    }
    export const getListCocktailsOfCategoryUrl = (category: string,
    params?: ListCocktailsOfCategoryParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/cocktails/category/${encodeURIComponent(String(category))}?${stringifiedParams}` : `/api/cocktails/category/${encodeURIComponent(String(category))}`
}

/**
 * Sorted by name. Without parameters it is the whole list; with `limit`, the total and links to the other pages come as headers.
 * @summary List the cocktails of a category
 */
export const listCocktailsOfCategory = async (category: string,
    params?: ListCocktailsOfCategoryParams, options?: Parameters<typeof fetcher>[1]): Promise<Cocktail[]> => {

  return fetcher<Cocktail[]>(getListCocktailsOfCategoryUrl(category,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListCocktailsOfCategoryQueryKey = (category: string,
    params?: ListCocktailsOfCategoryParams,) => {
    return [
    'api','cocktails','category',category, ...(params ? [params] : [])
    ] as const;
    }


export const getListCocktailsOfCategoryQueryOptions = <TData = Awaited<ReturnType<typeof listCocktailsOfCategory>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | CategoryNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>>(category: string,
    params?: ListCocktailsOfCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCocktailsOfCategory>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCocktailsOfCategoryQueryKey(category,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCocktailsOfCategory>>> = ({ signal }) => listCocktailsOfCategory(category,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: category !== null && category !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCocktailsOfCategory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCocktailsOfCategoryQueryResult = NonNullable<Awaited<ReturnType<typeof listCocktailsOfCategory>>>
export type ListCocktailsOfCategoryQueryError = ErrorType<NotModifiedResponse | RequestInvalidResponse | CategoryNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>


export function useListCocktailsOfCategory<TData = Awaited<ReturnType<typeof listCocktailsOfCategory>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | CategoryNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 category: string,
    params: undefined |  ListCocktailsOfCategoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCocktailsOfCategory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCocktailsOfCategory>>,
          TError,
          Awaited<ReturnType<typeof listCocktailsOfCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCocktailsOfCategory<TData = Awaited<ReturnType<typeof listCocktailsOfCategory>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | CategoryNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 category: string,
    params?: ListCocktailsOfCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCocktailsOfCategory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCocktailsOfCategory>>,
          TError,
          Awaited<ReturnType<typeof listCocktailsOfCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCocktailsOfCategory<TData = Awaited<ReturnType<typeof listCocktailsOfCategory>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | CategoryNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 category: string,
    params?: ListCocktailsOfCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCocktailsOfCategory>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the cocktails of a category
 */

export function useListCocktailsOfCategory<TData = Awaited<ReturnType<typeof listCocktailsOfCategory>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | CategoryNotFoundResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 category: string,
    params?: ListCocktailsOfCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCocktailsOfCategory>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCocktailsOfCategoryQueryOptions(category,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSearchCocktailsUrl = (term: string,) => {




  return `/api/cocktails/search/${encodeURIComponent(String(term))}`
}

/**
 * Looks in name, ingredients, category, spirits, technique and description for whole words, prefixes and small typing or hearing mistakes. Case and accents do not count. Best first.
 * @summary Search cocktails
 */
export const searchCocktails = async (term: string, options?: Parameters<typeof fetcher>[1]): Promise<Cocktail[]> => {

  return fetcher<Cocktail[]>(getSearchCocktailsUrl(term),
  {
    ...options,
    method: 'GET'


  }
);}





export const getSearchCocktailsQueryKey = (term: string,) => {
    return [
    'api','cocktails','search',term
    ] as const;
    }


export const getSearchCocktailsQueryOptions = <TData = Awaited<ReturnType<typeof searchCocktails>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>(term: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCocktails>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchCocktailsQueryKey(term);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchCocktails>>> = ({ signal }) => searchCocktails(term, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: term !== null && term !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchCocktails>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchCocktailsQueryResult = NonNullable<Awaited<ReturnType<typeof searchCocktails>>>
export type SearchCocktailsQueryError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>


export function useSearchCocktails<TData = Awaited<ReturnType<typeof searchCocktails>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 term: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCocktails>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchCocktails>>,
          TError,
          Awaited<ReturnType<typeof searchCocktails>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchCocktails<TData = Awaited<ReturnType<typeof searchCocktails>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 term: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCocktails>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchCocktails>>,
          TError,
          Awaited<ReturnType<typeof searchCocktails>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchCocktails<TData = Awaited<ReturnType<typeof searchCocktails>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 term: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCocktails>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search cocktails
 */

export function useSearchCocktails<TData = Awaited<ReturnType<typeof searchCocktails>>, TError = ErrorType<NotModifiedResponse | RequestInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 term: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCocktails>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchCocktailsQueryOptions(term,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListCollectionOptionsUrl = (params?: ListCollectionOptionsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/collection/options?${stringifiedParams}` : `/api/collection/options`
}

/**
 * For every filter of the collection the options that would leave something, and how many cocktails each would leave given the other filters.
 * @summary List what the collection can be narrowed by
 */
export const listCollectionOptions = async (params?: ListCollectionOptionsParams, options?: Parameters<typeof fetcher>[1]): Promise<CollectionOptions> => {

  return fetcher<CollectionOptions>(getListCollectionOptionsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListCollectionOptionsQueryKey = (params?: ListCollectionOptionsParams,) => {
    return [
    'api','collection','options', ...(params ? [params] : [])
    ] as const;
    }


export const getListCollectionOptionsQueryOptions = <TData = Awaited<ReturnType<typeof listCollectionOptions>>, TError = ErrorType<NotModifiedResponse | QueryInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>(params?: ListCollectionOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCollectionOptions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCollectionOptionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCollectionOptions>>> = ({ signal }) => listCollectionOptions(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCollectionOptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCollectionOptionsQueryResult = NonNullable<Awaited<ReturnType<typeof listCollectionOptions>>>
export type ListCollectionOptionsQueryError = ErrorType<NotModifiedResponse | QueryInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>


export function useListCollectionOptions<TData = Awaited<ReturnType<typeof listCollectionOptions>>, TError = ErrorType<NotModifiedResponse | QueryInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 params: undefined |  ListCollectionOptionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCollectionOptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCollectionOptions>>,
          TError,
          Awaited<ReturnType<typeof listCollectionOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCollectionOptions<TData = Awaited<ReturnType<typeof listCollectionOptions>>, TError = ErrorType<NotModifiedResponse | QueryInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 params?: ListCollectionOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCollectionOptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCollectionOptions>>,
          TError,
          Awaited<ReturnType<typeof listCollectionOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCollectionOptions<TData = Awaited<ReturnType<typeof listCollectionOptions>>, TError = ErrorType<NotModifiedResponse | QueryInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 params?: ListCollectionOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCollectionOptions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List what the collection can be narrowed by
 */

export function useListCollectionOptions<TData = Awaited<ReturnType<typeof listCollectionOptions>>, TError = ErrorType<NotModifiedResponse | QueryInvalidResponse | ServerFailureResponse | DatabaseAwayResponse>>(
 params?: ListCollectionOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCollectionOptions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCollectionOptionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






