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
  AttemptsExhaustedResponse,
  BodyTooLargeResponse,
  Credentials,
  FailureResponse,
  InvalidResponse,
  LogInParams,
  OpenedSession,
  OriginForeignResponse,
  PasswordChange,
  PasswordFixedResponse,
  PasswordRefusedResponse,
  PasswordWrongResponse,
  SessionMissingResponse,
  TypeUnsupportedResponse
} from '../../../../openapi/generated/model';

import { fetcher } from '../../fetcher.ts';
import type { ErrorType } from '../../fetcher.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getLogInUrl = (params?: LogInParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/admin/login?${stringifiedParams}` : `/api/admin/login`
}

/**
 * Answers the token of a new session, and sets it as a cookie unless `cookie` is false. A token that is sent along ends its own session. After five wrong passwords from one address within 15 minutes, that address is refused for the rest of them.
 * @summary Log in
 */
export const logIn = async (credentials: Credentials,
    params?: LogInParams, options?: Parameters<typeof fetcher>[1]): Promise<OpenedSession> => {

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
return fetcher<OpenedSession>(getLogInUrl(params),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(credentials)
  }
);}





export const getLogInMutationKey = () => ['logIn'] as const;

export const getLogInMutationOptions = <TError = ErrorType<InvalidResponse | PasswordWrongResponse | OriginForeignResponse | BodyTooLargeResponse | TypeUnsupportedResponse | AttemptsExhaustedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logIn>>, TError,LogInMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof logIn>>, TError,LogInMutationVariables, TContext> => {

const mutationKey = getLogInMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logIn>>, LogInMutationVariables> = (props) => {
          const {data,params} = props ?? {};

          return  logIn(data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LogInMutationResult = NonNullable<Awaited<ReturnType<typeof logIn>>>
    export type LogInMutationBody = Credentials
    export type LogInMutationError = ErrorType<InvalidResponse | PasswordWrongResponse | OriginForeignResponse | BodyTooLargeResponse | TypeUnsupportedResponse | AttemptsExhaustedResponse | FailureResponse>
    export type LogInMutationVariables = {data: Credentials;params?: LogInParams}

    /**
 * @summary Log in
 */
export const useLogIn = <TError = ErrorType<InvalidResponse | PasswordWrongResponse | OriginForeignResponse | BodyTooLargeResponse | TypeUnsupportedResponse | AttemptsExhaustedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logIn>>, TError,LogInMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logIn>>,
        TError,
        LogInMutationVariables,
        TContext
      > => {
      return useMutation(getLogInMutationOptions(options), queryClient);
    }
    export const getLogOutUrl = () => {




  return `/api/admin/logout`
}

/**
 * Ends the session of the token.
 * @summary Log out
 */
export const logOut = async ( options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getLogOutUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getLogOutMutationKey = () => ['logOut'] as const;

export const getLogOutMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logOut>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof logOut>>, TError,void, TContext> => {

const mutationKey = getLogOutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logOut>>, void> = () => {


          return  logOut(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LogOutMutationResult = NonNullable<Awaited<ReturnType<typeof logOut>>>

    export type LogOutMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | FailureResponse>


    /**
 * @summary Log out
 */
export const useLogOut = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logOut>>, TError,void, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logOut>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getLogOutMutationOptions(options), queryClient);
    }
    export const getUpdatePasswordUrl = () => {




  return `/api/admin/password`
}

/**
 * From now on the new password opens the dashboard, whatever the configuration of the server says. All other sessions end. A wrong present password counts like a login with a wrong one.
 * @summary Change the password
 */
export const updatePassword = async (passwordChange: PasswordChange, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

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
return fetcher<void>(getUpdatePasswordUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(passwordChange)
  }
);}





export const getUpdatePasswordMutationKey = () => ['updatePassword'] as const;

export const getUpdatePasswordMutationOptions = <TError = ErrorType<PasswordRefusedResponse | SessionMissingResponse | OriginForeignResponse | PasswordFixedResponse | BodyTooLargeResponse | TypeUnsupportedResponse | AttemptsExhaustedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePassword>>, TError,UpdatePasswordMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof updatePassword>>, TError,UpdatePasswordMutationVariables, TContext> => {

const mutationKey = getUpdatePasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updatePassword>>, UpdatePasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updatePassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdatePasswordMutationResult = NonNullable<Awaited<ReturnType<typeof updatePassword>>>
    export type UpdatePasswordMutationBody = PasswordChange
    export type UpdatePasswordMutationError = ErrorType<PasswordRefusedResponse | SessionMissingResponse | OriginForeignResponse | PasswordFixedResponse | BodyTooLargeResponse | TypeUnsupportedResponse | AttemptsExhaustedResponse | FailureResponse>
    export type UpdatePasswordMutationVariables = {data: PasswordChange}

    /**
 * @summary Change the password
 */
export const useUpdatePassword = <TError = ErrorType<PasswordRefusedResponse | SessionMissingResponse | OriginForeignResponse | PasswordFixedResponse | BodyTooLargeResponse | TypeUnsupportedResponse | AttemptsExhaustedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePassword>>, TError,UpdatePasswordMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updatePassword>>,
        TError,
        UpdatePasswordMutationVariables,
        TContext
      > => {
      return useMutation(getUpdatePasswordMutationOptions(options), queryClient);
    }
