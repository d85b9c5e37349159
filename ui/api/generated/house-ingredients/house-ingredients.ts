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
  DeletedResponse,
  FailureResponse,
  HouseIngredient,
  HouseIngredientBody,
  HouseIngredientCreatedResponse,
  HouseIngredientPatchBody,
  HouseIngredientResponse,
  InvalidResponse,
  ListHouseIngredientsParams,
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

export type listHouseIngredientsResponse200 = {
  data: HouseIngredient[]
  status: 200
}

export type listHouseIngredientsResponse304 = {
  data: NotModifiedResponse
  status: 304
}

export type listHouseIngredientsResponse400 = {
  data: InvalidResponse
  status: 400
}

export type listHouseIngredientsResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 304 | 400>
}

export type listHouseIngredientsResponseSuccess = (listHouseIngredientsResponse200) & {
  headers: Record<string, string>;
};
export type listHouseIngredientsResponseError = (listHouseIngredientsResponse304 | listHouseIngredientsResponse400 | listHouseIngredientsResponseDefault) & {
  headers: Record<string, string>;
};

export const getListHouseIngredientsUrl = (params?: ListHouseIngredientsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/house-ingredients?${stringifiedParams}` : `/api/house-ingredients`
}

/**
 * Sorted by name.
 * @summary List the house ingredients
 */
export const listHouseIngredients = async (params?: ListHouseIngredientsParams, options?: Parameters<typeof fetcher>[1]): Promise<listHouseIngredientsResponseSuccess> => {

  return fetcher<listHouseIngredientsResponseSuccess>(getListHouseIngredientsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListHouseIngredientsQueryKey = (params?: ListHouseIngredientsParams,) => {
    return [
    'api','house-ingredients', ...(params ? [params] : [])
    ] as const;
    }


export const getListHouseIngredientsQueryOptions = <TData = Awaited<ReturnType<typeof listHouseIngredients>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(params?: ListHouseIngredientsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHouseIngredients>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHouseIngredientsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHouseIngredients>>> = ({ signal }) => listHouseIngredients(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listHouseIngredients>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListHouseIngredientsQueryResult = NonNullable<Awaited<ReturnType<typeof listHouseIngredients>>>
export type ListHouseIngredientsQueryError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>


export function useListHouseIngredients<TData = Awaited<ReturnType<typeof listHouseIngredients>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params: undefined |  ListHouseIngredientsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHouseIngredients>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHouseIngredients>>,
          TError,
          Awaited<ReturnType<typeof listHouseIngredients>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHouseIngredients<TData = Awaited<ReturnType<typeof listHouseIngredients>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params?: ListHouseIngredientsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHouseIngredients>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHouseIngredients>>,
          TError,
          Awaited<ReturnType<typeof listHouseIngredients>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHouseIngredients<TData = Awaited<ReturnType<typeof listHouseIngredients>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params?: ListHouseIngredientsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHouseIngredients>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the house ingredients
 */

export function useListHouseIngredients<TData = Awaited<ReturnType<typeof listHouseIngredients>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params?: ListHouseIngredientsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHouseIngredients>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHouseIngredientsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type createHouseIngredientResponse201 = {
  data: HouseIngredientCreatedResponse
  status: 201
}

export type createHouseIngredientResponse400 = {
  data: InvalidResponse
  status: 400
}

export type createHouseIngredientResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type createHouseIngredientResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type createHouseIngredientResponse409 = {
  data: NameTakenResponse
  status: 409
}

export type createHouseIngredientResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type createHouseIngredientResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type createHouseIngredientResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 201 | 400 | 401 | 403 | 409 | 413 | 415>
}

export type createHouseIngredientResponseSuccess = (createHouseIngredientResponse201) & {
  headers: Record<string, string>;
};
export type createHouseIngredientResponseError = (createHouseIngredientResponse400 | createHouseIngredientResponse401 | createHouseIngredientResponse403 | createHouseIngredientResponse409 | createHouseIngredientResponse413 | createHouseIngredientResponse415 | createHouseIngredientResponseDefault) & {
  headers: Record<string, string>;
};

export const getCreateHouseIngredientUrl = () => {




  return `/api/house-ingredients`
}

/**
 * The id is made from the name.
 * @summary Create a house ingredient
 */
export const createHouseIngredient = async (houseIngredientBody: HouseIngredientBody, options?: Parameters<typeof fetcher>[1]): Promise<createHouseIngredientResponseSuccess> => {

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
return fetcher<createHouseIngredientResponseSuccess>(getCreateHouseIngredientUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(houseIngredientBody)
  }
);}





export const getCreateHouseIngredientMutationKey = () => ['createHouseIngredient'] as const;

export const getCreateHouseIngredientMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createHouseIngredient>>, TError,CreateHouseIngredientMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createHouseIngredient>>, TError,CreateHouseIngredientMutationVariables, TContext> => {

const mutationKey = getCreateHouseIngredientMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createHouseIngredient>>, CreateHouseIngredientMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createHouseIngredient(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateHouseIngredientMutationResult = NonNullable<Awaited<ReturnType<typeof createHouseIngredient>>>
    export type CreateHouseIngredientMutationBody = HouseIngredientBody
    export type CreateHouseIngredientMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type CreateHouseIngredientMutationVariables = {data: HouseIngredientBody}

    /**
 * @summary Create a house ingredient
 */
export const useCreateHouseIngredient = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createHouseIngredient>>, TError,CreateHouseIngredientMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createHouseIngredient>>,
        TError,
        CreateHouseIngredientMutationVariables,
        TContext
      > => {
      return useMutation(getCreateHouseIngredientMutationOptions(options), queryClient);
    }
    export type getHouseIngredientResponse200 = {
  data: HouseIngredientResponse
  status: 200
}

export type getHouseIngredientResponse304 = {
  data: NotModifiedResponse
  status: 304
}

export type getHouseIngredientResponse400 = {
  data: InvalidResponse
  status: 400
}

export type getHouseIngredientResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type getHouseIngredientResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 304 | 400 | 404>
}

export type getHouseIngredientResponseSuccess = (getHouseIngredientResponse200) & {
  headers: Record<string, string>;
};
export type getHouseIngredientResponseError = (getHouseIngredientResponse304 | getHouseIngredientResponse400 | getHouseIngredientResponse404 | getHouseIngredientResponseDefault) & {
  headers: Record<string, string>;
};

export const getGetHouseIngredientUrl = (id: string,) => {




  return `/api/house-ingredients/${encodeURIComponent(String(id))}`
}

/**
 * One item, as the dashboard loads it for editing.
 * @summary Read a house ingredient
 */
export const getHouseIngredient = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<getHouseIngredientResponseSuccess> => {

  return fetcher<getHouseIngredientResponseSuccess>(getGetHouseIngredientUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetHouseIngredientQueryKey = (id: string,) => {
    return [
    'api','house-ingredients',id
    ] as const;
    }


export const getGetHouseIngredientQueryOptions = <TData = Awaited<ReturnType<typeof getHouseIngredient>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHouseIngredient>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHouseIngredientQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHouseIngredient>>> = ({ signal }) => getHouseIngredient(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHouseIngredient>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHouseIngredientQueryResult = NonNullable<Awaited<ReturnType<typeof getHouseIngredient>>>
export type GetHouseIngredientQueryError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>


export function useGetHouseIngredient<TData = Awaited<ReturnType<typeof getHouseIngredient>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHouseIngredient>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHouseIngredient>>,
          TError,
          Awaited<ReturnType<typeof getHouseIngredient>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHouseIngredient<TData = Awaited<ReturnType<typeof getHouseIngredient>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHouseIngredient>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHouseIngredient>>,
          TError,
          Awaited<ReturnType<typeof getHouseIngredient>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHouseIngredient<TData = Awaited<ReturnType<typeof getHouseIngredient>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHouseIngredient>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a house ingredient
 */

export function useGetHouseIngredient<TData = Awaited<ReturnType<typeof getHouseIngredient>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHouseIngredient>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHouseIngredientQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type updateHouseIngredientResponse200 = {
  data: HouseIngredientResponse
  status: 200
}

export type updateHouseIngredientResponse400 = {
  data: InvalidResponse
  status: 400
}

export type updateHouseIngredientResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type updateHouseIngredientResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type updateHouseIngredientResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type updateHouseIngredientResponse409 = {
  data: NameTakenResponse
  status: 409
}

export type updateHouseIngredientResponse412 = {
  data: VersionStaleResponse
  status: 412
}

export type updateHouseIngredientResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type updateHouseIngredientResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type updateHouseIngredientResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415>
}

export type updateHouseIngredientResponseSuccess = (updateHouseIngredientResponse200) & {
  headers: Record<string, string>;
};
export type updateHouseIngredientResponseError = (updateHouseIngredientResponse400 | updateHouseIngredientResponse401 | updateHouseIngredientResponse403 | updateHouseIngredientResponse404 | updateHouseIngredientResponse409 | updateHouseIngredientResponse412 | updateHouseIngredientResponse413 | updateHouseIngredientResponse415 | updateHouseIngredientResponseDefault) & {
  headers: Record<string, string>;
};

export const getUpdateHouseIngredientUrl = (id: string,) => {




  return `/api/house-ingredients/${encodeURIComponent(String(id))}`
}

/**
 * An optional field that is not sent becomes empty; the id stays.
 * @summary Replace a house ingredient
 */
export const updateHouseIngredient = async (id: string,
    houseIngredientBody: HouseIngredientBody, options?: Parameters<typeof fetcher>[1]): Promise<updateHouseIngredientResponseSuccess> => {

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
return fetcher<updateHouseIngredientResponseSuccess>(getUpdateHouseIngredientUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(houseIngredientBody)
  }
);}





export const getUpdateHouseIngredientMutationKey = () => ['updateHouseIngredient'] as const;

export const getUpdateHouseIngredientMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateHouseIngredient>>, TError,UpdateHouseIngredientMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof updateHouseIngredient>>, TError,UpdateHouseIngredientMutationVariables, TContext> => {

const mutationKey = getUpdateHouseIngredientMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateHouseIngredient>>, UpdateHouseIngredientMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateHouseIngredient(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateHouseIngredientMutationResult = NonNullable<Awaited<ReturnType<typeof updateHouseIngredient>>>
    export type UpdateHouseIngredientMutationBody = HouseIngredientBody
    export type UpdateHouseIngredientMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type UpdateHouseIngredientMutationVariables = {id: string;data: HouseIngredientBody}

    /**
 * @summary Replace a house ingredient
 */
export const useUpdateHouseIngredient = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateHouseIngredient>>, TError,UpdateHouseIngredientMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateHouseIngredient>>,
        TError,
        UpdateHouseIngredientMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateHouseIngredientMutationOptions(options), queryClient);
    }
    export type patchHouseIngredientResponse200 = {
  data: HouseIngredientResponse
  status: 200
}

export type patchHouseIngredientResponse400 = {
  data: InvalidResponse
  status: 400
}

export type patchHouseIngredientResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type patchHouseIngredientResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type patchHouseIngredientResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type patchHouseIngredientResponse409 = {
  data: NameTakenResponse
  status: 409
}

export type patchHouseIngredientResponse412 = {
  data: VersionStaleResponse
  status: 412
}

export type patchHouseIngredientResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type patchHouseIngredientResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type patchHouseIngredientResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415>
}

export type patchHouseIngredientResponseSuccess = (patchHouseIngredientResponse200) & {
  headers: Record<string, string>;
};
export type patchHouseIngredientResponseError = (patchHouseIngredientResponse400 | patchHouseIngredientResponse401 | patchHouseIngredientResponse403 | patchHouseIngredientResponse404 | patchHouseIngredientResponse409 | patchHouseIngredientResponse412 | patchHouseIngredientResponse413 | patchHouseIngredientResponse415 | patchHouseIngredientResponseDefault) & {
  headers: Record<string, string>;
};

export const getPatchHouseIngredientUrl = (id: string,) => {




  return `/api/house-ingredients/${encodeURIComponent(String(id))}`
}

/**
 * Only the fields that are sent change (JSON merge patch, RFC 7396); null empties an optional field. A list is replaced as a whole.
 * @summary Change fields of a house ingredient
 */
export const patchHouseIngredient = async (id: string,
    houseIngredientPatchBody: HouseIngredientPatchBody, options?: Parameters<typeof fetcher>[1]): Promise<patchHouseIngredientResponseSuccess> => {

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
return fetcher<patchHouseIngredientResponseSuccess>(getPatchHouseIngredientUrl(id),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/merge-patch+json', ...getHeaders(options?.headers) },
    body: JSON.stringify(houseIngredientPatchBody)
  }
);}





export const getPatchHouseIngredientMutationKey = () => ['patchHouseIngredient'] as const;

export const getPatchHouseIngredientMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof patchHouseIngredient>>, TError,PatchHouseIngredientMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof patchHouseIngredient>>, TError,PatchHouseIngredientMutationVariables, TContext> => {

const mutationKey = getPatchHouseIngredientMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof patchHouseIngredient>>, PatchHouseIngredientMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  patchHouseIngredient(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PatchHouseIngredientMutationResult = NonNullable<Awaited<ReturnType<typeof patchHouseIngredient>>>
    export type PatchHouseIngredientMutationBody = HouseIngredientPatchBody
    export type PatchHouseIngredientMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type PatchHouseIngredientMutationVariables = {id: string;data: HouseIngredientPatchBody}

    /**
 * @summary Change fields of a house ingredient
 */
export const usePatchHouseIngredient = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof patchHouseIngredient>>, TError,PatchHouseIngredientMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof patchHouseIngredient>>,
        TError,
        PatchHouseIngredientMutationVariables,
        TContext
      > => {
      return useMutation(getPatchHouseIngredientMutationOptions(options), queryClient);
    }
    export type deleteHouseIngredientResponse204 = {
  data: DeletedResponse
  status: 204
}

export type deleteHouseIngredientResponse400 = {
  data: InvalidResponse
  status: 400
}

export type deleteHouseIngredientResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type deleteHouseIngredientResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type deleteHouseIngredientResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type deleteHouseIngredientResponse412 = {
  data: VersionStaleResponse
  status: 412
}

export type deleteHouseIngredientResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 204 | 400 | 401 | 403 | 404 | 412>
}

export type deleteHouseIngredientResponseSuccess = (deleteHouseIngredientResponse204) & {
  headers: Record<string, string>;
};
export type deleteHouseIngredientResponseError = (deleteHouseIngredientResponse400 | deleteHouseIngredientResponse401 | deleteHouseIngredientResponse403 | deleteHouseIngredientResponse404 | deleteHouseIngredientResponse412 | deleteHouseIngredientResponseDefault) & {
  headers: Record<string, string>;
};

export const getDeleteHouseIngredientUrl = (id: string,) => {




  return `/api/house-ingredients/${encodeURIComponent(String(id))}`
}

/**
 * Takes it off the site.
 * @summary Delete a house ingredient
 */
export const deleteHouseIngredient = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<deleteHouseIngredientResponseSuccess> => {

  return fetcher<deleteHouseIngredientResponseSuccess>(getDeleteHouseIngredientUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteHouseIngredientMutationKey = () => ['deleteHouseIngredient'] as const;

export const getDeleteHouseIngredientMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | VersionStaleResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteHouseIngredient>>, TError,DeleteHouseIngredientMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteHouseIngredient>>, TError,DeleteHouseIngredientMutationVariables, TContext> => {

const mutationKey = getDeleteHouseIngredientMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteHouseIngredient>>, DeleteHouseIngredientMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteHouseIngredient(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteHouseIngredientMutationResult = NonNullable<Awaited<ReturnType<typeof deleteHouseIngredient>>>

    export type DeleteHouseIngredientMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | VersionStaleResponse | FailureResponse>
    export type DeleteHouseIngredientMutationVariables = {id: string}

    /**
 * @summary Delete a house ingredient
 */
export const useDeleteHouseIngredient = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | VersionStaleResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteHouseIngredient>>, TError,DeleteHouseIngredientMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteHouseIngredient>>,
        TError,
        DeleteHouseIngredientMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteHouseIngredientMutationOptions(options), queryClient);
    }
