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
  Session,
  SessionMissingResponse,
  TypeUnsupportedResponse
} from '../model.schemas.ts';

import { fetcher } from '../../fetcher.ts';
import type { ErrorType } from '../../fetcher.ts';

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

export type logInResponse200 = {
  data: OpenedSession
  status: 200
}

export type logInResponse400 = {
  data: InvalidResponse
  status: 400
}

export type logInResponse401 = {
  data: PasswordWrongResponse
  status: 401
}

export type logInResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type logInResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type logInResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type logInResponse429 = {
  data: AttemptsExhaustedResponse
  status: 429
}

export type logInResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401 | 403 | 413 | 415 | 429>
}

export type logInResponseSuccess = (logInResponse200) & {
  headers: Record<string, string>;
};
export type logInResponseError = (logInResponse400 | logInResponse401 | logInResponse403 | logInResponse413 | logInResponse415 | logInResponse429 | logInResponseDefault) & {
  headers: Record<string, string>;
};

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
 * Returns the token of a new session, and sets it as a cookie unless `cookie` is false. A token that is sent along ends its own session. After five wrong passwords from one address within 15 minutes, that address is refused for the rest of them.
 * @summary Log in
 */
export const logIn = async (credentials: Credentials,
    params?: LogInParams, options?: Parameters<typeof fetcher>[1]): Promise<logInResponseSuccess> => {

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
return fetcher<logInResponseSuccess>(getLogInUrl(params),
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
    export type logOutResponse204 = {
  data: void
  status: 204
}

export type logOutResponse400 = {
  data: InvalidResponse
  status: 400
}

export type logOutResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type logOutResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type logOutResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 204 | 400 | 401 | 403>
}

export type logOutResponseSuccess = (logOutResponse204) & {
  headers: Record<string, string>;
};
export type logOutResponseError = (logOutResponse400 | logOutResponse401 | logOutResponse403 | logOutResponseDefault) & {
  headers: Record<string, string>;
};

export const getLogOutUrl = () => {




  return `/api/admin/logout`
}

/**
 * Ends the session of the token.
 * @summary Log out
 */
export const logOut = async ( options?: Parameters<typeof fetcher>[1]): Promise<logOutResponseSuccess> => {

  return fetcher<logOutResponseSuccess>(getLogOutUrl(),
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
    export type getSessionResponse200 = {
  data: Session
  status: 200
}

export type getSessionResponse400 = {
  data: InvalidResponse
  status: 400
}

export type getSessionResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type getSessionResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401>
}

export type getSessionResponseSuccess = (getSessionResponse200) & {
  headers: Record<string, string>;
};
export type getSessionResponseError = (getSessionResponse400 | getSessionResponse401 | getSessionResponseDefault) & {
  headers: Record<string, string>;
};

export const getGetSessionUrl = () => {




  return `/api/admin/session`
}

/**
 * Tells whether the token still opens the dashboard, and until when.
 * @summary Check the session
 */
export const getSession = async ( options?: Parameters<typeof fetcher>[1]): Promise<getSessionResponseSuccess> => {

  return fetcher<getSessionResponseSuccess>(getGetSessionUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetSessionQueryKey = () => {
    return [
    'api','admin','session'
    ] as const;
    }


export const getGetSessionQueryOptions = <TData = Awaited<ReturnType<typeof getSession>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSession>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSessionQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSession>>> = ({ signal }) => getSession({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSession>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSessionQueryResult = NonNullable<Awaited<ReturnType<typeof getSession>>>
export type GetSessionQueryError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>


export function useGetSession<TData = Awaited<ReturnType<typeof getSession>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSession>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSession>>,
          TError,
          Awaited<ReturnType<typeof getSession>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSession<TData = Awaited<ReturnType<typeof getSession>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSession>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSession>>,
          TError,
          Awaited<ReturnType<typeof getSession>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSession<TData = Awaited<ReturnType<typeof getSession>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSession>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Check the session
 */

export function useGetSession<TData = Awaited<ReturnType<typeof getSession>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSession>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSessionQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export type updatePasswordResponse204 = {
  data: void
  status: 204
}

export type updatePasswordResponse400 = {
  data: PasswordRefusedResponse
  status: 400
}

export type updatePasswordResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type updatePasswordResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type updatePasswordResponse409 = {
  data: PasswordFixedResponse
  status: 409
}

export type updatePasswordResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type updatePasswordResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type updatePasswordResponse429 = {
  data: AttemptsExhaustedResponse
  status: 429
}

export type updatePasswordResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 204 | 400 | 401 | 403 | 409 | 413 | 415 | 429>
}

export type updatePasswordResponseSuccess = (updatePasswordResponse204) & {
  headers: Record<string, string>;
};
export type updatePasswordResponseError = (updatePasswordResponse400 | updatePasswordResponse401 | updatePasswordResponse403 | updatePasswordResponse409 | updatePasswordResponse413 | updatePasswordResponse415 | updatePasswordResponse429 | updatePasswordResponseDefault) & {
  headers: Record<string, string>;
};

export const getUpdatePasswordUrl = () => {




  return `/api/admin/password`
}

/**
 * From now on the new password opens the dashboard, whatever the configuration of the server says. All other sessions end. A wrong present password counts like a login with a wrong one.
 * @summary Change the password
 */
export const updatePassword = async (passwordChange: PasswordChange, options?: Parameters<typeof fetcher>[1]): Promise<updatePasswordResponseSuccess> => {

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
return fetcher<updatePasswordResponseSuccess>(getUpdatePasswordUrl(),
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
