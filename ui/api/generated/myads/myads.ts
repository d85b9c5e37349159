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
  InvalidResponse,
  ListMyAdsParams,
  MyAd,
  MyAdBody,
  MyAdCreatedResponse,
  MyAdPatchBody,
  MyAdResponse,
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

export type listMyAdsResponse200 = {
  data: MyAd[]
  status: 200
}

export type listMyAdsResponse304 = {
  data: NotModifiedResponse
  status: 304
}

export type listMyAdsResponse400 = {
  data: InvalidResponse
  status: 400
}

export type listMyAdsResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 304 | 400>
}

export type listMyAdsResponseSuccess = (listMyAdsResponse200) & {
  headers: Record<string, string>;
};
export type listMyAdsResponseError = (listMyAdsResponse304 | listMyAdsResponse400 | listMyAdsResponseDefault) & {
  headers: Record<string, string>;
};

export const getListMyAdsUrl = (params?: ListMyAdsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/myads?${stringifiedParams}` : `/api/myads`
}

/**
 * Sorted by name.
 * @summary List the adverts
 */
export const listMyAds = async (params?: ListMyAdsParams, options?: Parameters<typeof fetcher>[1]): Promise<listMyAdsResponseSuccess> => {

  return fetcher<listMyAdsResponseSuccess>(getListMyAdsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListMyAdsQueryKey = (params?: ListMyAdsParams,) => {
    return [
    'api','myads', ...(params ? [params] : [])
    ] as const;
    }


export const getListMyAdsQueryOptions = <TData = Awaited<ReturnType<typeof listMyAds>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(params?: ListMyAdsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyAds>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyAdsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyAds>>> = ({ signal }) => listMyAds(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMyAds>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMyAdsQueryResult = NonNullable<Awaited<ReturnType<typeof listMyAds>>>
export type ListMyAdsQueryError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>


export function useListMyAds<TData = Awaited<ReturnType<typeof listMyAds>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params: undefined |  ListMyAdsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyAds>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyAds>>,
          TError,
          Awaited<ReturnType<typeof listMyAds>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyAds<TData = Awaited<ReturnType<typeof listMyAds>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params?: ListMyAdsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyAds>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyAds>>,
          TError,
          Awaited<ReturnType<typeof listMyAds>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyAds<TData = Awaited<ReturnType<typeof listMyAds>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params?: ListMyAdsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyAds>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the adverts
 */

export function useListMyAds<TData = Awaited<ReturnType<typeof listMyAds>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params?: ListMyAdsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyAds>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyAdsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type createMyAdResponse201 = {
  data: MyAdCreatedResponse
  status: 201
}

export type createMyAdResponse400 = {
  data: InvalidResponse
  status: 400
}

export type createMyAdResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type createMyAdResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type createMyAdResponse409 = {
  data: NameTakenResponse
  status: 409
}

export type createMyAdResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type createMyAdResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type createMyAdResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 201 | 400 | 401 | 403 | 409 | 413 | 415>
}

export type createMyAdResponseSuccess = (createMyAdResponse201) & {
  headers: Record<string, string>;
};
export type createMyAdResponseError = (createMyAdResponse400 | createMyAdResponse401 | createMyAdResponse403 | createMyAdResponse409 | createMyAdResponse413 | createMyAdResponse415 | createMyAdResponseDefault) & {
  headers: Record<string, string>;
};

export const getCreateMyAdUrl = () => {




  return `/api/myads`
}

/**
 * The id is made from the name.
 * @summary Create an advert
 */
export const createMyAd = async (myAdBody: MyAdBody, options?: Parameters<typeof fetcher>[1]): Promise<createMyAdResponseSuccess> => {

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
return fetcher<createMyAdResponseSuccess>(getCreateMyAdUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(myAdBody)
  }
);}





export const getCreateMyAdMutationKey = () => ['createMyAd'] as const;

export const getCreateMyAdMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
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
    export type CreateMyAdMutationBody = MyAdBody
    export type CreateMyAdMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type CreateMyAdMutationVariables = {data: MyAdBody}

    /**
 * @summary Create an advert
 */
export const useCreateMyAd = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createMyAd>>, TError,CreateMyAdMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createMyAd>>,
        TError,
        CreateMyAdMutationVariables,
        TContext
      > => {
      return useMutation(getCreateMyAdMutationOptions(options), queryClient);
    }
    export type getMyAdResponse200 = {
  data: MyAdResponse
  status: 200
}

export type getMyAdResponse304 = {
  data: NotModifiedResponse
  status: 304
}

export type getMyAdResponse400 = {
  data: InvalidResponse
  status: 400
}

export type getMyAdResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type getMyAdResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 304 | 400 | 404>
}

export type getMyAdResponseSuccess = (getMyAdResponse200) & {
  headers: Record<string, string>;
};
export type getMyAdResponseError = (getMyAdResponse304 | getMyAdResponse400 | getMyAdResponse404 | getMyAdResponseDefault) & {
  headers: Record<string, string>;
};

export const getGetMyAdUrl = (id: string,) => {




  return `/api/myads/${encodeURIComponent(String(id))}`
}

/**
 * One item, as the dashboard loads it for editing.
 * @summary Read an advert
 */
export const getMyAd = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<getMyAdResponseSuccess> => {

  return fetcher<getMyAdResponseSuccess>(getGetMyAdUrl(id),
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


export const getGetMyAdQueryOptions = <TData = Awaited<ReturnType<typeof getMyAd>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyAd>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMyAdQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMyAd>>> = ({ signal }) => getMyAd(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMyAd>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMyAdQueryResult = NonNullable<Awaited<ReturnType<typeof getMyAd>>>
export type GetMyAdQueryError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>


export function useGetMyAd<TData = Awaited<ReturnType<typeof getMyAd>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyAd>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyAd>>,
          TError,
          Awaited<ReturnType<typeof getMyAd>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyAd<TData = Awaited<ReturnType<typeof getMyAd>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyAd>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyAd>>,
          TError,
          Awaited<ReturnType<typeof getMyAd>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyAd<TData = Awaited<ReturnType<typeof getMyAd>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyAd>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read an advert
 */

export function useGetMyAd<TData = Awaited<ReturnType<typeof getMyAd>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyAd>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMyAdQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type updateMyAdResponse200 = {
  data: MyAdResponse
  status: 200
}

export type updateMyAdResponse400 = {
  data: InvalidResponse
  status: 400
}

export type updateMyAdResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type updateMyAdResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type updateMyAdResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type updateMyAdResponse409 = {
  data: NameTakenResponse
  status: 409
}

export type updateMyAdResponse412 = {
  data: VersionStaleResponse
  status: 412
}

export type updateMyAdResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type updateMyAdResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type updateMyAdResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415>
}

export type updateMyAdResponseSuccess = (updateMyAdResponse200) & {
  headers: Record<string, string>;
};
export type updateMyAdResponseError = (updateMyAdResponse400 | updateMyAdResponse401 | updateMyAdResponse403 | updateMyAdResponse404 | updateMyAdResponse409 | updateMyAdResponse412 | updateMyAdResponse413 | updateMyAdResponse415 | updateMyAdResponseDefault) & {
  headers: Record<string, string>;
};

export const getUpdateMyAdUrl = (id: string,) => {




  return `/api/myads/${encodeURIComponent(String(id))}`
}

/**
 * An optional field that is not sent becomes empty; the id stays.
 * @summary Replace an advert
 */
export const updateMyAd = async (id: string,
    myAdBody: MyAdBody, options?: Parameters<typeof fetcher>[1]): Promise<updateMyAdResponseSuccess> => {

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
return fetcher<updateMyAdResponseSuccess>(getUpdateMyAdUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(myAdBody)
  }
);}





export const getUpdateMyAdMutationKey = () => ['updateMyAd'] as const;

export const getUpdateMyAdMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
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
    export type UpdateMyAdMutationBody = MyAdBody
    export type UpdateMyAdMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type UpdateMyAdMutationVariables = {id: string;data: MyAdBody}

    /**
 * @summary Replace an advert
 */
export const useUpdateMyAd = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMyAd>>, TError,UpdateMyAdMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateMyAd>>,
        TError,
        UpdateMyAdMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateMyAdMutationOptions(options), queryClient);
    }
    export type patchMyAdResponse200 = {
  data: MyAdResponse
  status: 200
}

export type patchMyAdResponse400 = {
  data: InvalidResponse
  status: 400
}

export type patchMyAdResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type patchMyAdResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type patchMyAdResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type patchMyAdResponse409 = {
  data: NameTakenResponse
  status: 409
}

export type patchMyAdResponse412 = {
  data: VersionStaleResponse
  status: 412
}

export type patchMyAdResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type patchMyAdResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type patchMyAdResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415>
}

export type patchMyAdResponseSuccess = (patchMyAdResponse200) & {
  headers: Record<string, string>;
};
export type patchMyAdResponseError = (patchMyAdResponse400 | patchMyAdResponse401 | patchMyAdResponse403 | patchMyAdResponse404 | patchMyAdResponse409 | patchMyAdResponse412 | patchMyAdResponse413 | patchMyAdResponse415 | patchMyAdResponseDefault) & {
  headers: Record<string, string>;
};

export const getPatchMyAdUrl = (id: string,) => {




  return `/api/myads/${encodeURIComponent(String(id))}`
}

/**
 * Only the fields that are sent change (JSON merge patch, RFC 7396); null empties an optional field. A list is replaced as a whole.
 * @summary Change fields of an advert
 */
export const patchMyAd = async (id: string,
    myAdPatchBody: MyAdPatchBody, options?: Parameters<typeof fetcher>[1]): Promise<patchMyAdResponseSuccess> => {

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
return fetcher<patchMyAdResponseSuccess>(getPatchMyAdUrl(id),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/merge-patch+json', ...getHeaders(options?.headers) },
    body: JSON.stringify(myAdPatchBody)
  }
);}





export const getPatchMyAdMutationKey = () => ['patchMyAd'] as const;

export const getPatchMyAdMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof patchMyAd>>, TError,PatchMyAdMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof patchMyAd>>, TError,PatchMyAdMutationVariables, TContext> => {

const mutationKey = getPatchMyAdMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof patchMyAd>>, PatchMyAdMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  patchMyAd(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PatchMyAdMutationResult = NonNullable<Awaited<ReturnType<typeof patchMyAd>>>
    export type PatchMyAdMutationBody = MyAdPatchBody
    export type PatchMyAdMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type PatchMyAdMutationVariables = {id: string;data: MyAdPatchBody}

    /**
 * @summary Change fields of an advert
 */
export const usePatchMyAd = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof patchMyAd>>, TError,PatchMyAdMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof patchMyAd>>,
        TError,
        PatchMyAdMutationVariables,
        TContext
      > => {
      return useMutation(getPatchMyAdMutationOptions(options), queryClient);
    }
    export type deleteMyAdResponse204 = {
  data: DeletedResponse
  status: 204
}

export type deleteMyAdResponse400 = {
  data: InvalidResponse
  status: 400
}

export type deleteMyAdResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type deleteMyAdResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type deleteMyAdResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type deleteMyAdResponse412 = {
  data: VersionStaleResponse
  status: 412
}

export type deleteMyAdResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 204 | 400 | 401 | 403 | 404 | 412>
}

export type deleteMyAdResponseSuccess = (deleteMyAdResponse204) & {
  headers: Record<string, string>;
};
export type deleteMyAdResponseError = (deleteMyAdResponse400 | deleteMyAdResponse401 | deleteMyAdResponse403 | deleteMyAdResponse404 | deleteMyAdResponse412 | deleteMyAdResponseDefault) & {
  headers: Record<string, string>;
};

export const getDeleteMyAdUrl = (id: string,) => {




  return `/api/myads/${encodeURIComponent(String(id))}`
}

/**
 * Takes it off the site.
 * @summary Delete an advert
 */
export const deleteMyAd = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<deleteMyAdResponseSuccess> => {

  return fetcher<deleteMyAdResponseSuccess>(getDeleteMyAdUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteMyAdMutationKey = () => ['deleteMyAd'] as const;

export const getDeleteMyAdMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | VersionStaleResponse | FailureResponse>,
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

    export type DeleteMyAdMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | VersionStaleResponse | FailureResponse>
    export type DeleteMyAdMutationVariables = {id: string}

    /**
 * @summary Delete an advert
 */
export const useDeleteMyAd = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | VersionStaleResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteMyAd>>, TError,DeleteMyAdMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteMyAd>>,
        TError,
        DeleteMyAdMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteMyAdMutationOptions(options), queryClient);
    }
