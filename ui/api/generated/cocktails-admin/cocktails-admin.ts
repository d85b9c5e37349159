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
  CocktailBody,
  CocktailFeatured,
  CocktailFields,
  CocktailInvalidResponse,
  CocktailResponse,
  DatabaseAwayResponse,
  DeletedResponse,
  IdempotencyKeyReusedResponse,
  ItemNotFoundResponse,
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
  getListCategoriesQueryKey
} from '../categories/categories.ts';

import {
  getListCocktailTypesQueryKey
} from '../cocktail-types/cocktail-types.ts';

import {
  getGetBarQueryKey,
  getListCocktailsQueryKey,
  getListCollectionOptionsQueryKey
} from '../cocktails/cocktails.ts';

import {
  getListEquipmentQueryKey
} from '../equipment/equipment.ts';

import {
  getListGarnishesQueryKey
} from '../garnish/garnish.ts';

import {
  getListGlasswareQueryKey
} from '../glassware/glassware.ts';

import {
  getListChangesQueryKey
} from '../history/history.ts';

import {
  getListSpiritsQueryKey
} from '../spirits/spirits.ts';

import { fetchWithHeaders } from '../../fetcher.ts';
import type { ErrorType } from '../../fetcher.ts';
import { fetcher } from '../../fetcher.ts';
import { toFormData } from '../../to-form-data.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export type createCocktailResponse201 = {
  data: CocktailResponse
  status: 201
}

export type createCocktailResponse400 = {
  data: CocktailInvalidResponse
  status: 400
}

export type createCocktailResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type createCocktailResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type createCocktailResponse409 = {
  data: NameTakenResponse
  status: 409
}

export type createCocktailResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type createCocktailResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type createCocktailResponse422 = {
  data: IdempotencyKeyReusedResponse
  status: 422
}

export type createCocktailResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type createCocktailResponse500 = {
  data: ServerFailureResponse
  status: 500
}

export type createCocktailResponse503 = {
  data: DatabaseAwayResponse
  status: 503
}

export type createCocktailResponseSuccess = (createCocktailResponse201) & {
  headers: Record<string, string>;
};
export type createCocktailResponseError = (createCocktailResponse400 | createCocktailResponse401 | createCocktailResponse403 | createCocktailResponse409 | createCocktailResponse413 | createCocktailResponse415 | createCocktailResponse422 | createCocktailResponse429 | createCocktailResponse500 | createCocktailResponse503) & {
  headers: Record<string, string>;
};

export const getCreateCocktailUrl = () => {




  return `/api/cocktails`
}

/**
 * In a form lists are sent as JSON text, or as repeated parts, and `image` is a web address or a file. In JSON `image` is a web address, or what `createImage` answered.
 * @summary Create a cocktail
 */
export const createCocktail = async (cocktailBody: CocktailBody, options?: Parameters<typeof fetchWithHeaders>[1]): Promise<createCocktailResponseSuccess> => {
    const formData = toFormData(cocktailBody)
  return fetchWithHeaders<createCocktailResponseSuccess>(getCreateCocktailUrl(),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getCreateCocktailMutationKey = () => ['createCocktail'] as const;

export const getCreateCocktailMutationOptions = <TError = ErrorType<CocktailInvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | IdempotencyKeyReusedResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCocktail>>, TError,CreateCocktailMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetchWithHeaders>}
): UseMutationOptions<Awaited<ReturnType<typeof createCocktail>>, TError,CreateCocktailMutationVariables, TContext> => {

const mutationKey = getCreateCocktailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCocktail>>, CreateCocktailMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createCocktail(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createCocktail>>, variables: CreateCocktailMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListCocktailsQueryKey(), getListCollectionOptionsQueryKey(), getGetBarQueryKey(), getListCategoriesQueryKey(), getListCocktailTypesQueryKey(), getListSpiritsQueryKey(), getListGlasswareQueryKey(), getListEquipmentQueryKey(), getListGarnishesQueryKey(), getListChangesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateCocktailMutationResult = NonNullable<Awaited<ReturnType<typeof createCocktail>>>
    export type CreateCocktailMutationBody = CocktailBody
    export type CreateCocktailMutationError = ErrorType<CocktailInvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | IdempotencyKeyReusedResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>
    export type CreateCocktailMutationVariables = {data: CocktailBody}

    /**
 * @summary Create a cocktail
 */
export const useCreateCocktail = <TError = ErrorType<CocktailInvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | IdempotencyKeyReusedResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCocktail>>, TError,CreateCocktailMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCocktail>>,
        TError,
        CreateCocktailMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateCocktailMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export type updateCocktailWithFormDataResponse200 = {
  data: CocktailResponse
  status: 200
}

export type updateCocktailWithFormDataResponse400 = {
  data: CocktailInvalidResponse
  status: 400
}

export type updateCocktailWithFormDataResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type updateCocktailWithFormDataResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type updateCocktailWithFormDataResponse404 = {
  data: ItemNotFoundResponse
  status: 404
}

export type updateCocktailWithFormDataResponse409 = {
  data: NameTakenResponse
  status: 409
}

export type updateCocktailWithFormDataResponse412 = {
  data: VersionStaleResponse
  status: 412
}

export type updateCocktailWithFormDataResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type updateCocktailWithFormDataResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type updateCocktailWithFormDataResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type updateCocktailWithFormDataResponse500 = {
  data: ServerFailureResponse
  status: 500
}

export type updateCocktailWithFormDataResponse503 = {
  data: DatabaseAwayResponse
  status: 503
}

export type updateCocktailWithFormDataResponseSuccess = (updateCocktailWithFormDataResponse200) & {
  headers: Record<string, string>;
};
export type updateCocktailWithFormDataResponseError = (updateCocktailWithFormDataResponse400 | updateCocktailWithFormDataResponse401 | updateCocktailWithFormDataResponse403 | updateCocktailWithFormDataResponse404 | updateCocktailWithFormDataResponse409 | updateCocktailWithFormDataResponse412 | updateCocktailWithFormDataResponse413 | updateCocktailWithFormDataResponse415 | updateCocktailWithFormDataResponse429 | updateCocktailWithFormDataResponse500 | updateCocktailWithFormDataResponse503) & {
  headers: Record<string, string>;
};

export const getUpdateCocktailWithFormDataUrl = (id: string,) => {




  return `/api/cocktails/${encodeURIComponent(String(id))}`
}

/**
 * As a form or as JSON the whole recipe is replaced, and an optional field that is not sent becomes empty. JSON with nothing but `featured`, and `featuredPlace`, changes these alone; what stands at the place and after it moves on. For other single fields there is `patchCocktail`.
 * @summary Replace a cocktail, or feature it
 */
export const updateCocktailWithFormData = async (id: string,
    cocktailFields: CocktailFields, options?: Parameters<typeof fetchWithHeaders>[1]): Promise<updateCocktailWithFormDataResponseSuccess> => {
    const formData = toFormData(cocktailFields)
  return fetchWithHeaders<updateCocktailWithFormDataResponseSuccess>(getUpdateCocktailWithFormDataUrl(id),
  {
    ...options,
    method: 'PUT'
    ,
    body: formData
  }
);}





export const getUpdateCocktailWithFormDataMutationKey = () => ['updateCocktailWithFormData'] as const;

export const getUpdateCocktailWithFormDataMutationOptions = <TError = ErrorType<CocktailInvalidResponse | SessionMissingResponse | OriginForeignResponse | ItemNotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCocktailWithFormData>>, TError,UpdateCocktailWithFormDataMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetchWithHeaders>}
): UseMutationOptions<Awaited<ReturnType<typeof updateCocktailWithFormData>>, TError,UpdateCocktailWithFormDataMutationVariables, TContext> => {

const mutationKey = getUpdateCocktailWithFormDataMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateCocktailWithFormData>>, UpdateCocktailWithFormDataMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateCocktailWithFormData(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateCocktailWithFormData>>, variables: UpdateCocktailWithFormDataMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListCocktailsQueryKey(), getListCollectionOptionsQueryKey(), getGetBarQueryKey(), getListCategoriesQueryKey(), getListCocktailTypesQueryKey(), getListSpiritsQueryKey(), getListGlasswareQueryKey(), getListEquipmentQueryKey(), getListGarnishesQueryKey(), getListChangesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateCocktailWithFormDataMutationResult = NonNullable<Awaited<ReturnType<typeof updateCocktailWithFormData>>>
    export type UpdateCocktailWithFormDataMutationBody = CocktailFields
    export type UpdateCocktailWithFormDataMutationError = ErrorType<CocktailInvalidResponse | SessionMissingResponse | OriginForeignResponse | ItemNotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>
    export type UpdateCocktailWithFormDataMutationVariables = {id: string;data: CocktailFields}

    /**
 * @summary Replace a cocktail, or feature it
 */
export const useUpdateCocktailWithFormData = <TError = ErrorType<CocktailInvalidResponse | SessionMissingResponse | OriginForeignResponse | ItemNotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCocktailWithFormData>>, TError,UpdateCocktailWithFormDataMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCocktailWithFormData>>,
        TError,
        UpdateCocktailWithFormDataMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateCocktailWithFormDataMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export type updateCocktailWithJsonResponse200 = {
  data: CocktailResponse
  status: 200
}

export type updateCocktailWithJsonResponse400 = {
  data: CocktailInvalidResponse
  status: 400
}

export type updateCocktailWithJsonResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type updateCocktailWithJsonResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type updateCocktailWithJsonResponse404 = {
  data: ItemNotFoundResponse
  status: 404
}

export type updateCocktailWithJsonResponse409 = {
  data: NameTakenResponse
  status: 409
}

export type updateCocktailWithJsonResponse412 = {
  data: VersionStaleResponse
  status: 412
}

export type updateCocktailWithJsonResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type updateCocktailWithJsonResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type updateCocktailWithJsonResponse429 = {
  data: TooManyRequestsResponse
  status: 429
}

export type updateCocktailWithJsonResponse500 = {
  data: ServerFailureResponse
  status: 500
}

export type updateCocktailWithJsonResponse503 = {
  data: DatabaseAwayResponse
  status: 503
}

export type updateCocktailWithJsonResponseSuccess = (updateCocktailWithJsonResponse200) & {
  headers: Record<string, string>;
};
export type updateCocktailWithJsonResponseError = (updateCocktailWithJsonResponse400 | updateCocktailWithJsonResponse401 | updateCocktailWithJsonResponse403 | updateCocktailWithJsonResponse404 | updateCocktailWithJsonResponse409 | updateCocktailWithJsonResponse412 | updateCocktailWithJsonResponse413 | updateCocktailWithJsonResponse415 | updateCocktailWithJsonResponse429 | updateCocktailWithJsonResponse500 | updateCocktailWithJsonResponse503) & {
  headers: Record<string, string>;
};

export const getUpdateCocktailWithJsonUrl = (id: string,) => {




  return `/api/cocktails/${encodeURIComponent(String(id))}`
}

/**
 * As a form or as JSON the whole recipe is replaced, and an optional field that is not sent becomes empty. JSON with nothing but `featured`, and `featuredPlace`, changes these alone; what stands at the place and after it moves on. For other single fields there is `patchCocktail`.
 * @summary Replace a cocktail, or feature it
 */
export const updateCocktailWithJson = async (id: string,
    cocktailFeatured: CocktailFeatured, options?: Parameters<typeof fetchWithHeaders>[1]): Promise<updateCocktailWithJsonResponseSuccess> => {

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
return fetchWithHeaders<updateCocktailWithJsonResponseSuccess>(getUpdateCocktailWithJsonUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(cocktailFeatured)
  }
);}





export const getUpdateCocktailWithJsonMutationKey = () => ['updateCocktailWithJson'] as const;

export const getUpdateCocktailWithJsonMutationOptions = <TError = ErrorType<CocktailInvalidResponse | SessionMissingResponse | OriginForeignResponse | ItemNotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCocktailWithJson>>, TError,UpdateCocktailWithJsonMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetchWithHeaders>}
): UseMutationOptions<Awaited<ReturnType<typeof updateCocktailWithJson>>, TError,UpdateCocktailWithJsonMutationVariables, TContext> => {

const mutationKey = getUpdateCocktailWithJsonMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateCocktailWithJson>>, UpdateCocktailWithJsonMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateCocktailWithJson(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateCocktailWithJson>>, variables: UpdateCocktailWithJsonMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListCocktailsQueryKey(), getListCollectionOptionsQueryKey(), getGetBarQueryKey(), getListCategoriesQueryKey(), getListCocktailTypesQueryKey(), getListSpiritsQueryKey(), getListGlasswareQueryKey(), getListEquipmentQueryKey(), getListGarnishesQueryKey(), getListChangesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateCocktailWithJsonMutationResult = NonNullable<Awaited<ReturnType<typeof updateCocktailWithJson>>>
    export type UpdateCocktailWithJsonMutationBody = CocktailFeatured
    export type UpdateCocktailWithJsonMutationError = ErrorType<CocktailInvalidResponse | SessionMissingResponse | OriginForeignResponse | ItemNotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>
    export type UpdateCocktailWithJsonMutationVariables = {id: string;data: CocktailFeatured}

    /**
 * @summary Replace a cocktail, or feature it
 */
export const useUpdateCocktailWithJson = <TError = ErrorType<CocktailInvalidResponse | SessionMissingResponse | OriginForeignResponse | ItemNotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCocktailWithJson>>, TError,UpdateCocktailWithJsonMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCocktailWithJson>>,
        TError,
        UpdateCocktailWithJsonMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateCocktailWithJsonMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getDeleteCocktailUrl = (id: string,) => {




  return `/api/cocktails/${encodeURIComponent(String(id))}`
}

/**
 * Takes the recipe off the site.
 * @summary Delete a cocktail
 */
export const deleteCocktail = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<DeletedResponse> => {

  return fetcher<DeletedResponse>(getDeleteCocktailUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteCocktailMutationKey = () => ['deleteCocktail'] as const;

export const getDeleteCocktailMutationOptions = <TError = ErrorType<QueryInvalidResponse | SessionMissingResponse | OriginForeignResponse | ItemNotFoundResponse | VersionStaleResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCocktail>>, TError,DeleteCocktailMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteCocktail>>, TError,DeleteCocktailMutationVariables, TContext> => {

const mutationKey = getDeleteCocktailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteCocktail>>, DeleteCocktailMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteCocktail(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteCocktail>>, variables: DeleteCocktailMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListCocktailsQueryKey(), getListCollectionOptionsQueryKey(), getGetBarQueryKey(), getListCategoriesQueryKey(), getListCocktailTypesQueryKey(), getListSpiritsQueryKey(), getListGlasswareQueryKey(), getListEquipmentQueryKey(), getListGarnishesQueryKey(), getListChangesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteCocktailMutationResult = NonNullable<Awaited<ReturnType<typeof deleteCocktail>>>

    export type DeleteCocktailMutationError = ErrorType<QueryInvalidResponse | SessionMissingResponse | OriginForeignResponse | ItemNotFoundResponse | VersionStaleResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>
    export type DeleteCocktailMutationVariables = {id: string}

    /**
 * @summary Delete a cocktail
 */
export const useDeleteCocktail = <TError = ErrorType<QueryInvalidResponse | SessionMissingResponse | OriginForeignResponse | ItemNotFoundResponse | VersionStaleResponse | TooManyRequestsResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCocktail>>, TError,DeleteCocktailMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteCocktail>>,
        TError,
        DeleteCocktailMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteCocktailMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
