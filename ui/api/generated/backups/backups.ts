/**
 * Generated from openapi.yaml. Do not edit.
 */
import {
  matchQuery,
  useMutation,
  useQuery,
  useQueryClient
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  MutationFunctionContext,
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
  Problem,
  RestoreBackupParams,
  RestoreOutcome,
  SessionMissingResponse,
  StoredBackup
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
  getListHouseIngredientsQueryKey
} from '../house-ingredients/house-ingredients.ts';

import {
  getListAdminMenusQueryKey
} from '../menus-drafts/menus-drafts.ts';

import {
  getListMenusQueryKey
} from '../menus/menus.ts';

import {
  getListMyAdsQueryKey
} from '../myads/myads.ts';

import {
  getListSpiritsQueryKey
} from '../spirits/spirits.ts';

import {
  getListAdminSubstitutionsQueryKey
} from '../sustainable-substitutions-drafts/sustainable-substitutions-drafts.ts';

import {
  getListSustainableSubstitutionsQueryKey
} from '../sustainable-substitutions/sustainable-substitutions.ts';

import { fetcher } from '../../fetcher.ts';
import type { ErrorType } from '../../fetcher.ts';


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
export const listBackups = async (params?: ListBackupsParams, options?: Parameters<typeof fetcher>[1]): Promise<BackupList> => {

  return fetcher<BackupList>(getListBackupsUrl(params),
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






export const getCreateBackupUrl = () => {




  return `/api/admin/backups`
}

/**
 * The answer comes when it is stored and was read back whole.
 * @summary Store a backup now
 */
export const createBackup = async ( options?: Parameters<typeof fetcher>[1]): Promise<StoredBackup> => {

  return fetcher<StoredBackup>(getCreateBackupUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getCreateBackupMutationKey = () => ['createBackup'] as const;

export const getCreateBackupMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | Problem | FailureResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createBackup>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetcher>}
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

  const onSuccess = (data: Awaited<ReturnType<typeof createBackup>>, variables: void, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListBackupsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateBackupMutationResult = NonNullable<Awaited<ReturnType<typeof createBackup>>>

    export type CreateBackupMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | Problem | FailureResponse>


    /**
 * @summary Store a backup now
 */
export const useCreateBackup = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | Problem | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createBackup>>, TError,void, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createBackup>>,
        TError,
        void,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateBackupMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getDownloadStoredBackupUrl = (name: string,) => {




  return `/api/admin/backups/${encodeURIComponent(String(name))}`
}

/**
 * The file as it is stored. `npm run restore` reads it.
 * @summary Download a stored backup
 */
export const downloadStoredBackup = async (name: string, options?: Parameters<typeof fetcher>[1]): Promise<Blob> => {

  return fetcher<Blob>(getDownloadStoredBackupUrl(name),
  {
    ...options,
    method: 'GET'


  }
);}





export const getDownloadStoredBackupMutationKey = () => ['downloadStoredBackup'] as const;

export const getDownloadStoredBackupMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadStoredBackup>>, TError,DownloadStoredBackupMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof downloadStoredBackup>>, TError,DownloadStoredBackupMutationVariables, TContext> => {

const mutationKey = getDownloadStoredBackupMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof downloadStoredBackup>>, DownloadStoredBackupMutationVariables> = (props) => {
          const {name} = props ?? {};

          return  downloadStoredBackup(name,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DownloadStoredBackupMutationResult = NonNullable<Awaited<ReturnType<typeof downloadStoredBackup>>>

    export type DownloadStoredBackupMutationError = ErrorType<InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>
    export type DownloadStoredBackupMutationVariables = {name: string}

    /**
 * @summary Download a stored backup
 */
export const useDownloadStoredBackup = <TError = ErrorType<InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadStoredBackup>>, TError,DownloadStoredBackupMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof downloadStoredBackup>>,
        TError,
        DownloadStoredBackupMutationVariables,
        TContext
      > => {
      return useMutation(getDownloadStoredBackupMutationOptions(options), queryClient);
    }
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
 * Every item becomes what it was in the backup: what was created since is deleted, what was deleted since comes back. The history goes on: all of it is one change of the catalogue, which `undoRevision` takes back by the `revision` of the answer. The backup is checked as `npm run restore` checks it, in a dry run too.
 * @summary Restore a stored backup
 */
export const restoreBackup = async (name: string,
    params?: RestoreBackupParams, options?: Parameters<typeof fetcher>[1]): Promise<RestoreOutcome> => {

  return fetcher<RestoreOutcome>(getRestoreBackupUrl(name,params),
  {
    ...options,
    method: 'POST'


  }
);}





export const getRestoreBackupMutationKey = () => ['restoreBackup'] as const;

export const getRestoreBackupMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | Problem | DryRunStaleResponse | FailureResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreBackup>>, TError,RestoreBackupMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetcher>}
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

  const onSuccess = (data: Awaited<ReturnType<typeof restoreBackup>>, variables: RestoreBackupMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListCocktailsQueryKey(), getListCollectionOptionsQueryKey(), getGetBarQueryKey(), getGetFeaturedOrderQueryKey(), getListAdminCocktailsQueryKey(), getListCategoriesQueryKey(), getListAdminCategoriesQueryKey(), getListSpiritsQueryKey(), getListGlasswareQueryKey(), getListGarnishesQueryKey(), getListEquipmentQueryKey(), getListCocktailTypesQueryKey(), getListMyAdsQueryKey(), getListHouseIngredientsQueryKey(), getListMenusQueryKey(), getListAdminMenusQueryKey(), getListSustainableSubstitutionsQueryKey(), getListAdminSubstitutionsQueryKey(), getListChangesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RestoreBackupMutationResult = NonNullable<Awaited<ReturnType<typeof restoreBackup>>>

    export type RestoreBackupMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | Problem | DryRunStaleResponse | FailureResponse>
    export type RestoreBackupMutationVariables = {name: string;params?: RestoreBackupParams}

    /**
 * @summary Restore a stored backup
 */
export const useRestoreBackup = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | Problem | DryRunStaleResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreBackup>>, TError,RestoreBackupMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restoreBackup>>,
        TError,
        RestoreBackupMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRestoreBackupMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
