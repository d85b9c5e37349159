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

export type listImportsResponse200 = {
  data: ImportList
  status: 200
}

export type listImportsResponse400 = {
  data: InvalidResponse
  status: 400
}

export type listImportsResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type listImportsResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401>
}

export type listImportsResponseSuccess = (listImportsResponse200) & {
  headers: Record<string, string>;
};
export type listImportsResponseError = (listImportsResponse400 | listImportsResponse401 | listImportsResponseDefault) & {
  headers: Record<string, string>;
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
export const listImports = async (params?: ListImportsParams, options?: Parameters<typeof fetcher>[1]): Promise<listImportsResponseSuccess> => {

  return fetcher<listImportsResponseSuccess>(getListImportsUrl(params),
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






export type createImportResponse202 = {
  data: Import
  status: 202
}

export type createImportResponse400 = {
  data: InvalidResponse
  status: 400
}

export type createImportResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type createImportResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type createImportResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type createImportResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type createImportResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 202 | 400 | 401 | 403 | 413 | 415>
}

export type createImportResponseSuccess = (createImportResponse202) & {
  headers: Record<string, string>;
};
export type createImportResponseError = (createImportResponse400 | createImportResponse401 | createImportResponse403 | createImportResponse413 | createImportResponse415 | createImportResponseDefault) & {
  headers: Record<string, string>;
};

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
    params?: CreateImportParams, options?: Parameters<typeof fetcher>[1]): Promise<createImportResponseSuccess> => {
    const formData = toFormData(sheetBody)
  return fetcher<createImportResponseSuccess>(getCreateImportUrl(params),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getCreateImportMutationKey = () => ['createImport'] as const;

export const getCreateImportMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createImport>>, TError,CreateImportMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
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






  return  { mutationFn, ...mutationOptions }}

    export type CreateImportMutationResult = NonNullable<Awaited<ReturnType<typeof createImport>>>
    export type CreateImportMutationBody = SheetBody
    export type CreateImportMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type CreateImportMutationVariables = {data: SheetBody;params?: CreateImportParams}

    /**
 * @summary Start an import
 */
export const useCreateImport = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createImport>>, TError,CreateImportMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createImport>>,
        TError,
        CreateImportMutationVariables,
        TContext
      > => {
      return useMutation(getCreateImportMutationOptions(options), queryClient);
    }
    export type getImportResponse200 = {
  data: Import
  status: 200
}

export type getImportResponse400 = {
  data: InvalidResponse
  status: 400
}

export type getImportResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type getImportResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type getImportResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401 | 404>
}

export type getImportResponseSuccess = (getImportResponse200) & {
  headers: Record<string, string>;
};
export type getImportResponseError = (getImportResponse400 | getImportResponse401 | getImportResponse404 | getImportResponseDefault) & {
  headers: Record<string, string>;
};

export const getGetImportUrl = (id: string,) => {




  return `/api/admin/imports/${encodeURIComponent(String(id))}`
}

/**
 * Any process and any session may ask. An import whose process has died is `failed` after half a minute at most.
 * @summary Ask how far an import is
 */
export const getImport = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<getImportResponseSuccess> => {

  return fetcher<getImportResponseSuccess>(getGetImportUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetImportQueryKey = (id: string,) => {
    return [
    'api','admin','imports',id
    ] as const;
    }


export const getGetImportQueryOptions = <TData = Awaited<ReturnType<typeof getImport>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImport>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetImportQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getImport>>> = ({ signal }) => getImport(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getImport>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetImportQueryResult = NonNullable<Awaited<ReturnType<typeof getImport>>>
export type GetImportQueryError = ErrorType<InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>


export function useGetImport<TData = Awaited<ReturnType<typeof getImport>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImport>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getImport>>,
          TError,
          Awaited<ReturnType<typeof getImport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetImport<TData = Awaited<ReturnType<typeof getImport>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImport>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getImport>>,
          TError,
          Awaited<ReturnType<typeof getImport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetImport<TData = Awaited<ReturnType<typeof getImport>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImport>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Ask how far an import is
 */

export function useGetImport<TData = Awaited<ReturnType<typeof getImport>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getImport>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetImportQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type getImportReportResponse200 = {
  data: ImportReport
  status: 200
}

export type getImportReportResponse400 = {
  data: InvalidResponse
  status: 400
}

export type getImportReportResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type getImportReportResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type getImportReportResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401 | 404>
}

export type getImportReportResponseSuccess = (getImportReportResponse200) & {
  headers: Record<string, string>;
};
export type getImportReportResponseError = (getImportReportResponse400 | getImportReportResponse401 | getImportReportResponse404 | getImportReportResponseDefault) & {
  headers: Record<string, string>;
};

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
    params?: GetImportReportParams, options?: Parameters<typeof fetcher>[1]): Promise<getImportReportResponseSuccess> => {

  return fetcher<getImportReportResponseSuccess>(getGetImportReportUrl(id,params),
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






export type cancelImportResponse200 = {
  data: Import
  status: 200
}

export type cancelImportResponse400 = {
  data: InvalidResponse
  status: 400
}

export type cancelImportResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type cancelImportResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type cancelImportResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type cancelImportResponse409 = {
  data: ImportOverResponse
  status: 409
}

export type cancelImportResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401 | 403 | 404 | 409>
}

export type cancelImportResponseSuccess = (cancelImportResponse200) & {
  headers: Record<string, string>;
};
export type cancelImportResponseError = (cancelImportResponse400 | cancelImportResponse401 | cancelImportResponse403 | cancelImportResponse404 | cancelImportResponse409 | cancelImportResponseDefault) & {
  headers: Record<string, string>;
};

export const getCancelImportUrl = (id: string,) => {




  return `/api/admin/imports/${encodeURIComponent(String(id))}/cancel`
}

/**
 * Nothing of the sheet is stored. An import that is over by then stays as it is.
 * @summary Cancel an import
 */
export const cancelImport = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<cancelImportResponseSuccess> => {

  return fetcher<cancelImportResponseSuccess>(getCancelImportUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}





export const getCancelImportMutationKey = () => ['cancelImport'] as const;

export const getCancelImportMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | ImportOverResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelImport>>, TError,CancelImportMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
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






  return  { mutationFn, ...mutationOptions }}

    export type CancelImportMutationResult = NonNullable<Awaited<ReturnType<typeof cancelImport>>>

    export type CancelImportMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | ImportOverResponse | FailureResponse>
    export type CancelImportMutationVariables = {id: string}

    /**
 * @summary Cancel an import
 */
export const useCancelImport = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | ImportOverResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelImport>>, TError,CancelImportMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelImport>>,
        TError,
        CancelImportMutationVariables,
        TContext
      > => {
      return useMutation(getCancelImportMutationOptions(options), queryClient);
    }
