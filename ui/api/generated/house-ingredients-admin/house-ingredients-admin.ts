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
  HouseIngredientBody,
  HouseIngredientCreatedResponse,
  InvalidResponse,
  NameTakenResponse,
  NotFoundResponse,
  OriginForeignResponse,
  SessionMissingResponse,
  StoredHouseIngredientResponse,
  TypeUnsupportedResponse,
  VersionStaleResponse
} from '../../../../openapi/generated/model';

import {
  getListChangesQueryKey
} from '../history/history.ts';

import {
  getListHouseIngredientsQueryKey
} from '../house-ingredients/house-ingredients.ts';

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
export const createHouseIngredient = async (houseIngredientBody: HouseIngredientBody, options?: Parameters<typeof fetchWithHeaders>[1]): Promise<createHouseIngredientResponseSuccess> => {

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
return fetchWithHeaders<createHouseIngredientResponseSuccess>(getCreateHouseIngredientUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(houseIngredientBody)
  }
);}





export const getCreateHouseIngredientMutationKey = () => ['createHouseIngredient'] as const;

export const getCreateHouseIngredientMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createHouseIngredient>>, TError,CreateHouseIngredientMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetchWithHeaders>}
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

  const onSuccess = (data: Awaited<ReturnType<typeof createHouseIngredient>>, variables: CreateHouseIngredientMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListHouseIngredientsQueryKey(), getListChangesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateHouseIngredientMutationResult = NonNullable<Awaited<ReturnType<typeof createHouseIngredient>>>
    export type CreateHouseIngredientMutationBody = HouseIngredientBody
    export type CreateHouseIngredientMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type CreateHouseIngredientMutationVariables = {data: HouseIngredientBody}

    /**
 * @summary Create a house ingredient
 */
export const useCreateHouseIngredient = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createHouseIngredient>>, TError,CreateHouseIngredientMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createHouseIngredient>>,
        TError,
        CreateHouseIngredientMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateHouseIngredientMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export type updateHouseIngredientResponse200 = {
  data: StoredHouseIngredientResponse
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
    houseIngredientBody: HouseIngredientBody, options?: Parameters<typeof fetchWithHeaders>[1]): Promise<updateHouseIngredientResponseSuccess> => {

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
return fetchWithHeaders<updateHouseIngredientResponseSuccess>(getUpdateHouseIngredientUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(houseIngredientBody)
  }
);}





export const getUpdateHouseIngredientMutationKey = () => ['updateHouseIngredient'] as const;

export const getUpdateHouseIngredientMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateHouseIngredient>>, TError,UpdateHouseIngredientMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetchWithHeaders>}
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

  const onSuccess = (data: Awaited<ReturnType<typeof updateHouseIngredient>>, variables: UpdateHouseIngredientMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListHouseIngredientsQueryKey(), getListChangesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateHouseIngredientMutationResult = NonNullable<Awaited<ReturnType<typeof updateHouseIngredient>>>
    export type UpdateHouseIngredientMutationBody = HouseIngredientBody
    export type UpdateHouseIngredientMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type UpdateHouseIngredientMutationVariables = {id: string;data: HouseIngredientBody}

    /**
 * @summary Replace a house ingredient
 */
export const useUpdateHouseIngredient = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateHouseIngredient>>, TError,UpdateHouseIngredientMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateHouseIngredient>>,
        TError,
        UpdateHouseIngredientMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateHouseIngredientMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getDeleteHouseIngredientUrl = (id: string,) => {




  return `/api/house-ingredients/${encodeURIComponent(String(id))}`
}

/**
 * Takes it off the site.
 * @summary Delete a house ingredient
 */
export const deleteHouseIngredient = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<DeletedResponse> => {

  return fetcher<DeletedResponse>(getDeleteHouseIngredientUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteHouseIngredientMutationKey = () => ['deleteHouseIngredient'] as const;

export const getDeleteHouseIngredientMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | VersionStaleResponse | FailureResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteHouseIngredient>>, TError,DeleteHouseIngredientMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetcher>}
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

  const onSuccess = (data: Awaited<ReturnType<typeof deleteHouseIngredient>>, variables: DeleteHouseIngredientMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListHouseIngredientsQueryKey(), getListChangesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteHouseIngredientMutationResult = NonNullable<Awaited<ReturnType<typeof deleteHouseIngredient>>>

    export type DeleteHouseIngredientMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | VersionStaleResponse | FailureResponse>
    export type DeleteHouseIngredientMutationVariables = {id: string}

    /**
 * @summary Delete a house ingredient
 */
export const useDeleteHouseIngredient = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | VersionStaleResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteHouseIngredient>>, TError,DeleteHouseIngredientMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteHouseIngredient>>,
        TError,
        DeleteHouseIngredientMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteHouseIngredientMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
