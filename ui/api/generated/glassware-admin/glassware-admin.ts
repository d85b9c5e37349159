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
  GlasswareBody,
  GlasswareCreatedResponse,
  InvalidResponse,
  ItemInUseResponse,
  NameTakenResponse,
  NotFoundResponse,
  OriginForeignResponse,
  SessionMissingResponse,
  StoredGlasswareResponse,
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
  getListGlasswareQueryKey
} from '../glassware/glassware.ts';

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



export type createGlasswareResponse201 = {
  data: GlasswareCreatedResponse
  status: 201
}

export type createGlasswareResponse400 = {
  data: InvalidResponse
  status: 400
}

export type createGlasswareResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type createGlasswareResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type createGlasswareResponse409 = {
  data: NameTakenResponse
  status: 409
}

export type createGlasswareResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type createGlasswareResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type createGlasswareResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 201 | 400 | 401 | 403 | 409 | 413 | 415>
}

export type createGlasswareResponseSuccess = (createGlasswareResponse201) & {
  headers: Record<string, string>;
};
export type createGlasswareResponseError = (createGlasswareResponse400 | createGlasswareResponse401 | createGlasswareResponse403 | createGlasswareResponse409 | createGlasswareResponse413 | createGlasswareResponse415 | createGlasswareResponseDefault) & {
  headers: Record<string, string>;
};

export const getCreateGlasswareUrl = () => {




  return `/api/glassware`
}

/**
 * The id is made from the name.
 * @summary Create a glass
 */
export const createGlassware = async (glasswareBody: GlasswareBody, options?: Parameters<typeof fetchWithHeaders>[1]): Promise<createGlasswareResponseSuccess> => {

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
return fetchWithHeaders<createGlasswareResponseSuccess>(getCreateGlasswareUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(glasswareBody)
  }
);}





export const getCreateGlasswareMutationKey = () => ['createGlassware'] as const;

export const getCreateGlasswareMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createGlassware>>, TError,CreateGlasswareMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetchWithHeaders>}
): UseMutationOptions<Awaited<ReturnType<typeof createGlassware>>, TError,CreateGlasswareMutationVariables, TContext> => {

const mutationKey = getCreateGlasswareMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createGlassware>>, CreateGlasswareMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createGlassware(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createGlassware>>, variables: CreateGlasswareMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListGlasswareQueryKey(), getListCocktailsQueryKey(), getListCollectionOptionsQueryKey(), getGetBarQueryKey(), getGetFeaturedOrderQueryKey(), getListAdminCocktailsQueryKey(), getListChangesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateGlasswareMutationResult = NonNullable<Awaited<ReturnType<typeof createGlassware>>>
    export type CreateGlasswareMutationBody = GlasswareBody
    export type CreateGlasswareMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type CreateGlasswareMutationVariables = {data: GlasswareBody}

    /**
 * @summary Create a glass
 */
export const useCreateGlassware = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createGlassware>>, TError,CreateGlasswareMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createGlassware>>,
        TError,
        CreateGlasswareMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateGlasswareMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export type updateGlasswareResponse200 = {
  data: StoredGlasswareResponse
  status: 200
}

export type updateGlasswareResponse400 = {
  data: InvalidResponse
  status: 400
}

export type updateGlasswareResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type updateGlasswareResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type updateGlasswareResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type updateGlasswareResponse409 = {
  data: NameTakenResponse
  status: 409
}

export type updateGlasswareResponse412 = {
  data: VersionStaleResponse
  status: 412
}

export type updateGlasswareResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type updateGlasswareResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type updateGlasswareResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415>
}

export type updateGlasswareResponseSuccess = (updateGlasswareResponse200) & {
  headers: Record<string, string>;
};
export type updateGlasswareResponseError = (updateGlasswareResponse400 | updateGlasswareResponse401 | updateGlasswareResponse403 | updateGlasswareResponse404 | updateGlasswareResponse409 | updateGlasswareResponse412 | updateGlasswareResponse413 | updateGlasswareResponse415 | updateGlasswareResponseDefault) & {
  headers: Record<string, string>;
};

export const getUpdateGlasswareUrl = (id: string,) => {




  return `/api/glassware/${encodeURIComponent(String(id))}`
}

/**
 * Renaming reaches every cocktail that uses it; the id stays.
 * @summary Replace a glass
 */
export const updateGlassware = async (id: string,
    glasswareBody: GlasswareBody, options?: Parameters<typeof fetchWithHeaders>[1]): Promise<updateGlasswareResponseSuccess> => {

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
return fetchWithHeaders<updateGlasswareResponseSuccess>(getUpdateGlasswareUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(glasswareBody)
  }
);}





export const getUpdateGlasswareMutationKey = () => ['updateGlassware'] as const;

export const getUpdateGlasswareMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateGlassware>>, TError,UpdateGlasswareMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetchWithHeaders>}
): UseMutationOptions<Awaited<ReturnType<typeof updateGlassware>>, TError,UpdateGlasswareMutationVariables, TContext> => {

const mutationKey = getUpdateGlasswareMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateGlassware>>, UpdateGlasswareMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateGlassware(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateGlassware>>, variables: UpdateGlasswareMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListGlasswareQueryKey(), getListCocktailsQueryKey(), getListCollectionOptionsQueryKey(), getGetBarQueryKey(), getGetFeaturedOrderQueryKey(), getListAdminCocktailsQueryKey(), getListChangesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateGlasswareMutationResult = NonNullable<Awaited<ReturnType<typeof updateGlassware>>>
    export type UpdateGlasswareMutationBody = GlasswareBody
    export type UpdateGlasswareMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type UpdateGlasswareMutationVariables = {id: string;data: GlasswareBody}

    /**
 * @summary Replace a glass
 */
export const useUpdateGlassware = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateGlassware>>, TError,UpdateGlasswareMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateGlassware>>,
        TError,
        UpdateGlasswareMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateGlasswareMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getDeleteGlasswareUrl = (id: string,) => {




  return `/api/glassware/${encodeURIComponent(String(id))}`
}

/**
 * Refused while cocktails use it.
 * @summary Delete a glass
 */
export const deleteGlassware = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<DeletedResponse> => {

  return fetcher<DeletedResponse>(getDeleteGlasswareUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteGlasswareMutationKey = () => ['deleteGlassware'] as const;

export const getDeleteGlasswareMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | ItemInUseResponse | VersionStaleResponse | FailureResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteGlassware>>, TError,DeleteGlasswareMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteGlassware>>, TError,DeleteGlasswareMutationVariables, TContext> => {

const mutationKey = getDeleteGlasswareMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteGlassware>>, DeleteGlasswareMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteGlassware(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteGlassware>>, variables: DeleteGlasswareMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListGlasswareQueryKey(), getListCocktailsQueryKey(), getListCollectionOptionsQueryKey(), getGetBarQueryKey(), getGetFeaturedOrderQueryKey(), getListAdminCocktailsQueryKey(), getListChangesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteGlasswareMutationResult = NonNullable<Awaited<ReturnType<typeof deleteGlassware>>>

    export type DeleteGlasswareMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | ItemInUseResponse | VersionStaleResponse | FailureResponse>
    export type DeleteGlasswareMutationVariables = {id: string}

    /**
 * @summary Delete a glass
 */
export const useDeleteGlassware = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | ItemInUseResponse | VersionStaleResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteGlassware>>, TError,DeleteGlasswareMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteGlassware>>,
        TError,
        DeleteGlasswareMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteGlasswareMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
