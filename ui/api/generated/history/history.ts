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
  Change,
  ChangeList,
  FailureResponse,
  InvalidResponse,
  ListChangesParams,
  NotFoundResponse,
  OriginForeignResponse,
  RestoreChangeParams,
  RestoreRefusedResponse,
  RevisionUndoneResponse,
  SessionMissingResponse,
  UndoOutcome,
  UndoRevisionParams
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
  getListHouseIngredientsQueryKey
} from '../house-ingredients/house-ingredients.ts';

import {
  getListImportsQueryKey
} from '../imports/imports.ts';

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
 * Newest first, page by page; `before` asks for what is older, so that no change is left out or comes twice while others are made. Every creation, update, deletion and import is kept, with the item before and after it. A renamed item is one change, whatever refers to it.
 * @summary List the administrator's changes
 */
export const listChanges = async (params?: ListChangesParams, options?: Parameters<typeof fetcher>[1]): Promise<ChangeList> => {

  return fetcher<ChangeList>(getListChangesUrl(params),
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
 * What it does is a change itself, so it can be taken back too. A deleted item can be restored for 30 days.
 * @summary Restore an item to what a change holds
 */
export const restoreChange = async (id: string,
    params?: RestoreChangeParams, options?: Parameters<typeof fetcher>[1]): Promise<Change> => {

  return fetcher<Change>(getRestoreChangeUrl(id,params),
  {
    ...options,
    method: 'POST'


  }
);}





export const getRestoreChangeMutationKey = () => ['restoreChange'] as const;

export const getRestoreChangeMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | RestoreRefusedResponse | FailureResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreChange>>, TError,RestoreChangeMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetcher>}
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

  const onSuccess = (data: Awaited<ReturnType<typeof restoreChange>>, variables: RestoreChangeMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListCocktailsQueryKey(), getListCollectionOptionsQueryKey(), getGetBarQueryKey(), getGetFeaturedOrderQueryKey(), getListAdminCocktailsQueryKey(), getListCategoriesQueryKey(), getListAdminCategoriesQueryKey(), getListSpiritsQueryKey(), getListGlasswareQueryKey(), getListGarnishesQueryKey(), getListEquipmentQueryKey(), getListCocktailTypesQueryKey(), getListMyAdsQueryKey(), getListHouseIngredientsQueryKey(), getListMenusQueryKey(), getListAdminMenusQueryKey(), getListSustainableSubstitutionsQueryKey(), getListAdminSubstitutionsQueryKey(), getListChangesQueryKey(), getListImportsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type RestoreChangeMutationResult = NonNullable<Awaited<ReturnType<typeof restoreChange>>>

    export type RestoreChangeMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | RestoreRefusedResponse | FailureResponse>
    export type RestoreChangeMutationVariables = {id: string;params?: RestoreChangeParams}

    /**
 * @summary Restore an item to what a change holds
 */
export const useRestoreChange = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | RestoreRefusedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreChange>>, TError,RestoreChangeMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restoreChange>>,
        TError,
        RestoreChangeMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getRestoreChangeMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
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
 * Takes back every change of one revision, as `listChanges` gives it, whatever was written later: what it created goes, what it deleted comes back, and what it updated loses its values.
 * Items that were changed since, or that something else uses by now, are left alone and named with the reason. The undo of an undo brings back what that one took.
 * All of it is one change of the catalogue, which can be undone too, once: to undo the undo of an undo, undo the first revision again. What has nothing left to undo is a 409 `revision-undone`.
 * @summary Undo all that was written together
 */
export const undoRevision = async (revision: number,
    params?: UndoRevisionParams, options?: Parameters<typeof fetcher>[1]): Promise<UndoOutcome> => {

  return fetcher<UndoOutcome>(getUndoRevisionUrl(revision,params),
  {
    ...options,
    method: 'POST'


  }
);}





export const getUndoRevisionMutationKey = () => ['undoRevision'] as const;

export const getUndoRevisionMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | RevisionUndoneResponse | FailureResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoRevision>>, TError,UndoRevisionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetcher>}
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

  const onSuccess = (data: Awaited<ReturnType<typeof undoRevision>>, variables: UndoRevisionMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListCocktailsQueryKey(), getListCollectionOptionsQueryKey(), getGetBarQueryKey(), getGetFeaturedOrderQueryKey(), getListAdminCocktailsQueryKey(), getListCategoriesQueryKey(), getListAdminCategoriesQueryKey(), getListSpiritsQueryKey(), getListGlasswareQueryKey(), getListGarnishesQueryKey(), getListEquipmentQueryKey(), getListCocktailTypesQueryKey(), getListMyAdsQueryKey(), getListHouseIngredientsQueryKey(), getListMenusQueryKey(), getListAdminMenusQueryKey(), getListSustainableSubstitutionsQueryKey(), getListAdminSubstitutionsQueryKey(), getListChangesQueryKey(), getListImportsQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UndoRevisionMutationResult = NonNullable<Awaited<ReturnType<typeof undoRevision>>>

    export type UndoRevisionMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | RevisionUndoneResponse | FailureResponse>
    export type UndoRevisionMutationVariables = {revision: number;params?: UndoRevisionParams}

    /**
 * @summary Undo all that was written together
 */
export const useUndoRevision = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | RevisionUndoneResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoRevision>>, TError,UndoRevisionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof undoRevision>>,
        TError,
        UndoRevisionMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUndoRevisionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getDownloadBackupUrl = () => {




  return `/api/admin/backup`
}

/**
 * The whole site as one file, pictures and history included and sessions left out, of one moment, while the site runs. `npm run restore` reads it, into SQLite and PostgreSQL alike.
 * @summary Download a backup
 */
export const downloadBackup = async ( options?: Parameters<typeof fetcher>[1]): Promise<Blob> => {

  return fetcher<Blob>(getDownloadBackupUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getDownloadBackupMutationKey = () => ['downloadBackup'] as const;

export const getDownloadBackupMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadBackup>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof downloadBackup>>, TError,void, TContext> => {

const mutationKey = getDownloadBackupMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof downloadBackup>>, void> = () => {


          return  downloadBackup(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DownloadBackupMutationResult = NonNullable<Awaited<ReturnType<typeof downloadBackup>>>

    export type DownloadBackupMutationError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>


    /**
 * @summary Download a backup
 */
export const useDownloadBackup = <TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof downloadBackup>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof downloadBackup>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getDownloadBackupMutationOptions(options), queryClient);
    }
