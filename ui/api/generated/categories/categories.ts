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
  CategoryBody,
  CategoryCreatedResponse,
  CategoryPatchBody,
  CategoryResponse,
  DeletedResponse,
  FailureResponse,
  GetCategoryParams,
  InvalidResponse,
  ItemInUseResponse,
  ListCategoriesParams,
  NameTakenResponse,
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

export type listCategoriesResponse200 = {
  data: Category[]
  status: 200
}

export type listCategoriesResponse304 = {
  data: NotModifiedResponse
  status: 304
}

export type listCategoriesResponse400 = {
  data: InvalidResponse
  status: 400
}

export type listCategoriesResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type listCategoriesResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 304 | 400 | 401>
}

export type listCategoriesResponseSuccess = (listCategoriesResponse200) & {
  headers: Record<string, string>;
};
export type listCategoriesResponseError = (listCategoriesResponse304 | listCategoriesResponse400 | listCategoriesResponse401 | listCategoriesResponseDefault) & {
  headers: Record<string, string>;
};

export const getListCategoriesUrl = (params?: ListCategoriesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/categories?${stringifiedParams}` : `/api/categories`
}

/**
 * Sorted by name.
 * @summary List the categories
 */
export const listCategories = async (params?: ListCategoriesParams, options?: Parameters<typeof fetcher>[1]): Promise<listCategoriesResponseSuccess> => {

  return fetcher<listCategoriesResponseSuccess>(getListCategoriesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListCategoriesQueryKey = (params?: ListCategoriesParams,) => {
    return [
    'api','categories', ...(params ? [params] : [])
    ] as const;
    }


export const getListCategoriesQueryOptions = <TData = Awaited<ReturnType<typeof listCategories>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>>(params?: ListCategoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCategoriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCategories>>> = ({ signal }) => listCategories(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCategoriesQueryResult = NonNullable<Awaited<ReturnType<typeof listCategories>>>
export type ListCategoriesQueryError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>


export function useListCategories<TData = Awaited<ReturnType<typeof listCategories>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params: undefined |  ListCategoriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCategories>>,
          TError,
          Awaited<ReturnType<typeof listCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCategories<TData = Awaited<ReturnType<typeof listCategories>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListCategoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCategories>>,
          TError,
          Awaited<ReturnType<typeof listCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCategories<TData = Awaited<ReturnType<typeof listCategories>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListCategoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the categories
 */

export function useListCategories<TData = Awaited<ReturnType<typeof listCategories>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListCategoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCategoriesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type createCategoryResponse201 = {
  data: CategoryCreatedResponse
  status: 201
}

export type createCategoryResponse400 = {
  data: InvalidResponse
  status: 400
}

export type createCategoryResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type createCategoryResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type createCategoryResponse409 = {
  data: NameTakenResponse
  status: 409
}

export type createCategoryResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type createCategoryResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type createCategoryResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 201 | 400 | 401 | 403 | 409 | 413 | 415>
}

export type createCategoryResponseSuccess = (createCategoryResponse201) & {
  headers: Record<string, string>;
};
export type createCategoryResponseError = (createCategoryResponse400 | createCategoryResponse401 | createCategoryResponse403 | createCategoryResponse409 | createCategoryResponse413 | createCategoryResponse415 | createCategoryResponseDefault) & {
  headers: Record<string, string>;
};

export const getCreateCategoryUrl = () => {




  return `/api/categories`
}

/**
 * The id is made from the name.
 * @summary Create a category
 */
export const createCategory = async (categoryBody: CategoryBody, options?: Parameters<typeof fetcher>[1]): Promise<createCategoryResponseSuccess> => {

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
return fetcher<createCategoryResponseSuccess>(getCreateCategoryUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(categoryBody)
  }
);}





export const getCreateCategoryMutationKey = () => ['createCategory'] as const;

export const getCreateCategoryMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
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
    export type CreateCategoryMutationBody = CategoryBody
    export type CreateCategoryMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type CreateCategoryMutationVariables = {data: CategoryBody}

    /**
 * @summary Create a category
 */
export const useCreateCategory = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCategory>>, TError,CreateCategoryMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCategory>>,
        TError,
        CreateCategoryMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCategoryMutationOptions(options), queryClient);
    }
    export type getCategoryResponse200 = {
  data: CategoryResponse
  status: 200
}

export type getCategoryResponse304 = {
  data: NotModifiedResponse
  status: 304
}

export type getCategoryResponse400 = {
  data: InvalidResponse
  status: 400
}

export type getCategoryResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type getCategoryResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type getCategoryResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 304 | 400 | 401 | 404>
}

export type getCategoryResponseSuccess = (getCategoryResponse200) & {
  headers: Record<string, string>;
};
export type getCategoryResponseError = (getCategoryResponse304 | getCategoryResponse400 | getCategoryResponse401 | getCategoryResponse404 | getCategoryResponseDefault) & {
  headers: Record<string, string>;
};

export const getGetCategoryUrl = (id: string,
    params?: GetCategoryParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/categories/${encodeURIComponent(String(id))}?${stringifiedParams}` : `/api/categories/${encodeURIComponent(String(id))}`
}

/**
 * One item, as the dashboard loads it for editing.
 * @summary Read a category
 */
export const getCategory = async (id: string,
    params?: GetCategoryParams, options?: Parameters<typeof fetcher>[1]): Promise<getCategoryResponseSuccess> => {

  return fetcher<getCategoryResponseSuccess>(getGetCategoryUrl(id,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetCategoryQueryKey = (id: string,
    params?: GetCategoryParams,) => {
    return [
    'api','categories',id, ...(params ? [params] : [])
    ] as const;
    }


export const getGetCategoryQueryOptions = <TData = Awaited<ReturnType<typeof getCategory>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(id: string,
    params?: GetCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCategory>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCategoryQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCategory>>> = ({ signal }) => getCategory(id,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCategory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCategoryQueryResult = NonNullable<Awaited<ReturnType<typeof getCategory>>>
export type GetCategoryQueryError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>


export function useGetCategory<TData = Awaited<ReturnType<typeof getCategory>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(
 id: string,
    params: undefined |  GetCategoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCategory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCategory>>,
          TError,
          Awaited<ReturnType<typeof getCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCategory<TData = Awaited<ReturnType<typeof getCategory>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(
 id: string,
    params?: GetCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCategory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCategory>>,
          TError,
          Awaited<ReturnType<typeof getCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCategory<TData = Awaited<ReturnType<typeof getCategory>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(
 id: string,
    params?: GetCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCategory>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a category
 */

export function useGetCategory<TData = Awaited<ReturnType<typeof getCategory>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(
 id: string,
    params?: GetCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCategory>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCategoryQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type updateCategoryResponse200 = {
  data: CategoryResponse
  status: 200
}

export type updateCategoryResponse400 = {
  data: InvalidResponse
  status: 400
}

export type updateCategoryResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type updateCategoryResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type updateCategoryResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type updateCategoryResponse409 = {
  data: NameTakenResponse
  status: 409
}

export type updateCategoryResponse412 = {
  data: VersionStaleResponse
  status: 412
}

export type updateCategoryResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type updateCategoryResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type updateCategoryResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415>
}

export type updateCategoryResponseSuccess = (updateCategoryResponse200) & {
  headers: Record<string, string>;
};
export type updateCategoryResponseError = (updateCategoryResponse400 | updateCategoryResponse401 | updateCategoryResponse403 | updateCategoryResponse404 | updateCategoryResponse409 | updateCategoryResponse412 | updateCategoryResponse413 | updateCategoryResponse415 | updateCategoryResponseDefault) & {
  headers: Record<string, string>;
};

export const getUpdateCategoryUrl = (id: string,) => {




  return `/api/categories/${encodeURIComponent(String(id))}`
}

/**
 * A new name is shown in every cocktail that uses it; the id stays.
 * @summary Replace a category
 */
export const updateCategory = async (id: string,
    categoryBody: CategoryBody, options?: Parameters<typeof fetcher>[1]): Promise<updateCategoryResponseSuccess> => {

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
return fetcher<updateCategoryResponseSuccess>(getUpdateCategoryUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(categoryBody)
  }
);}





export const getUpdateCategoryMutationKey = () => ['updateCategory'] as const;

export const getUpdateCategoryMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
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
    export type UpdateCategoryMutationBody = CategoryBody
    export type UpdateCategoryMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type UpdateCategoryMutationVariables = {id: string;data: CategoryBody}

    /**
 * @summary Replace a category
 */
export const useUpdateCategory = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCategory>>, TError,UpdateCategoryMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCategory>>,
        TError,
        UpdateCategoryMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateCategoryMutationOptions(options), queryClient);
    }
    export type patchCategoryResponse200 = {
  data: CategoryResponse
  status: 200
}

export type patchCategoryResponse400 = {
  data: InvalidResponse
  status: 400
}

export type patchCategoryResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type patchCategoryResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type patchCategoryResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type patchCategoryResponse409 = {
  data: NameTakenResponse
  status: 409
}

export type patchCategoryResponse412 = {
  data: VersionStaleResponse
  status: 412
}

export type patchCategoryResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type patchCategoryResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type patchCategoryResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415>
}

export type patchCategoryResponseSuccess = (patchCategoryResponse200) & {
  headers: Record<string, string>;
};
export type patchCategoryResponseError = (patchCategoryResponse400 | patchCategoryResponse401 | patchCategoryResponse403 | patchCategoryResponse404 | patchCategoryResponse409 | patchCategoryResponse412 | patchCategoryResponse413 | patchCategoryResponse415 | patchCategoryResponseDefault) & {
  headers: Record<string, string>;
};

export const getPatchCategoryUrl = (id: string,) => {




  return `/api/categories/${encodeURIComponent(String(id))}`
}

/**
 * Only the fields that are sent change (JSON merge patch, RFC 7396); null empties an optional field. A list is replaced as a whole.
 * @summary Change fields of a category
 */
export const patchCategory = async (id: string,
    categoryPatchBody: CategoryPatchBody, options?: Parameters<typeof fetcher>[1]): Promise<patchCategoryResponseSuccess> => {

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
return fetcher<patchCategoryResponseSuccess>(getPatchCategoryUrl(id),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/merge-patch+json', ...getHeaders(options?.headers) },
    body: JSON.stringify(categoryPatchBody)
  }
);}





export const getPatchCategoryMutationKey = () => ['patchCategory'] as const;

export const getPatchCategoryMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof patchCategory>>, TError,PatchCategoryMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof patchCategory>>, TError,PatchCategoryMutationVariables, TContext> => {

const mutationKey = getPatchCategoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof patchCategory>>, PatchCategoryMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  patchCategory(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PatchCategoryMutationResult = NonNullable<Awaited<ReturnType<typeof patchCategory>>>
    export type PatchCategoryMutationBody = CategoryPatchBody
    export type PatchCategoryMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type PatchCategoryMutationVariables = {id: string;data: CategoryPatchBody}

    /**
 * @summary Change fields of a category
 */
export const usePatchCategory = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof patchCategory>>, TError,PatchCategoryMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof patchCategory>>,
        TError,
        PatchCategoryMutationVariables,
        TContext
      > => {
      return useMutation(getPatchCategoryMutationOptions(options), queryClient);
    }
    export type deleteCategoryResponse204 = {
  data: DeletedResponse
  status: 204
}

export type deleteCategoryResponse400 = {
  data: InvalidResponse
  status: 400
}

export type deleteCategoryResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type deleteCategoryResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type deleteCategoryResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type deleteCategoryResponse409 = {
  data: ItemInUseResponse
  status: 409
}

export type deleteCategoryResponse412 = {
  data: VersionStaleResponse
  status: 412
}

export type deleteCategoryResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 204 | 400 | 401 | 403 | 404 | 409 | 412>
}

export type deleteCategoryResponseSuccess = (deleteCategoryResponse204) & {
  headers: Record<string, string>;
};
export type deleteCategoryResponseError = (deleteCategoryResponse400 | deleteCategoryResponse401 | deleteCategoryResponse403 | deleteCategoryResponse404 | deleteCategoryResponse409 | deleteCategoryResponse412 | deleteCategoryResponseDefault) & {
  headers: Record<string, string>;
};

export const getDeleteCategoryUrl = (id: string,) => {




  return `/api/categories/${encodeURIComponent(String(id))}`
}

/**
 * Refused while cocktails use it.
 * @summary Delete a category
 */
export const deleteCategory = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<deleteCategoryResponseSuccess> => {

  return fetcher<deleteCategoryResponseSuccess>(getDeleteCategoryUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteCategoryMutationKey = () => ['deleteCategory'] as const;

export const getDeleteCategoryMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | ItemInUseResponse | VersionStaleResponse | FailureResponse>,
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

    export type DeleteCategoryMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | ItemInUseResponse | VersionStaleResponse | FailureResponse>
    export type DeleteCategoryMutationVariables = {id: string}

    /**
 * @summary Delete a category
 */
export const useDeleteCategory = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | ItemInUseResponse | VersionStaleResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCategory>>, TError,DeleteCategoryMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteCategory>>,
        TError,
        DeleteCategoryMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteCategoryMutationOptions(options), queryClient);
    }
