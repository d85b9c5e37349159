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
  GarnishBody,
  GarnishCreatedResponse,
  InvalidResponse,
  ItemInUseResponse,
  NameTakenResponse,
  NotFoundResponse,
  OriginForeignResponse,
  SessionMissingResponse,
  StoredGarnishResponse,
  TypeUnsupportedResponse,
  VersionStaleResponse
} from '../../../../openapi/generated/model';

import {
  getListAdminCocktailsQueryKey
} from '../cocktails-drafts/cocktails-drafts.ts';

import {
  getGetBarQueryKey,
  getGetFeaturedOrderQueryKey,
  getListCocktailsQueryKey,
  getListCollectionOptionsQueryKey
} from '../cocktails/cocktails.ts';

import {
  getListGarnishesQueryKey
} from '../garnish/garnish.ts';

import {
  getListChangesQueryKey
} from '../history/history.ts';

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



export type createGarnishResponse201 = {
  data: GarnishCreatedResponse
  status: 201
}

export type createGarnishResponse400 = {
  data: InvalidResponse
  status: 400
}

export type createGarnishResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type createGarnishResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type createGarnishResponse409 = {
  data: NameTakenResponse
  status: 409
}

export type createGarnishResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type createGarnishResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type createGarnishResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 201 | 400 | 401 | 403 | 409 | 413 | 415>
}

export type createGarnishResponseSuccess = (createGarnishResponse201) & {
  headers: Record<string, string>;
};
export type createGarnishResponseError = (createGarnishResponse400 | createGarnishResponse401 | createGarnishResponse403 | createGarnishResponse409 | createGarnishResponse413 | createGarnishResponse415 | createGarnishResponseDefault) & {
  headers: Record<string, string>;
};

export const getCreateGarnishUrl = () => {




  return `/api/garnish`
}

/**
 * The id is made from the name.
 * @summary Create a garnish
 */
export const createGarnish = async (garnishBody: GarnishBody, options?: Parameters<typeof fetchWithHeaders>[1]): Promise<createGarnishResponseSuccess> => {

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
return fetchWithHeaders<createGarnishResponseSuccess>(getCreateGarnishUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(garnishBody)
  }
);}





export const getCreateGarnishMutationKey = () => ['createGarnish'] as const;

export const getCreateGarnishMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createGarnish>>, TError,CreateGarnishMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetchWithHeaders>}
): UseMutationOptions<Awaited<ReturnType<typeof createGarnish>>, TError,CreateGarnishMutationVariables, TContext> => {

const mutationKey = getCreateGarnishMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createGarnish>>, CreateGarnishMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createGarnish(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createGarnish>>, variables: CreateGarnishMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListGarnishesQueryKey(), getListCocktailsQueryKey(), getListCollectionOptionsQueryKey(), getGetBarQueryKey(), getGetFeaturedOrderQueryKey(), getListAdminCocktailsQueryKey(), getListChangesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateGarnishMutationResult = NonNullable<Awaited<ReturnType<typeof createGarnish>>>
    export type CreateGarnishMutationBody = GarnishBody
    export type CreateGarnishMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type CreateGarnishMutationVariables = {data: GarnishBody}

    /**
 * @summary Create a garnish
 */
export const useCreateGarnish = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createGarnish>>, TError,CreateGarnishMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createGarnish>>,
        TError,
        CreateGarnishMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateGarnishMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export type updateGarnishResponse200 = {
  data: StoredGarnishResponse
  status: 200
}

export type updateGarnishResponse400 = {
  data: InvalidResponse
  status: 400
}

export type updateGarnishResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type updateGarnishResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type updateGarnishResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type updateGarnishResponse409 = {
  data: NameTakenResponse
  status: 409
}

export type updateGarnishResponse412 = {
  data: VersionStaleResponse
  status: 412
}

export type updateGarnishResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type updateGarnishResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type updateGarnishResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415>
}

export type updateGarnishResponseSuccess = (updateGarnishResponse200) & {
  headers: Record<string, string>;
};
export type updateGarnishResponseError = (updateGarnishResponse400 | updateGarnishResponse401 | updateGarnishResponse403 | updateGarnishResponse404 | updateGarnishResponse409 | updateGarnishResponse412 | updateGarnishResponse413 | updateGarnishResponse415 | updateGarnishResponseDefault) & {
  headers: Record<string, string>;
};

export const getUpdateGarnishUrl = (id: string,) => {




  return `/api/garnish/${encodeURIComponent(String(id))}`
}

/**
 * Renaming reaches every cocktail that uses it; the id stays.
 * @summary Replace a garnish
 */
export const updateGarnish = async (id: string,
    garnishBody: GarnishBody, options?: Parameters<typeof fetchWithHeaders>[1]): Promise<updateGarnishResponseSuccess> => {

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
return fetchWithHeaders<updateGarnishResponseSuccess>(getUpdateGarnishUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(garnishBody)
  }
);}





export const getUpdateGarnishMutationKey = () => ['updateGarnish'] as const;

export const getUpdateGarnishMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateGarnish>>, TError,UpdateGarnishMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetchWithHeaders>}
): UseMutationOptions<Awaited<ReturnType<typeof updateGarnish>>, TError,UpdateGarnishMutationVariables, TContext> => {

const mutationKey = getUpdateGarnishMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateGarnish>>, UpdateGarnishMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateGarnish(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateGarnish>>, variables: UpdateGarnishMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListGarnishesQueryKey(), getListCocktailsQueryKey(), getListCollectionOptionsQueryKey(), getGetBarQueryKey(), getGetFeaturedOrderQueryKey(), getListAdminCocktailsQueryKey(), getListChangesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateGarnishMutationResult = NonNullable<Awaited<ReturnType<typeof updateGarnish>>>
    export type UpdateGarnishMutationBody = GarnishBody
    export type UpdateGarnishMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type UpdateGarnishMutationVariables = {id: string;data: GarnishBody}

    /**
 * @summary Replace a garnish
 */
export const useUpdateGarnish = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateGarnish>>, TError,UpdateGarnishMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateGarnish>>,
        TError,
        UpdateGarnishMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateGarnishMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getDeleteGarnishUrl = (id: string,) => {




  return `/api/garnish/${encodeURIComponent(String(id))}`
}

/**
 * Refused while cocktails use it.
 * @summary Delete a garnish
 */
export const deleteGarnish = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<DeletedResponse> => {

  return fetcher<DeletedResponse>(getDeleteGarnishUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteGarnishMutationKey = () => ['deleteGarnish'] as const;

export const getDeleteGarnishMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | ItemInUseResponse | VersionStaleResponse | FailureResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteGarnish>>, TError,DeleteGarnishMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteGarnish>>, TError,DeleteGarnishMutationVariables, TContext> => {

const mutationKey = getDeleteGarnishMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteGarnish>>, DeleteGarnishMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteGarnish(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteGarnish>>, variables: DeleteGarnishMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListGarnishesQueryKey(), getListCocktailsQueryKey(), getListCollectionOptionsQueryKey(), getGetBarQueryKey(), getGetFeaturedOrderQueryKey(), getListAdminCocktailsQueryKey(), getListChangesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteGarnishMutationResult = NonNullable<Awaited<ReturnType<typeof deleteGarnish>>>

    export type DeleteGarnishMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | ItemInUseResponse | VersionStaleResponse | FailureResponse>
    export type DeleteGarnishMutationVariables = {id: string}

    /**
 * @summary Delete a garnish
 */
export const useDeleteGarnish = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | ItemInUseResponse | VersionStaleResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteGarnish>>, TError,DeleteGarnishMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteGarnish>>,
        TError,
        DeleteGarnishMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteGarnishMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
