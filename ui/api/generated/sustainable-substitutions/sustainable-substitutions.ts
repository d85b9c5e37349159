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
  GetSustainableSubstitutionParams,
  InvalidResponse,
  ListSustainableSubstitutionsParams,
  NameTakenResponse,
  NotFoundResponse,
  NotModifiedResponse,
  OriginForeignResponse,
  SessionMissingResponse,
  SustainableSubstitution,
  SustainableSubstitutionBody,
  SustainableSubstitutionCreatedResponse,
  SustainableSubstitutionPatchBody,
  SustainableSubstitutionResponse,
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

export type listSustainableSubstitutionsResponse200 = {
  data: SustainableSubstitution[]
  status: 200
}

export type listSustainableSubstitutionsResponse304 = {
  data: NotModifiedResponse
  status: 304
}

export type listSustainableSubstitutionsResponse400 = {
  data: InvalidResponse
  status: 400
}

export type listSustainableSubstitutionsResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type listSustainableSubstitutionsResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 304 | 400 | 401>
}

export type listSustainableSubstitutionsResponseSuccess = (listSustainableSubstitutionsResponse200) & {
  headers: Record<string, string>;
};
export type listSustainableSubstitutionsResponseError = (listSustainableSubstitutionsResponse304 | listSustainableSubstitutionsResponse400 | listSustainableSubstitutionsResponse401 | listSustainableSubstitutionsResponseDefault) & {
  headers: Record<string, string>;
};

export const getListSustainableSubstitutionsUrl = (params?: ListSustainableSubstitutionsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/sustainable-substitutions?${stringifiedParams}` : `/api/sustainable-substitutions`
}

/**
 * Sorted by original ingredient.
 * @summary List the sustainable substitutions
 */
export const listSustainableSubstitutions = async (params?: ListSustainableSubstitutionsParams, options?: Parameters<typeof fetcher>[1]): Promise<listSustainableSubstitutionsResponseSuccess> => {

  return fetcher<listSustainableSubstitutionsResponseSuccess>(getListSustainableSubstitutionsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListSustainableSubstitutionsQueryKey = (params?: ListSustainableSubstitutionsParams,) => {
    return [
    'api','sustainable-substitutions', ...(params ? [params] : [])
    ] as const;
    }


export const getListSustainableSubstitutionsQueryOptions = <TData = Awaited<ReturnType<typeof listSustainableSubstitutions>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>>(params?: ListSustainableSubstitutionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSustainableSubstitutions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSustainableSubstitutionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSustainableSubstitutions>>> = ({ signal }) => listSustainableSubstitutions(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSustainableSubstitutions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSustainableSubstitutionsQueryResult = NonNullable<Awaited<ReturnType<typeof listSustainableSubstitutions>>>
export type ListSustainableSubstitutionsQueryError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>


export function useListSustainableSubstitutions<TData = Awaited<ReturnType<typeof listSustainableSubstitutions>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params: undefined |  ListSustainableSubstitutionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSustainableSubstitutions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSustainableSubstitutions>>,
          TError,
          Awaited<ReturnType<typeof listSustainableSubstitutions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSustainableSubstitutions<TData = Awaited<ReturnType<typeof listSustainableSubstitutions>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListSustainableSubstitutionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSustainableSubstitutions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSustainableSubstitutions>>,
          TError,
          Awaited<ReturnType<typeof listSustainableSubstitutions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSustainableSubstitutions<TData = Awaited<ReturnType<typeof listSustainableSubstitutions>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListSustainableSubstitutionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSustainableSubstitutions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the sustainable substitutions
 */

export function useListSustainableSubstitutions<TData = Awaited<ReturnType<typeof listSustainableSubstitutions>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListSustainableSubstitutionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSustainableSubstitutions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSustainableSubstitutionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type createSustainableSubstitutionResponse201 = {
  data: SustainableSubstitutionCreatedResponse
  status: 201
}

export type createSustainableSubstitutionResponse400 = {
  data: InvalidResponse
  status: 400
}

export type createSustainableSubstitutionResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type createSustainableSubstitutionResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type createSustainableSubstitutionResponse409 = {
  data: NameTakenResponse
  status: 409
}

export type createSustainableSubstitutionResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type createSustainableSubstitutionResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type createSustainableSubstitutionResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 201 | 400 | 401 | 403 | 409 | 413 | 415>
}

export type createSustainableSubstitutionResponseSuccess = (createSustainableSubstitutionResponse201) & {
  headers: Record<string, string>;
};
export type createSustainableSubstitutionResponseError = (createSustainableSubstitutionResponse400 | createSustainableSubstitutionResponse401 | createSustainableSubstitutionResponse403 | createSustainableSubstitutionResponse409 | createSustainableSubstitutionResponse413 | createSustainableSubstitutionResponse415 | createSustainableSubstitutionResponseDefault) & {
  headers: Record<string, string>;
};

export const getCreateSustainableSubstitutionUrl = () => {




  return `/api/sustainable-substitutions`
}

/**
 * The id is made from the original ingredient.
 * @summary Create a sustainable substitution
 */
export const createSustainableSubstitution = async (sustainableSubstitutionBody: SustainableSubstitutionBody, options?: Parameters<typeof fetcher>[1]): Promise<createSustainableSubstitutionResponseSuccess> => {

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
return fetcher<createSustainableSubstitutionResponseSuccess>(getCreateSustainableSubstitutionUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(sustainableSubstitutionBody)
  }
);}





export const getCreateSustainableSubstitutionMutationKey = () => ['createSustainableSubstitution'] as const;

export const getCreateSustainableSubstitutionMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSustainableSubstitution>>, TError,CreateSustainableSubstitutionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createSustainableSubstitution>>, TError,CreateSustainableSubstitutionMutationVariables, TContext> => {

const mutationKey = getCreateSustainableSubstitutionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createSustainableSubstitution>>, CreateSustainableSubstitutionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createSustainableSubstitution(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateSustainableSubstitutionMutationResult = NonNullable<Awaited<ReturnType<typeof createSustainableSubstitution>>>
    export type CreateSustainableSubstitutionMutationBody = SustainableSubstitutionBody
    export type CreateSustainableSubstitutionMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type CreateSustainableSubstitutionMutationVariables = {data: SustainableSubstitutionBody}

    /**
 * @summary Create a sustainable substitution
 */
export const useCreateSustainableSubstitution = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSustainableSubstitution>>, TError,CreateSustainableSubstitutionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createSustainableSubstitution>>,
        TError,
        CreateSustainableSubstitutionMutationVariables,
        TContext
      > => {
      return useMutation(getCreateSustainableSubstitutionMutationOptions(options), queryClient);
    }
    export type getSustainableSubstitutionResponse200 = {
  data: SustainableSubstitutionResponse
  status: 200
}

export type getSustainableSubstitutionResponse304 = {
  data: NotModifiedResponse
  status: 304
}

export type getSustainableSubstitutionResponse400 = {
  data: InvalidResponse
  status: 400
}

export type getSustainableSubstitutionResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type getSustainableSubstitutionResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type getSustainableSubstitutionResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 304 | 400 | 401 | 404>
}

export type getSustainableSubstitutionResponseSuccess = (getSustainableSubstitutionResponse200) & {
  headers: Record<string, string>;
};
export type getSustainableSubstitutionResponseError = (getSustainableSubstitutionResponse304 | getSustainableSubstitutionResponse400 | getSustainableSubstitutionResponse401 | getSustainableSubstitutionResponse404 | getSustainableSubstitutionResponseDefault) & {
  headers: Record<string, string>;
};

export const getGetSustainableSubstitutionUrl = (id: string,
    params?: GetSustainableSubstitutionParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/sustainable-substitutions/${encodeURIComponent(String(id))}?${stringifiedParams}` : `/api/sustainable-substitutions/${encodeURIComponent(String(id))}`
}

/**
 * One item, as the dashboard loads it for editing.
 * @summary Read a sustainable substitution
 */
export const getSustainableSubstitution = async (id: string,
    params?: GetSustainableSubstitutionParams, options?: Parameters<typeof fetcher>[1]): Promise<getSustainableSubstitutionResponseSuccess> => {

  return fetcher<getSustainableSubstitutionResponseSuccess>(getGetSustainableSubstitutionUrl(id,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetSustainableSubstitutionQueryKey = (id: string,
    params?: GetSustainableSubstitutionParams,) => {
    return [
    'api','sustainable-substitutions',id, ...(params ? [params] : [])
    ] as const;
    }


export const getGetSustainableSubstitutionQueryOptions = <TData = Awaited<ReturnType<typeof getSustainableSubstitution>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(id: string,
    params?: GetSustainableSubstitutionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSustainableSubstitution>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSustainableSubstitutionQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSustainableSubstitution>>> = ({ signal }) => getSustainableSubstitution(id,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSustainableSubstitution>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSustainableSubstitutionQueryResult = NonNullable<Awaited<ReturnType<typeof getSustainableSubstitution>>>
export type GetSustainableSubstitutionQueryError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>


export function useGetSustainableSubstitution<TData = Awaited<ReturnType<typeof getSustainableSubstitution>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(
 id: string,
    params: undefined |  GetSustainableSubstitutionParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSustainableSubstitution>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSustainableSubstitution>>,
          TError,
          Awaited<ReturnType<typeof getSustainableSubstitution>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSustainableSubstitution<TData = Awaited<ReturnType<typeof getSustainableSubstitution>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(
 id: string,
    params?: GetSustainableSubstitutionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSustainableSubstitution>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSustainableSubstitution>>,
          TError,
          Awaited<ReturnType<typeof getSustainableSubstitution>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSustainableSubstitution<TData = Awaited<ReturnType<typeof getSustainableSubstitution>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(
 id: string,
    params?: GetSustainableSubstitutionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSustainableSubstitution>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a sustainable substitution
 */

export function useGetSustainableSubstitution<TData = Awaited<ReturnType<typeof getSustainableSubstitution>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(
 id: string,
    params?: GetSustainableSubstitutionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSustainableSubstitution>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSustainableSubstitutionQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type updateSustainableSubstitutionResponse200 = {
  data: SustainableSubstitutionResponse
  status: 200
}

export type updateSustainableSubstitutionResponse400 = {
  data: InvalidResponse
  status: 400
}

export type updateSustainableSubstitutionResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type updateSustainableSubstitutionResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type updateSustainableSubstitutionResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type updateSustainableSubstitutionResponse409 = {
  data: NameTakenResponse
  status: 409
}

export type updateSustainableSubstitutionResponse412 = {
  data: VersionStaleResponse
  status: 412
}

export type updateSustainableSubstitutionResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type updateSustainableSubstitutionResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type updateSustainableSubstitutionResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415>
}

export type updateSustainableSubstitutionResponseSuccess = (updateSustainableSubstitutionResponse200) & {
  headers: Record<string, string>;
};
export type updateSustainableSubstitutionResponseError = (updateSustainableSubstitutionResponse400 | updateSustainableSubstitutionResponse401 | updateSustainableSubstitutionResponse403 | updateSustainableSubstitutionResponse404 | updateSustainableSubstitutionResponse409 | updateSustainableSubstitutionResponse412 | updateSustainableSubstitutionResponse413 | updateSustainableSubstitutionResponse415 | updateSustainableSubstitutionResponseDefault) & {
  headers: Record<string, string>;
};

export const getUpdateSustainableSubstitutionUrl = (id: string,) => {




  return `/api/sustainable-substitutions/${encodeURIComponent(String(id))}`
}

/**
 * An optional field that is not sent becomes empty; the id stays.
 * @summary Replace a sustainable substitution
 */
export const updateSustainableSubstitution = async (id: string,
    sustainableSubstitutionBody: SustainableSubstitutionBody, options?: Parameters<typeof fetcher>[1]): Promise<updateSustainableSubstitutionResponseSuccess> => {

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
return fetcher<updateSustainableSubstitutionResponseSuccess>(getUpdateSustainableSubstitutionUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(sustainableSubstitutionBody)
  }
);}





export const getUpdateSustainableSubstitutionMutationKey = () => ['updateSustainableSubstitution'] as const;

export const getUpdateSustainableSubstitutionMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSustainableSubstitution>>, TError,UpdateSustainableSubstitutionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof updateSustainableSubstitution>>, TError,UpdateSustainableSubstitutionMutationVariables, TContext> => {

const mutationKey = getUpdateSustainableSubstitutionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateSustainableSubstitution>>, UpdateSustainableSubstitutionMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateSustainableSubstitution(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateSustainableSubstitutionMutationResult = NonNullable<Awaited<ReturnType<typeof updateSustainableSubstitution>>>
    export type UpdateSustainableSubstitutionMutationBody = SustainableSubstitutionBody
    export type UpdateSustainableSubstitutionMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type UpdateSustainableSubstitutionMutationVariables = {id: string;data: SustainableSubstitutionBody}

    /**
 * @summary Replace a sustainable substitution
 */
export const useUpdateSustainableSubstitution = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSustainableSubstitution>>, TError,UpdateSustainableSubstitutionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateSustainableSubstitution>>,
        TError,
        UpdateSustainableSubstitutionMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateSustainableSubstitutionMutationOptions(options), queryClient);
    }
    export type patchSustainableSubstitutionResponse200 = {
  data: SustainableSubstitutionResponse
  status: 200
}

export type patchSustainableSubstitutionResponse400 = {
  data: InvalidResponse
  status: 400
}

export type patchSustainableSubstitutionResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type patchSustainableSubstitutionResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type patchSustainableSubstitutionResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type patchSustainableSubstitutionResponse409 = {
  data: NameTakenResponse
  status: 409
}

export type patchSustainableSubstitutionResponse412 = {
  data: VersionStaleResponse
  status: 412
}

export type patchSustainableSubstitutionResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type patchSustainableSubstitutionResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type patchSustainableSubstitutionResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415>
}

export type patchSustainableSubstitutionResponseSuccess = (patchSustainableSubstitutionResponse200) & {
  headers: Record<string, string>;
};
export type patchSustainableSubstitutionResponseError = (patchSustainableSubstitutionResponse400 | patchSustainableSubstitutionResponse401 | patchSustainableSubstitutionResponse403 | patchSustainableSubstitutionResponse404 | patchSustainableSubstitutionResponse409 | patchSustainableSubstitutionResponse412 | patchSustainableSubstitutionResponse413 | patchSustainableSubstitutionResponse415 | patchSustainableSubstitutionResponseDefault) & {
  headers: Record<string, string>;
};

export const getPatchSustainableSubstitutionUrl = (id: string,) => {




  return `/api/sustainable-substitutions/${encodeURIComponent(String(id))}`
}

/**
 * Only the fields that are sent change (JSON merge patch, RFC 7396); null empties an optional field. A list is replaced as a whole.
 * @summary Change fields of a sustainable substitution
 */
export const patchSustainableSubstitution = async (id: string,
    sustainableSubstitutionPatchBody: SustainableSubstitutionPatchBody, options?: Parameters<typeof fetcher>[1]): Promise<patchSustainableSubstitutionResponseSuccess> => {

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
return fetcher<patchSustainableSubstitutionResponseSuccess>(getPatchSustainableSubstitutionUrl(id),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/merge-patch+json', ...getHeaders(options?.headers) },
    body: JSON.stringify(sustainableSubstitutionPatchBody)
  }
);}





export const getPatchSustainableSubstitutionMutationKey = () => ['patchSustainableSubstitution'] as const;

export const getPatchSustainableSubstitutionMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof patchSustainableSubstitution>>, TError,PatchSustainableSubstitutionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof patchSustainableSubstitution>>, TError,PatchSustainableSubstitutionMutationVariables, TContext> => {

const mutationKey = getPatchSustainableSubstitutionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof patchSustainableSubstitution>>, PatchSustainableSubstitutionMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  patchSustainableSubstitution(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PatchSustainableSubstitutionMutationResult = NonNullable<Awaited<ReturnType<typeof patchSustainableSubstitution>>>
    export type PatchSustainableSubstitutionMutationBody = SustainableSubstitutionPatchBody
    export type PatchSustainableSubstitutionMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type PatchSustainableSubstitutionMutationVariables = {id: string;data: SustainableSubstitutionPatchBody}

    /**
 * @summary Change fields of a sustainable substitution
 */
export const usePatchSustainableSubstitution = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof patchSustainableSubstitution>>, TError,PatchSustainableSubstitutionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof patchSustainableSubstitution>>,
        TError,
        PatchSustainableSubstitutionMutationVariables,
        TContext
      > => {
      return useMutation(getPatchSustainableSubstitutionMutationOptions(options), queryClient);
    }
    export type deleteSustainableSubstitutionResponse204 = {
  data: DeletedResponse
  status: 204
}

export type deleteSustainableSubstitutionResponse400 = {
  data: InvalidResponse
  status: 400
}

export type deleteSustainableSubstitutionResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type deleteSustainableSubstitutionResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type deleteSustainableSubstitutionResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type deleteSustainableSubstitutionResponse412 = {
  data: VersionStaleResponse
  status: 412
}

export type deleteSustainableSubstitutionResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 204 | 400 | 401 | 403 | 404 | 412>
}

export type deleteSustainableSubstitutionResponseSuccess = (deleteSustainableSubstitutionResponse204) & {
  headers: Record<string, string>;
};
export type deleteSustainableSubstitutionResponseError = (deleteSustainableSubstitutionResponse400 | deleteSustainableSubstitutionResponse401 | deleteSustainableSubstitutionResponse403 | deleteSustainableSubstitutionResponse404 | deleteSustainableSubstitutionResponse412 | deleteSustainableSubstitutionResponseDefault) & {
  headers: Record<string, string>;
};

export const getDeleteSustainableSubstitutionUrl = (id: string,) => {




  return `/api/sustainable-substitutions/${encodeURIComponent(String(id))}`
}

/**
 * Takes it off the site.
 * @summary Delete a sustainable substitution
 */
export const deleteSustainableSubstitution = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<deleteSustainableSubstitutionResponseSuccess> => {

  return fetcher<deleteSustainableSubstitutionResponseSuccess>(getDeleteSustainableSubstitutionUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteSustainableSubstitutionMutationKey = () => ['deleteSustainableSubstitution'] as const;

export const getDeleteSustainableSubstitutionMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | VersionStaleResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSustainableSubstitution>>, TError,DeleteSustainableSubstitutionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteSustainableSubstitution>>, TError,DeleteSustainableSubstitutionMutationVariables, TContext> => {

const mutationKey = getDeleteSustainableSubstitutionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteSustainableSubstitution>>, DeleteSustainableSubstitutionMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteSustainableSubstitution(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteSustainableSubstitutionMutationResult = NonNullable<Awaited<ReturnType<typeof deleteSustainableSubstitution>>>

    export type DeleteSustainableSubstitutionMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | VersionStaleResponse | FailureResponse>
    export type DeleteSustainableSubstitutionMutationVariables = {id: string}

    /**
 * @summary Delete a sustainable substitution
 */
export const useDeleteSustainableSubstitution = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | VersionStaleResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSustainableSubstitution>>, TError,DeleteSustainableSubstitutionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteSustainableSubstitution>>,
        TError,
        DeleteSustainableSubstitutionMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteSustainableSubstitutionMutationOptions(options), queryClient);
    }
