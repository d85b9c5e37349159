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
  Change,
  ChangeList,
  DryRunStaleResponse,
  FailureResponse,
  InvalidResponse,
  ListChangesParams,
  NotFoundResponse,
  OriginForeignResponse,
  Outcome,
  RestoreChangeParams,
  RestoreRefusedResponse,
  RevisionUndoneResponse,
  SessionMissingResponse,
  UndoRevisionParams
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

export type listChangesResponse200 = {
  data: ChangeList
  status: 200
}

export type listChangesResponse400 = {
  data: InvalidResponse
  status: 400
}

export type listChangesResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type listChangesResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401>
}

export type listChangesResponseSuccess = (listChangesResponse200) & {
  headers: Record<string, string>;
};
export type listChangesResponseError = (listChangesResponse400 | listChangesResponse401 | listChangesResponseDefault) & {
  headers: Record<string, string>;
};

export const getListChangesUrl = (params?: ListChangesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/admin/changes?${stringifiedParams}` : `/api/admin/changes`
}

/**
 * Newest first, in pages; `before` asks for older changes, so that no change is missing or repeated while others are made. Every creation, update, deletion and import is kept, with the item before and after it. A renamed item is one change, whatever refers to it.
 * @summary List the administrator's changes
 */
export const listChanges = async (params?: ListChangesParams, options?: Parameters<typeof fetcher>[1]): Promise<listChangesResponseSuccess> => {

  return fetcher<listChangesResponseSuccess>(getListChangesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListChangesQueryKey = (params?: ListChangesParams,) => {
    return [
    'api','admin','changes', ...(params ? [params] : [])
    ] as const;
    }


export const getListChangesQueryOptions = <TData = Awaited<ReturnType<typeof listChanges>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(params?: ListChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChanges>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListChangesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listChanges>>> = ({ signal }) => listChanges(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listChanges>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListChangesQueryResult = NonNullable<Awaited<ReturnType<typeof listChanges>>>
export type ListChangesQueryError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>


export function useListChanges<TData = Awaited<ReturnType<typeof listChanges>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params: undefined |  ListChangesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChanges>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listChanges>>,
          TError,
          Awaited<ReturnType<typeof listChanges>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListChanges<TData = Awaited<ReturnType<typeof listChanges>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChanges>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listChanges>>,
          TError,
          Awaited<ReturnType<typeof listChanges>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListChanges<TData = Awaited<ReturnType<typeof listChanges>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChanges>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the administrator's changes
 */

export function useListChanges<TData = Awaited<ReturnType<typeof listChanges>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChanges>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListChangesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type restoreChangeResponse200 = {
  data: Change
  status: 200
}

export type restoreChangeResponse400 = {
  data: InvalidResponse
  status: 400
}

export type restoreChangeResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type restoreChangeResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type restoreChangeResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type restoreChangeResponse409 = {
  data: RestoreRefusedResponse
  status: 409
}

export type restoreChangeResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401 | 403 | 404 | 409>
}

export type restoreChangeResponseSuccess = (restoreChangeResponse200) & {
  headers: Record<string, string>;
};
export type restoreChangeResponseError = (restoreChangeResponse400 | restoreChangeResponse401 | restoreChangeResponse403 | restoreChangeResponse404 | restoreChangeResponse409 | restoreChangeResponseDefault) & {
  headers: Record<string, string>;
};

export const getRestoreChangeUrl = (id: string,
    params?: RestoreChangeParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/admin/changes/${encodeURIComponent(String(id))}/restore?${stringifiedParams}` : `/api/admin/changes/${encodeURIComponent(String(id))}/restore`
}

/**
 * Puts the item back to its state after this change, or with `state=before` to its state before it. A deleted item comes back with its id, its references and its picture, and for a deletion `before` is the default.
 * The restoration is a change itself, so it can be undone too.
 * @summary Restore an item to what a change holds
 */
export const restoreChange = async (id: string,
    params?: RestoreChangeParams, options?: Parameters<typeof fetcher>[1]): Promise<restoreChangeResponseSuccess> => {

  return fetcher<restoreChangeResponseSuccess>(getRestoreChangeUrl(id,params),
  {
    ...options,
    method: 'POST'


  }
);}





export const getRestoreChangeMutationKey = () => ['restoreChange'] as const;

export const getRestoreChangeMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | RestoreRefusedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreChange>>, TError,RestoreChangeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof restoreChange>>, TError,RestoreChangeMutationVariables, TContext> => {

const mutationKey = getRestoreChangeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof restoreChange>>, RestoreChangeMutationVariables> = (props) => {
          const {id,params} = props ?? {};

          return  restoreChange(id,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RestoreChangeMutationResult = NonNullable<Awaited<ReturnType<typeof restoreChange>>>

    export type RestoreChangeMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | RestoreRefusedResponse | FailureResponse>
    export type RestoreChangeMutationVariables = {id: string;params?: RestoreChangeParams}

    /**
 * @summary Restore an item to what a change holds
 */
export const useRestoreChange = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | RestoreRefusedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreChange>>, TError,RestoreChangeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restoreChange>>,
        TError,
        RestoreChangeMutationVariables,
        TContext
      > => {
      return useMutation(getRestoreChangeMutationOptions(options), queryClient);
    }
    export type undoRevisionResponse200 = {
  data: Outcome
  status: 200
}

export type undoRevisionResponse400 = {
  data: InvalidResponse
  status: 400
}

export type undoRevisionResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type undoRevisionResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type undoRevisionResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type undoRevisionResponse409 = {
  data: RevisionUndoneResponse
  status: 409
}

export type undoRevisionResponse412 = {
  data: DryRunStaleResponse
  status: 412
}

export type undoRevisionResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401 | 403 | 404 | 409 | 412>
}

export type undoRevisionResponseSuccess = (undoRevisionResponse200) & {
  headers: Record<string, string>;
};
export type undoRevisionResponseError = (undoRevisionResponse400 | undoRevisionResponse401 | undoRevisionResponse403 | undoRevisionResponse404 | undoRevisionResponse409 | undoRevisionResponse412 | undoRevisionResponseDefault) & {
  headers: Record<string, string>;
};

export const getUndoRevisionUrl = (revision: number,
    params?: UndoRevisionParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/admin/revisions/${encodeURIComponent(String(revision))}/undo?${stringifiedParams}` : `/api/admin/revisions/${encodeURIComponent(String(revision))}/undo`
}

/**
 * Undoes one revision of `listChanges`, item by item: an item that is as the revision left it becomes what it was before.
 * Items that were changed since, or that something else uses now, are left alone and named with the reason.
 * All of it is one change of the catalogue, which can be undone too. If nothing is left to undo, the response is a 409 `revision-undone`.
 * @summary Undo all that was written together
 */
export const undoRevision = async (revision: number,
    params?: UndoRevisionParams, options?: Parameters<typeof fetcher>[1]): Promise<undoRevisionResponseSuccess> => {

  return fetcher<undoRevisionResponseSuccess>(getUndoRevisionUrl(revision,params),
  {
    ...options,
    method: 'POST'


  }
);}





export const getUndoRevisionMutationKey = () => ['undoRevision'] as const;

export const getUndoRevisionMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | RevisionUndoneResponse | DryRunStaleResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoRevision>>, TError,UndoRevisionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof undoRevision>>, TError,UndoRevisionMutationVariables, TContext> => {

const mutationKey = getUndoRevisionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof undoRevision>>, UndoRevisionMutationVariables> = (props) => {
          const {revision,params} = props ?? {};

          return  undoRevision(revision,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UndoRevisionMutationResult = NonNullable<Awaited<ReturnType<typeof undoRevision>>>

    export type UndoRevisionMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | RevisionUndoneResponse | DryRunStaleResponse | FailureResponse>
    export type UndoRevisionMutationVariables = {revision: number;params?: UndoRevisionParams}

    /**
 * @summary Undo all that was written together
 */
export const useUndoRevision = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | RevisionUndoneResponse | DryRunStaleResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoRevision>>, TError,UndoRevisionMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof undoRevision>>,
        TError,
        UndoRevisionMutationVariables,
        TContext
      > => {
      return useMutation(getUndoRevisionMutationOptions(options), queryClient);
    }
