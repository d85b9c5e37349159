/**
 * Generated from openapi.yaml. Do not edit.
 */
import {
  matchQuery,
  useMutation,
  useQuery,
  useQueryClient
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  MutationFunctionContext,
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
  AuditList,
  BodyTooLargeResponse,
  Credentials,
  FailureResponse,
  InvalidResponse,
  ListAuditEntriesParams,
  ListSessionsParams,
  ListedSession,
  LogInParams,
  NotFoundResponse,
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
import { fetchList } from '../../fetcher.ts';


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
    export const getListSessionsUrl = (params?: ListSessionsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/admin/sessions?${stringifiedParams}` : `/api/admin/sessions`
}

/**
 * Those that are open, the one of the token first, then the last used.
 * @summary List the sessions
 */
export const listSessions = async (params?: ListSessionsParams, options?: Parameters<typeof fetchList>[1]): Promise<ListedSession[]> => {

  return fetchList<ListedSession[]>(getListSessionsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListSessionsQueryKey = (params?: ListSessionsParams,) => {
    return [
    'api','admin','sessions', ...(params ? [params] : [])
    ] as const;
    }


export const getListSessionsQueryOptions = <TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(params?: ListSessionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof fetchList>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSessionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSessions>>> = ({ signal }) => listSessions(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSessionsQueryResult = NonNullable<Awaited<ReturnType<typeof listSessions>>>
export type ListSessionsQueryError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>


export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params: undefined |  ListSessionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSessions>>,
          TError,
          Awaited<ReturnType<typeof listSessions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListSessionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSessions>>,
          TError,
          Awaited<ReturnType<typeof listSessions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListSessionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the sessions
 */

export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListSessionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof fetchList>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSessionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getDeleteSessionUrl = (id: string,) => {




  return `/api/admin/sessions/${encodeURIComponent(String(id))}`
}

/**
 * Its token opens nothing from now on.
 * @summary End a session
 */
export const deleteSession = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getDeleteSessionUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteSessionMutationKey = () => ['deleteSession'] as const;

export const getDeleteSessionMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | FailureResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSession>>, TError,DeleteSessionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteSession>>, TError,DeleteSessionMutationVariables, TContext> => {

const mutationKey = getDeleteSessionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteSession>>, DeleteSessionMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteSession(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteSession>>, variables: DeleteSessionMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListSessionsQueryKey(), getListAuditEntriesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteSessionMutationResult = NonNullable<Awaited<ReturnType<typeof deleteSession>>>

    export type DeleteSessionMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | FailureResponse>
    export type DeleteSessionMutationVariables = {id: string}

    /**
 * @summary End a session
 */
export const useDeleteSession = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSession>>, TError,DeleteSessionMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteSession>>,
        TError,
        DeleteSessionMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteSessionMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getListAuditEntriesUrl = (params?: ListAuditEntriesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/admin/audit?${stringifiedParams}` : `/api/admin/audit`
}

/**
 * Newest first, page by page; `before` asks for what is older. The newest 10,000 entries are kept, and besides them the newest 2,000 failed logins and lock-outs. No backup has them.
 * @summary List what the audit log holds
 */
export const listAuditEntries = async (params?: ListAuditEntriesParams, options?: Parameters<typeof fetcher>[1]): Promise<AuditList> => {

  return fetcher<AuditList>(getListAuditEntriesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListAuditEntriesQueryKey = (params?: ListAuditEntriesParams,) => {
    return [
    'api','admin','audit', ...(params ? [params] : [])
    ] as const;
    }


export const getListAuditEntriesQueryOptions = <TData = Awaited<ReturnType<typeof listAuditEntries>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(params?: ListAuditEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAuditEntriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAuditEntries>>> = ({ signal }) => listAuditEntries(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAuditEntriesQueryResult = NonNullable<Awaited<ReturnType<typeof listAuditEntries>>>
export type ListAuditEntriesQueryError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>


export function useListAuditEntries<TData = Awaited<ReturnType<typeof listAuditEntries>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params: undefined |  ListAuditEntriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAuditEntries>>,
          TError,
          Awaited<ReturnType<typeof listAuditEntries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAuditEntries<TData = Awaited<ReturnType<typeof listAuditEntries>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListAuditEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAuditEntries>>,
          TError,
          Awaited<ReturnType<typeof listAuditEntries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAuditEntries<TData = Awaited<ReturnType<typeof listAuditEntries>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListAuditEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List what the audit log holds
 */

export function useListAuditEntries<TData = Awaited<ReturnType<typeof listAuditEntries>>, TError = ErrorType<InvalidResponse | SessionMissingResponse | FailureResponse>>(
 params?: ListAuditEntriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditEntries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAuditEntriesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
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
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePassword>>, TError,UpdatePasswordMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetcher>}
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

  const onSuccess = (data: Awaited<ReturnType<typeof updatePassword>>, variables: UpdatePasswordMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListSessionsQueryKey(), getListAuditEntriesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdatePasswordMutationResult = NonNullable<Awaited<ReturnType<typeof updatePassword>>>
    export type UpdatePasswordMutationBody = PasswordChange
    export type UpdatePasswordMutationError = ErrorType<PasswordRefusedResponse | SessionMissingResponse | OriginForeignResponse | PasswordFixedResponse | BodyTooLargeResponse | TypeUnsupportedResponse | AttemptsExhaustedResponse | FailureResponse>
    export type UpdatePasswordMutationVariables = {data: PasswordChange}

    /**
 * @summary Change the password
 */
export const useUpdatePassword = <TError = ErrorType<PasswordRefusedResponse | SessionMissingResponse | OriginForeignResponse | PasswordFixedResponse | BodyTooLargeResponse | TypeUnsupportedResponse | AttemptsExhaustedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updatePassword>>, TError,UpdatePasswordMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updatePassword>>,
        TError,
        UpdatePasswordMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdatePasswordMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
