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
  ExportCocktailsCsvParams,
  ExportCocktailsXlsxParams,
  ExportInvalidResponse,
  FailureResponse,
  ImageUpload,
  ImportCocktailsParams,
  ImportInvalidResponse,
  ImportOutcome,
  InvalidResponse,
  OriginForeignResponse,
  SessionMissingResponse,
  SheetBody,
  SheetResponse,
  TypeUnsupportedResponse,
  UploadedImage,
  WorkbookResponse
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
  getListSpiritsQueryKey
} from '../spirits/spirits.ts';

import { fetcher } from '../../fetcher.ts';
import type { ErrorType } from '../../fetcher.ts';
import { upload } from '../../upload.ts';
import { toFormData } from '../../to-form-data.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



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
 * One row a cocktail, names instead of ids, list entries one per line. Importing it into an empty site gives the same catalogue. Two last columns are there when they are needed, `featuredPlace` when the home page has an order, and `itemIds` when an item has an id that its name would not give, such as one that was renamed.
 * @summary Export the cocktails as CSV
 */
export const exportCocktailsCsv = async (params?: ExportCocktailsCsvParams, options?: Parameters<typeof fetcher>[1]): Promise<SheetResponse> => {

  return fetcher<SheetResponse>(getExportCocktailsCsvUrl(params),
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
export const exportCocktailsXlsx = async (params?: ExportCocktailsXlsxParams, options?: Parameters<typeof fetcher>[1]): Promise<WorkbookResponse> => {

  return fetcher<WorkbookResponse>(getExportCocktailsXlsxUrl(params),
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
 * CSV (comma, semicolon, tab or bar, in any encoding of `SheetEncoding`), Excel (.xlsx, .xls) or OpenDocument (.ods), recognised by content, 32 MiB and 50,000 rows at most. The texts of its cells together may be as long, whatever it is packed to.
 * Rows that make one recipe together (one row per ingredient) are put together. What was read but may be wrong is counted in `doubts`, and `recipes` shows those recipes first.
 * A row with an id or a name that exists updates that cocktail unless `existing` or `existingRows` says otherwise, others create one; what a row names and the catalogue lacks is created too.
 * Bad rows are left out and reported, the good ones go in together or not at all.
 * @summary Import cocktails from a sheet
 */
export const importCocktails = async (sheetBody: SheetBody,
    params?: ImportCocktailsParams, options?: Parameters<typeof upload>[1]): Promise<ImportOutcome> => {
    const formData = toFormData(sheetBody)
  return upload<ImportOutcome>(getImportCocktailsUrl(params),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getImportCocktailsMutationKey = () => ['importCocktails'] as const;

export const getImportCocktailsMutationOptions = <TError = ImportInvalidResponse | SessionMissingResponse | OriginForeignResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importCocktails>>, TError,ImportCocktailsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof upload>}
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

  const onSuccess = (data: Awaited<ReturnType<typeof importCocktails>>, variables: ImportCocktailsMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListCocktailsQueryKey(), getListCollectionOptionsQueryKey(), getGetBarQueryKey(), getGetFeaturedOrderQueryKey(), getListAdminCocktailsQueryKey(), getListCategoriesQueryKey(), getListAdminCategoriesQueryKey(), getListCocktailTypesQueryKey(), getListSpiritsQueryKey(), getListGlasswareQueryKey(), getListEquipmentQueryKey(), getListGarnishesQueryKey(), getListChangesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type ImportCocktailsMutationResult = NonNullable<Awaited<ReturnType<typeof importCocktails>>>
    export type ImportCocktailsMutationBody = SheetBody
    export type ImportCocktailsMutationError = ImportInvalidResponse | SessionMissingResponse | OriginForeignResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse
    export type ImportCocktailsMutationVariables = {data: SheetBody;params?: ImportCocktailsParams}

    /**
 * @summary Import cocktails from a sheet
 */
export const useImportCocktails = <TError = ImportInvalidResponse | SessionMissingResponse | OriginForeignResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importCocktails>>, TError,ImportCocktailsMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof upload>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof importCocktails>>,
        TError,
        ImportCocktailsMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getImportCocktailsMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getCreateImageUrl = () => {




  return `/api/images`
}

/**
 * The answer is its address, for the `image` of a recipe that is sent as JSON and for `pictures` of an import. A picture that no item names is deleted after an hour.
 * @summary Send a picture ahead of its recipe or import
 */
export const createImage = async (imageUpload: ImageUpload, options?: Parameters<typeof fetcher>[1]): Promise<UploadedImage> => {
    const formData = toFormData(imageUpload)
  return fetcher<UploadedImage>(getCreateImageUrl(),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getCreateImageMutationKey = () => ['createImage'] as const;

export const getCreateImageMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createImage>>, TError,CreateImageMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createImage>>, TError,CreateImageMutationVariables, TContext> => {

const mutationKey = getCreateImageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createImage>>, CreateImageMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createImage(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateImageMutationResult = NonNullable<Awaited<ReturnType<typeof createImage>>>
    export type CreateImageMutationBody = ImageUpload
    export type CreateImageMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type CreateImageMutationVariables = {data: ImageUpload}

    /**
 * @summary Send a picture ahead of its recipe or import
 */
export const useCreateImage = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createImage>>, TError,CreateImageMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createImage>>,
        TError,
        CreateImageMutationVariables,
        TContext
      > => {
      return useMutation(getCreateImageMutationOptions(options), queryClient);
    }
