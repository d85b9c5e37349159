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
  CocktailTypeBody,
  CocktailTypeCreatedResponse,
  CocktailTypeResponse,
  DeletedResponse,
  FailureResponse,
  InvalidResponse,
  ItemInUseResponse,
  ListCocktailTypesParams,
  NameTakenResponse,
  NamedItemPatchBody,
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

export type listCocktailTypesResponse200 = {
  data: CocktailType[]
  status: 200
}

export type listCocktailTypesResponse304 = {
  data: NotModifiedResponse
  status: 304
}

export type listCocktailTypesResponse400 = {
  data: InvalidResponse
  status: 400
}

export type listCocktailTypesResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type listCocktailTypesResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 304 | 400 | 401>
}

export type listCocktailTypesResponseSuccess = (listCocktailTypesResponse200) & {
  headers: Record<string, string>;
};
export type listCocktailTypesResponseError = (listCocktailTypesResponse304 | listCocktailTypesResponse400 | listCocktailTypesResponse401 | listCocktailTypesResponseDefault) & {
  headers: Record<string, string>;
};

export const getListCocktailTypesUrl = (params?: ListCocktailTypesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/cocktail-types?${stringifiedParams}` : `/api/cocktail-types`
}

/**
 * Sorted by name.
 * @summary List the techniques
 */
export const listCocktailTypes = async (params?: ListCocktailTypesParams, options?: Parameters<typeof fetcher>[1]): Promise<listCocktailTypesResponseSuccess> => {

  return fetcher<listCocktailTypesResponseSuccess>(getListCocktailTypesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListCocktailTypesQueryKey = (params?: ListCocktailTypesParams,) => {
    return [
    'api','cocktail-types', ...(params ? [params] : [])
    ] as const;
    }


export const getListCocktailTypesQueryOptions = <TData = Awaited<ReturnType<typeof listCocktailTypes>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>>(params?: ListCocktailTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCocktailTypes>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCocktailTypesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCocktailTypes>>> = ({ signal }) => listCocktailTypes(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCocktailTypes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCocktailTypesQueryResult = NonNullable<Awaited<ReturnType<typeof listCocktailTypes>>>
export type ListCocktailTypesQueryError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>


export function useListCocktailTypes<TData = Awaited<ReturnType<typeof listCocktailTypes>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params: undefined |  ListCocktailTypesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCocktailTypes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCocktailTypes>>,
          TError,
          Awaited<ReturnType<typeof listCocktailTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCocktailTypes<TData = Awaited<ReturnType<typeof listCocktailTypes>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListCocktailTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCocktailTypes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCocktailTypes>>,
          TError,
          Awaited<ReturnType<typeof listCocktailTypes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCocktailTypes<TData = Awaited<ReturnType<typeof listCocktailTypes>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListCocktailTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCocktailTypes>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the techniques
 */

export function useListCocktailTypes<TData = Awaited<ReturnType<typeof listCocktailTypes>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListCocktailTypesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCocktailTypes>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCocktailTypesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type createCocktailTypeResponse201 = {
  data: CocktailTypeCreatedResponse
  status: 201
}

export type createCocktailTypeResponse400 = {
  data: InvalidResponse
  status: 400
}

export type createCocktailTypeResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type createCocktailTypeResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type createCocktailTypeResponse409 = {
  data: NameTakenResponse
  status: 409
}

export type createCocktailTypeResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type createCocktailTypeResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type createCocktailTypeResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 201 | 400 | 401 | 403 | 409 | 413 | 415>
}

export type createCocktailTypeResponseSuccess = (createCocktailTypeResponse201) & {
  headers: Record<string, string>;
};
export type createCocktailTypeResponseError = (createCocktailTypeResponse400 | createCocktailTypeResponse401 | createCocktailTypeResponse403 | createCocktailTypeResponse409 | createCocktailTypeResponse413 | createCocktailTypeResponse415 | createCocktailTypeResponseDefault) & {
  headers: Record<string, string>;
};

export const getCreateCocktailTypeUrl = () => {




  return `/api/cocktail-types`
}

/**
 * The id is made from the name.
 * @summary Create a technique
 */
export const createCocktailType = async (cocktailTypeBody: CocktailTypeBody, options?: Parameters<typeof fetcher>[1]): Promise<createCocktailTypeResponseSuccess> => {

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
return fetcher<createCocktailTypeResponseSuccess>(getCreateCocktailTypeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(cocktailTypeBody)
  }
);}





export const getCreateCocktailTypeMutationKey = () => ['createCocktailType'] as const;

export const getCreateCocktailTypeMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
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
    export type CreateCocktailTypeMutationBody = CocktailTypeBody
    export type CreateCocktailTypeMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type CreateCocktailTypeMutationVariables = {data: CocktailTypeBody}

    /**
 * @summary Create a technique
 */
export const useCreateCocktailType = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCocktailType>>, TError,CreateCocktailTypeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCocktailType>>,
        TError,
        CreateCocktailTypeMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCocktailTypeMutationOptions(options), queryClient);
    }
    export type getCocktailTypeResponse200 = {
  data: CocktailTypeResponse
  status: 200
}

export type getCocktailTypeResponse304 = {
  data: NotModifiedResponse
  status: 304
}

export type getCocktailTypeResponse400 = {
  data: InvalidResponse
  status: 400
}

export type getCocktailTypeResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type getCocktailTypeResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 304 | 400 | 404>
}

export type getCocktailTypeResponseSuccess = (getCocktailTypeResponse200) & {
  headers: Record<string, string>;
};
export type getCocktailTypeResponseError = (getCocktailTypeResponse304 | getCocktailTypeResponse400 | getCocktailTypeResponse404 | getCocktailTypeResponseDefault) & {
  headers: Record<string, string>;
};

export const getGetCocktailTypeUrl = (id: string,) => {




  return `/api/cocktail-types/${encodeURIComponent(String(id))}`
}

/**
 * One item, as the dashboard loads it for editing.
 * @summary Read a technique
 */
export const getCocktailType = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<getCocktailTypeResponseSuccess> => {

  return fetcher<getCocktailTypeResponseSuccess>(getGetCocktailTypeUrl(id),
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


export const getGetCocktailTypeQueryOptions = <TData = Awaited<ReturnType<typeof getCocktailType>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCocktailType>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCocktailTypeQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCocktailType>>> = ({ signal }) => getCocktailType(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCocktailType>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCocktailTypeQueryResult = NonNullable<Awaited<ReturnType<typeof getCocktailType>>>
export type GetCocktailTypeQueryError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>


export function useGetCocktailType<TData = Awaited<ReturnType<typeof getCocktailType>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCocktailType>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCocktailType>>,
          TError,
          Awaited<ReturnType<typeof getCocktailType>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCocktailType<TData = Awaited<ReturnType<typeof getCocktailType>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCocktailType>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCocktailType>>,
          TError,
          Awaited<ReturnType<typeof getCocktailType>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCocktailType<TData = Awaited<ReturnType<typeof getCocktailType>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCocktailType>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a technique
 */

export function useGetCocktailType<TData = Awaited<ReturnType<typeof getCocktailType>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCocktailType>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCocktailTypeQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type updateCocktailTypeResponse200 = {
  data: CocktailTypeResponse
  status: 200
}

export type updateCocktailTypeResponse400 = {
  data: InvalidResponse
  status: 400
}

export type updateCocktailTypeResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type updateCocktailTypeResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type updateCocktailTypeResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type updateCocktailTypeResponse409 = {
  data: NameTakenResponse
  status: 409
}

export type updateCocktailTypeResponse412 = {
  data: VersionStaleResponse
  status: 412
}

export type updateCocktailTypeResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type updateCocktailTypeResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type updateCocktailTypeResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415>
}

export type updateCocktailTypeResponseSuccess = (updateCocktailTypeResponse200) & {
  headers: Record<string, string>;
};
export type updateCocktailTypeResponseError = (updateCocktailTypeResponse400 | updateCocktailTypeResponse401 | updateCocktailTypeResponse403 | updateCocktailTypeResponse404 | updateCocktailTypeResponse409 | updateCocktailTypeResponse412 | updateCocktailTypeResponse413 | updateCocktailTypeResponse415 | updateCocktailTypeResponseDefault) & {
  headers: Record<string, string>;
};

export const getUpdateCocktailTypeUrl = (id: string,) => {




  return `/api/cocktail-types/${encodeURIComponent(String(id))}`
}

/**
 * A new name is shown in every cocktail that uses it; the id stays.
 * @summary Replace a technique
 */
export const updateCocktailType = async (id: string,
    cocktailTypeBody: CocktailTypeBody, options?: Parameters<typeof fetcher>[1]): Promise<updateCocktailTypeResponseSuccess> => {

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
return fetcher<updateCocktailTypeResponseSuccess>(getUpdateCocktailTypeUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(cocktailTypeBody)
  }
);}





export const getUpdateCocktailTypeMutationKey = () => ['updateCocktailType'] as const;

export const getUpdateCocktailTypeMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
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
    export type UpdateCocktailTypeMutationBody = CocktailTypeBody
    export type UpdateCocktailTypeMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type UpdateCocktailTypeMutationVariables = {id: string;data: CocktailTypeBody}

    /**
 * @summary Replace a technique
 */
export const useUpdateCocktailType = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCocktailType>>, TError,UpdateCocktailTypeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCocktailType>>,
        TError,
        UpdateCocktailTypeMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateCocktailTypeMutationOptions(options), queryClient);
    }
    export type patchCocktailTypeResponse200 = {
  data: CocktailTypeResponse
  status: 200
}

export type patchCocktailTypeResponse400 = {
  data: InvalidResponse
  status: 400
}

export type patchCocktailTypeResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type patchCocktailTypeResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type patchCocktailTypeResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type patchCocktailTypeResponse409 = {
  data: NameTakenResponse
  status: 409
}

export type patchCocktailTypeResponse412 = {
  data: VersionStaleResponse
  status: 412
}

export type patchCocktailTypeResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type patchCocktailTypeResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type patchCocktailTypeResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415>
}

export type patchCocktailTypeResponseSuccess = (patchCocktailTypeResponse200) & {
  headers: Record<string, string>;
};
export type patchCocktailTypeResponseError = (patchCocktailTypeResponse400 | patchCocktailTypeResponse401 | patchCocktailTypeResponse403 | patchCocktailTypeResponse404 | patchCocktailTypeResponse409 | patchCocktailTypeResponse412 | patchCocktailTypeResponse413 | patchCocktailTypeResponse415 | patchCocktailTypeResponseDefault) & {
  headers: Record<string, string>;
};

export const getPatchCocktailTypeUrl = (id: string,) => {




  return `/api/cocktail-types/${encodeURIComponent(String(id))}`
}

/**
 * Only the fields that are sent change (JSON merge patch, RFC 7396); null empties an optional field. A list is replaced as a whole.
 * @summary Change fields of a technique
 */
export const patchCocktailType = async (id: string,
    namedItemPatchBody: NamedItemPatchBody, options?: Parameters<typeof fetcher>[1]): Promise<patchCocktailTypeResponseSuccess> => {

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
return fetcher<patchCocktailTypeResponseSuccess>(getPatchCocktailTypeUrl(id),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/merge-patch+json', ...getHeaders(options?.headers) },
    body: JSON.stringify(namedItemPatchBody)
  }
);}





export const getPatchCocktailTypeMutationKey = () => ['patchCocktailType'] as const;

export const getPatchCocktailTypeMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof patchCocktailType>>, TError,PatchCocktailTypeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof patchCocktailType>>, TError,PatchCocktailTypeMutationVariables, TContext> => {

const mutationKey = getPatchCocktailTypeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof patchCocktailType>>, PatchCocktailTypeMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  patchCocktailType(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PatchCocktailTypeMutationResult = NonNullable<Awaited<ReturnType<typeof patchCocktailType>>>
    export type PatchCocktailTypeMutationBody = NamedItemPatchBody
    export type PatchCocktailTypeMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type PatchCocktailTypeMutationVariables = {id: string;data: NamedItemPatchBody}

    /**
 * @summary Change fields of a technique
 */
export const usePatchCocktailType = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof patchCocktailType>>, TError,PatchCocktailTypeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof patchCocktailType>>,
        TError,
        PatchCocktailTypeMutationVariables,
        TContext
      > => {
      return useMutation(getPatchCocktailTypeMutationOptions(options), queryClient);
    }
    export type deleteCocktailTypeResponse204 = {
  data: DeletedResponse
  status: 204
}

export type deleteCocktailTypeResponse400 = {
  data: InvalidResponse
  status: 400
}

export type deleteCocktailTypeResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type deleteCocktailTypeResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type deleteCocktailTypeResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type deleteCocktailTypeResponse409 = {
  data: ItemInUseResponse
  status: 409
}

export type deleteCocktailTypeResponse412 = {
  data: VersionStaleResponse
  status: 412
}

export type deleteCocktailTypeResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 204 | 400 | 401 | 403 | 404 | 409 | 412>
}

export type deleteCocktailTypeResponseSuccess = (deleteCocktailTypeResponse204) & {
  headers: Record<string, string>;
};
export type deleteCocktailTypeResponseError = (deleteCocktailTypeResponse400 | deleteCocktailTypeResponse401 | deleteCocktailTypeResponse403 | deleteCocktailTypeResponse404 | deleteCocktailTypeResponse409 | deleteCocktailTypeResponse412 | deleteCocktailTypeResponseDefault) & {
  headers: Record<string, string>;
};

export const getDeleteCocktailTypeUrl = (id: string,) => {




  return `/api/cocktail-types/${encodeURIComponent(String(id))}`
}

/**
 * Refused while cocktails use it.
 * @summary Delete a technique
 */
export const deleteCocktailType = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<deleteCocktailTypeResponseSuccess> => {

  return fetcher<deleteCocktailTypeResponseSuccess>(getDeleteCocktailTypeUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteCocktailTypeMutationKey = () => ['deleteCocktailType'] as const;

export const getDeleteCocktailTypeMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | ItemInUseResponse | VersionStaleResponse | FailureResponse>,
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

    export type DeleteCocktailTypeMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | ItemInUseResponse | VersionStaleResponse | FailureResponse>
    export type DeleteCocktailTypeMutationVariables = {id: string}

    /**
 * @summary Delete a technique
 */
export const useDeleteCocktailType = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | ItemInUseResponse | VersionStaleResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCocktailType>>, TError,DeleteCocktailTypeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteCocktailType>>,
        TError,
        DeleteCocktailTypeMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteCocktailTypeMutationOptions(options), queryClient);
    }
