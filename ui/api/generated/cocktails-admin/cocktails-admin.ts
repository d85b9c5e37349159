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
  CocktailCreatedResponse,
  CocktailFeatured,
  CocktailFields,
  DeletedResponse,
  FailureResponse,
  FeaturedOrderFields,
  InvalidResponse,
  ItemInUseResponse,
  NameTakenResponse,
  NotFoundResponse,
  OriginForeignResponse,
  SessionMissingResponse,
  StoredCocktailResponse,
  StoredFeaturedOrderResponse,
  TypeUnsupportedResponse,
  VersionStaleResponse
} from '../../../../openapi/generated/model';

import {
  getListAdminCategoriesQueryKey
} from '../categories-drafts/categories-drafts.ts';

import {
  getListCategoriesQueryKey
} from '../categories/categories.ts';

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
  getListAdminMenusQueryKey
} from '../menus-drafts/menus-drafts.ts';

import {
  getListMenusQueryKey
} from '../menus/menus.ts';

import {
  getListSpiritsQueryKey
} from '../spirits/spirits.ts';

import { fetchWithHeaders } from '../../fetcher.ts';
import type { ErrorType } from '../../fetcher.ts';
import { fetcher } from '../../fetcher.ts';
import { toFormData } from '../../to-form-data.ts';

// https://stackoverflow.com/questions/49579094/typescript-conditional-types-filter-out-readonly-properties-pick-only-requir/49579497#49579497
type IfEquals<X, Y, A = X, B = never> = (<T>() => T extends X ? 1 : 2) extends <
T,
>() => T extends Y ? 1 : 2
? A
: B;

type WritableKeys<T> = {
[P in keyof T]-?: IfEquals<
  { [Q in P]: T[P] },
  { -readonly [Q in P]: T[P] },
  P
>;
}[keyof T];

type UnionToIntersection<U> =
  (U extends any ? (k: U)=>void : never) extends ((k: infer I)=>void) ? I : never;
type DistributeReadOnlyOverUnions<T> = T extends any ? NonReadonly<T> : never;

type Writable<T> = Pick<T, WritableKeys<T>>;
type NonReadonly<T> = [T] extends [UnionToIntersection<T>] ? {
  [P in keyof Writable<T>]: T[P] extends object
    ? NonReadonly<NonNullable<T[P]>>
    : T[P];
} : DistributeReadOnlyOverUnions<T>;


export type HTTPStatusCode1xx = 100 | 101 | 102 | 103;
export type HTTPStatusCode2xx = 200 | 201 | 202 | 203 | 204 | 205 | 206 | 207;
export type HTTPStatusCode3xx = 300 | 301 | 302 | 303 | 304 | 305 | 307 | 308;
export type HTTPStatusCode4xx = 400 | 401 | 402 | 403 | 404 | 405 | 406 | 407 | 408 | 409 | 410 | 411 | 412 | 413 | 414 | 415 | 416 | 417 | 418 | 419 | 420 | 421 | 422 | 423 | 424 | 426 | 428 | 429 | 431 | 451;
export type HTTPStatusCode5xx = 500 | 501 | 502 | 503 | 504 | 505 | 507 | 511;
export type HTTPStatusCodes = HTTPStatusCode1xx | HTTPStatusCode2xx | HTTPStatusCode3xx | HTTPStatusCode4xx | HTTPStatusCode5xx;


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export type createCocktailResponse201 = {
  data: CocktailCreatedResponse
  status: 201
}

export type createCocktailResponse400 = {
  data: InvalidResponse
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

export type createCocktailResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 201 | 400 | 401 | 403 | 409 | 413 | 415>
}

export type createCocktailResponseSuccess = (createCocktailResponse201) & {
  headers: Record<string, string>;
};
export type createCocktailResponseError = (createCocktailResponse400 | createCocktailResponse401 | createCocktailResponse403 | createCocktailResponse409 | createCocktailResponse413 | createCocktailResponse415 | createCocktailResponseDefault) & {
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

export const getCreateCocktailMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
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
        queryClient.invalidateQueries({ predicate: (query) => [getListCocktailsQueryKey(), getListCollectionOptionsQueryKey(), getGetBarQueryKey(), getGetFeaturedOrderQueryKey(), getListAdminCocktailsQueryKey(), getListCategoriesQueryKey(), getListAdminCategoriesQueryKey(), getListCocktailTypesQueryKey(), getListSpiritsQueryKey(), getListGlasswareQueryKey(), getListEquipmentQueryKey(), getListGarnishesQueryKey(), getListMenusQueryKey(), getListAdminMenusQueryKey(), getListChangesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateCocktailMutationResult = NonNullable<Awaited<ReturnType<typeof createCocktail>>>
    export type CreateCocktailMutationBody = CocktailBody
    export type CreateCocktailMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type CreateCocktailMutationVariables = {data: CocktailBody}

    /**
 * @summary Create a cocktail
 */
export const useCreateCocktail = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
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
  data: StoredCocktailResponse
  status: 200
}

export type updateCocktailWithFormDataResponse400 = {
  data: InvalidResponse
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
  data: NotFoundResponse
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

export type updateCocktailWithFormDataResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415>
}

export type updateCocktailWithFormDataResponseSuccess = (updateCocktailWithFormDataResponse200) & {
  headers: Record<string, string>;
};
export type updateCocktailWithFormDataResponseError = (updateCocktailWithFormDataResponse400 | updateCocktailWithFormDataResponse401 | updateCocktailWithFormDataResponse403 | updateCocktailWithFormDataResponse404 | updateCocktailWithFormDataResponse409 | updateCocktailWithFormDataResponse412 | updateCocktailWithFormDataResponse413 | updateCocktailWithFormDataResponse415 | updateCocktailWithFormDataResponseDefault) & {
  headers: Record<string, string>;
};

export const getUpdateCocktailWithFormDataUrl = (id: string,) => {




  return `/api/cocktails/${encodeURIComponent(String(id))}`
}

/**
 * As a form or as JSON the whole recipe is replaced, and an optional field that is not sent becomes empty. JSON with nothing but `featured` changes the flag alone. For other single fields there is `patchCocktail`.
 * @summary Replace a cocktail, or feature it
 */
export const updateCocktailWithFormData = async (id: string,
    cocktailFields: NonReadonly<CocktailFields>, options?: Parameters<typeof fetchWithHeaders>[1]): Promise<updateCocktailWithFormDataResponseSuccess> => {
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

export const getUpdateCocktailWithFormDataMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
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
        queryClient.invalidateQueries({ predicate: (query) => [getListCocktailsQueryKey(), getListCollectionOptionsQueryKey(), getGetBarQueryKey(), getGetFeaturedOrderQueryKey(), getListAdminCocktailsQueryKey(), getListCategoriesQueryKey(), getListAdminCategoriesQueryKey(), getListCocktailTypesQueryKey(), getListSpiritsQueryKey(), getListGlasswareQueryKey(), getListEquipmentQueryKey(), getListGarnishesQueryKey(), getListMenusQueryKey(), getListAdminMenusQueryKey(), getListChangesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateCocktailWithFormDataMutationResult = NonNullable<Awaited<ReturnType<typeof updateCocktailWithFormData>>>
    export type UpdateCocktailWithFormDataMutationBody = NonReadonly<CocktailFields>
    export type UpdateCocktailWithFormDataMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type UpdateCocktailWithFormDataMutationVariables = {id: string;data: NonReadonly<CocktailFields>}

    /**
 * @summary Replace a cocktail, or feature it
 */
export const useUpdateCocktailWithFormData = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
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
  data: StoredCocktailResponse
  status: 200
}

export type updateCocktailWithJsonResponse400 = {
  data: InvalidResponse
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
  data: NotFoundResponse
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

export type updateCocktailWithJsonResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415>
}

export type updateCocktailWithJsonResponseSuccess = (updateCocktailWithJsonResponse200) & {
  headers: Record<string, string>;
};
export type updateCocktailWithJsonResponseError = (updateCocktailWithJsonResponse400 | updateCocktailWithJsonResponse401 | updateCocktailWithJsonResponse403 | updateCocktailWithJsonResponse404 | updateCocktailWithJsonResponse409 | updateCocktailWithJsonResponse412 | updateCocktailWithJsonResponse413 | updateCocktailWithJsonResponse415 | updateCocktailWithJsonResponseDefault) & {
  headers: Record<string, string>;
};

export const getUpdateCocktailWithJsonUrl = (id: string,) => {




  return `/api/cocktails/${encodeURIComponent(String(id))}`
}

/**
 * As a form or as JSON the whole recipe is replaced, and an optional field that is not sent becomes empty. JSON with nothing but `featured` changes the flag alone. For other single fields there is `patchCocktail`.
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

export const getUpdateCocktailWithJsonMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
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
        queryClient.invalidateQueries({ predicate: (query) => [getListCocktailsQueryKey(), getListCollectionOptionsQueryKey(), getGetBarQueryKey(), getGetFeaturedOrderQueryKey(), getListAdminCocktailsQueryKey(), getListCategoriesQueryKey(), getListAdminCategoriesQueryKey(), getListCocktailTypesQueryKey(), getListSpiritsQueryKey(), getListGlasswareQueryKey(), getListEquipmentQueryKey(), getListGarnishesQueryKey(), getListMenusQueryKey(), getListAdminMenusQueryKey(), getListChangesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateCocktailWithJsonMutationResult = NonNullable<Awaited<ReturnType<typeof updateCocktailWithJson>>>
    export type UpdateCocktailWithJsonMutationBody = CocktailFeatured
    export type UpdateCocktailWithJsonMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type UpdateCocktailWithJsonMutationVariables = {id: string;data: CocktailFeatured}

    /**
 * @summary Replace a cocktail, or feature it
 */
export const useUpdateCocktailWithJson = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
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
 * Takes the recipe off the site. Refused while a menu has it.
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

export const getDeleteCocktailMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | ItemInUseResponse | VersionStaleResponse | FailureResponse>,
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
        queryClient.invalidateQueries({ predicate: (query) => [getListCocktailsQueryKey(), getListCollectionOptionsQueryKey(), getGetBarQueryKey(), getGetFeaturedOrderQueryKey(), getListAdminCocktailsQueryKey(), getListCategoriesQueryKey(), getListAdminCategoriesQueryKey(), getListCocktailTypesQueryKey(), getListSpiritsQueryKey(), getListGlasswareQueryKey(), getListEquipmentQueryKey(), getListGarnishesQueryKey(), getListMenusQueryKey(), getListAdminMenusQueryKey(), getListChangesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteCocktailMutationResult = NonNullable<Awaited<ReturnType<typeof deleteCocktail>>>

    export type DeleteCocktailMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | ItemInUseResponse | VersionStaleResponse | FailureResponse>
    export type DeleteCocktailMutationVariables = {id: string}

    /**
 * @summary Delete a cocktail
 */
export const useDeleteCocktail = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | ItemInUseResponse | VersionStaleResponse | FailureResponse>,
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
    export type updateFeaturedOrderResponse200 = {
  data: StoredFeaturedOrderResponse
  status: 200
}

export type updateFeaturedOrderResponse400 = {
  data: InvalidResponse
  status: 400
}

export type updateFeaturedOrderResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type updateFeaturedOrderResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type updateFeaturedOrderResponse412 = {
  data: VersionStaleResponse
  status: 412
}

export type updateFeaturedOrderResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type updateFeaturedOrderResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type updateFeaturedOrderResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401 | 403 | 412 | 413 | 415>
}

export type updateFeaturedOrderResponseSuccess = (updateFeaturedOrderResponse200) & {
  headers: Record<string, string>;
};
export type updateFeaturedOrderResponseError = (updateFeaturedOrderResponse400 | updateFeaturedOrderResponse401 | updateFeaturedOrderResponse403 | updateFeaturedOrderResponse412 | updateFeaturedOrderResponse413 | updateFeaturedOrderResponse415 | updateFeaturedOrderResponseDefault) & {
  headers: Record<string, string>;
};

export const getUpdateFeaturedOrderUrl = () => {




  return `/api/featured-cocktails`
}

/**
 * The list is the order. A cocktail that it names is featured; one that was in the list that `getFeaturedOrder` gives and is not named is featured no longer. All of it is one change of the catalogue.
 * @summary Say which cocktails are featured, in which order
 */
export const updateFeaturedOrder = async (featuredOrderFields: FeaturedOrderFields, options?: Parameters<typeof fetchWithHeaders>[1]): Promise<updateFeaturedOrderResponseSuccess> => {

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
return fetchWithHeaders<updateFeaturedOrderResponseSuccess>(getUpdateFeaturedOrderUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(featuredOrderFields)
  }
);}





export const getUpdateFeaturedOrderMutationKey = () => ['updateFeaturedOrder'] as const;

export const getUpdateFeaturedOrderMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateFeaturedOrder>>, TError,UpdateFeaturedOrderMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetchWithHeaders>}
): UseMutationOptions<Awaited<ReturnType<typeof updateFeaturedOrder>>, TError,UpdateFeaturedOrderMutationVariables, TContext> => {

const mutationKey = getUpdateFeaturedOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateFeaturedOrder>>, UpdateFeaturedOrderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateFeaturedOrder(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateFeaturedOrder>>, variables: UpdateFeaturedOrderMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListCocktailsQueryKey(), getListCollectionOptionsQueryKey(), getGetBarQueryKey(), getGetFeaturedOrderQueryKey(), getListAdminCocktailsQueryKey(), getListChangesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateFeaturedOrderMutationResult = NonNullable<Awaited<ReturnType<typeof updateFeaturedOrder>>>
    export type UpdateFeaturedOrderMutationBody = FeaturedOrderFields
    export type UpdateFeaturedOrderMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type UpdateFeaturedOrderMutationVariables = {data: FeaturedOrderFields}

    /**
 * @summary Say which cocktails are featured, in which order
 */
export const useUpdateFeaturedOrder = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateFeaturedOrder>>, TError,UpdateFeaturedOrderMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateFeaturedOrder>>,
        TError,
        UpdateFeaturedOrderMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateFeaturedOrderMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
