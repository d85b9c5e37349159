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
  DeletedResponse,
  FailureResponse,
  InvalidResponse,
  NameTakenResponse,
  NotFoundResponse,
  NoteBody,
  NoteCreatedResponse,
  OriginForeignResponse,
  SessionMissingResponse,
  StoredNoteResponse,
  TypeUnsupportedResponse,
  VersionStaleResponse
} from '../../../../openapi/generated/model';

import {
  getListChangesQueryKey
} from '../history/history.ts';

import {
  getListAdminNotesQueryKey
} from '../notes-drafts/notes-drafts.ts';

import {
  getListNotesQueryKey
} from '../notes/notes.ts';

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



export type createNoteResponse201 = {
  data: NoteCreatedResponse
  status: 201
}

export type createNoteResponse400 = {
  data: InvalidResponse
  status: 400
}

export type createNoteResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type createNoteResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type createNoteResponse409 = {
  data: NameTakenResponse
  status: 409
}

export type createNoteResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type createNoteResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type createNoteResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 201 | 400 | 401 | 403 | 409 | 413 | 415>
}

export type createNoteResponseSuccess = (createNoteResponse201) & {
  headers: Record<string, string>;
};
export type createNoteResponseError = (createNoteResponse400 | createNoteResponse401 | createNoteResponse403 | createNoteResponse409 | createNoteResponse413 | createNoteResponse415 | createNoteResponseDefault) & {
  headers: Record<string, string>;
};

export const getCreateNoteUrl = () => {




  return `/api/notes`
}

/**
 * The id is made from the name.
 * @summary Create a note
 */
export const createNote = async (noteBody: NoteBody, options?: Parameters<typeof fetchWithHeaders>[1]): Promise<createNoteResponseSuccess> => {

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
return fetchWithHeaders<createNoteResponseSuccess>(getCreateNoteUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(noteBody)
  }
);}





export const getCreateNoteMutationKey = () => ['createNote'] as const;

export const getCreateNoteMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createNote>>, TError,CreateNoteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetchWithHeaders>}
): UseMutationOptions<Awaited<ReturnType<typeof createNote>>, TError,CreateNoteMutationVariables, TContext> => {

const mutationKey = getCreateNoteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createNote>>, CreateNoteMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createNote(data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof createNote>>, variables: CreateNoteMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListNotesQueryKey(), getListAdminNotesQueryKey(), getListChangesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type CreateNoteMutationResult = NonNullable<Awaited<ReturnType<typeof createNote>>>
    export type CreateNoteMutationBody = NoteBody
    export type CreateNoteMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type CreateNoteMutationVariables = {data: NoteBody}

    /**
 * @summary Create a note
 */
export const useCreateNote = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NameTakenResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createNote>>, TError,CreateNoteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createNote>>,
        TError,
        CreateNoteMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getCreateNoteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export type updateNoteResponse200 = {
  data: StoredNoteResponse
  status: 200
}

export type updateNoteResponse400 = {
  data: InvalidResponse
  status: 400
}

export type updateNoteResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type updateNoteResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type updateNoteResponse404 = {
  data: NotFoundResponse
  status: 404
}

export type updateNoteResponse409 = {
  data: NameTakenResponse
  status: 409
}

export type updateNoteResponse412 = {
  data: VersionStaleResponse
  status: 412
}

export type updateNoteResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type updateNoteResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type updateNoteResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 200 | 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415>
}

export type updateNoteResponseSuccess = (updateNoteResponse200) & {
  headers: Record<string, string>;
};
export type updateNoteResponseError = (updateNoteResponse400 | updateNoteResponse401 | updateNoteResponse403 | updateNoteResponse404 | updateNoteResponse409 | updateNoteResponse412 | updateNoteResponse413 | updateNoteResponse415 | updateNoteResponseDefault) & {
  headers: Record<string, string>;
};

export const getUpdateNoteUrl = (id: string,) => {




  return `/api/notes/${encodeURIComponent(String(id))}`
}

/**
 * An optional field that is not sent becomes empty; the id, and so the address of its page, stays.
 * @summary Replace a note
 */
export const updateNote = async (id: string,
    noteBody: NoteBody, options?: Parameters<typeof fetchWithHeaders>[1]): Promise<updateNoteResponseSuccess> => {

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
return fetchWithHeaders<updateNoteResponseSuccess>(getUpdateNoteUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(noteBody)
  }
);}





export const getUpdateNoteMutationKey = () => ['updateNote'] as const;

export const getUpdateNoteMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateNote>>, TError,UpdateNoteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetchWithHeaders>}
): UseMutationOptions<Awaited<ReturnType<typeof updateNote>>, TError,UpdateNoteMutationVariables, TContext> => {

const mutationKey = getUpdateNoteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateNote>>, UpdateNoteMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateNote(id,data,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof updateNote>>, variables: UpdateNoteMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListNotesQueryKey(), getListAdminNotesQueryKey(), getListChangesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type UpdateNoteMutationResult = NonNullable<Awaited<ReturnType<typeof updateNote>>>
    export type UpdateNoteMutationBody = NoteBody
    export type UpdateNoteMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>
    export type UpdateNoteMutationVariables = {id: string;data: NoteBody}

    /**
 * @summary Replace a note
 */
export const useUpdateNote = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | NameTakenResponse | VersionStaleResponse | BodyTooLargeResponse | TypeUnsupportedResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateNote>>, TError,UpdateNoteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetchWithHeaders>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateNote>>,
        TError,
        UpdateNoteMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getUpdateNoteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
    export const getDeleteNoteUrl = (id: string,) => {




  return `/api/notes/${encodeURIComponent(String(id))}`
}

/**
 * Takes it off the site.
 * @summary Delete a note
 */
export const deleteNote = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<DeletedResponse> => {

  return fetcher<DeletedResponse>(getDeleteNoteUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteNoteMutationKey = () => ['deleteNote'] as const;

export const getDeleteNoteMutationOptions = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | VersionStaleResponse | FailureResponse>,
    TContext = unknown>(queryClient: QueryClient, options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteNote>>, TError,DeleteNoteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteNote>>, TError,DeleteNoteMutationVariables, TContext> => {

const mutationKey = getDeleteNoteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteNote>>, DeleteNoteMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteNote(id,requestOptions)
        }

  const onSuccess = (data: Awaited<ReturnType<typeof deleteNote>>, variables: DeleteNoteMutationVariables, onMutateResult: TContext, context: MutationFunctionContext) => {
        if (!options?.skipInvalidation) {
        queryClient.invalidateQueries({ predicate: (query) => [getListNotesQueryKey(), getListAdminNotesQueryKey(), getListChangesQueryKey()].some((queryKey) => matchQuery({ queryKey }, query)) });
        }
        mutationOptions?.onSuccess?.(data, variables, onMutateResult, context);
      };




  return  { ...mutationOptions, mutationFn, onSuccess }}

    export type DeleteNoteMutationResult = NonNullable<Awaited<ReturnType<typeof deleteNote>>>

    export type DeleteNoteMutationError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | VersionStaleResponse | FailureResponse>
    export type DeleteNoteMutationVariables = {id: string}

    /**
 * @summary Delete a note
 */
export const useDeleteNote = <TError = ErrorType<InvalidResponse | SessionMissingResponse | OriginForeignResponse | NotFoundResponse | VersionStaleResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteNote>>, TError,DeleteNoteMutationVariables, TContext>, skipInvalidation?: boolean, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteNote>>,
        TError,
        DeleteNoteMutationVariables,
        TContext
      > => {
      const backupQueryClient = useQueryClient();
      return useMutation(getDeleteNoteMutationOptions(queryClient ?? backupQueryClient, options), queryClient);
    }
