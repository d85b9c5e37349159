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
  MenuBody,
  MenuCreatedResponse,
  NameTakenResponse,
  NotFoundResponse,
  OriginForeignResponse,
  SessionMissingResponse,
  StoredMenuResponse,
  TypeUnsupportedResponse,
  VersionStaleResponse
} from '../../../../openapi/generated/model';

import {
  getListChangesQueryKey
} from '../history/history.ts';

import {
  getListAdminMenusQueryKey
} from '../menus-drafts/menus-drafts.ts';

import {
  getListMenusQueryKey
} from '../menus/menus.ts';

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



export type createMenuResponse201 = {
  data: MenuCreatedResponse
  status: 201
}

export type createMenuResponse400 = {
  data: InvalidResponse
  status: 400
}

export type createMenuResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type createMenuResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type createMenuResponse409 = {
  data: NameTakenResponse
  status: 409
}

export type createMenuResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type createMenuResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type createMenuResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 201 | 400 | 401 | 403 | 409 | 413 | 415>
}

export type createMenuResponseSuccess = (createMenuResponse201) & {
  headers: Record<string, string>;
};
export type createMenuResponseError = (createMenuResponse400 | createMenuResponse401 | createMenuResponse403 | createMenuResponse409 | createMenuResponse413 | createMenuResponse415 | createMenuResponseDefault) & {
  headers: Record<string, string>;
};

export const getCreateMenuUrl = () => {




  return `/api/menus`
}

/**
 * The id is made from the name.
 * @summary Create a menu
 */
export const createMenu = async (menuBody: MenuBody, options?: Parameters<typeof fetchWithHeaders>[1]): Promise<createMenuResponseSuccess> => {

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
return fetchWithHeaders<createMenuResponseSuccess>(getCreateMenuUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(menuBody)
  }
);}





export const getCreateMenuMutationKey = () => ['createMenu'] as const;

export const getCreateMenuMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createMenu>>, TError,CreateMenuMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetchWithHeaders>}
): UseMutationOptions<Awaited<ReturnType<typeof createMenu>>, TError,CreateMenuMutationVariables, TContext> => {

const mutationKey = getCreateMenuMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createMenu>>, CreateMenuMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createMenu(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createMenu>>, variables: CreateMenuMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListMenusQueryKey(), getListAdminMenusQueryKey(), getListChangesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateMenuMutationResult = NonNullable<Awaited<ReturnType<typeof createMenu>>>
    export type CreateMenuMutationBody = MenuBody
    export type CreateMenuMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type CreateMenuMutationVariables = {data: MenuBody}

    /**
 * @summary Create a menu
 */
export const useCreateMenu = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createMenu>>, TError,CreateMenuMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createMenu>>,
        TError,
        CreateMenuMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateMenuMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export type updateMenuResponse200 = {
  data: StoredMenuResponse
  status: 200
}

export type updateMenuResponse400 = {
  data: InvalidResponse
  status: 400
}

export type updateMenuResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type updateMenuResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type updateMenuResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type updateMenuResponse409 = {
  data: NameTakenResponse
  status: 409
}

export type updateMenuResponse412 = {
  data: VersionStaleResponse
  status: 412
}

export type updateMenuResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type updateMenuResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type updateMenuResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415>
}

export type updateMenuResponseSuccess = (updateMenuResponse200) & {
  headers: Record<string, string>;
};
export type updateMenuResponseError = (updateMenuResponse400 | updateMenuResponse401 | updateMenuResponse403 | updateMenuResponse404 | updateMenuResponse409 | updateMenuResponse412 | updateMenuResponse413 | updateMenuResponse415 | updateMenuResponseDefault) & {
  headers: Record<string, string>;
};

export const getUpdateMenuUrl = (id: string,) => {




  return `/api/menus/${encodeURIComponent(String(id))}`
}

/**
 * An optional field that is not sent becomes empty; the id, and so the address of its page, stays.
 * @summary Replace a menu
 */
export const updateMenu = async (id: string,
    menuBody: MenuBody, options?: Parameters<typeof fetchWithHeaders>[1]): Promise<updateMenuResponseSuccess> => {

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
return fetchWithHeaders<updateMenuResponseSuccess>(getUpdateMenuUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(menuBody)
  }
);}





export const getUpdateMenuMutationKey = () => ['updateMenu'] as const;

export const getUpdateMenuMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMenu>>, TError,UpdateMenuMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetchWithHeaders>}
): UseMutationOptions<Awaited<ReturnType<typeof updateMenu>>, TError,UpdateMenuMutationVariables, TContext> => {

const mutationKey = getUpdateMenuMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateMenu>>, UpdateMenuMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateMenu(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateMenu>>, variables: UpdateMenuMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListMenusQueryKey(), getListAdminMenusQueryKey(), getListChangesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateMenuMutationResult = NonNullable<Awaited<ReturnType<typeof updateMenu>>>
    export type UpdateMenuMutationBody = MenuBody
    export type UpdateMenuMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type UpdateMenuMutationVariables = {id: string;data: MenuBody}

    /**
 * @summary Replace a menu
 */
export const useUpdateMenu = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMenu>>, TError,UpdateMenuMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateMenu>>,
        TError,
        UpdateMenuMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateMenuMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getDeleteMenuUrl = (id: string,) => {




  return `/api/menus/${encodeURIComponent(String(id))}`
}

/**
 * Takes it off the site.
 * @summary Delete a menu
 */
export const deleteMenu = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<DeletedResponse> => {

  return fetcher<DeletedResponse>(getDeleteMenuUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteMenuMutationKey = () => ['deleteMenu'] as const;

export const getDeleteMenuMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | VersionStaleResponse | FailureResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteMenu>>, TError,DeleteMenuMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteMenu>>, TError,DeleteMenuMutationVariables, TContext> => {

const mutationKey = getDeleteMenuMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteMenu>>, DeleteMenuMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteMenu(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteMenu>>, variables: DeleteMenuMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListMenusQueryKey(), getListAdminMenusQueryKey(), getListChangesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteMenuMutationResult = NonNullable<Awaited<ReturnType<typeof deleteMenu>>>

    export type DeleteMenuMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | VersionStaleResponse | FailureResponse>
    export type DeleteMenuMutationVariables = {id: string}

    /**
 * @summary Delete a menu
 */
export const useDeleteMenu = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | VersionStaleResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteMenu>>, TError,DeleteMenuMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteMenu>>,
        TError,
        DeleteMenuMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteMenuMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
