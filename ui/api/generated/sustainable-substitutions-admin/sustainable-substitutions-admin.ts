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
  NameTakenResponse,
  NotFoundResponse,
  OriginForeignResponse,
  SessionMissingResponse,
  StoredSustainableSubstitutionResponse,
  SustainableSubstitutionBody,
  SustainableSubstitutionCreatedResponse,
  TypeUnsupportedResponse,
  VersionStaleResponse
} from '../../../../openapi/generated/model';

import {
  getListChangesQueryKey
} from '../history/history.ts';

import {
  getListAdminSubstitutionsQueryKey
} from '../sustainable-substitutions-drafts/sustainable-substitutions-drafts.ts';

import {
  getListSustainableSubstitutionsQueryKey
} from '../sustainable-substitutions/sustainable-substitutions.ts';

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
export const createSustainableSubstitution = async (sustainableSubstitutionBody: SustainableSubstitutionBody, options?: Parameters<typeof fetchWithHeaders>[1]): Promise<createSustainableSubstitutionResponseSuccess> => {

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
return fetchWithHeaders<createSustainableSubstitutionResponseSuccess>(getCreateSustainableSubstitutionUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(sustainableSubstitutionBody)
  }
);}





export const getCreateSustainableSubstitutionMutationKey = () => ['createSustainableSubstitution'] as const;

export const getCreateSustainableSubstitutionMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSustainableSubstitution>>, TError,CreateSustainableSubstitutionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetchWithHeaders>}
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

  const onSuccess = (data: Awaited<ReturnType<typeof createSustainableSubstitution>>, variables: CreateSustainableSubstitutionMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListSustainableSubstitutionsQueryKey(), getListAdminSubstitutionsQueryKey(), getListChangesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateSustainableSubstitutionMutationResult = NonNullable<Awaited<ReturnType<typeof createSustainableSubstitution>>>
    export type CreateSustainableSubstitutionMutationBody = SustainableSubstitutionBody
    export type CreateSustainableSubstitutionMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type CreateSustainableSubstitutionMutationVariables = {data: SustainableSubstitutionBody}

    /**
 * @summary Create a sustainable substitution
 */
export const useCreateSustainableSubstitution = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSustainableSubstitution>>, TError,CreateSustainableSubstitutionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createSustainableSubstitution>>,
        TError,
        CreateSustainableSubstitutionMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateSustainableSubstitutionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export type updateSustainableSubstitutionResponse200 = {
  data: StoredSustainableSubstitutionResponse
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
    sustainableSubstitutionBody: SustainableSubstitutionBody, options?: Parameters<typeof fetchWithHeaders>[1]): Promise<updateSustainableSubstitutionResponseSuccess> => {

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
return fetchWithHeaders<updateSustainableSubstitutionResponseSuccess>(getUpdateSustainableSubstitutionUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(sustainableSubstitutionBody)
  }
);}





export const getUpdateSustainableSubstitutionMutationKey = () => ['updateSustainableSubstitution'] as const;

export const getUpdateSustainableSubstitutionMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSustainableSubstitution>>, TError,UpdateSustainableSubstitutionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetchWithHeaders>}
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

  const onSuccess = (data: Awaited<ReturnType<typeof updateSustainableSubstitution>>, variables: UpdateSustainableSubstitutionMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListSustainableSubstitutionsQueryKey(), getListAdminSubstitutionsQueryKey(), getListChangesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateSustainableSubstitutionMutationResult = NonNullable<Awaited<ReturnType<typeof updateSustainableSubstitution>>>
    export type UpdateSustainableSubstitutionMutationBody = SustainableSubstitutionBody
    export type UpdateSustainableSubstitutionMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type UpdateSustainableSubstitutionMutationVariables = {id: string;data: SustainableSubstitutionBody}

    /**
 * @summary Replace a sustainable substitution
 */
export const useUpdateSustainableSubstitution = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSustainableSubstitution>>, TError,UpdateSustainableSubstitutionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateSustainableSubstitution>>,
        TError,
        UpdateSustainableSubstitutionMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateSustainableSubstitutionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getDeleteSustainableSubstitutionUrl = (id: string,) => {




  return `/api/sustainable-substitutions/${encodeURIComponent(String(id))}`
}

/**
 * Takes it off the site.
 * @summary Delete a sustainable substitution
 */
export const deleteSustainableSubstitution = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<DeletedResponse> => {

  return fetcher<DeletedResponse>(getDeleteSustainableSubstitutionUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteSustainableSubstitutionMutationKey = () => ['deleteSustainableSubstitution'] as const;

export const getDeleteSustainableSubstitutionMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | VersionStaleResponse | FailureResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSustainableSubstitution>>, TError,DeleteSustainableSubstitutionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetcher>}
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

  const onSuccess = (data: Awaited<ReturnType<typeof deleteSustainableSubstitution>>, variables: DeleteSustainableSubstitutionMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListSustainableSubstitutionsQueryKey(), getListAdminSubstitutionsQueryKey(), getListChangesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteSustainableSubstitutionMutationResult = NonNullable<Awaited<ReturnType<typeof deleteSustainableSubstitution>>>

    export type DeleteSustainableSubstitutionMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | VersionStaleResponse | FailureResponse>
    export type DeleteSustainableSubstitutionMutationVariables = {id: string}

    /**
 * @summary Delete a sustainable substitution
 */
export const useDeleteSustainableSubstitution = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | VersionStaleResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSustainableSubstitution>>, TError,DeleteSustainableSubstitutionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteSustainableSubstitution>>,
        TError,
        DeleteSustainableSubstitutionMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteSustainableSubstitutionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
