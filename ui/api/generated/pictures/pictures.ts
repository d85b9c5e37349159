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
  ImageUpload,
  InvalidResponse,
  OriginForeignResponse,
  SessionMissingResponse,
  TypeUnsupportedResponse,
  UploadedImage
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



export type createImageResponse201 = {
  data: UploadedImage
  status: 201
}

export type createImageResponse400 = {
  data: InvalidResponse
  status: 400
}

export type createImageResponse401 = {
  data: SessionMissingResponse
  status: 401
}

export type createImageResponse403 = {
  data: OriginForeignResponse
  status: 403
}

export type createImageResponse413 = {
  data: BodyTooLargeResponse
  status: 413
}

export type createImageResponse415 = {
  data: TypeUnsupportedResponse
  status: 415
}

export type createImageResponseDefault = {
  data: FailureResponse
  status: Exclude<HTTPStatusCodes, 201 | 400 | 401 | 403 | 413 | 415>
}

export type createImageResponseSuccess = (createImageResponse201) & {
  headers: Record<string, string>;
};
export type createImageResponseError = (createImageResponse400 | createImageResponse401 | createImageResponse403 | createImageResponse413 | createImageResponse415 | createImageResponseDefault) & {
  headers: Record<string, string>;
};

export const getCreateImageUrl = () => {




  return `/api/images`
}

/**
 * The response is its address, for the `image` of a recipe that is sent as JSON. A picture that no item names is deleted after a day.
 * @summary Upload a picture for a recipe
 */
export const createImage = async (imageUpload: ImageUpload, options?: Parameters<typeof fetcher>[1]): Promise<createImageResponseSuccess> => {
    const formData = toFormData(imageUpload)
  return fetcher<createImageResponseSuccess>(getCreateImageUrl(),
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
 * @summary Upload a picture for a recipe
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
