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
  DatabaseAwayResponse,
  DeletedResponse,
  IdempotencyKeyReusedResponse,
  ItemNotFoundResponse,
  MyAdBody,
  MyAdInvalidResponse,
  MyAdResponse,
  NameTakenResponse,
  OriginForeignResponse,
  QueryInvalidResponse,
  ServerFailureResponse,
  SessionMissingResponse,
  TooManyRequestsResponse,
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


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export type createMyAdResponse201 = {
  data: MyAdResponse
  status: 201
}

export type createMyAdResponse400 = {
  data: MyAdInvalidResponse
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

export type createMyAdResponse422 = {
  data: IdempotencyKeyReusedResponse
  status: 422
}

export type createMyAdResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type createMyAdResponse500 = {
  data: ServerFailureResponse
  status: 500
}

export type createMyAdResponse503 = {
  data: DatabaseAwayResponse
  status: 503
}

export type createMyAdResponseSuccess = (createMyAdResponse201) & {
  headers: Record<string, string>;
};
export type createMyAdResponseError = (createMyAdResponse400 | createMyAdResponse401 | createMyAdResponse403 | createMyAdResponse409 | createMyAdResponse413 | createMyAdResponse415 | createMyAdResponse422 | createMyAdResponse429 | createMyAdResponse500 | createMyAdResponse503) & {
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

export const getCreateMyAdMutationOptions = <TError = ErrorType<MyAdInvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | IdempotencyKeyReusedResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>,
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
    export type CreateMyAdMutationError = ErrorType<MyAdInvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | IdempotencyKeyReusedResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>
    export type CreateMyAdMutationVariables = {data: MyAdBody}

    /**
 * @summary Create an advert
 */
export const useCreateMyAd = <TError = ErrorType<MyAdInvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | IdempotencyKeyReusedResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>,
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
  data: MyAdResponse
  status: 200
}

export type updateMyAdResponse400 = {
  data: MyAdInvalidResponse
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
  data: ItemNotFoundResponse
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

export type updateMyAdResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type updateMyAdResponse500 = {
  data: ServerFailureResponse
  status: 500
}

export type updateMyAdResponse503 = {
  data: DatabaseAwayResponse
  status: 503
}

export type updateMyAdResponseSuccess = (updateMyAdResponse200) & {
  headers: Record<string, string>;
};
export type updateMyAdResponseError = (updateMyAdResponse400 | updateMyAdResponse401 | updateMyAdResponse403 | updateMyAdResponse404 | updateMyAdResponse409 | updateMyAdResponse412 | updateMyAdResponse413 | updateMyAdResponse415 | updateMyAdResponse429 | updateMyAdResponse500 | updateMyAdResponse503) & {
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

export const getUpdateMyAdMutationOptions = <TError = ErrorType<MyAdInvalidResponse | SessionMissingResponse | OriginForeignResponse | ItemNotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>,
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
    export type UpdateMyAdMutationError = ErrorType<MyAdInvalidResponse | SessionMissingResponse | OriginForeignResponse | ItemNotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>
    export type UpdateMyAdMutationVariables = {id: string;data: MyAdBody}

    /**
 * @summary Replace an advert
 */
export const useUpdateMyAd = <TError = ErrorType<MyAdInvalidResponse | SessionMissingResponse | OriginForeignResponse | ItemNotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>,
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

export const getDeleteMyAdMutationOptions = <TError = ErrorType<QueryInvalidResponse | SessionMissingResponse | OriginForeignResponse | ItemNotFoundResponse | VersionStaleResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>,
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

    export type DeleteMyAdMutationError = ErrorType<QueryInvalidResponse | SessionMissingResponse | OriginForeignResponse | ItemNotFoundResponse | VersionStaleResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>
    export type DeleteMyAdMutationVariables = {id: string}

    /**
 * @summary Delete an advert
 */
export const useDeleteMyAd = <TError = ErrorType<QueryInvalidResponse | SessionMissingResponse | OriginForeignResponse | ItemNotFoundResponse | VersionStaleResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>,
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
