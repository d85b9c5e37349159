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
  Bar,
  BodyTooLargeResponse,
  CocktailBody,
  CocktailCreatedResponse,
  CocktailInput,
  CocktailPatchBody,
  CocktailResponse,
  CocktailsResponse,
  CollectionOptions,
  DeletedResponse,
  FailureResponse,
  FeaturedFlag,
  FoundCocktailsResponse,
  GetBarParams,
  GetCocktailParams,
  InvalidResponse,
  ItemInUseResponse,
  ListCocktailsOfCategoryParams,
  ListCocktailsParams,
  ListCollectionOptionsParams,
  ListSimilarCocktailsParams,
  NameTakenResponse,
  NotFoundResponse,
  NotModifiedResponse,
  OriginForeignResponse,
  SearchCocktailsParams,
  SessionMissingResponse,
  TypeUnsupportedResponse,
  VersionStaleResponse
} from '../model.schemas.ts';

import { fetcher } from '../../fetcher.ts';
import type { ErrorType } from '../../fetcher.ts';
import { toFormData } from '../../to-form-data.ts';

// https://stackoverflow.com/questions/49579094/typescript-conditional-types-filter-out-readonly-properties-pick-only-requir/49579497#49579497
type IfEquals<X, Y, A = X, B = never> = (<T>() => T extends X ? 1 : 2) extends <
T,
>() => T extends Y ? 1 : 2
? A
: B;

type WritableKeys<T> = {
[P in keyof T]-?: IfEquals<
  { [Q in P]: T[P] },
  { -readonly [Q in P]: T[P] },
  P
>;
}[keyof T];

type UnionToIntersection<U> =
  (U extends any ? (k: U)=>void : never) extends ((k: infer I)=>void) ? I : never;
type DistributeReadOnlyOverUnions<T> = T extends any ? NonReadonly<T> : never;

type Writable<T> = Pick<T, WritableKeys<T>>;
type NonReadonly<T> = [T] extends [UnionToIntersection<T>] ? {
  [P in keyof Writable<T>]: T[P] extends object
    ? NonReadonly<NonNullable<T[P]>>
    : T[P];
} : DistributeReadOnlyOverUnions<T>;


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

export type listCocktailsResponse200 = {
  data: CocktailsResponse
  status: 200
}

export type listCocktailsResponse304 = {
  data: NotModifiedResponse
  status: 304
}

export type listCocktailsResponse400 = {
  data: InvalidResponse
  status: 400
}

export type listCocktailsResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type listCocktailsResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 304 | 400 | 401>
}

export type listCocktailsResponseSuccess = (listCocktailsResponse200) & {
  headers: Record<string, string>;
};
export type listCocktailsResponseError = (listCocktailsResponse304 | listCocktailsResponse400 | listCocktailsResponse401 | listCocktailsResponseDefault) & {
  headers: Record<string, string>;
};

export const getListCocktailsUrl = (params?: ListCocktailsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/cocktails?${stringifiedParams}` : `/api/cocktails`
}

/**
 * Sorted by name unless another order is asked for; with `featured=true` alone, in the order of the home page, which a PATCH of `featuredPlace` changes.
 * @summary List cocktails
 */
export const listCocktails = async (params?: ListCocktailsParams, options?: Parameters<typeof fetcher>[1]): Promise<listCocktailsResponseSuccess> => {

  return fetcher<listCocktailsResponseSuccess>(getListCocktailsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListCocktailsQueryKey = (params?: ListCocktailsParams,) => {
    return [
    'api','cocktails', ...(params ? [params] : [])
    ] as const;
    }


export const getListCocktailsQueryOptions = <TData = Awaited<ReturnType<typeof listCocktails>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>>(params?: ListCocktailsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCocktails>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCocktailsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCocktails>>> = ({ signal }) => listCocktails(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCocktails>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCocktailsQueryResult = NonNullable<Awaited<ReturnType<typeof listCocktails>>>
export type ListCocktailsQueryError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>


export function useListCocktails<TData = Awaited<ReturnType<typeof listCocktails>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params: undefined |  ListCocktailsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCocktails>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCocktails>>,
          TError,
          Awaited<ReturnType<typeof listCocktails>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCocktails<TData = Awaited<ReturnType<typeof listCocktails>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListCocktailsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCocktails>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCocktails>>,
          TError,
          Awaited<ReturnType<typeof listCocktails>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCocktails<TData = Awaited<ReturnType<typeof listCocktails>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListCocktailsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCocktails>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List cocktails
 */

export function useListCocktails<TData = Awaited<ReturnType<typeof listCocktails>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListCocktailsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCocktails>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCocktailsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type createCocktailResponse201 = {
  data: CocktailCreatedResponse
  status: 201
}

export type createCocktailResponse400 = {
  data: InvalidResponse
  status: 400
}

export type createCocktailResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type createCocktailResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type createCocktailResponse409 = {
  data: NameTakenResponse
  status: 409
}

export type createCocktailResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type createCocktailResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type createCocktailResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 201 | 400 | 401 | 403 | 409 | 413 | 415>
}

export type createCocktailResponseSuccess = (createCocktailResponse201) & {
  headers: Record<string, string>;
};
export type createCocktailResponseError = (createCocktailResponse400 | createCocktailResponse401 | createCocktailResponse403 | createCocktailResponse409 | createCocktailResponse413 | createCocktailResponse415 | createCocktailResponseDefault) & {
  headers: Record<string, string>;
};

export const getCreateCocktailUrl = () => {




  return `/api/cocktails`
}

/**
 * In a form lists are sent as JSON text, or as repeated parts, and `image` is a web address or a file. A part that is a JSON string is read as its text: `"Sour"` as Sour. In JSON `image` is a web address, or what `createImage` answered.
 * @summary Create a cocktail
 */
export const createCocktail = async (cocktailBody: CocktailBody, options?: Parameters<typeof fetcher>[1]): Promise<createCocktailResponseSuccess> => {
    const formData = toFormData(cocktailBody)
  return fetcher<createCocktailResponseSuccess>(getCreateCocktailUrl(),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getCreateCocktailMutationKey = () => ['createCocktail'] as const;

export const getCreateCocktailMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCocktail>>, TError,CreateCocktailMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createCocktail>>, TError,CreateCocktailMutationVariables, TContext> => {

const mutationKey = getCreateCocktailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCocktail>>, CreateCocktailMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createCocktail(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateCocktailMutationResult = NonNullable<Awaited<ReturnType<typeof createCocktail>>>
    export type CreateCocktailMutationBody = CocktailBody
    export type CreateCocktailMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type CreateCocktailMutationVariables = {data: CocktailBody}

    /**
 * @summary Create a cocktail
 */
export const useCreateCocktail = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCocktail>>, TError,CreateCocktailMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCocktail>>,
        TError,
        CreateCocktailMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCocktailMutationOptions(options), queryClient);
    }
    export type getCocktailResponse200 = {
  data: CocktailResponse
  status: 200
}

export type getCocktailResponse304 = {
  data: NotModifiedResponse
  status: 304
}

export type getCocktailResponse400 = {
  data: InvalidResponse
  status: 400
}

export type getCocktailResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type getCocktailResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type getCocktailResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 304 | 400 | 401 | 404>
}

export type getCocktailResponseSuccess = (getCocktailResponse200) & {
  headers: Record<string, string>;
};
export type getCocktailResponseError = (getCocktailResponse304 | getCocktailResponse400 | getCocktailResponse401 | getCocktailResponse404 | getCocktailResponseDefault) & {
  headers: Record<string, string>;
};

export const getGetCocktailUrl = (id: string,
    params?: GetCocktailParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/cocktails/${encodeURIComponent(String(id))}?${stringifiedParams}` : `/api/cocktails/${encodeURIComponent(String(id))}`
}

/**
 * One recipe, with everything it needs.
 * @summary Read a cocktail
 */
export const getCocktail = async (id: string,
    params?: GetCocktailParams, options?: Parameters<typeof fetcher>[1]): Promise<getCocktailResponseSuccess> => {

  return fetcher<getCocktailResponseSuccess>(getGetCocktailUrl(id,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetCocktailQueryKey = (id: string,
    params?: GetCocktailParams,) => {
    return [
    'api','cocktails',id, ...(params ? [params] : [])
    ] as const;
    }


export const getGetCocktailQueryOptions = <TData = Awaited<ReturnType<typeof getCocktail>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(id: string,
    params?: GetCocktailParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCocktail>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCocktailQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCocktail>>> = ({ signal }) => getCocktail(id,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCocktail>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCocktailQueryResult = NonNullable<Awaited<ReturnType<typeof getCocktail>>>
export type GetCocktailQueryError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>


export function useGetCocktail<TData = Awaited<ReturnType<typeof getCocktail>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(
 id: string,
    params: undefined |  GetCocktailParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCocktail>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCocktail>>,
          TError,
          Awaited<ReturnType<typeof getCocktail>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCocktail<TData = Awaited<ReturnType<typeof getCocktail>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(
 id: string,
    params?: GetCocktailParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCocktail>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCocktail>>,
          TError,
          Awaited<ReturnType<typeof getCocktail>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCocktail<TData = Awaited<ReturnType<typeof getCocktail>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(
 id: string,
    params?: GetCocktailParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCocktail>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a cocktail
 */

export function useGetCocktail<TData = Awaited<ReturnType<typeof getCocktail>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | SessionMissingResponse | NotFoundResponse | FailureResponse>>(
 id: string,
    params?: GetCocktailParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCocktail>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCocktailQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type updateCocktailWithFormDataResponse200 = {
  data: CocktailResponse
  status: 200
}

export type updateCocktailWithFormDataResponse400 = {
  data: InvalidResponse
  status: 400
}

export type updateCocktailWithFormDataResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type updateCocktailWithFormDataResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type updateCocktailWithFormDataResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type updateCocktailWithFormDataResponse409 = {
  data: NameTakenResponse
  status: 409
}

export type updateCocktailWithFormDataResponse412 = {
  data: VersionStaleResponse
  status: 412
}

export type updateCocktailWithFormDataResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type updateCocktailWithFormDataResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type updateCocktailWithFormDataResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415>
}

export type updateCocktailWithFormDataResponseSuccess = (updateCocktailWithFormDataResponse200) & {
  headers: Record<string, string>;
};
export type updateCocktailWithFormDataResponseError = (updateCocktailWithFormDataResponse400 | updateCocktailWithFormDataResponse401 | updateCocktailWithFormDataResponse403 | updateCocktailWithFormDataResponse404 | updateCocktailWithFormDataResponse409 | updateCocktailWithFormDataResponse412 | updateCocktailWithFormDataResponse413 | updateCocktailWithFormDataResponse415 | updateCocktailWithFormDataResponseDefault) & {
  headers: Record<string, string>;
};

export const getUpdateCocktailWithFormDataUrl = (id: string,) => {




  return `/api/cocktails/${encodeURIComponent(String(id))}`
}

/**
 * As a form or as JSON the whole recipe is replaced, and an optional field that is not sent becomes empty. JSON with nothing but `featured`, or `featured` and `featuredPlace`, changes these alone. For other single fields there is `patchCocktail`.
 * @summary Replace a cocktail, or feature it
 */
export const updateCocktailWithFormData = async (id: string,
    cocktailInput: NonReadonly<CocktailInput>, options?: Parameters<typeof fetcher>[1]): Promise<updateCocktailWithFormDataResponseSuccess> => {
    const formData = toFormData(cocktailInput)
  return fetcher<updateCocktailWithFormDataResponseSuccess>(getUpdateCocktailWithFormDataUrl(id),
  {
    ...options,
    method: 'PUT'
    ,
    body: formData
  }
);}





export const getUpdateCocktailWithFormDataMutationKey = () => ['updateCocktailWithFormData'] as const;

export const getUpdateCocktailWithFormDataMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCocktailWithFormData>>, TError,UpdateCocktailWithFormDataMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof updateCocktailWithFormData>>, TError,UpdateCocktailWithFormDataMutationVariables, TContext> => {

const mutationKey = getUpdateCocktailWithFormDataMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateCocktailWithFormData>>, UpdateCocktailWithFormDataMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateCocktailWithFormData(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateCocktailWithFormDataMutationResult = NonNullable<Awaited<ReturnType<typeof updateCocktailWithFormData>>>
    export type UpdateCocktailWithFormDataMutationBody = NonReadonly<CocktailInput>
    export type UpdateCocktailWithFormDataMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type UpdateCocktailWithFormDataMutationVariables = {id: string;data: NonReadonly<CocktailInput>}

    /**
 * @summary Replace a cocktail, or feature it
 */
export const useUpdateCocktailWithFormData = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCocktailWithFormData>>, TError,UpdateCocktailWithFormDataMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCocktailWithFormData>>,
        TError,
        UpdateCocktailWithFormDataMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateCocktailWithFormDataMutationOptions(options), queryClient);
    }
    export type updateCocktailWithJsonResponse200 = {
  data: CocktailResponse
  status: 200
}

export type updateCocktailWithJsonResponse400 = {
  data: InvalidResponse
  status: 400
}

export type updateCocktailWithJsonResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type updateCocktailWithJsonResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type updateCocktailWithJsonResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type updateCocktailWithJsonResponse409 = {
  data: NameTakenResponse
  status: 409
}

export type updateCocktailWithJsonResponse412 = {
  data: VersionStaleResponse
  status: 412
}

export type updateCocktailWithJsonResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type updateCocktailWithJsonResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type updateCocktailWithJsonResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415>
}

export type updateCocktailWithJsonResponseSuccess = (updateCocktailWithJsonResponse200) & {
  headers: Record<string, string>;
};
export type updateCocktailWithJsonResponseError = (updateCocktailWithJsonResponse400 | updateCocktailWithJsonResponse401 | updateCocktailWithJsonResponse403 | updateCocktailWithJsonResponse404 | updateCocktailWithJsonResponse409 | updateCocktailWithJsonResponse412 | updateCocktailWithJsonResponse413 | updateCocktailWithJsonResponse415 | updateCocktailWithJsonResponseDefault) & {
  headers: Record<string, string>;
};

export const getUpdateCocktailWithJsonUrl = (id: string,) => {




  return `/api/cocktails/${encodeURIComponent(String(id))}`
}

/**
 * As a form or as JSON the whole recipe is replaced, and an optional field that is not sent becomes empty. JSON with nothing but `featured`, or `featured` and `featuredPlace`, changes these alone. For other single fields there is `patchCocktail`.
 * @summary Replace a cocktail, or feature it
 */
export const updateCocktailWithJson = async (id: string,
    cocktailInputFeaturedFlag: NonReadonly<CocktailInput | FeaturedFlag>, options?: Parameters<typeof fetcher>[1]): Promise<updateCocktailWithJsonResponseSuccess> => {

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
return fetcher<updateCocktailWithJsonResponseSuccess>(getUpdateCocktailWithJsonUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(cocktailInputFeaturedFlag)
  }
);}





export const getUpdateCocktailWithJsonMutationKey = () => ['updateCocktailWithJson'] as const;

export const getUpdateCocktailWithJsonMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCocktailWithJson>>, TError,UpdateCocktailWithJsonMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof updateCocktailWithJson>>, TError,UpdateCocktailWithJsonMutationVariables, TContext> => {

const mutationKey = getUpdateCocktailWithJsonMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateCocktailWithJson>>, UpdateCocktailWithJsonMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateCocktailWithJson(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateCocktailWithJsonMutationResult = NonNullable<Awaited<ReturnType<typeof updateCocktailWithJson>>>
    export type UpdateCocktailWithJsonMutationBody = NonReadonly<CocktailInput | FeaturedFlag>
    export type UpdateCocktailWithJsonMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type UpdateCocktailWithJsonMutationVariables = {id: string;data: NonReadonly<CocktailInput | FeaturedFlag>}

    /**
 * @summary Replace a cocktail, or feature it
 */
export const useUpdateCocktailWithJson = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateCocktailWithJson>>, TError,UpdateCocktailWithJsonMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateCocktailWithJson>>,
        TError,
        UpdateCocktailWithJsonMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateCocktailWithJsonMutationOptions(options), queryClient);
    }
    export type patchCocktailResponse200 = {
  data: CocktailResponse
  status: 200
}

export type patchCocktailResponse400 = {
  data: InvalidResponse
  status: 400
}

export type patchCocktailResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type patchCocktailResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type patchCocktailResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type patchCocktailResponse409 = {
  data: NameTakenResponse
  status: 409
}

export type patchCocktailResponse412 = {
  data: VersionStaleResponse
  status: 412
}

export type patchCocktailResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type patchCocktailResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type patchCocktailResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415>
}

export type patchCocktailResponseSuccess = (patchCocktailResponse200) & {
  headers: Record<string, string>;
};
export type patchCocktailResponseError = (patchCocktailResponse400 | patchCocktailResponse401 | patchCocktailResponse403 | patchCocktailResponse404 | patchCocktailResponse409 | patchCocktailResponse412 | patchCocktailResponse413 | patchCocktailResponse415 | patchCocktailResponseDefault) & {
  headers: Record<string, string>;
};

export const getPatchCocktailUrl = (id: string,) => {




  return `/api/cocktails/${encodeURIComponent(String(id))}`
}

/**
 * Only the fields that are sent change (JSON merge patch, RFC 7396); null empties an optional field. A list is replaced as a whole. A cocktail that is no longer featured loses its place.
 * @summary Change fields of a cocktail
 */
export const patchCocktail = async (id: string,
    cocktailPatchBody: CocktailPatchBody, options?: Parameters<typeof fetcher>[1]): Promise<patchCocktailResponseSuccess> => {

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
return fetcher<patchCocktailResponseSuccess>(getPatchCocktailUrl(id),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/merge-patch+json', ...getHeaders(options?.headers) },
    body: JSON.stringify(cocktailPatchBody)
  }
);}





export const getPatchCocktailMutationKey = () => ['patchCocktail'] as const;

export const getPatchCocktailMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof patchCocktail>>, TError,PatchCocktailMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof patchCocktail>>, TError,PatchCocktailMutationVariables, TContext> => {

const mutationKey = getPatchCocktailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof patchCocktail>>, PatchCocktailMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  patchCocktail(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PatchCocktailMutationResult = NonNullable<Awaited<ReturnType<typeof patchCocktail>>>
    export type PatchCocktailMutationBody = CocktailPatchBody
    export type PatchCocktailMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type PatchCocktailMutationVariables = {id: string;data: CocktailPatchBody}

    /**
 * @summary Change fields of a cocktail
 */
export const usePatchCocktail = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof patchCocktail>>, TError,PatchCocktailMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof patchCocktail>>,
        TError,
        PatchCocktailMutationVariables,
        TContext
      > => {
      return useMutation(getPatchCocktailMutationOptions(options), queryClient);
    }
    export type deleteCocktailResponse204 = {
  data: DeletedResponse
  status: 204
}

export type deleteCocktailResponse400 = {
  data: InvalidResponse
  status: 400
}

export type deleteCocktailResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type deleteCocktailResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type deleteCocktailResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type deleteCocktailResponse409 = {
  data: ItemInUseResponse
  status: 409
}

export type deleteCocktailResponse412 = {
  data: VersionStaleResponse
  status: 412
}

export type deleteCocktailResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 204 | 400 | 401 | 403 | 404 | 409 | 412>
}

export type deleteCocktailResponseSuccess = (deleteCocktailResponse204) & {
  headers: Record<string, string>;
};
export type deleteCocktailResponseError = (deleteCocktailResponse400 | deleteCocktailResponse401 | deleteCocktailResponse403 | deleteCocktailResponse404 | deleteCocktailResponse409 | deleteCocktailResponse412 | deleteCocktailResponseDefault) & {
  headers: Record<string, string>;
};

export const getDeleteCocktailUrl = (id: string,) => {




  return `/api/cocktails/${encodeURIComponent(String(id))}`
}

/**
 * Takes the recipe off the site. Refused while a menu has it.
 * @summary Delete a cocktail
 */
export const deleteCocktail = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<deleteCocktailResponseSuccess> => {

  return fetcher<deleteCocktailResponseSuccess>(getDeleteCocktailUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteCocktailMutationKey = () => ['deleteCocktail'] as const;

export const getDeleteCocktailMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | ItemInUseResponse | VersionStaleResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCocktail>>, TError,DeleteCocktailMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteCocktail>>, TError,DeleteCocktailMutationVariables, TContext> => {

const mutationKey = getDeleteCocktailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteCocktail>>, DeleteCocktailMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteCocktail(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteCocktailMutationResult = NonNullable<Awaited<ReturnType<typeof deleteCocktail>>>

    export type DeleteCocktailMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | ItemInUseResponse | VersionStaleResponse | FailureResponse>
    export type DeleteCocktailMutationVariables = {id: string}

    /**
 * @summary Delete a cocktail
 */
export const useDeleteCocktail = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | ItemInUseResponse | VersionStaleResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCocktail>>, TError,DeleteCocktailMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteCocktail>>,
        TError,
        DeleteCocktailMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteCocktailMutationOptions(options), queryClient);
    }
    export type listSimilarCocktailsResponse200 = {
  data: CocktailsResponse
  status: 200
}

export type listSimilarCocktailsResponse304 = {
  data: NotModifiedResponse
  status: 304
}

export type listSimilarCocktailsResponse400 = {
  data: InvalidResponse
  status: 400
}

export type listSimilarCocktailsResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type listSimilarCocktailsResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 304 | 400 | 404>
}

export type listSimilarCocktailsResponseSuccess = (listSimilarCocktailsResponse200) & {
  headers: Record<string, string>;
};
export type listSimilarCocktailsResponseError = (listSimilarCocktailsResponse304 | listSimilarCocktailsResponse400 | listSimilarCocktailsResponse404 | listSimilarCocktailsResponseDefault) & {
  headers: Record<string, string>;
};

export const getListSimilarCocktailsUrl = (id: string,
    params?: ListSimilarCocktailsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/cocktails/${encodeURIComponent(String(id))}/similar?${stringifiedParams}` : `/api/cocktails/${encodeURIComponent(String(id))}/similar`
}

/**
 * Those with the most spirits, categories and ingredients in common, best first. A cocktail with nothing in common is left out.
 * @summary List the cocktails most like one
 */
export const listSimilarCocktails = async (id: string,
    params?: ListSimilarCocktailsParams, options?: Parameters<typeof fetcher>[1]): Promise<listSimilarCocktailsResponseSuccess> => {

  return fetcher<listSimilarCocktailsResponseSuccess>(getListSimilarCocktailsUrl(id,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListSimilarCocktailsQueryKey = (id: string,
    params?: ListSimilarCocktailsParams,) => {
    return [
    'api','cocktails',id,'similar', ...(params ? [params] : [])
    ] as const;
    }


export const getListSimilarCocktailsQueryOptions = <TData = Awaited<ReturnType<typeof listSimilarCocktails>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(id: string,
    params?: ListSimilarCocktailsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSimilarCocktails>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSimilarCocktailsQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSimilarCocktails>>> = ({ signal }) => listSimilarCocktails(id,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSimilarCocktails>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSimilarCocktailsQueryResult = NonNullable<Awaited<ReturnType<typeof listSimilarCocktails>>>
export type ListSimilarCocktailsQueryError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>


export function useListSimilarCocktails<TData = Awaited<ReturnType<typeof listSimilarCocktails>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string,
    params: undefined |  ListSimilarCocktailsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSimilarCocktails>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSimilarCocktails>>,
          TError,
          Awaited<ReturnType<typeof listSimilarCocktails>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSimilarCocktails<TData = Awaited<ReturnType<typeof listSimilarCocktails>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string,
    params?: ListSimilarCocktailsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSimilarCocktails>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSimilarCocktails>>,
          TError,
          Awaited<ReturnType<typeof listSimilarCocktails>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSimilarCocktails<TData = Awaited<ReturnType<typeof listSimilarCocktails>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string,
    params?: ListSimilarCocktailsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSimilarCocktails>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the cocktails most like one
 */

export function useListSimilarCocktails<TData = Awaited<ReturnType<typeof listSimilarCocktails>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string,
    params?: ListSimilarCocktailsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSimilarCocktails>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSimilarCocktailsQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type listCocktailsOfCategoryResponse200 = {
  data: CocktailsResponse
  status: 200
}

export type listCocktailsOfCategoryResponse304 = {
  data: NotModifiedResponse
  status: 304
}

export type listCocktailsOfCategoryResponse400 = {
  data: InvalidResponse
  status: 400
}

export type listCocktailsOfCategoryResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 304 | 400>
}

export type listCocktailsOfCategoryResponseSuccess = (listCocktailsOfCategoryResponse200) & {
  headers: Record<string, string>;
};
export type listCocktailsOfCategoryResponseError = (listCocktailsOfCategoryResponse304 | listCocktailsOfCategoryResponse400 | listCocktailsOfCategoryResponseDefault) & {
  headers: Record<string, string>;
};

export const getListCocktailsOfCategoryUrl = (category: string,
    params?: ListCocktailsOfCategoryParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/cocktails/category/${encodeURIComponent(String(category))}?${stringifiedParams}` : `/api/cocktails/category/${encodeURIComponent(String(category))}`
}

/**
 * Sorted by name. The list is empty if there is no such category.
 * @summary List the cocktails of a category
 */
export const listCocktailsOfCategory = async (category: string,
    params?: ListCocktailsOfCategoryParams, options?: Parameters<typeof fetcher>[1]): Promise<listCocktailsOfCategoryResponseSuccess> => {

  return fetcher<listCocktailsOfCategoryResponseSuccess>(getListCocktailsOfCategoryUrl(category,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListCocktailsOfCategoryQueryKey = (category: string,
    params?: ListCocktailsOfCategoryParams,) => {
    return [
    'api','cocktails','category',category, ...(params ? [params] : [])
    ] as const;
    }


export const getListCocktailsOfCategoryQueryOptions = <TData = Awaited<ReturnType<typeof listCocktailsOfCategory>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(category: string,
    params?: ListCocktailsOfCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCocktailsOfCategory>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCocktailsOfCategoryQueryKey(category,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCocktailsOfCategory>>> = ({ signal }) => listCocktailsOfCategory(category,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: category !== null && category !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCocktailsOfCategory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCocktailsOfCategoryQueryResult = NonNullable<Awaited<ReturnType<typeof listCocktailsOfCategory>>>
export type ListCocktailsOfCategoryQueryError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>


export function useListCocktailsOfCategory<TData = Awaited<ReturnType<typeof listCocktailsOfCategory>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 category: string,
    params: undefined |  ListCocktailsOfCategoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCocktailsOfCategory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCocktailsOfCategory>>,
          TError,
          Awaited<ReturnType<typeof listCocktailsOfCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCocktailsOfCategory<TData = Awaited<ReturnType<typeof listCocktailsOfCategory>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 category: string,
    params?: ListCocktailsOfCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCocktailsOfCategory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCocktailsOfCategory>>,
          TError,
          Awaited<ReturnType<typeof listCocktailsOfCategory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCocktailsOfCategory<TData = Awaited<ReturnType<typeof listCocktailsOfCategory>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 category: string,
    params?: ListCocktailsOfCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCocktailsOfCategory>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the cocktails of a category
 */

export function useListCocktailsOfCategory<TData = Awaited<ReturnType<typeof listCocktailsOfCategory>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 category: string,
    params?: ListCocktailsOfCategoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCocktailsOfCategory>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCocktailsOfCategoryQueryOptions(category,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type searchCocktailsResponse200 = {
  data: FoundCocktailsResponse
  status: 200
}

export type searchCocktailsResponse304 = {
  data: NotModifiedResponse
  status: 304
}

export type searchCocktailsResponse400 = {
  data: InvalidResponse
  status: 400
}

export type searchCocktailsResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 304 | 400>
}

export type searchCocktailsResponseSuccess = (searchCocktailsResponse200) & {
  headers: Record<string, string>;
};
export type searchCocktailsResponseError = (searchCocktailsResponse304 | searchCocktailsResponse400 | searchCocktailsResponseDefault) & {
  headers: Record<string, string>;
};

export const getSearchCocktailsUrl = (term: string,
    params?: SearchCocktailsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/cocktails/search/${encodeURIComponent(String(term))}?${stringifiedParams}` : `/api/cocktails/search/${encodeURIComponent(String(term))}`
}

/**
 * Looks in name, ingredients, category, spirits, technique and description for whole words, prefixes and small typing or hearing mistakes. Case and accents do not count. Best first. A phrase that excludes something is a filter, not words to search: `nut free`, `no eggs`, `gin without lime`, `dairy-free`, `vegan`, `mocktail`, `for the driver`. It also excludes what is made of the thing: `no sugar` excludes syrup. No cocktail with an excluded thing is in the response, as far as the recipes tell. A thing that is not known excludes nothing, and `X-Unknown-Things` names it.
 * @summary Search cocktails
 */
export const searchCocktails = async (term: string,
    params?: SearchCocktailsParams, options?: Parameters<typeof fetcher>[1]): Promise<searchCocktailsResponseSuccess> => {

  return fetcher<searchCocktailsResponseSuccess>(getSearchCocktailsUrl(term,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getSearchCocktailsQueryKey = (term: string,
    params?: SearchCocktailsParams,) => {
    return [
    'api','cocktails','search',term, ...(params ? [params] : [])
    ] as const;
    }


export const getSearchCocktailsQueryOptions = <TData = Awaited<ReturnType<typeof searchCocktails>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(term: string,
    params?: SearchCocktailsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCocktails>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchCocktailsQueryKey(term,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchCocktails>>> = ({ signal }) => searchCocktails(term,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: term !== null && term !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchCocktails>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchCocktailsQueryResult = NonNullable<Awaited<ReturnType<typeof searchCocktails>>>
export type SearchCocktailsQueryError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>


export function useSearchCocktails<TData = Awaited<ReturnType<typeof searchCocktails>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 term: string,
    params: undefined |  SearchCocktailsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCocktails>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchCocktails>>,
          TError,
          Awaited<ReturnType<typeof searchCocktails>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchCocktails<TData = Awaited<ReturnType<typeof searchCocktails>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 term: string,
    params?: SearchCocktailsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCocktails>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchCocktails>>,
          TError,
          Awaited<ReturnType<typeof searchCocktails>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchCocktails<TData = Awaited<ReturnType<typeof searchCocktails>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 term: string,
    params?: SearchCocktailsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCocktails>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search cocktails
 */

export function useSearchCocktails<TData = Awaited<ReturnType<typeof searchCocktails>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 term: string,
    params?: SearchCocktailsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCocktails>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchCocktailsQueryOptions(term,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type listCollectionOptionsResponse200 = {
  data: CollectionOptions
  status: 200
}

export type listCollectionOptionsResponse304 = {
  data: NotModifiedResponse
  status: 304
}

export type listCollectionOptionsResponse400 = {
  data: InvalidResponse
  status: 400
}

export type listCollectionOptionsResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 304 | 400>
}

export type listCollectionOptionsResponseSuccess = (listCollectionOptionsResponse200) & {
  headers: Record<string, string>;
};
export type listCollectionOptionsResponseError = (listCollectionOptionsResponse304 | listCollectionOptionsResponse400 | listCollectionOptionsResponseDefault) & {
  headers: Record<string, string>;
};

export const getListCollectionOptionsUrl = (params?: ListCollectionOptionsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/collection/options?${stringifiedParams}` : `/api/collection/options`
}

/**
 * For every filter of the collection the options that would leave a cocktail, and how many cocktails each would leave with the other filters.
 * @summary List what the collection can be narrowed by
 */
export const listCollectionOptions = async (params?: ListCollectionOptionsParams, options?: Parameters<typeof fetcher>[1]): Promise<listCollectionOptionsResponseSuccess> => {

  return fetcher<listCollectionOptionsResponseSuccess>(getListCollectionOptionsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListCollectionOptionsQueryKey = (params?: ListCollectionOptionsParams,) => {
    return [
    'api','collection','options', ...(params ? [params] : [])
    ] as const;
    }


export const getListCollectionOptionsQueryOptions = <TData = Awaited<ReturnType<typeof listCollectionOptions>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(params?: ListCollectionOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCollectionOptions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCollectionOptionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCollectionOptions>>> = ({ signal }) => listCollectionOptions(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCollectionOptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCollectionOptionsQueryResult = NonNullable<Awaited<ReturnType<typeof listCollectionOptions>>>
export type ListCollectionOptionsQueryError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>


export function useListCollectionOptions<TData = Awaited<ReturnType<typeof listCollectionOptions>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params: undefined |  ListCollectionOptionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCollectionOptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCollectionOptions>>,
          TError,
          Awaited<ReturnType<typeof listCollectionOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCollectionOptions<TData = Awaited<ReturnType<typeof listCollectionOptions>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params?: ListCollectionOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCollectionOptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCollectionOptions>>,
          TError,
          Awaited<ReturnType<typeof listCollectionOptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCollectionOptions<TData = Awaited<ReturnType<typeof listCollectionOptions>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params?: ListCollectionOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCollectionOptions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List what the collection can be narrowed by
 */

export function useListCollectionOptions<TData = Awaited<ReturnType<typeof listCollectionOptions>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params?: ListCollectionOptionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCollectionOptions>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCollectionOptionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type getBarResponse200 = {
  data: Bar
  status: 200
}

export type getBarResponse304 = {
  data: NotModifiedResponse
  status: 304
}

export type getBarResponse400 = {
  data: InvalidResponse
  status: 400
}

export type getBarResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 304 | 400>
}

export type getBarResponseSuccess = (getBarResponse200) & {
  headers: Record<string, string>;
};
export type getBarResponseError = (getBarResponse304 | getBarResponse400 | getBarResponseDefault) & {
  headers: Record<string, string>;
};

export const getGetBarUrl = (params?: GetBarParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/bar?${stringifiedParams}` : `/api/bar`
}

/**
 * Which cocktails that pass the filters can be made with the bottles that somebody has, which bottles recipes need, and which further bottle would make most cocktails possible.
 * @summary See what bottles make
 */
export const getBar = async (params?: GetBarParams, options?: Parameters<typeof fetcher>[1]): Promise<getBarResponseSuccess> => {

  return fetcher<getBarResponseSuccess>(getGetBarUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetBarQueryKey = (params?: GetBarParams,) => {
    return [
    'api','bar', ...(params ? [params] : [])
    ] as const;
    }


export const getGetBarQueryOptions = <TData = Awaited<ReturnType<typeof getBar>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(params?: GetBarParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBar>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBarQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBar>>> = ({ signal }) => getBar(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBar>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBarQueryResult = NonNullable<Awaited<ReturnType<typeof getBar>>>
export type GetBarQueryError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>


export function useGetBar<TData = Awaited<ReturnType<typeof getBar>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params: undefined |  GetBarParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBar>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBar>>,
          TError,
          Awaited<ReturnType<typeof getBar>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBar<TData = Awaited<ReturnType<typeof getBar>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params?: GetBarParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBar>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBar>>,
          TError,
          Awaited<ReturnType<typeof getBar>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBar<TData = Awaited<ReturnType<typeof getBar>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params?: GetBarParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBar>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary See what bottles make
 */

export function useGetBar<TData = Awaited<ReturnType<typeof getBar>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params?: GetBarParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBar>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBarQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






