/**
 * Generated from openapi.yaml. Do not edit.
 */
import {
  matchQuery,
  useMutation,
  useQueryClient
} from '@tanstack/react-query';
import type {
  MutationFunction,
  MutationFunctionContext,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  BodyTooLargeResponse,
  DeletedResponse,
  FailureResponse,
  InvalidResponse,
  MyAdBody,
  MyAdCreatedResponse,
  NameTakenResponse,
  NotFoundResponse,
  OriginForeignResponse,
  SessionMissingResponse,
  StoredMyAdResponse,
  TypeUnsupportedResponse,
  VersionStaleResponse
} from '../../../../openapi/generated/model';

import {
  getListChangesQueryKey
} from '../history/history.ts';

import {
  getListMyAdsQueryKey
} from '../myads/myads.ts';

import { fetchWithHeaders } from '../../fetcher.ts';
import type { ErrorType } from '../../fetcher.ts';
import { fetcher } from '../../fetcher.ts';

export type HTTPStatusCode1xx = 100 | 101 | 102 | 103;
export type HTTPStatusCode2xx = 200 | 201 | 202 | 203 | 204 | 205 | 206 | 207;
export type HTTPStatusCode3xx = 300 | 301 | 302 | 303 | 304 | 305 | 307 | 308;
export type HTTPStatusCode4xx = 400 | 401 | 402 | 403 | 404 | 405 | 406 | 407 | 408 | 409 | 410 | 411 | 412 | 413 | 414 | 415 | 416 | 417 | 418 | 419 | 420 | 421 | 422 | 423 | 424 | 426 | 428 | 429 | 431 | 451;
export type HTTPStatusCode5xx = 500 | 501 | 502 | 503 | 504 | 505 | 507 | 511;
export type HTTPStatusCodes = HTTPStatusCode1xx | HTTPStatusCode2xx | HTTPStatusCode3xx | HTTPStatusCode4xx | HTTPStatusCode5xx;


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



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
export const createMyAd = async (myAdBody: MyAdBody, options?: Parameters<typeof fetchWithHeaders>[1]): Promise<createMyAdResponseSuccess> => {

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
return fetchWithHeaders<createMyAdResponseSuccess>(getCreateMyAdUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(myAdBody)
  }
);}





export const getCreateMyAdMutationKey = () => ['createMyAd'] as const;

export const getCreateMyAdMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createMyAd>>, TError,CreateMyAdMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetchWithHeaders>}
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

  const onSuccess = (data: Awaited<ReturnType<typeof createMyAd>>, variables: CreateMyAdMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListMyAdsQueryKey(), getListChangesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateMyAdMutationResult = NonNullable<Awaited<ReturnType<typeof createMyAd>>>
    export type CreateMyAdMutationBody = MyAdBody
    export type CreateMyAdMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type CreateMyAdMutationVariables = {data: MyAdBody}

    /**
 * @summary Create an advert
 */
export const useCreateMyAd = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createMyAd>>, TError,CreateMyAdMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createMyAd>>,
        TError,
        CreateMyAdMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateMyAdMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export type updateMyAdResponse200 = {
  data: StoredMyAdResponse
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
    myAdBody: MyAdBody, options?: Parameters<typeof fetchWithHeaders>[1]): Promise<updateMyAdResponseSuccess> => {

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
return fetchWithHeaders<updateMyAdResponseSuccess>(getUpdateMyAdUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(myAdBody)
  }
);}





export const getUpdateMyAdMutationKey = () => ['updateMyAd'] as const;

export const getUpdateMyAdMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMyAd>>, TError,UpdateMyAdMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetchWithHeaders>}
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

  const onSuccess = (data: Awaited<ReturnType<typeof updateMyAd>>, variables: UpdateMyAdMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListMyAdsQueryKey(), getListChangesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateMyAdMutationResult = NonNullable<Awaited<ReturnType<typeof updateMyAd>>>
    export type UpdateMyAdMutationBody = MyAdBody
    export type UpdateMyAdMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type UpdateMyAdMutationVariables = {id: string;data: MyAdBody}

    /**
 * @summary Replace an advert
 */
export const useUpdateMyAd = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMyAd>>, TError,UpdateMyAdMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateMyAd>>,
        TError,
        UpdateMyAdMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateMyAdMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getDeleteMyAdUrl = (id: string,) => {




  return `/api/myads/${encodeURIComponent(String(id))}`
}

/**
 * Takes it off the site.
 * @summary Delete an advert
 */
export const deleteMyAd = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<DeletedResponse> => {

  return fetcher<DeletedResponse>(getDeleteMyAdUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteMyAdMutationKey = () => ['deleteMyAd'] as const;

export const getDeleteMyAdMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | VersionStaleResponse | FailureResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteMyAd>>, TError,DeleteMyAdMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetcher>}
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

  const onSuccess = (data: Awaited<ReturnType<typeof deleteMyAd>>, variables: DeleteMyAdMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListMyAdsQueryKey(), getListChangesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteMyAdMutationResult = NonNullable<Awaited<ReturnType<typeof deleteMyAd>>>

    export type DeleteMyAdMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | VersionStaleResponse | FailureResponse>
    export type DeleteMyAdMutationVariables = {id: string}

    /**
 * @summary Delete an advert
 */
export const useDeleteMyAd = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | VersionStaleResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteMyAd>>, TError,DeleteMyAdMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteMyAd>>,
        TError,
        DeleteMyAdMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteMyAdMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
