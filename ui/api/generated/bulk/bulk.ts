/**
 * Generated from openapi.yaml. Do not edit.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  BodyTooLargeResponse,
  BulkDeletion,
  BulkReplacement,
  BulkUpdate,
  DeleteItemsParams,
  DryRunStaleResponse,
  FailureResponse,
  InvalidResponse,
  OriginForeignResponse,
  OutcomeResponse,
  ReplaceItemEverywhereParams,
  SessionMissingResponse,
  TypeUnsupportedResponse,
  UpdateItemsParams
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



export type updateItemsResponse200 = {
  data: OutcomeResponse
  status: 200
}

export type updateItemsResponse400 = {
  data: InvalidResponse
  status: 400
}

export type updateItemsResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type updateItemsResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type updateItemsResponse412 = {
  data: DryRunStaleResponse
  status: 412
}

export type updateItemsResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type updateItemsResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type updateItemsResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401 | 403 | 412 | 413 | 415>
}

export type updateItemsResponseSuccess = (updateItemsResponse200) & {
  headers: Record<string, string>;
};
export type updateItemsResponseError = (updateItemsResponse400 | updateItemsResponse401 | updateItemsResponse403 | updateItemsResponse412 | updateItemsResponse413 | updateItemsResponse415 | updateItemsResponseDefault) & {
  headers: Record<string, string>;
};

export const getUpdateItemsUrl = (params?: UpdateItemsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/admin/bulk/update?${stringifiedParams}` : `/api/admin/bulk/update`
}

/**
 * `set` holds fields as the resource's PATCH takes them, null empties one; `add` and `remove` name entries of lists. What cannot be set in any item is a 400; an item that would not be valid afterwards is skipped.
 * All of it is one change of the catalogue, which `undoRevision` takes back by the `revision` of the response.
 * @summary Change fields of many items
 */
export const updateItems = async (bulkUpdate: BulkUpdate,
    params?: UpdateItemsParams, options?: Parameters<typeof fetcher>[1]): Promise<updateItemsResponseSuccess> => {

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
return fetcher<updateItemsResponseSuccess>(getUpdateItemsUrl(params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(bulkUpdate)
  }
);}





export const getUpdateItemsMutationKey = () => ['updateItems'] as const;

export const getUpdateItemsMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | DryRunStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateItems>>, TError,UpdateItemsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof updateItems>>, TError,UpdateItemsMutationVariables, TContext> => {

const mutationKey = getUpdateItemsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateItems>>, UpdateItemsMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  updateItems(data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateItemsMutationResult = NonNullable<Awaited<ReturnType<typeof updateItems>>>
    export type UpdateItemsMutationBody = BulkUpdate
    export type UpdateItemsMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | DryRunStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type UpdateItemsMutationVariables = {data: BulkUpdate;params?: UpdateItemsParams}

    /**
 * @summary Change fields of many items
 */
export const useUpdateItems = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | DryRunStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateItems>>, TError,UpdateItemsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateItems>>,
        TError,
        UpdateItemsMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateItemsMutationOptions(options), queryClient);
    }
    export type replaceItemEverywhereResponse200 = {
  data: OutcomeResponse
  status: 200
}

export type replaceItemEverywhereResponse400 = {
  data: InvalidResponse
  status: 400
}

export type replaceItemEverywhereResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type replaceItemEverywhereResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type replaceItemEverywhereResponse412 = {
  data: DryRunStaleResponse
  status: 412
}

export type replaceItemEverywhereResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type replaceItemEverywhereResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type replaceItemEverywhereResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401 | 403 | 412 | 413 | 415>
}

export type replaceItemEverywhereResponseSuccess = (replaceItemEverywhereResponse200) & {
  headers: Record<string, string>;
};
export type replaceItemEverywhereResponseError = (replaceItemEverywhereResponse400 | replaceItemEverywhereResponse401 | replaceItemEverywhereResponse403 | replaceItemEverywhereResponse412 | replaceItemEverywhereResponse413 | replaceItemEverywhereResponse415 | replaceItemEverywhereResponseDefault) & {
  headers: Record<string, string>;
};

export const getReplaceItemEverywhereUrl = (params?: ReplaceItemEverywhereParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/admin/bulk/replace?${stringifiedParams}` : `/api/admin/bulk/replace`
}

/**
 * Whatever refers to `from` refers to `to` afterwards, and `from` is deleted. All of it is one change of the catalogue, which `undoRevision` takes back by the `revision` of the response.
 * @summary Replace one item by another and delete it
 */
export const replaceItemEverywhere = async (bulkReplacement: BulkReplacement,
    params?: ReplaceItemEverywhereParams, options?: Parameters<typeof fetcher>[1]): Promise<replaceItemEverywhereResponseSuccess> => {

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
return fetcher<replaceItemEverywhereResponseSuccess>(getReplaceItemEverywhereUrl(params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(bulkReplacement)
  }
);}





export const getReplaceItemEverywhereMutationKey = () => ['replaceItemEverywhere'] as const;

export const getReplaceItemEverywhereMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | DryRunStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof replaceItemEverywhere>>, TError,ReplaceItemEverywhereMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof replaceItemEverywhere>>, TError,ReplaceItemEverywhereMutationVariables, TContext> => {

const mutationKey = getReplaceItemEverywhereMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof replaceItemEverywhere>>, ReplaceItemEverywhereMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  replaceItemEverywhere(data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReplaceItemEverywhereMutationResult = NonNullable<Awaited<ReturnType<typeof replaceItemEverywhere>>>
    export type ReplaceItemEverywhereMutationBody = BulkReplacement
    export type ReplaceItemEverywhereMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | DryRunStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type ReplaceItemEverywhereMutationVariables = {data: BulkReplacement;params?: ReplaceItemEverywhereParams}

    /**
 * @summary Replace one item by another and delete it
 */
export const useReplaceItemEverywhere = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | DryRunStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof replaceItemEverywhere>>, TError,ReplaceItemEverywhereMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof replaceItemEverywhere>>,
        TError,
        ReplaceItemEverywhereMutationVariables,
        TContext
      > => {
      return useMutation(getReplaceItemEverywhereMutationOptions(options), queryClient);
    }
    export type deleteItemsResponse200 = {
  data: OutcomeResponse
  status: 200
}

export type deleteItemsResponse400 = {
  data: InvalidResponse
  status: 400
}

export type deleteItemsResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type deleteItemsResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type deleteItemsResponse412 = {
  data: DryRunStaleResponse
  status: 412
}

export type deleteItemsResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type deleteItemsResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type deleteItemsResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401 | 403 | 412 | 413 | 415>
}

export type deleteItemsResponseSuccess = (deleteItemsResponse200) & {
  headers: Record<string, string>;
};
export type deleteItemsResponseError = (deleteItemsResponse400 | deleteItemsResponse401 | deleteItemsResponse403 | deleteItemsResponse412 | deleteItemsResponse413 | deleteItemsResponse415 | deleteItemsResponseDefault) & {
  headers: Record<string, string>;
};

export const getDeleteItemsUrl = (params?: DeleteItemsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/admin/bulk/delete?${stringifiedParams}` : `/api/admin/bulk/delete`
}

/**
 * An item that others refer to is skipped. All of it is one change of the catalogue, which `undoRevision` takes back by the `revision` of the response.
 * @summary Delete many items
 */
export const deleteItems = async (bulkDeletion: BulkDeletion,
    params?: DeleteItemsParams, options?: Parameters<typeof fetcher>[1]): Promise<deleteItemsResponseSuccess> => {

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
return fetcher<deleteItemsResponseSuccess>(getDeleteItemsUrl(params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(bulkDeletion)
  }
);}





export const getDeleteItemsMutationKey = () => ['deleteItems'] as const;

export const getDeleteItemsMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | DryRunStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteItems>>, TError,DeleteItemsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteItems>>, TError,DeleteItemsMutationVariables, TContext> => {

const mutationKey = getDeleteItemsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteItems>>, DeleteItemsMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  deleteItems(data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteItemsMutationResult = NonNullable<Awaited<ReturnType<typeof deleteItems>>>
    export type DeleteItemsMutationBody = BulkDeletion
    export type DeleteItemsMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | DryRunStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type DeleteItemsMutationVariables = {data: BulkDeletion;params?: DeleteItemsParams}

    /**
 * @summary Delete many items
 */
export const useDeleteItems = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | DryRunStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteItems>>, TError,DeleteItemsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteItems>>,
        TError,
        DeleteItemsMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteItemsMutationOptions(options), queryClient);
    }
