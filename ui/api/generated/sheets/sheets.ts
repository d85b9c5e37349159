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
  DatabaseAwayResponse,
  ExportTooLongResponse,
  ImportCocktailsParams,
  ImportFields,
  ImportInvalidResponse,
  ImportOutcome,
  OriginForeignResponse,
  ServerFailureResponse,
  SessionMissingResponse,
  SheetTooLargeResponse,
  SheetUnsupportedResponse
} from '../../../../openapi/generated/model';

import { fetcher } from '../../fetcher.ts';
import type { ErrorType } from '../../fetcher.ts';
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

export const getExportCocktailsCsvUrl = () => {




  return `/api/cocktails/export/csv`
}

/**
 * One row a cocktail, names instead of ids, list entries one per line. Importing it into an empty site gives the same catalogue.
 * @summary Export the cocktails as CSV
 */
export const exportCocktailsCsv = async ( options?: Parameters<typeof fetcher>[1]): Promise<string> => {

  return fetcher<string>(getExportCocktailsCsvUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getExportCocktailsCsvQueryKey = () => {
    return [
    'api','cocktails','export','csv'
    ] as const;
    }


export const getExportCocktailsCsvQueryOptions = <TData = Awaited<ReturnType<typeof exportCocktailsCsv>>, TError = ErrorType<SessionMissingResponse | ServerFailureResponse | DatabaseAwayResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportCocktailsCsv>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportCocktailsCsvQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportCocktailsCsv>>> = ({ signal }) => exportCocktailsCsv({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof exportCocktailsCsv>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExportCocktailsCsvQueryResult = NonNullable<Awaited<ReturnType<typeof exportCocktailsCsv>>>
export type ExportCocktailsCsvQueryError = ErrorType<SessionMissingResponse | ServerFailureResponse | DatabaseAwayResponse>


export function useExportCocktailsCsv<TData = Awaited<ReturnType<typeof exportCocktailsCsv>>, TError = ErrorType<SessionMissingResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportCocktailsCsv>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportCocktailsCsv>>,
          TError,
          Awaited<ReturnType<typeof exportCocktailsCsv>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportCocktailsCsv<TData = Awaited<ReturnType<typeof exportCocktailsCsv>>, TError = ErrorType<SessionMissingResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportCocktailsCsv>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportCocktailsCsv>>,
          TError,
          Awaited<ReturnType<typeof exportCocktailsCsv>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportCocktailsCsv<TData = Awaited<ReturnType<typeof exportCocktailsCsv>>, TError = ErrorType<SessionMissingResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportCocktailsCsv>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Export the cocktails as CSV
 */

export function useExportCocktailsCsv<TData = Awaited<ReturnType<typeof exportCocktailsCsv>>, TError = ErrorType<SessionMissingResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportCocktailsCsv>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExportCocktailsCsvQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getExportCocktailsXlsxUrl = () => {




  return `/api/cocktails/export/xlsx`
}

/**
 * The same rows as the CSV, as an .xlsx file.
 * @summary Export the cocktails for Excel
 */
export const exportCocktailsXlsx = async ( options?: Parameters<typeof fetcher>[1]): Promise<Blob> => {

  return fetcher<Blob>(getExportCocktailsXlsxUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getExportCocktailsXlsxQueryKey = () => {
    return [
    'api','cocktails','export','xlsx'
    ] as const;
    }


export const getExportCocktailsXlsxQueryOptions = <TData = Awaited<ReturnType<typeof exportCocktailsXlsx>>, TError = ErrorType<ExportTooLongResponse | SessionMissingResponse | ServerFailureResponse | DatabaseAwayResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportCocktailsXlsx>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportCocktailsXlsxQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportCocktailsXlsx>>> = ({ signal }) => exportCocktailsXlsx({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof exportCocktailsXlsx>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExportCocktailsXlsxQueryResult = NonNullable<Awaited<ReturnType<typeof exportCocktailsXlsx>>>
export type ExportCocktailsXlsxQueryError = ErrorType<ExportTooLongResponse | SessionMissingResponse | ServerFailureResponse | DatabaseAwayResponse>


export function useExportCocktailsXlsx<TData = Awaited<ReturnType<typeof exportCocktailsXlsx>>, TError = ErrorType<ExportTooLongResponse | SessionMissingResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportCocktailsXlsx>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportCocktailsXlsx>>,
          TError,
          Awaited<ReturnType<typeof exportCocktailsXlsx>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportCocktailsXlsx<TData = Awaited<ReturnType<typeof exportCocktailsXlsx>>, TError = ErrorType<ExportTooLongResponse | SessionMissingResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportCocktailsXlsx>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportCocktailsXlsx>>,
          TError,
          Awaited<ReturnType<typeof exportCocktailsXlsx>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportCocktailsXlsx<TData = Awaited<ReturnType<typeof exportCocktailsXlsx>>, TError = ErrorType<ExportTooLongResponse | SessionMissingResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportCocktailsXlsx>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Export the cocktails for Excel
 */

export function useExportCocktailsXlsx<TData = Awaited<ReturnType<typeof exportCocktailsXlsx>>, TError = ErrorType<ExportTooLongResponse | SessionMissingResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportCocktailsXlsx>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExportCocktailsXlsxQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetTemplateCsvUrl = () => {




  return `/api/cocktails/template/csv`
}

/**
 * The columns and one example row.
 * @summary Get an empty sheet as CSV
 */
export const getTemplateCsv = async ( options?: Parameters<typeof fetcher>[1]): Promise<string> => {

  return fetcher<string>(getGetTemplateCsvUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetTemplateCsvQueryKey = () => {
    return [
    'api','cocktails','template','csv'
    ] as const;
    }


export const getGetTemplateCsvQueryOptions = <TData = Awaited<ReturnType<typeof getTemplateCsv>>, TError = ErrorType<SessionMissingResponse | ServerFailureResponse | DatabaseAwayResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTemplateCsv>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTemplateCsvQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTemplateCsv>>> = ({ signal }) => getTemplateCsv({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTemplateCsv>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTemplateCsvQueryResult = NonNullable<Awaited<ReturnType<typeof getTemplateCsv>>>
export type GetTemplateCsvQueryError = ErrorType<SessionMissingResponse | ServerFailureResponse | DatabaseAwayResponse>


export function useGetTemplateCsv<TData = Awaited<ReturnType<typeof getTemplateCsv>>, TError = ErrorType<SessionMissingResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTemplateCsv>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTemplateCsv>>,
          TError,
          Awaited<ReturnType<typeof getTemplateCsv>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTemplateCsv<TData = Awaited<ReturnType<typeof getTemplateCsv>>, TError = ErrorType<SessionMissingResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTemplateCsv>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTemplateCsv>>,
          TError,
          Awaited<ReturnType<typeof getTemplateCsv>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTemplateCsv<TData = Awaited<ReturnType<typeof getTemplateCsv>>, TError = ErrorType<SessionMissingResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTemplateCsv>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get an empty sheet as CSV
 */

export function useGetTemplateCsv<TData = Awaited<ReturnType<typeof getTemplateCsv>>, TError = ErrorType<SessionMissingResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTemplateCsv>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTemplateCsvQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetTemplateXlsxUrl = () => {




  return `/api/cocktails/template/xlsx`
}

/**
 * The columns and one example row, as an .xlsx file.
 * @summary Get an empty sheet for Excel
 */
export const getTemplateXlsx = async ( options?: Parameters<typeof fetcher>[1]): Promise<Blob> => {

  return fetcher<Blob>(getGetTemplateXlsxUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetTemplateXlsxQueryKey = () => {
    return [
    'api','cocktails','template','xlsx'
    ] as const;
    }


export const getGetTemplateXlsxQueryOptions = <TData = Awaited<ReturnType<typeof getTemplateXlsx>>, TError = ErrorType<SessionMissingResponse | ServerFailureResponse | DatabaseAwayResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTemplateXlsx>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTemplateXlsxQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTemplateXlsx>>> = ({ signal }) => getTemplateXlsx({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTemplateXlsx>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTemplateXlsxQueryResult = NonNullable<Awaited<ReturnType<typeof getTemplateXlsx>>>
export type GetTemplateXlsxQueryError = ErrorType<SessionMissingResponse | ServerFailureResponse | DatabaseAwayResponse>


export function useGetTemplateXlsx<TData = Awaited<ReturnType<typeof getTemplateXlsx>>, TError = ErrorType<SessionMissingResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTemplateXlsx>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTemplateXlsx>>,
          TError,
          Awaited<ReturnType<typeof getTemplateXlsx>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTemplateXlsx<TData = Awaited<ReturnType<typeof getTemplateXlsx>>, TError = ErrorType<SessionMissingResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTemplateXlsx>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTemplateXlsx>>,
          TError,
          Awaited<ReturnType<typeof getTemplateXlsx>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTemplateXlsx<TData = Awaited<ReturnType<typeof getTemplateXlsx>>, TError = ErrorType<SessionMissingResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTemplateXlsx>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get an empty sheet for Excel
 */

export function useGetTemplateXlsx<TData = Awaited<ReturnType<typeof getTemplateXlsx>>, TError = ErrorType<SessionMissingResponse | ServerFailureResponse | DatabaseAwayResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTemplateXlsx>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTemplateXlsxQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getImportCocktailsUrl = (params?: ImportCocktailsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/cocktails/import?${stringifiedParams}` : `/api/cocktails/import`
}

/**
 * CSV (UTF-8, UTF-16 or Windows-1252; comma, semicolon or tab) or Excel (.xlsx, .xls), recognised by content, 10 MiB and 50,000 rows at most.
 * A row with an id or a name that exists updates that cocktail, others create one; what a row names and the catalogue lacks is created too.
 * Bad rows are left out and reported, the good ones go in together or not at all.
 * @summary Import cocktails from a sheet
 */
export const importCocktails = async (importFields: ImportFields,
    params?: ImportCocktailsParams, options?: Parameters<typeof fetcher>[1]): Promise<ImportOutcome> => {
    const formData = toFormData(importFields)
  return fetcher<ImportOutcome>(getImportCocktailsUrl(params),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getImportCocktailsMutationKey = () => ['importCocktails'] as const;

export const getImportCocktailsMutationOptions = <TError = ErrorType<ImportInvalidResponse | SessionMissingResponse | OriginForeignResponse | SheetTooLargeResponse | SheetUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importCocktails>>, TError,ImportCocktailsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof importCocktails>>, TError,ImportCocktailsMutationVariables, TContext> => {

const mutationKey = getImportCocktailsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof importCocktails>>, ImportCocktailsMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  importCocktails(data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ImportCocktailsMutationResult = NonNullable<Awaited<ReturnType<typeof importCocktails>>>
    export type ImportCocktailsMutationBody = ImportFields
    export type ImportCocktailsMutationError = ErrorType<ImportInvalidResponse | SessionMissingResponse | OriginForeignResponse | SheetTooLargeResponse | SheetUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>
    export type ImportCocktailsMutationVariables = {data: ImportFields;params?: ImportCocktailsParams}

    /**
 * @summary Import cocktails from a sheet
 */
export const useImportCocktails = <TError = ErrorType<ImportInvalidResponse | SessionMissingResponse | OriginForeignResponse | SheetTooLargeResponse | SheetUnsupportedResponse | ServerFailureResponse | DatabaseAwayResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importCocktails>>, TError,ImportCocktailsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof importCocktails>>,
        TError,
        ImportCocktailsMutationVariables,
        TContext
      > => {
      return useMutation(getImportCocktailsMutationOptions(options), queryClient);
    }
