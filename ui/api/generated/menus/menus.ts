/**
 * Generated from openapi.yaml. Do not edit.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  BodyTooLargeResponse,
  DeletedResponse,
  FailureResponse,
  GetMenuParams,
  InvalidResponse,
  ListMenusParams,
  Menu,
  MenuBody,
  MenuCreatedResponse,
  MenuPatchBody,
  MenuResponse,
  NameTakenResponse,
  NotFoundResponse,
  NotModifiedResponse,
  OriginForeignResponse,
  SessionMissingResponse,
  TypeUnsupportedResponse,
  VersionStaleResponse
} from '../model.schemas.ts';

import { fetcher } from '../../fetcher.ts';
import type { ErrorType } from '../../fetcher.ts';

export type HTTPStatusCode1xx = 100 | 101 | 102 | 103;
export type HTTPStatusCode2xx = 200 | 201 | 202 | 203 | 204 | 205 | 206 | 207;
export type HTTPStatusCode3xx = 300 | 301 | 302 | 303 | 304 | 305 | 307 | 308;
export type HTTPStatusCode4xx = 400 | 401 | 402 | 403 | 404 | 405 | 406 | 407 | 408 | 409 | 410 | 411 | 412 | 413 | 414 | 415 | 416 | 417 | 418 | 419 | 420 | 421 | 422 | 423 | 424 | 426 | 428 | 429 | 431 | 451;
export type HTTPStatusCode5xx = 500 | 501 | 502 | 503 | 504 | 505 | 507 | 511;
export type HTTPStatusCodes = HTTPStatusCode1xx | HTTPStatusCode2xx | HTTPStatusCode3xx | HTTPStatusCode4xx | HTTPStatusCode5xx;


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export type listMenusResponse200 = {
  data: Menu[]
  status: 200
}

export type listMenusResponse304 = {
  data: NotModifiedResponse
  status: 304
}

export type listMenusResponse400 = {
  data: InvalidResponse
  status: 400
}

export type listMenusResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type listMenusResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 304 | 400 | 401>
}

export type listMenusResponseSuccess = (listMenusResponse200) & {
  headers: Record<string, string>;
};
export type listMenusResponseError = (listMenusResponse304 | listMenusResponse400 | listMenusResponse401 | listMenusResponseDefault) & {
  headers: Record<string, string>;
};

export const getListMenusUrl = (params?: ListMenusParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/menus?${stringifiedParams}` : `/api/menus`
}

/**
 * Sorted by name. A cocktail that visitors do not see is left out of it.
 * @summary List the menus
 */
export const listMenus = async (params?: ListMenusParams, options?: Parameters<typeof fetcher>[1]): Promise<listMenusResponseSuccess> => {

  return fetcher<listMenusResponseSuccess>(getListMenusUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListMenusQueryKey = (params?: ListMenusParams,) => {
    return [
    'api','menus', ...(params ? [params] : [])
    ] as const;
    }


export const getListMenusQueryOptions = <TData = Awaited<ReturnType<typeof listMenus>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>>(params?: ListMenusParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMenus>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMenusQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMenus>>> = ({ signal }) => listMenus(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMenus>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMenusQueryResult = NonNullable<Awaited<ReturnType<typeof listMenus>>>
export type ListMenusQueryError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>


export function useListMenus<TData = Awaited<ReturnType<typeof listMenus>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params: undefined |  ListMenusParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMenus>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMenus>>,
          TError,
          Awaited<ReturnType<typeof listMenus>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMenus<TData = Awaited<ReturnType<typeof listMenus>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListMenusParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMenus>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMenus>>,
          TError,
          Awaited<ReturnType<typeof listMenus>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMenus<TData = Awaited<ReturnType<typeof listMenus>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListMenusParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMenus>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the menus
 */

export function useListMenus<TData = Awaited<ReturnType<typeof listMenus>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListMenusParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMenus>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMenusQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






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
export const createMenu = async (menuBody: MenuBody, options?: Parameters<typeof fetcher>[1]): Promise<createMenuResponseSuccess> => {

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
return fetcher<createMenuResponseSuccess>(getCreateMenuUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(menuBody)
  }
);}





export const getCreateMenuMutationKey = () => ['createMenu'] as const;

export const getCreateMenuMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createMenu>>, TError,CreateMenuMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
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






  return  { mutationFn, ...mutationOptions }}

    export type CreateMenuMutationResult = NonNullable<Awaited<ReturnType<typeof createMenu>>>
    export type CreateMenuMutationBody = MenuBody
    export type CreateMenuMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type CreateMenuMutationVariables = {data: MenuBody}

    /**
 * @summary Create a menu
 */
export const useCreateMenu = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createMenu>>, TError,CreateMenuMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createMenu>>,
        TError,
        CreateMenuMutationVariables,
        TContext
      > => {
      return useMutation(getCreateMenuMutationOptions(options), queryClient);
    }
    export type getMenuResponse200 = {
  data: MenuResponse
  status: 200
}

export type getMenuResponse304 = {
  data: NotModifiedResponse
  status: 304
}

export type getMenuResponse400 = {
  data: InvalidResponse
  status: 400
}

export type getMenuResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type getMenuResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type getMenuResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 304 | 400 | 401 | 404>
}

export type getMenuResponseSuccess = (getMenuResponse200) & {
  headers: Record<string, string>;
};
export type getMenuResponseError = (getMenuResponse304 | getMenuResponse400 | getMenuResponse401 | getMenuResponse404 | getMenuResponseDefault) & {
  headers: Record<string, string>;
};

export const getGetMenuUrl = (id: string,
    params?: GetMenuParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/menus/${encodeURIComponent(String(id))}?${stringifiedParams}` : `/api/menus/${encodeURIComponent(String(id))}`
}

/**
 * One item, as the dashboard loads it for editing.
 * @summary Read a menu
 */
export const getMenu = async (id: string,
    params?: GetMenuParams, options?: Parameters<typeof fetcher>[1]): Promise<getMenuResponseSuccess> => {

  return fetcher<getMenuResponseSuccess>(getGetMenuUrl(id,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetMenuQueryKey = (id: string,
    params?: GetMenuParams,) => {
    return [
    'api','menus',id, ...(params ? [params] : [])
    ] as const;
    }


export const getGetMenuQueryOptions = <TData = Awaited<ReturnType<typeof getMenu>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(id: string,
    params?: GetMenuParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMenu>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMenuQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMenu>>> = ({ signal }) => getMenu(id,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMenu>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMenuQueryResult = NonNullable<Awaited<ReturnType<typeof getMenu>>>
export type GetMenuQueryError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>


export function useGetMenu<TData = Awaited<ReturnType<typeof getMenu>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(
 id: string,
    params: undefined |  GetMenuParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMenu>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMenu>>,
          TError,
          Awaited<ReturnType<typeof getMenu>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMenu<TData = Awaited<ReturnType<typeof getMenu>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(
 id: string,
    params?: GetMenuParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMenu>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMenu>>,
          TError,
          Awaited<ReturnType<typeof getMenu>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMenu<TData = Awaited<ReturnType<typeof getMenu>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(
 id: string,
    params?: GetMenuParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMenu>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a menu
 */

export function useGetMenu<TData = Awaited<ReturnType<typeof getMenu>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(
 id: string,
    params?: GetMenuParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMenu>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMenuQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type updateMenuResponse200 = {
  data: MenuResponse
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
    menuBody: MenuBody, options?: Parameters<typeof fetcher>[1]): Promise<updateMenuResponseSuccess> => {

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
return fetcher<updateMenuResponseSuccess>(getUpdateMenuUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(menuBody)
  }
);}





export const getUpdateMenuMutationKey = () => ['updateMenu'] as const;

export const getUpdateMenuMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMenu>>, TError,UpdateMenuMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
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






  return  { mutationFn, ...mutationOptions }}

    export type UpdateMenuMutationResult = NonNullable<Awaited<ReturnType<typeof updateMenu>>>
    export type UpdateMenuMutationBody = MenuBody
    export type UpdateMenuMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type UpdateMenuMutationVariables = {id: string;data: MenuBody}

    /**
 * @summary Replace a menu
 */
export const useUpdateMenu = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMenu>>, TError,UpdateMenuMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateMenu>>,
        TError,
        UpdateMenuMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateMenuMutationOptions(options), queryClient);
    }
    export type patchMenuResponse200 = {
  data: MenuResponse
  status: 200
}

export type patchMenuResponse400 = {
  data: InvalidResponse
  status: 400
}

export type patchMenuResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type patchMenuResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type patchMenuResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type patchMenuResponse409 = {
  data: NameTakenResponse
  status: 409
}

export type patchMenuResponse412 = {
  data: VersionStaleResponse
  status: 412
}

export type patchMenuResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type patchMenuResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type patchMenuResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415>
}

export type patchMenuResponseSuccess = (patchMenuResponse200) & {
  headers: Record<string, string>;
};
export type patchMenuResponseError = (patchMenuResponse400 | patchMenuResponse401 | patchMenuResponse403 | patchMenuResponse404 | patchMenuResponse409 | patchMenuResponse412 | patchMenuResponse413 | patchMenuResponse415 | patchMenuResponseDefault) & {
  headers: Record<string, string>;
};

export const getPatchMenuUrl = (id: string,) => {




  return `/api/menus/${encodeURIComponent(String(id))}`
}

/**
 * Only the fields that are sent change (JSON merge patch, RFC 7396); null empties an optional field. A list is replaced as a whole.
 * @summary Change fields of a menu
 */
export const patchMenu = async (id: string,
    menuPatchBody: MenuPatchBody, options?: Parameters<typeof fetcher>[1]): Promise<patchMenuResponseSuccess> => {

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
return fetcher<patchMenuResponseSuccess>(getPatchMenuUrl(id),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/merge-patch+json', ...getHeaders(options?.headers) },
    body: JSON.stringify(menuPatchBody)
  }
);}





export const getPatchMenuMutationKey = () => ['patchMenu'] as const;

export const getPatchMenuMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof patchMenu>>, TError,PatchMenuMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof patchMenu>>, TError,PatchMenuMutationVariables, TContext> => {

const mutationKey = getPatchMenuMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof patchMenu>>, PatchMenuMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  patchMenu(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PatchMenuMutationResult = NonNullable<Awaited<ReturnType<typeof patchMenu>>>
    export type PatchMenuMutationBody = MenuPatchBody
    export type PatchMenuMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type PatchMenuMutationVariables = {id: string;data: MenuPatchBody}

    /**
 * @summary Change fields of a menu
 */
export const usePatchMenu = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof patchMenu>>, TError,PatchMenuMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof patchMenu>>,
        TError,
        PatchMenuMutationVariables,
        TContext
      > => {
      return useMutation(getPatchMenuMutationOptions(options), queryClient);
    }
    export type deleteMenuResponse204 = {
  data: DeletedResponse
  status: 204
}

export type deleteMenuResponse400 = {
  data: InvalidResponse
  status: 400
}

export type deleteMenuResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type deleteMenuResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type deleteMenuResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type deleteMenuResponse412 = {
  data: VersionStaleResponse
  status: 412
}

export type deleteMenuResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 204 | 400 | 401 | 403 | 404 | 412>
}

export type deleteMenuResponseSuccess = (deleteMenuResponse204) & {
  headers: Record<string, string>;
};
export type deleteMenuResponseError = (deleteMenuResponse400 | deleteMenuResponse401 | deleteMenuResponse403 | deleteMenuResponse404 | deleteMenuResponse412 | deleteMenuResponseDefault) & {
  headers: Record<string, string>;
};

export const getDeleteMenuUrl = (id: string,) => {




  return `/api/menus/${encodeURIComponent(String(id))}`
}

/**
 * Takes it off the site.
 * @summary Delete a menu
 */
export const deleteMenu = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<deleteMenuResponseSuccess> => {

  return fetcher<deleteMenuResponseSuccess>(getDeleteMenuUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteMenuMutationKey = () => ['deleteMenu'] as const;

export const getDeleteMenuMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | VersionStaleResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteMenu>>, TError,DeleteMenuMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
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






  return  { mutationFn, ...mutationOptions }}

    export type DeleteMenuMutationResult = NonNullable<Awaited<ReturnType<typeof deleteMenu>>>

    export type DeleteMenuMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | VersionStaleResponse | FailureResponse>
    export type DeleteMenuMutationVariables = {id: string}

    /**
 * @summary Delete a menu
 */
export const useDeleteMenu = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | VersionStaleResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteMenu>>, TError,DeleteMenuMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteMenu>>,
        TError,
        DeleteMenuMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteMenuMutationOptions(options), queryClient);
    }
