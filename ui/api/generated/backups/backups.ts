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
  BackupList,
  DryRunStaleResponse,
  FailureResponse,
  InvalidResponse,
  ListBackupsParams,
  NotFoundResponse,
  OriginForeignResponse,
  OutcomeResponse,
  Problem,
  RestoreBackupParams,
  SessionMissingResponse,
  StoredBackup
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

export type listBackupsResponse200 = {
  data: BackupList
  status: 200
}

export type listBackupsResponse400 = {
  data: InvalidResponse
  status: 400
}

export type listBackupsResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type listBackupsResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401>
}

export type listBackupsResponseSuccess = (listBackupsResponse200) & {
  headers: Record<string, string>;
};
export type listBackupsResponseError = (listBackupsResponse400 | listBackupsResponse401 | listBackupsResponseDefault) & {
  headers: Record<string, string>;
};

export const getListBackupsUrl = (params?: ListBackupsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/admin/backups?${stringifiedParams}` : `/api/admin/backups`
}

/**
 * The newest first. Each was read back whole before it got its name. Without `BACKUP_DIR` the site stores none.
 * @summary List the stored backups
 */
export const listBackups = async (params?: ListBackupsParams, options?: Parameters<typeof fetcher>[1]): Promise<listBackupsResponseSuccess> => {

  return fetcher<listBackupsResponseSuccess>(getListBackupsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListBackupsQueryKey = (params?: ListBackupsParams,) => {
    return [
    'api','admin','backups', ...(params ? [params] : [])
    ] as const;
    }


export const getListBackupsQueryOptions = <TData = Awaited<ReturnType<typeof listBackups>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(params?: ListBackupsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBackups>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBackupsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBackups>>> = ({ signal }) => listBackups(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBackups>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBackupsQueryResult = NonNullable<Awaited<ReturnType<typeof listBackups>>>
export type ListBackupsQueryError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>


export function useListBackups<TData = Awaited<ReturnType<typeof listBackups>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params: undefined |  ListBackupsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBackups>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBackups>>,
          TError,
          Awaited<ReturnType<typeof listBackups>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBackups<TData = Awaited<ReturnType<typeof listBackups>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListBackupsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBackups>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBackups>>,
          TError,
          Awaited<ReturnType<typeof listBackups>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBackups<TData = Awaited<ReturnType<typeof listBackups>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListBackupsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBackups>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the stored backups
 */

export function useListBackups<TData = Awaited<ReturnType<typeof listBackups>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListBackupsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBackups>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBackupsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type createBackupResponse201 = {
  data: StoredBackup
  status: 201
}

export type createBackupResponse400 = {
  data: InvalidResponse
  status: 400
}

export type createBackupResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type createBackupResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type createBackupResponse409 = {
  data: Problem
  status: 409
}

export type createBackupResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 201 | 400 | 401 | 403 | 409>
}

export type createBackupResponseSuccess = (createBackupResponse201) & {
  headers: Record<string, string>;
};
export type createBackupResponseError = (createBackupResponse400 | createBackupResponse401 | createBackupResponse403 | createBackupResponse409 | createBackupResponseDefault) & {
  headers: Record<string, string>;
};

export const getCreateBackupUrl = () => {




  return `/api/admin/backups`
}

/**
 * The response is sent when the backup is stored and was read back whole.
 * @summary Store a backup now
 */
export const createBackup = async ( options?: Parameters<typeof fetcher>[1]): Promise<createBackupResponseSuccess> => {

  return fetcher<createBackupResponseSuccess>(getCreateBackupUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getCreateBackupMutationKey = () => ['createBackup'] as const;

export const getCreateBackupMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | Problem | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createBackup>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createBackup>>, TError,void, TContext> => {

const mutationKey = getCreateBackupMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createBackup>>, void> = () => {


          return  createBackup(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateBackupMutationResult = NonNullable<Awaited<ReturnType<typeof createBackup>>>

    export type CreateBackupMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | Problem | FailureResponse>


    /**
 * @summary Store a backup now
 */
export const useCreateBackup = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | Problem | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createBackup>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createBackup>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getCreateBackupMutationOptions(options), queryClient);
    }
    export type downloadBackupResponse200 = {
  data: Blob
  status: 200
}

export type downloadBackupResponse400 = {
  data: InvalidResponse
  status: 400
}

export type downloadBackupResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type downloadBackupResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type downloadBackupResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401 | 404>
}

export type downloadBackupResponseSuccess = (downloadBackupResponse200) & {
  headers: Record<string, string>;
};
export type downloadBackupResponseError = (downloadBackupResponse400 | downloadBackupResponse401 | downloadBackupResponse404 | downloadBackupResponseDefault) & {
  headers: Record<string, string>;
};

export const getDownloadBackupUrl = (name: string,) => {




  return `/api/admin/backups/${encodeURIComponent(String(name))}`
}

/**
 * The whole site as one file, pictures and history included and sessions left out, of one moment. `npm run restore` reads it, into SQLite and PostgreSQL alike.
 * @summary Download a backup
 */
export const downloadBackup = async (name: string, options?: Parameters<typeof fetcher>[1]): Promise<downloadBackupResponseSuccess> => {

  return fetcher<downloadBackupResponseSuccess>(getDownloadBackupUrl(name),
  {
    ...options,
    method: 'GET'


  }
);}





export const getDownloadBackupMutationKey = () => ['downloadBackup'] as const;

export const getDownloadBackupMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadBackup>>, TError,DownloadBackupMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof downloadBackup>>, TError,DownloadBackupMutationVariables, TContext> => {

const mutationKey = getDownloadBackupMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof downloadBackup>>, DownloadBackupMutationVariables> = (props) => {
          const {name} = props ?? {};

          return  downloadBackup(name,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DownloadBackupMutationResult = NonNullable<Awaited<ReturnType<typeof downloadBackup>>>

    export type DownloadBackupMutationError = ErrorType<InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>
    export type DownloadBackupMutationVariables = {name: string}

    /**
 * @summary Download a backup
 */
export const useDownloadBackup = <TError = ErrorType<InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadBackup>>, TError,DownloadBackupMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof downloadBackup>>,
        TError,
        DownloadBackupMutationVariables,
        TContext
      > => {
      return useMutation(getDownloadBackupMutationOptions(options), queryClient);
    }
    export type restoreBackupResponse200 = {
  data: OutcomeResponse
  status: 200
}

export type restoreBackupResponse400 = {
  data: InvalidResponse
  status: 400
}

export type restoreBackupResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type restoreBackupResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type restoreBackupResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type restoreBackupResponse409 = {
  data: Problem
  status: 409
}

export type restoreBackupResponse412 = {
  data: DryRunStaleResponse
  status: 412
}

export type restoreBackupResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401 | 403 | 404 | 409 | 412>
}

export type restoreBackupResponseSuccess = (restoreBackupResponse200) & {
  headers: Record<string, string>;
};
export type restoreBackupResponseError = (restoreBackupResponse400 | restoreBackupResponse401 | restoreBackupResponse403 | restoreBackupResponse404 | restoreBackupResponse409 | restoreBackupResponse412 | restoreBackupResponseDefault) & {
  headers: Record<string, string>;
};

export const getRestoreBackupUrl = (name: string,
    params?: RestoreBackupParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/admin/backups/${encodeURIComponent(String(name))}/restore?${stringifiedParams}` : `/api/admin/backups/${encodeURIComponent(String(name))}/restore`
}

/**
 * Every item becomes what it was in the backup: what was created since is deleted, what was deleted since comes back. The history is kept: all of it is one change of the catalogue, which `undoRevision` takes back by the `revision` of the response. The backup is checked as `npm run restore` checks it, in a dry run too.
 * @summary Restore a stored backup
 */
export const restoreBackup = async (name: string,
    params?: RestoreBackupParams, options?: Parameters<typeof fetcher>[1]): Promise<restoreBackupResponseSuccess> => {

  return fetcher<restoreBackupResponseSuccess>(getRestoreBackupUrl(name,params),
  {
    ...options,
    method: 'POST'


  }
);}





export const getRestoreBackupMutationKey = () => ['restoreBackup'] as const;

export const getRestoreBackupMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | Problem | DryRunStaleResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreBackup>>, TError,RestoreBackupMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof restoreBackup>>, TError,RestoreBackupMutationVariables, TContext> => {

const mutationKey = getRestoreBackupMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof restoreBackup>>, RestoreBackupMutationVariables> = (props) => {
          const {name,params} = props ?? {};

          return  restoreBackup(name,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RestoreBackupMutationResult = NonNullable<Awaited<ReturnType<typeof restoreBackup>>>

    export type RestoreBackupMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | Problem | DryRunStaleResponse | FailureResponse>
    export type RestoreBackupMutationVariables = {name: string;params?: RestoreBackupParams}

    /**
 * @summary Restore a stored backup
 */
export const useRestoreBackup = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | Problem | DryRunStaleResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreBackup>>, TError,RestoreBackupMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restoreBackup>>,
        TError,
        RestoreBackupMutationVariables,
        TContext
      > => {
      return useMutation(getRestoreBackupMutationOptions(options), queryClient);
    }
