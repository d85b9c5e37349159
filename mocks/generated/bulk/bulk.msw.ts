/**
 * Generated from openapi.yaml. Do not edit.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  BodyTooLargeResponse,
  DryRunStaleResponse,
  FailureResponse,
  InvalidResponse,
  OriginForeignResponse,
  OutcomeResponse,
  SessionMissingResponse,
  TypeUnsupportedResponse
} from '../../../ui/api/generated/model.schemas';


export const getUpdateItemsResponseMock = (): OutcomeResponse => ({"message":"1 cocktail changed, 1 needed no change, 1 was left alone.","revision":44,"created":{"count":0,"items":[]},"updated":{"count":1,"items":[{"resource":"cocktails","itemId":"pisco-sour","itemName":"Pisco Sour"}]},"deleted":{"count":0,"items":[]},"unchanged":{"count":1,"items":[{"resource":"cocktails","itemId":"daiquiri","itemName":"Daiquiri"}]},"skipped":{"count":1,"items":[{"resource":"cocktails","itemId":"old-friend","itemName":"old-friend","code":"notFound","fields":[],"reason":"There is no cocktail with the id \"old-friend\"."}]}})


export const getUpdateItemsResponseMock200 = (): OutcomeResponse => ({"message":"1 cocktail changed, 1 needed no change, 1 was left alone.","revision":44,"created":{"count":0,"items":[]},"updated":{"count":1,"items":[{"resource":"cocktails","itemId":"pisco-sour","itemName":"Pisco Sour"}]},"deleted":{"count":0,"items":[]},"unchanged":{"count":1,"items":[{"resource":"cocktails","itemId":"daiquiri","itemName":"Daiquiri"}]},"skipped":{"count":1,"items":[{"resource":"cocktails","itemId":"old-friend","itemName":"old-friend","code":"notFound","fields":[],"reason":"There is no cocktail with the id \"old-friend\"."}]}})


export const getUpdateItemsResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getUpdateItemsResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getUpdateItemsResponseMock403 = (): OriginForeignResponse => ({"type":"/api/docs#problem-origin-foreign","title":"Forbidden","status":403,"detail":"A page of another site sent this change. If it is one of this site's own pages, PUBLIC_URL must name its address."})


export const getUpdateItemsResponseMock412 = (): DryRunStaleResponse => ({"type":"/api/docs#problem-version-stale","title":"Precondition Failed","status":412,"detail":"The catalogue was changed since you looked at what this would do. Look again and repeat your change."})


export const getUpdateItemsResponseMock413 = (): BodyTooLargeResponse => ({"type":"/api/docs#problem-body-too-large","title":"Content Too Large","status":413,"detail":"A picture may have 8 MiB, 40 megapixels and 20,000 pixels a side at most. Please choose a smaller one."})


export const getUpdateItemsResponseMock415 = (): TypeUnsupportedResponse => ({"type":"/api/docs#problem-type-unsupported","title":"Unsupported Media Type","status":415,"detail":"Please send a picture as JPEG, PNG, WebP, AVIF or GIF. A phone saves JPEG instead of HEIC with the camera format “Most Compatible”."})


export const getUpdateItemsResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})

export const getReplaceItemEverywhereResponseMock = (): OutcomeResponse => ({"message":"1 cocktail changed, 1 needed no change, 1 was left alone.","revision":44,"created":{"count":0,"items":[]},"updated":{"count":1,"items":[{"resource":"cocktails","itemId":"pisco-sour","itemName":"Pisco Sour"}]},"deleted":{"count":0,"items":[]},"unchanged":{"count":1,"items":[{"resource":"cocktails","itemId":"daiquiri","itemName":"Daiquiri"}]},"skipped":{"count":1,"items":[{"resource":"cocktails","itemId":"old-friend","itemName":"old-friend","code":"notFound","fields":[],"reason":"There is no cocktail with the id \"old-friend\"."}]}})


export const getReplaceItemEverywhereResponseMock200 = (): OutcomeResponse => ({"message":"1 cocktail changed, 1 needed no change, 1 was left alone.","revision":44,"created":{"count":0,"items":[]},"updated":{"count":1,"items":[{"resource":"cocktails","itemId":"pisco-sour","itemName":"Pisco Sour"}]},"deleted":{"count":0,"items":[]},"unchanged":{"count":1,"items":[{"resource":"cocktails","itemId":"daiquiri","itemName":"Daiquiri"}]},"skipped":{"count":1,"items":[{"resource":"cocktails","itemId":"old-friend","itemName":"old-friend","code":"notFound","fields":[],"reason":"There is no cocktail with the id \"old-friend\"."}]}})


export const getReplaceItemEverywhereResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getReplaceItemEverywhereResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getReplaceItemEverywhereResponseMock403 = (): OriginForeignResponse => ({"type":"/api/docs#problem-origin-foreign","title":"Forbidden","status":403,"detail":"A page of another site sent this change. If it is one of this site's own pages, PUBLIC_URL must name its address."})


export const getReplaceItemEverywhereResponseMock412 = (): DryRunStaleResponse => ({"type":"/api/docs#problem-version-stale","title":"Precondition Failed","status":412,"detail":"The catalogue was changed since you looked at what this would do. Look again and repeat your change."})


export const getReplaceItemEverywhereResponseMock413 = (): BodyTooLargeResponse => ({"type":"/api/docs#problem-body-too-large","title":"Content Too Large","status":413,"detail":"A picture may have 8 MiB, 40 megapixels and 20,000 pixels a side at most. Please choose a smaller one."})


export const getReplaceItemEverywhereResponseMock415 = (): TypeUnsupportedResponse => ({"type":"/api/docs#problem-type-unsupported","title":"Unsupported Media Type","status":415,"detail":"Please send a picture as JPEG, PNG, WebP, AVIF or GIF. A phone saves JPEG instead of HEIC with the camera format “Most Compatible”."})


export const getReplaceItemEverywhereResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})

export const getDeleteItemsResponseMock = (): OutcomeResponse => ({"message":"1 cocktail changed, 1 needed no change, 1 was left alone.","revision":44,"created":{"count":0,"items":[]},"updated":{"count":1,"items":[{"resource":"cocktails","itemId":"pisco-sour","itemName":"Pisco Sour"}]},"deleted":{"count":0,"items":[]},"unchanged":{"count":1,"items":[{"resource":"cocktails","itemId":"daiquiri","itemName":"Daiquiri"}]},"skipped":{"count":1,"items":[{"resource":"cocktails","itemId":"old-friend","itemName":"old-friend","code":"notFound","fields":[],"reason":"There is no cocktail with the id \"old-friend\"."}]}})


export const getDeleteItemsResponseMock200 = (): OutcomeResponse => ({"message":"1 cocktail changed, 1 needed no change, 1 was left alone.","revision":44,"created":{"count":0,"items":[]},"updated":{"count":1,"items":[{"resource":"cocktails","itemId":"pisco-sour","itemName":"Pisco Sour"}]},"deleted":{"count":0,"items":[]},"unchanged":{"count":1,"items":[{"resource":"cocktails","itemId":"daiquiri","itemName":"Daiquiri"}]},"skipped":{"count":1,"items":[{"resource":"cocktails","itemId":"old-friend","itemName":"old-friend","code":"notFound","fields":[],"reason":"There is no cocktail with the id \"old-friend\"."}]}})


export const getDeleteItemsResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getDeleteItemsResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getDeleteItemsResponseMock403 = (): OriginForeignResponse => ({"type":"/api/docs#problem-origin-foreign","title":"Forbidden","status":403,"detail":"A page of another site sent this change. If it is one of this site's own pages, PUBLIC_URL must name its address."})


export const getDeleteItemsResponseMock412 = (): DryRunStaleResponse => ({"type":"/api/docs#problem-version-stale","title":"Precondition Failed","status":412,"detail":"The catalogue was changed since you looked at what this would do. Look again and repeat your change."})


export const getDeleteItemsResponseMock413 = (): BodyTooLargeResponse => ({"type":"/api/docs#problem-body-too-large","title":"Content Too Large","status":413,"detail":"A picture may have 8 MiB, 40 megapixels and 20,000 pixels a side at most. Please choose a smaller one."})


export const getDeleteItemsResponseMock415 = (): TypeUnsupportedResponse => ({"type":"/api/docs#problem-type-unsupported","title":"Unsupported Media Type","status":415,"detail":"Please send a picture as JPEG, PNG, WebP, AVIF or GIF. A phone saves JPEG instead of HEIC with the camera format “Most Compatible”."})


export const getDeleteItemsResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})


export const getUpdateItemsMockHandler = (overrideResponse?: OutcomeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OutcomeResponse> | OutcomeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/bulk/update', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateItemsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateItemsMockHandler200 = (overrideResponse?: OutcomeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OutcomeResponse> | OutcomeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/bulk/update', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateItemsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateItemsMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/bulk/update', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateItemsResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateItemsMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/bulk/update', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateItemsResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateItemsMockHandler403 = (overrideResponse?: OriginForeignResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OriginForeignResponse> | OriginForeignResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/bulk/update', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateItemsResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateItemsMockHandler412 = (overrideResponse?: DryRunStaleResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DryRunStaleResponse> | DryRunStaleResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/bulk/update', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateItemsResponseMock412(),
      { status: 412, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateItemsMockHandler413 = (overrideResponse?: BodyTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BodyTooLargeResponse> | BodyTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/bulk/update', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateItemsResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateItemsMockHandler415 = (overrideResponse?: TypeUnsupportedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TypeUnsupportedResponse> | TypeUnsupportedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/bulk/update', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateItemsResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateItemsMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/bulk/update', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateItemsResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getReplaceItemEverywhereMockHandler = (overrideResponse?: OutcomeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OutcomeResponse> | OutcomeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/bulk/replace', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReplaceItemEverywhereResponseMock(),
      { status: 200
      })
  }, options)
}


export const getReplaceItemEverywhereMockHandler200 = (overrideResponse?: OutcomeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OutcomeResponse> | OutcomeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/bulk/replace', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReplaceItemEverywhereResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getReplaceItemEverywhereMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/bulk/replace', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReplaceItemEverywhereResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getReplaceItemEverywhereMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/bulk/replace', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReplaceItemEverywhereResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getReplaceItemEverywhereMockHandler403 = (overrideResponse?: OriginForeignResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OriginForeignResponse> | OriginForeignResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/bulk/replace', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReplaceItemEverywhereResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getReplaceItemEverywhereMockHandler412 = (overrideResponse?: DryRunStaleResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DryRunStaleResponse> | DryRunStaleResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/bulk/replace', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReplaceItemEverywhereResponseMock412(),
      { status: 412, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getReplaceItemEverywhereMockHandler413 = (overrideResponse?: BodyTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BodyTooLargeResponse> | BodyTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/bulk/replace', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReplaceItemEverywhereResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getReplaceItemEverywhereMockHandler415 = (overrideResponse?: TypeUnsupportedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TypeUnsupportedResponse> | TypeUnsupportedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/bulk/replace', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReplaceItemEverywhereResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getReplaceItemEverywhereMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/bulk/replace', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReplaceItemEverywhereResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getDeleteItemsMockHandler = (overrideResponse?: OutcomeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OutcomeResponse> | OutcomeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/bulk/delete', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteItemsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getDeleteItemsMockHandler200 = (overrideResponse?: OutcomeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OutcomeResponse> | OutcomeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/bulk/delete', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteItemsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getDeleteItemsMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/bulk/delete', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteItemsResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteItemsMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/bulk/delete', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteItemsResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteItemsMockHandler403 = (overrideResponse?: OriginForeignResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OriginForeignResponse> | OriginForeignResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/bulk/delete', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteItemsResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteItemsMockHandler412 = (overrideResponse?: DryRunStaleResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DryRunStaleResponse> | DryRunStaleResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/bulk/delete', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteItemsResponseMock412(),
      { status: 412, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteItemsMockHandler413 = (overrideResponse?: BodyTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BodyTooLargeResponse> | BodyTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/bulk/delete', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteItemsResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteItemsMockHandler415 = (overrideResponse?: TypeUnsupportedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TypeUnsupportedResponse> | TypeUnsupportedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/bulk/delete', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteItemsResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteItemsMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/bulk/delete', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteItemsResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}
export const getBulkMock = () => [
  getUpdateItemsMockHandler(),
  getReplaceItemEverywhereMockHandler(),
  getDeleteItemsMockHandler()
]
