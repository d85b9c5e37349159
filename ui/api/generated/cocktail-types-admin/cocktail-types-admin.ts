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
  CocktailTypeBody,
  CocktailTypeCreatedResponse,
  DeletedResponse,
  FailureResponse,
  InvalidResponse,
  ItemInUseResponse,
  NameTakenResponse,
  NotFoundResponse,
  OriginForeignResponse,
  SessionMissingResponse,
  StoredCocktailTypeResponse,
  TypeUnsupportedResponse,
  VersionStaleResponse
} from '../../../../openapi/generated/model';

import {
  getListCocktailTypesQueryKey
} from '../cocktail-types/cocktail-types.ts';

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
export const createCocktailType = async (cocktailTypeBody: CocktailTypeBody, options?: Parameters<typeof fetchWithHeaders>[1]): Promise<createCocktailTypeResponseSuccess> => {

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
return fetchWithHeaders<createCocktailTypeResponseSuccess>(getCreateCocktailTypeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(cocktailTypeBody)
  }
);}





export const getCreateCocktailTypeMutationKey = () => ['createCocktailType'] as const;

export const getCreateCocktailTypeMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCocktailType>>, TError,CreateCocktailTypeMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetchWithHeaders>}
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

  const onSuccess = (data: Awaited<ReturnType<typeof createCocktailType>>, variables: CreateCocktailTypeMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListCocktailTypesQueryKey(), getListCocktailsQueryKey(), getListCollectionOptionsQueryKey(), getGetBarQueryKey(), getGetFeaturedOrderQueryKey(), getListAdminCocktailsQueryKey(), getListChangesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateCocktailTypeMutationResult = NonNullable<Awaited<ReturnType<typeof createCocktailType>>>
    export type CreateCocktailTypeMutationBody = CocktailTypeBody
    export type CreateCocktailTypeMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type CreateCocktailTypeMutationVariables = {data: CocktailTypeBody}

    /**
 * @summary Create a technique
 */
export const useCreateCocktailType = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCocktailType>>, TError,CreateCocktailTypeMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCocktailType>>,
        TError,
        CreateCocktailTypeMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateCocktailTypeMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export type updateCocktailTypeResponse200 = {
  data: StoredCocktailTypeResponse
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
 * Renaming reaches every cocktail that uses it; the id stays.
 * @summary Replace a technique
 */
export const updateCocktailType = async (id: string,
    cocktailTypeBody: CocktailTypeBody, options?: Parameters<typeof fetchWithHeaders>[1]): Promise<updateCocktailTypeResponseSuccess> => {

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
return fetchWithHeaders<updateCocktailTypeResponseSuccess>(getUpdateCocktailTypeUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(cocktailTypeBody)
  }
);}





export const getUpdateCocktailTypeMutationKey = () => ['updateCocktailType'] as const;

export const getUpdateCocktailTypeMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCocktailType>>, TError,UpdateCocktailTypeMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetchWithHeaders>}
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

  const onSuccess = (data: Awaited<ReturnType<typeof updateCocktailType>>, variables: UpdateCocktailTypeMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListCocktailTypesQueryKey(), getListCocktailsQueryKey(), getListCollectionOptionsQueryKey(), getGetBarQueryKey(), getGetFeaturedOrderQueryKey(), getListAdminCocktailsQueryKey(), getListChangesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateCocktailTypeMutationResult = NonNullable<Awaited<ReturnType<typeof updateCocktailType>>>
    export type UpdateCocktailTypeMutationBody = CocktailTypeBody
    export type UpdateCocktailTypeMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type UpdateCocktailTypeMutationVariables = {id: string;data: CocktailTypeBody}

    /**
 * @summary Replace a technique
 */
export const useUpdateCocktailType = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCocktailType>>, TError,UpdateCocktailTypeMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCocktailType>>,
        TError,
        UpdateCocktailTypeMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateCocktailTypeMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getDeleteCocktailTypeUrl = (id: string,) => {




  return `/api/cocktail-types/${encodeURIComponent(String(id))}`
}

/**
 * Refused while cocktails use it.
 * @summary Delete a technique
 */
export const deleteCocktailType = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<DeletedResponse> => {

  return fetcher<DeletedResponse>(getDeleteCocktailTypeUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteCocktailTypeMutationKey = () => ['deleteCocktailType'] as const;

export const getDeleteCocktailTypeMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | ItemInUseResponse | VersionStaleResponse | FailureResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCocktailType>>, TError,DeleteCocktailTypeMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetcher>}
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

  const onSuccess = (data: Awaited<ReturnType<typeof deleteCocktailType>>, variables: DeleteCocktailTypeMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListCocktailTypesQueryKey(), getListCocktailsQueryKey(), getListCollectionOptionsQueryKey(), getGetBarQueryKey(), getGetFeaturedOrderQueryKey(), getListAdminCocktailsQueryKey(), getListChangesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteCocktailTypeMutationResult = NonNullable<Awaited<ReturnType<typeof deleteCocktailType>>>

    export type DeleteCocktailTypeMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | ItemInUseResponse | VersionStaleResponse | FailureResponse>
    export type DeleteCocktailTypeMutationVariables = {id: string}

    /**
 * @summary Delete a technique
 */
export const useDeleteCocktailType = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | ItemInUseResponse | VersionStaleResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCocktailType>>, TError,DeleteCocktailTypeMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteCocktailType>>,
        TError,
        DeleteCocktailTypeMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteCocktailTypeMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
