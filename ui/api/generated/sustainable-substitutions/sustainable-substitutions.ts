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
  FailureResponse,
  InvalidResponse,
  ListSustainableSubstitutionsParams,
  NotModifiedResponse,
  SustainableSubstitution
} from '../../../../openapi/generated/model';

import { fetchList } from '../../fetcher.ts';
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

export const getListSustainableSubstitutionsUrl = (params?: ListSustainableSubstitutionsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/sustainable-substitutions?${stringifiedParams}` : `/api/sustainable-substitutions`
}

/**
 * Sorted by original ingredient.
 * @summary List the sustainable substitutions
 */
export const listSustainableSubstitutions = async (params?: ListSustainableSubstitutionsParams, options?: Parameters<typeof fetchList>[1]): Promise<SustainableSubstitution[]> => {

  return fetchList<SustainableSubstitution[]>(getListSustainableSubstitutionsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListSustainableSubstitutionsQueryKey = (params?: ListSustainableSubstitutionsParams,) => {
    return [
    'api','sustainable-substitutions', ...(params ? [params] : [])
    ] as const;
    }


export const getListSustainableSubstitutionsQueryOptions = <TData = Awaited<ReturnType<typeof listSustainableSubstitutions>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(params?: ListSustainableSubstitutionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSustainableSubstitutions>>, TError, TData>>, request?: SecondParameter<typeof fetchList>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSustainableSubstitutionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSustainableSubstitutions>>> = ({ signal }) => listSustainableSubstitutions(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSustainableSubstitutions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSustainableSubstitutionsQueryResult = NonNullable<Awaited<ReturnType<typeof listSustainableSubstitutions>>>
export type ListSustainableSubstitutionsQueryError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>


export function useListSustainableSubstitutions<TData = Awaited<ReturnType<typeof listSustainableSubstitutions>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params: undefined |  ListSustainableSubstitutionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSustainableSubstitutions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSustainableSubstitutions>>,
          TError,
          Awaited<ReturnType<typeof listSustainableSubstitutions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSustainableSubstitutions<TData = Awaited<ReturnType<typeof listSustainableSubstitutions>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params?: ListSustainableSubstitutionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSustainableSubstitutions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSustainableSubstitutions>>,
          TError,
          Awaited<ReturnType<typeof listSustainableSubstitutions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSustainableSubstitutions<TData = Awaited<ReturnType<typeof listSustainableSubstitutions>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params?: ListSustainableSubstitutionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSustainableSubstitutions>>, TError, TData>>, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the sustainable substitutions
 */

export function useListSustainableSubstitutions<TData = Awaited<ReturnType<typeof listSustainableSubstitutions>>, TError = ErrorType<NotModifiedResponse | InvalidResponse | FailureResponse>>(
 params?: ListSustainableSubstitutionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSustainableSubstitutions>>, TError, TData>>, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSustainableSubstitutionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






