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
  FailureResponse,
  InvalidResponse,
  OriginForeignResponse,
  ShownAdverts,
  TypeUnsupportedResponse
} from '../../../../openapi/generated/model';

import { fetcher } from '../../fetcher.ts';
import type { ErrorType } from '../../fetcher.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getLogShownAdvertsUrl = () => {




  return `/api/advert-counts`
}

/**
 * Each advert counts one view and one click at most, on the day of the house's clocks. What a robot sends, or a browser that asks not to be tracked (`Sec-GPC` or `DNT` of 1), and an id that no advert has, is left out without a word, and so is what one address sends beyond 600 views and clicks a minute. Nothing is stored but the sums of a day.
 *
 * It changes nothing of the catalogue, and needs no session. A repeated request counts again.
 * @summary Count what a page showed
 */
export const logShownAdverts = async (shownAdverts: ShownAdverts, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

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
return fetcher<void>(getLogShownAdvertsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(shownAdverts)
  }
);}





export const getLogShownAdvertsMutationKey = () => ['logShownAdverts'] as const;

export const getLogShownAdvertsMutationOptions = <TError = ErrorType<InvalidResponse | OriginForeignResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logShownAdverts>>, TError,LogShownAdvertsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof logShownAdverts>>, TError,LogShownAdvertsMutationVariables, TContext> => {

const mutationKey = getLogShownAdvertsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logShownAdverts>>, LogShownAdvertsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  logShownAdverts(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LogShownAdvertsMutationResult = NonNullable<Awaited<ReturnType<typeof logShownAdverts>>>
    export type LogShownAdvertsMutationBody = ShownAdverts
    export type LogShownAdvertsMutationError = ErrorType<InvalidResponse | OriginForeignResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type LogShownAdvertsMutationVariables = {data: ShownAdverts}

    /**
 * @summary Count what a page showed
 */
export const useLogShownAdverts = <TError = ErrorType<InvalidResponse | OriginForeignResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logShownAdverts>>, TError,LogShownAdvertsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logShownAdverts>>,
        TError,
        LogShownAdvertsMutationVariables,
        TContext
      > => {
      return useMutation(getLogShownAdvertsMutationOptions(options), queryClient);
    }
