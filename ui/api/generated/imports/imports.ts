/**
 * Generated from openapi.yaml. Do not edit.
 */
import {
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
  BodyTooLargeResponse,
  CreateImportParams,
  FailureResponse,
  GetImportReportParams,
  Import,
  ImportList,
  ImportOverResponse,
  ImportReport,
  InvalidResponse,
  ListImportsParams,
  NotFoundResponse,
  OriginForeignResponse,
  SessionMissingResponse,
  SheetBody,
  TypeUnsupportedResponse
} from '../../../../openapi/generated/model';

import { fetcher } from '../../fetcher.ts';
import type { ErrorType } from '../../fetcher.ts';
import { upload } from '../../upload.ts';
import { toFormData } from '../../to-form-data.ts';


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

export const getListImportsUrl = (params?: ListImportsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/admin/imports?${stringifiedParams}` : `/api/admin/imports`
}

/**
 * Newest first, those of every process. The last 200 imports of 30 days are there, as far as their reports take 64 MiB at most.
 * @summary List the imports
 */
export const listImports = async (params?: ListImportsParams, options?: Parameters<typeof fetcher>[1]): Promise<ImportList> => {

  return fetcher<ImportList>(getListImportsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListImportsQueryKey = (params?: ListImportsParams,) => {
    return [
    'api','admin','imports', ...(params ? [params] : [])
    ] as const;
    }


export const getListImportsQueryOptions = <TData = Awaited<ReturnType<typeof listImports>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(params?: ListImportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImports>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListImportsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listImports>>> = ({ signal }) => listImports(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listImports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListImportsQueryResult = NonNullable<Awaited<ReturnType<typeof listImports>>>
export type ListImportsQueryError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>


export function useListImports<TData = Awaited<ReturnType<typeof listImports>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params: undefined |  ListImportsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImports>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listImports>>,
          TError,
          Awaited<ReturnType<typeof listImports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListImports<TData = Awaited<ReturnType<typeof listImports>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListImportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImports>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listImports>>,
          TError,
          Awaited<ReturnType<typeof listImports>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListImports<TData = Awaited<ReturnType<typeof listImports>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListImportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImports>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the imports
 */

export function useListImports<TData = Awaited<ReturnType<typeof listImports>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListImportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listImports>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListImportsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateImportUrl = (params?: CreateImportParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/admin/imports?${stringifiedParams}` : `/api/admin/imports`
}

/**
 * Takes the same sheets and choices as `importCocktails`, and answers as soon as the sheet has arrived. `getImport` at the address of `Location` says how far the import is and what came of it, whichever process is asked; it goes on when the client or its session ends.
 * With `dryRun` it is a preview that is stored: numbers, columns and report, for any process and any later session, and it counts among the imports that `listImports` holds. What a person decides before an import (`recipes`, `missing`, `sameItems`, `pictures`) only `importCocktails` with `dryRun` answers, at once, and stores nothing.
 * All rows are stored in one transaction, and the import is `done` with it: after a crash either all of them are there, or none and the import is `failed`.
 * @summary Start an import
 */
export const createImport = async (sheetBody: SheetBody,
    params?: CreateImportParams, options?: Parameters<typeof upload>[1]): Promise<Import> => {
    const formData = toFormData(sheetBody)
  return upload<Import>(getCreateImportUrl(params),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getCreateImportMutationKey = () => ['createImport'] as const;

export const getCreateImportMutationOptions = <TError = InvalidResponse | SessionMissingResponse | OriginForeignResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createImport>>, TError,CreateImportMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof upload>}
): UseMutationOptions<Awaited<ReturnType<typeof createImport>>, TError,CreateImportMutationVariables, TContext> => {

const mutationKey = getCreateImportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createImport>>, CreateImportMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  createImport(data,params,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createImport>>, variables: CreateImportMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListImportsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateImportMutationResult = NonNullable<Awaited<ReturnType<typeof createImport>>>
    export type CreateImportMutationBody = SheetBody
    export type CreateImportMutationError = InvalidResponse | SessionMissingResponse | OriginForeignResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse
    export type CreateImportMutationVariables = {data: SheetBody;params?: CreateImportParams}

    /**
 * @summary Start an import
 */
export const useCreateImport = <TError = InvalidResponse | SessionMissingResponse | OriginForeignResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createImport>>, TError,CreateImportMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof upload>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createImport>>,
        TError,
        CreateImportMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateImportMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getGetImportReportUrl = (id: string,
    params?: GetImportReportParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/admin/imports/${encodeURIComponent(String(id))}/report?${stringifiedParams}` : `/api/admin/imports/${encodeURIComponent(String(id))}/report`
}

/**
 * The rows of the sheet that were left out or changed or that may be wrong, in its order; none until the import is done. As much as the lists of `ImportResults` hold.
 * @summary Read what an import says of its rows
 */
export const getImportReport = async (id: string,
    params?: GetImportReportParams, options?: Parameters<typeof fetcher>[1]): Promise<ImportReport> => {

  return fetcher<ImportReport>(getGetImportReportUrl(id,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetImportReportQueryKey = (id: string,
    params?: GetImportReportParams,) => {
    return [
    'api','admin','imports',id,'report', ...(params ? [params] : [])
    ] as const;
    }


export const getGetImportReportQueryOptions = <TData = Awaited<ReturnType<typeof getImportReport>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(id: string,
    params?: GetImportReportParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImportReport>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetImportReportQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getImportReport>>> = ({ signal }) => getImportReport(id,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getImportReport>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetImportReportQueryResult = NonNullable<Awaited<ReturnType<typeof getImportReport>>>
export type GetImportReportQueryError = ErrorType<InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>


export function useGetImportReport<TData = Awaited<ReturnType<typeof getImportReport>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(
 id: string,
    params: undefined |  GetImportReportParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImportReport>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getImportReport>>,
          TError,
          Awaited<ReturnType<typeof getImportReport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetImportReport<TData = Awaited<ReturnType<typeof getImportReport>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(
 id: string,
    params?: GetImportReportParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImportReport>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getImportReport>>,
          TError,
          Awaited<ReturnType<typeof getImportReport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetImportReport<TData = Awaited<ReturnType<typeof getImportReport>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(
 id: string,
    params?: GetImportReportParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImportReport>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read what an import says of its rows
 */

export function useGetImportReport<TData = Awaited<ReturnType<typeof getImportReport>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(
 id: string,
    params?: GetImportReportParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImportReport>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetImportReportQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCancelImportUrl = (id: string,) => {




  return `/api/admin/imports/${encodeURIComponent(String(id))}/cancel`
}

/**
 * Nothing of the sheet is stored. An import that is over by then stays as it is.
 * @summary Cancel an import
 */
export const cancelImport = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<Import> => {

  return fetcher<Import>(getCancelImportUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}





export const getCancelImportMutationKey = () => ['cancelImport'] as const;

export const getCancelImportMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | ImportOverResponse | FailureResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelImport>>, TError,CancelImportMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelImport>>, TError,CancelImportMutationVariables, TContext> => {

const mutationKey = getCancelImportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelImport>>, CancelImportMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  cancelImport(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof cancelImport>>, variables: CancelImportMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ queryKey: getListImportsQueryKey() });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CancelImportMutationResult = NonNullable<Awaited<ReturnType<typeof cancelImport>>>

    export type CancelImportMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | ImportOverResponse | FailureResponse>
    export type CancelImportMutationVariables = {id: string}

    /**
 * @summary Cancel an import
 */
export const useCancelImport = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | ImportOverResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelImport>>, TError,CancelImportMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelImport>>,
        TError,
        CancelImportMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCancelImportMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
