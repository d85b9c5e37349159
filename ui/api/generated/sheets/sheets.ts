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
  ExportCocktailsCsvParams,
  ExportCocktailsXlsxParams,
  ExportInvalidResponse,
  FailureResponse,
  ImportCocktailsParams,
  ImportInvalidResponse,
  ImportOutcome,
  InvalidResponse,
  OriginForeignResponse,
  SessionMissingResponse,
  SheetBody,
  SheetResponse,
  TypeUnsupportedResponse,
  WorkbookResponse
} from '../model.schemas.ts';

import { fetcher } from '../../fetcher.ts';
import type { ErrorType } from '../../fetcher.ts';
import { toFormData } from '../../to-form-data.ts';

export type HTTPStatusCode1xx = 100 | 101 | 102 | 103;
export type HTTPStatusCode2xx = 200 | 201 | 202 | 203 | 204 | 205 | 206 | 207;
export type HTTPStatusCode3xx = 300 | 301 | 302 | 303 | 304 | 305 | 307 | 308;
export type HTTPStatusCode4xx = 400 | 401 | 402 | 403 | 404 | 405 | 406 | 407 | 408 | 409 | 410 | 411 | 412 | 413 | 414 | 415 | 416 | 417 | 418 | 419 | 420 | 421 | 422 | 423 | 424 | 426 | 428 | 429 | 431 | 451;
export type HTTPStatusCode5xx = 500 | 501 | 502 | 503 | 504 | 505 | 507 | 511;
export type HTTPStatusCodes = HTTPStatusCode1xx | HTTPStatusCode2xx | HTTPStatusCode3xx | HTTPStatusCode4xx | HTTPStatusCode5xx;


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export type exportCocktailsCsvResponse200 = {
  data: SheetResponse
  status: 200
}

export type exportCocktailsCsvResponse400 = {
  data: InvalidResponse
  status: 400
}

export type exportCocktailsCsvResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type exportCocktailsCsvResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401>
}

export type exportCocktailsCsvResponseSuccess = (exportCocktailsCsvResponse200) & {
  headers: Record<string, string>;
};
export type exportCocktailsCsvResponseError = (exportCocktailsCsvResponse400 | exportCocktailsCsvResponse401 | exportCocktailsCsvResponseDefault) & {
  headers: Record<string, string>;
};

export const getExportCocktailsCsvUrl = (params?: ExportCocktailsCsvParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/cocktails/export/csv?${stringifiedParams}` : `/api/cocktails/export/csv`
}

/**
 * One row a cocktail, names instead of ids, list entries one per line. Importing it into an empty site gives the same catalogue. Further columns follow when a cocktail needs them, such as `featuredPlace`, `allergens` and its status, and `itemIds` for ids that do not follow from names, such as that of a renamed item.
 * @summary Export the cocktails as CSV
 */
export const exportCocktailsCsv = async (params?: ExportCocktailsCsvParams, options?: Parameters<typeof fetcher>[1]): Promise<exportCocktailsCsvResponseSuccess> => {

  return fetcher<exportCocktailsCsvResponseSuccess>(getExportCocktailsCsvUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getExportCocktailsCsvMutationKey = () => ['exportCocktailsCsv'] as const;

export const getExportCocktailsCsvMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportCocktailsCsv>>, TError,ExportCocktailsCsvMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof exportCocktailsCsv>>, TError,ExportCocktailsCsvMutationVariables, TContext> => {

const mutationKey = getExportCocktailsCsvMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof exportCocktailsCsv>>, ExportCocktailsCsvMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  exportCocktailsCsv(params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ExportCocktailsCsvMutationResult = NonNullable<Awaited<ReturnType<typeof exportCocktailsCsv>>>

    export type ExportCocktailsCsvMutationError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>
    export type ExportCocktailsCsvMutationVariables = {params?: ExportCocktailsCsvParams}

    /**
 * @summary Export the cocktails as CSV
 */
export const useExportCocktailsCsv = <TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportCocktailsCsv>>, TError,ExportCocktailsCsvMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof exportCocktailsCsv>>,
        TError,
        ExportCocktailsCsvMutationVariables,
        TContext
      > => {
      return useMutation(getExportCocktailsCsvMutationOptions(options), queryClient);
    }
    export type exportCocktailsXlsxResponse200 = {
  data: WorkbookResponse
  status: 200
}

export type exportCocktailsXlsxResponse400 = {
  data: ExportInvalidResponse
  status: 400
}

export type exportCocktailsXlsxResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type exportCocktailsXlsxResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401>
}

export type exportCocktailsXlsxResponseSuccess = (exportCocktailsXlsxResponse200) & {
  headers: Record<string, string>;
};
export type exportCocktailsXlsxResponseError = (exportCocktailsXlsxResponse400 | exportCocktailsXlsxResponse401 | exportCocktailsXlsxResponseDefault) & {
  headers: Record<string, string>;
};

export const getExportCocktailsXlsxUrl = (params?: ExportCocktailsXlsxParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/cocktails/export/xlsx?${stringifiedParams}` : `/api/cocktails/export/xlsx`
}

/**
 * The same rows as the CSV, as an .xlsx file.
 * @summary Export the cocktails for Excel
 */
export const exportCocktailsXlsx = async (params?: ExportCocktailsXlsxParams, options?: Parameters<typeof fetcher>[1]): Promise<exportCocktailsXlsxResponseSuccess> => {

  return fetcher<exportCocktailsXlsxResponseSuccess>(getExportCocktailsXlsxUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getExportCocktailsXlsxMutationKey = () => ['exportCocktailsXlsx'] as const;

export const getExportCocktailsXlsxMutationOptions = <TError = ErrorType<ExportInvalidResponse | SessionMissingResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportCocktailsXlsx>>, TError,ExportCocktailsXlsxMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof exportCocktailsXlsx>>, TError,ExportCocktailsXlsxMutationVariables, TContext> => {

const mutationKey = getExportCocktailsXlsxMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof exportCocktailsXlsx>>, ExportCocktailsXlsxMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  exportCocktailsXlsx(params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ExportCocktailsXlsxMutationResult = NonNullable<Awaited<ReturnType<typeof exportCocktailsXlsx>>>

    export type ExportCocktailsXlsxMutationError = ErrorType<ExportInvalidResponse | SessionMissingResponse | FailureResponse>
    export type ExportCocktailsXlsxMutationVariables = {params?: ExportCocktailsXlsxParams}

    /**
 * @summary Export the cocktails for Excel
 */
export const useExportCocktailsXlsx = <TError = ErrorType<ExportInvalidResponse | SessionMissingResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportCocktailsXlsx>>, TError,ExportCocktailsXlsxMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof exportCocktailsXlsx>>,
        TError,
        ExportCocktailsXlsxMutationVariables,
        TContext
      > => {
      return useMutation(getExportCocktailsXlsxMutationOptions(options), queryClient);
    }
    export type importCocktailsResponse200 = {
  data: ImportOutcome
  status: 200
}

export type importCocktailsResponse400 = {
  data: ImportInvalidResponse
  status: 400
}

export type importCocktailsResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type importCocktailsResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type importCocktailsResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type importCocktailsResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type importCocktailsResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401 | 403 | 413 | 415>
}

export type importCocktailsResponseSuccess = (importCocktailsResponse200) & {
  headers: Record<string, string>;
};
export type importCocktailsResponseError = (importCocktailsResponse400 | importCocktailsResponse401 | importCocktailsResponse403 | importCocktailsResponse413 | importCocktailsResponse415 | importCocktailsResponseDefault) & {
  headers: Record<string, string>;
};

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
 * CSV (comma, semicolon, tab or bar, in an encoding of `SheetEncoding`), Excel (.xlsx, .xls) or OpenDocument (.ods), recognised by content, 32 MiB and 50,000 rows at most. All texts of its cells together may have 32 MiB too, however small it is packed.
 * Rows that make one recipe together (one row per ingredient) are put together. What was read but may be wrong is counted in `doubts`, and `recipes` shows those recipes first.
 * A row with an id or a name that exists updates that cocktail unless `existing` or `existingRows` says otherwise, others create one; what a row names and the catalogue lacks is created too.
 * A sheet without rows below its header is a 400, except in a dry run.
 * Bad rows are left out and reported, the good ones are imported together or not at all, as one revision of the history with the name of the file; `undoRevision` undoes it. If the response is lost, the history has the revision.
 * One import runs at a time and a few wait; more are a 429 or a 503 with `Retry-After`.
 * @summary Import cocktails from a sheet
 */
export const importCocktails = async (sheetBody: SheetBody,
    params?: ImportCocktailsParams, options?: Parameters<typeof fetcher>[1]): Promise<importCocktailsResponseSuccess> => {
    const formData = toFormData(sheetBody)
  return fetcher<importCocktailsResponseSuccess>(getImportCocktailsUrl(params),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getImportCocktailsMutationKey = () => ['importCocktails'] as const;

export const getImportCocktailsMutationOptions = <TError = ErrorType<ImportInvalidResponse | SessionMissingResponse | OriginForeignResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
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
    export type ImportCocktailsMutationBody = SheetBody
    export type ImportCocktailsMutationError = ErrorType<ImportInvalidResponse | SessionMissingResponse | OriginForeignResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type ImportCocktailsMutationVariables = {data: SheetBody;params?: ImportCocktailsParams}

    /**
 * @summary Import cocktails from a sheet
 */
export const useImportCocktails = <TError = ErrorType<ImportInvalidResponse | SessionMissingResponse | OriginForeignResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importCocktails>>, TError,ImportCocktailsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof importCocktails>>,
        TError,
        ImportCocktailsMutationVariables,
        TContext
      > => {
      return useMutation(getImportCocktailsMutationOptions(options), queryClient);
    }
