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
  ItemInUseResponse,
  NameTakenResponse,
  NotFoundResponse,
  OriginForeignResponse,
  SessionMissingResponse,
  SpiritBody,
  SpiritCreatedResponse,
  StoredSpiritResponse,
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
  getListChangesQueryKey
} from '../history/history.ts';

import {
  getListSpiritsQueryKey
} from '../spirits/spirits.ts';

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



export type createSpiritResponse201 = {
  data: SpiritCreatedResponse
  status: 201
}

export type createSpiritResponse400 = {
  data: InvalidResponse
  status: 400
}

export type createSpiritResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type createSpiritResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type createSpiritResponse409 = {
  data: NameTakenResponse
  status: 409
}

export type createSpiritResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type createSpiritResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type createSpiritResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 201 | 400 | 401 | 403 | 409 | 413 | 415>
}

export type createSpiritResponseSuccess = (createSpiritResponse201) & {
  headers: Record<string, string>;
};
export type createSpiritResponseError = (createSpiritResponse400 | createSpiritResponse401 | createSpiritResponse403 | createSpiritResponse409 | createSpiritResponse413 | createSpiritResponse415 | createSpiritResponseDefault) & {
  headers: Record<string, string>;
};

export const getCreateSpiritUrl = () => {




  return `/api/spirits`
}

/**
 * The id is made from the name.
 * @summary Create a spirit
 */
export const createSpirit = async (spiritBody: SpiritBody, options?: Parameters<typeof fetchWithHeaders>[1]): Promise<createSpiritResponseSuccess> => {

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
return fetchWithHeaders<createSpiritResponseSuccess>(getCreateSpiritUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(spiritBody)
  }
);}





export const getCreateSpiritMutationKey = () => ['createSpirit'] as const;

export const getCreateSpiritMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSpirit>>, TError,CreateSpiritMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetchWithHeaders>}
): UseMutationOptions<Awaited<ReturnType<typeof createSpirit>>, TError,CreateSpiritMutationVariables, TContext> => {

const mutationKey = getCreateSpiritMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createSpirit>>, CreateSpiritMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createSpirit(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createSpirit>>, variables: CreateSpiritMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListSpiritsQueryKey(), getListCocktailsQueryKey(), getListCollectionOptionsQueryKey(), getGetBarQueryKey(), getGetFeaturedOrderQueryKey(), getListAdminCocktailsQueryKey(), getListChangesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateSpiritMutationResult = NonNullable<Awaited<ReturnType<typeof createSpirit>>>
    export type CreateSpiritMutationBody = SpiritBody
    export type CreateSpiritMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type CreateSpiritMutationVariables = {data: SpiritBody}

    /**
 * @summary Create a spirit
 */
export const useCreateSpirit = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSpirit>>, TError,CreateSpiritMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createSpirit>>,
        TError,
        CreateSpiritMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateSpiritMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export type updateSpiritResponse200 = {
  data: StoredSpiritResponse
  status: 200
}

export type updateSpiritResponse400 = {
  data: InvalidResponse
  status: 400
}

export type updateSpiritResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type updateSpiritResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type updateSpiritResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type updateSpiritResponse409 = {
  data: NameTakenResponse
  status: 409
}

export type updateSpiritResponse412 = {
  data: VersionStaleResponse
  status: 412
}

export type updateSpiritResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type updateSpiritResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type updateSpiritResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415>
}

export type updateSpiritResponseSuccess = (updateSpiritResponse200) & {
  headers: Record<string, string>;
};
export type updateSpiritResponseError = (updateSpiritResponse400 | updateSpiritResponse401 | updateSpiritResponse403 | updateSpiritResponse404 | updateSpiritResponse409 | updateSpiritResponse412 | updateSpiritResponse413 | updateSpiritResponse415 | updateSpiritResponseDefault) & {
  headers: Record<string, string>;
};

export const getUpdateSpiritUrl = (id: string,) => {




  return `/api/spirits/${encodeURIComponent(String(id))}`
}

/**
 * Renaming reaches every cocktail that uses it; the id stays.
 * @summary Replace a spirit
 */
export const updateSpirit = async (id: string,
    spiritBody: SpiritBody, options?: Parameters<typeof fetchWithHeaders>[1]): Promise<updateSpiritResponseSuccess> => {

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
return fetchWithHeaders<updateSpiritResponseSuccess>(getUpdateSpiritUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(spiritBody)
  }
);}





export const getUpdateSpiritMutationKey = () => ['updateSpirit'] as const;

export const getUpdateSpiritMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSpirit>>, TError,UpdateSpiritMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetchWithHeaders>}
): UseMutationOptions<Awaited<ReturnType<typeof updateSpirit>>, TError,UpdateSpiritMutationVariables, TContext> => {

const mutationKey = getUpdateSpiritMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateSpirit>>, UpdateSpiritMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateSpirit(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateSpirit>>, variables: UpdateSpiritMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListSpiritsQueryKey(), getListCocktailsQueryKey(), getListCollectionOptionsQueryKey(), getGetBarQueryKey(), getGetFeaturedOrderQueryKey(), getListAdminCocktailsQueryKey(), getListChangesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateSpiritMutationResult = NonNullable<Awaited<ReturnType<typeof updateSpirit>>>
    export type UpdateSpiritMutationBody = SpiritBody
    export type UpdateSpiritMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type UpdateSpiritMutationVariables = {id: string;data: SpiritBody}

    /**
 * @summary Replace a spirit
 */
export const useUpdateSpirit = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSpirit>>, TError,UpdateSpiritMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateSpirit>>,
        TError,
        UpdateSpiritMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateSpiritMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getDeleteSpiritUrl = (id: string,) => {




  return `/api/spirits/${encodeURIComponent(String(id))}`
}

/**
 * Refused while cocktails use it.
 * @summary Delete a spirit
 */
export const deleteSpirit = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<DeletedResponse> => {

  return fetcher<DeletedResponse>(getDeleteSpiritUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteSpiritMutationKey = () => ['deleteSpirit'] as const;

export const getDeleteSpiritMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | ItemInUseResponse | VersionStaleResponse | FailureResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSpirit>>, TError,DeleteSpiritMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteSpirit>>, TError,DeleteSpiritMutationVariables, TContext> => {

const mutationKey = getDeleteSpiritMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteSpirit>>, DeleteSpiritMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteSpirit(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteSpirit>>, variables: DeleteSpiritMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListSpiritsQueryKey(), getListCocktailsQueryKey(), getListCollectionOptionsQueryKey(), getGetBarQueryKey(), getGetFeaturedOrderQueryKey(), getListAdminCocktailsQueryKey(), getListChangesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteSpiritMutationResult = NonNullable<Awaited<ReturnType<typeof deleteSpirit>>>

    export type DeleteSpiritMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | ItemInUseResponse | VersionStaleResponse | FailureResponse>
    export type DeleteSpiritMutationVariables = {id: string}

    /**
 * @summary Delete a spirit
 */
export const useDeleteSpirit = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | ItemInUseResponse | VersionStaleResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSpirit>>, TError,DeleteSpiritMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteSpirit>>,
        TError,
        DeleteSpiritMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteSpiritMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
