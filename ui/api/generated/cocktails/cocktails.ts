/**
 * Generated from openapi.yaml. Do not edit.
 */
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  Bar,
  CocktailResponse,
  CocktailsResponse,
  CollectionOptions,
  FailureResponse,
  FeaturedOrderResponse,
  FoundCocktailsResponse,
  GetBarParams,
  InvalidResponse,
  ListCocktailsOfCategoryParams,
  ListCocktailsParams,
  ListCollectionOptionsParams,
  ListSimilarCocktailsParams,
  NotFoundResponse,
  NotModifiedResponse,
  SearchCocktailsParams
} from '../../../../openapi/generated/model';

import { fetchWithHeaders } from '../../fetcher.ts';
import type { ErrorType } from '../../fetcher.ts';
import { fetcher } from '../../fetcher.ts';

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

export type listCocktailsResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 304 | 400>
}

export type listCocktailsResponseSuccess = (listCocktailsResponse200) & {
  headers: Record<string, string>;
};
export type listCocktailsResponseError = (listCocktailsResponse304 | listCocktailsResponse400 | listCocktailsResponseDefault) & {
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
 * Sorted by name unless another order is asked for; with `featured=true` alone, in the order of the home page.
 * @summary List cocktails
 */
export const listCocktails = async (params?: ListCocktailsParams, options?: Parameters<typeof fetchWithHeaders>[1]): Promise<listCocktailsResponseSuccess> => {

  return fetchWithHeaders<listCocktailsResponseSuccess>(getListCocktailsUrl(params),
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


export const getListCocktailsQueryOptions = <TData = Awaited<ReturnType<typeof listCocktails>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(params?: ListCocktailsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCocktails>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCocktailsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCocktails>>> = ({ signal }) => listCocktails(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCocktails>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCocktailsQueryResult = NonNullable<Awaited<ReturnType<typeof listCocktails>>>
export type ListCocktailsQueryError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>


export function useListCocktails<TData = Awaited<ReturnType<typeof listCocktails>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params: undefined |  ListCocktailsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCocktails>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCocktails>>,
          TError,
          Awaited<ReturnType<typeof listCocktails>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCocktails<TData = Awaited<ReturnType<typeof listCocktails>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params?: ListCocktailsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCocktails>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCocktails>>,
          TError,
          Awaited<ReturnType<typeof listCocktails>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCocktails<TData = Awaited<ReturnType<typeof listCocktails>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params?: ListCocktailsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCocktails>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List cocktails
 */

export function useListCocktails<TData = Awaited<ReturnType<typeof listCocktails>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params?: ListCocktailsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCocktails>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCocktailsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
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

export type getCocktailResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type getCocktailResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 304 | 400 | 404>
}

export type getCocktailResponseSuccess = (getCocktailResponse200) & {
  headers: Record<string, string>;
};
export type getCocktailResponseError = (getCocktailResponse304 | getCocktailResponse400 | getCocktailResponse404 | getCocktailResponseDefault) & {
  headers: Record<string, string>;
};

export const getGetCocktailUrl = (id: string,) => {




  return `/api/cocktails/${encodeURIComponent(String(id))}`
}

/**
 * One recipe, with everything it needs.
 * @summary Read a cocktail
 */
export const getCocktail = async (id: string, options?: Parameters<typeof fetchWithHeaders>[1]): Promise<getCocktailResponseSuccess> => {

  return fetchWithHeaders<getCocktailResponseSuccess>(getGetCocktailUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetCocktailQueryKey = (id: string,) => {
    return [
    'api','cocktails',id
    ] as const;
    }


export const getGetCocktailQueryOptions = <TData = Awaited<ReturnType<typeof getCocktail>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCocktail>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCocktailQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCocktail>>> = ({ signal }) => getCocktail(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCocktail>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCocktailQueryResult = NonNullable<Awaited<ReturnType<typeof getCocktail>>>
export type GetCocktailQueryError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>


export function useGetCocktail<TData = Awaited<ReturnType<typeof getCocktail>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCocktail>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCocktail>>,
          TError,
          Awaited<ReturnType<typeof getCocktail>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCocktail<TData = Awaited<ReturnType<typeof getCocktail>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCocktail>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCocktail>>,
          TError,
          Awaited<ReturnType<typeof getCocktail>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCocktail<TData = Awaited<ReturnType<typeof getCocktail>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCocktail>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a cocktail
 */

export function useGetCocktail<TData = Awaited<ReturnType<typeof getCocktail>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | NotFoundResponse | FailureResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCocktail>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCocktailQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






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
 * Those with the most spirits, categories and ingredients in common, best first; what has nothing in common is left out.
 * @summary List the cocktails most like one
 */
export const listSimilarCocktails = async (id: string,
    params?: ListSimilarCocktailsParams, options?: Parameters<typeof fetcher>[1]): Promise<CocktailsResponse> => {

  return fetcher<CocktailsResponse>(getListSimilarCocktailsUrl(id,params),
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
 * Sorted by name; none where there is no such category.
 * @summary List the cocktails of a category
 */
export const listCocktailsOfCategory = async (category: string,
    params?: ListCocktailsOfCategoryParams, options?: Parameters<typeof fetcher>[1]): Promise<CocktailsResponse> => {

  return fetcher<CocktailsResponse>(getListCocktailsOfCategoryUrl(category,params),
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
 * Looks in name, ingredients, category, spirits, technique and description for whole words, prefixes and small typing or hearing mistakes. Case and accents do not count. Best first. What leaves something out is no word to look for but a filter: `nut free`, `no eggs`, `gin without lime`, `dairy-free`, `vegan`, `mocktail`, `for the driver`. A thing stands for what is made of it too, so `no sugar` leaves syrup out. What is left out is in no answer, as far as the recipes tell. What is refused and not known leaves nothing out, and `X-Unknown-Things` says so.
 * @summary Search cocktails
 */
export const searchCocktails = async (term: string,
    params?: SearchCocktailsParams, options?: Parameters<typeof fetchWithHeaders>[1]): Promise<searchCocktailsResponseSuccess> => {

  return fetchWithHeaders<searchCocktailsResponseSuccess>(getSearchCocktailsUrl(term,params),
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
    params?: SearchCocktailsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCocktails>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
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
      >, request?: SecondParameter<typeof fetchWithHeaders>}
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
      >, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchCocktails<TData = Awaited<ReturnType<typeof searchCocktails>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 term: string,
    params?: SearchCocktailsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCocktails>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Search cocktails
 */

export function useSearchCocktails<TData = Awaited<ReturnType<typeof searchCocktails>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 term: string,
    params?: SearchCocktailsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCocktails>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSearchCocktailsQueryOptions(term,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






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
 * For every filter of the collection the options that would leave something, and how many cocktails each would leave given the other filters.
 * @summary List what the collection can be narrowed by
 */
export const listCollectionOptions = async (params?: ListCollectionOptionsParams, options?: Parameters<typeof fetcher>[1]): Promise<CollectionOptions> => {

  return fetcher<CollectionOptions>(getListCollectionOptionsUrl(params),
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
 * What of the cocktails that pass the filters can be made with the bottles that somebody has, which bottles recipes ask for, and which one more would open most cocktails.
 * @summary See what bottles make
 */
export const getBar = async (params?: GetBarParams, options?: Parameters<typeof fetcher>[1]): Promise<Bar> => {

  return fetcher<Bar>(getGetBarUrl(params),
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






export type getFeaturedOrderResponse200 = {
  data: FeaturedOrderResponse
  status: 200
}

export type getFeaturedOrderResponse304 = {
  data: NotModifiedResponse
  status: 304
}

export type getFeaturedOrderResponse400 = {
  data: InvalidResponse
  status: 400
}

export type getFeaturedOrderResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 304 | 400>
}

export type getFeaturedOrderResponseSuccess = (getFeaturedOrderResponse200) & {
  headers: Record<string, string>;
};
export type getFeaturedOrderResponseError = (getFeaturedOrderResponse304 | getFeaturedOrderResponse400 | getFeaturedOrderResponseDefault) & {
  headers: Record<string, string>;
};

export const getGetFeaturedOrderUrl = () => {




  return `/api/featured-cocktails`
}

/**
 * Their ids as the home page shows them; `listCocktails` with `featured=true` gives the cocktails in the same order.
 * @summary Read the order of the featured cocktails
 */
export const getFeaturedOrder = async ( options?: Parameters<typeof fetchWithHeaders>[1]): Promise<getFeaturedOrderResponseSuccess> => {

  return fetchWithHeaders<getFeaturedOrderResponseSuccess>(getGetFeaturedOrderUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetFeaturedOrderQueryKey = () => {
    return [
    'api','featured-cocktails'
    ] as const;
    }


export const getGetFeaturedOrderQueryOptions = <TData = Awaited<ReturnType<typeof getFeaturedOrder>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFeaturedOrder>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetFeaturedOrderQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getFeaturedOrder>>> = ({ signal }) => getFeaturedOrder({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getFeaturedOrder>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetFeaturedOrderQueryResult = NonNullable<Awaited<ReturnType<typeof getFeaturedOrder>>>
export type GetFeaturedOrderQueryError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>


export function useGetFeaturedOrder<TData = Awaited<ReturnType<typeof getFeaturedOrder>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFeaturedOrder>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFeaturedOrder>>,
          TError,
          Awaited<ReturnType<typeof getFeaturedOrder>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFeaturedOrder<TData = Awaited<ReturnType<typeof getFeaturedOrder>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFeaturedOrder>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getFeaturedOrder>>,
          TError,
          Awaited<ReturnType<typeof getFeaturedOrder>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetFeaturedOrder<TData = Awaited<ReturnType<typeof getFeaturedOrder>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFeaturedOrder>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the order of the featured cocktails
 */

export function useGetFeaturedOrder<TData = Awaited<ReturnType<typeof getFeaturedOrder>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getFeaturedOrder>>, TError, TData>>, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetFeaturedOrderQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






