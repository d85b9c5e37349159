/**
 * Generated from openapi.yaml. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  BodyTooLargeResponse,
  DeletedResponse,
  FailureResponse,
  InvalidResponse,
  MyAd,
  MyAdCreatedResponse,
  MyAdResponse,
  NameTakenResponse,
  NotFoundResponse,
  NotModifiedResponse,
  OriginForeignResponse,
  SessionMissingResponse,
  TypeUnsupportedResponse,
  VersionStaleResponse
} from '../../../ui/api/generated/model.schemas';


export const getListMyAdsResponseMock = (): MyAd[] => (Array.from({ length: faker.number.int({min: 1, max: 1}) }, (_, i) => i + 1).map(() => ({"id":"copper-pot-gin","name":"Copper Pot Gin","description":"Nine botanicals, one small still. Shipped on Fridays.","imageUrl":"/adverts/copper-pot-gin.svg","imageAlt":"A copper still with a bottle before it.","imageFocus":"50% 20%","startDate":"2026-01-01","endDate":"2026-12-31","onclickLink":"https://shop.alderandstill.example/copper-pot-gin","hoverText":"Take the still home","version":1})))


export const getListMyAdsResponseMock200 = (): MyAd[] => (Array.from({ length: faker.number.int({min: 1, max: 1}) }, (_, i) => i + 1).map(() => ({"id":"copper-pot-gin","name":"Copper Pot Gin","description":"Nine botanicals, one small still. Shipped on Fridays.","imageUrl":"/adverts/copper-pot-gin.svg","imageAlt":"A copper still with a bottle before it.","imageFocus":"50% 20%","startDate":"2026-01-01","endDate":"2026-12-31","onclickLink":"https://shop.alderandstill.example/copper-pot-gin","hoverText":"Take the still home","version":1})))



export const getListMyAdsResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getListMyAdsResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})

export const getCreateMyAdResponseMock = (): MyAdCreatedResponse => ({"id":"copper-pot-gin","name":"Copper Pot Gin","description":"Nine botanicals, one small still. Shipped on Fridays.","imageUrl":"/adverts/copper-pot-gin.svg","imageAlt":"A copper still with a bottle before it.","imageFocus":"50% 20%","startDate":"2026-01-01","endDate":"2026-12-31","onclickLink":"https://shop.alderandstill.example/copper-pot-gin","hoverText":"Take the still home","version":1})


export const getCreateMyAdResponseMock201 = (): MyAdCreatedResponse => ({"id":"copper-pot-gin","name":"Copper Pot Gin","description":"Nine botanicals, one small still. Shipped on Fridays.","imageUrl":"/adverts/copper-pot-gin.svg","imageAlt":"A copper still with a bottle before it.","imageFocus":"50% 20%","startDate":"2026-01-01","endDate":"2026-12-31","onclickLink":"https://shop.alderandstill.example/copper-pot-gin","hoverText":"Take the still home","version":1})


export const getCreateMyAdResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getCreateMyAdResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getCreateMyAdResponseMock403 = (): OriginForeignResponse => ({"type":"/api/docs#problem-origin-foreign","title":"Forbidden","status":403,"detail":"A page of another site sent this change. If it is one of this site's own pages, PUBLIC_URL must name its address."})


export const getCreateMyAdResponseMock409 = (): NameTakenResponse => ({"type":"/api/docs#problem-name-taken","title":"Conflict","status":409,"detail":"There is already a spirit named \"London Dry Gin\". Please choose another name.","errors":[{"field":"name","code":"taken","message":"There is already a spirit named \"London Dry Gin\""}]})


export const getCreateMyAdResponseMock413 = (): BodyTooLargeResponse => ({"type":"/api/docs#problem-body-too-large","title":"Content Too Large","status":413,"detail":"A picture may have 8 MiB, 40 megapixels and 20,000 pixels a side at most. Please choose a smaller one."})


export const getCreateMyAdResponseMock415 = (): TypeUnsupportedResponse => ({"type":"/api/docs#problem-type-unsupported","title":"Unsupported Media Type","status":415,"detail":"Please send a picture as JPEG, PNG, WebP, AVIF or GIF. A phone saves JPEG instead of HEIC with the camera format “Most Compatible”."})


export const getCreateMyAdResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})

export const getGetMyAdResponseMock = (): MyAdResponse => ({"id":"copper-pot-gin","name":"Copper Pot Gin","description":"Nine botanicals, one small still. Shipped on Fridays.","imageUrl":"/adverts/copper-pot-gin.svg","imageAlt":"A copper still with a bottle before it.","imageFocus":"50% 20%","startDate":"2026-01-01","endDate":"2026-12-31","onclickLink":"https://shop.alderandstill.example/copper-pot-gin","hoverText":"Take the still home","version":1})


export const getGetMyAdResponseMock200 = (): MyAdResponse => ({"id":"copper-pot-gin","name":"Copper Pot Gin","description":"Nine botanicals, one small still. Shipped on Fridays.","imageUrl":"/adverts/copper-pot-gin.svg","imageAlt":"A copper still with a bottle before it.","imageFocus":"50% 20%","startDate":"2026-01-01","endDate":"2026-12-31","onclickLink":"https://shop.alderandstill.example/copper-pot-gin","hoverText":"Take the still home","version":1})



export const getGetMyAdResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getGetMyAdResponseMock404 = (): NotFoundResponse => ({"type":"/api/docs#problem-not-found","title":"Not Found","status":404,"detail":"There is no spirit with the id \"unheard-of\"."})


export const getGetMyAdResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})

export const getUpdateMyAdResponseMock = (): MyAdResponse => ({"id":"copper-pot-gin","name":"Copper Pot Gin","description":"Nine botanicals, one small still. Shipped on Fridays.","imageUrl":"/adverts/copper-pot-gin.svg","imageAlt":"A copper still with a bottle before it.","imageFocus":"50% 20%","startDate":"2026-01-01","endDate":"2026-12-31","onclickLink":"https://shop.alderandstill.example/copper-pot-gin","hoverText":"Take the still home","version":1})


export const getUpdateMyAdResponseMock200 = (): MyAdResponse => ({"id":"copper-pot-gin","name":"Copper Pot Gin","description":"Nine botanicals, one small still. Shipped on Fridays.","imageUrl":"/adverts/copper-pot-gin.svg","imageAlt":"A copper still with a bottle before it.","imageFocus":"50% 20%","startDate":"2026-01-01","endDate":"2026-12-31","onclickLink":"https://shop.alderandstill.example/copper-pot-gin","hoverText":"Take the still home","version":1})


export const getUpdateMyAdResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getUpdateMyAdResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getUpdateMyAdResponseMock403 = (): OriginForeignResponse => ({"type":"/api/docs#problem-origin-foreign","title":"Forbidden","status":403,"detail":"A page of another site sent this change. If it is one of this site's own pages, PUBLIC_URL must name its address."})


export const getUpdateMyAdResponseMock404 = (): NotFoundResponse => ({"type":"/api/docs#problem-not-found","title":"Not Found","status":404,"detail":"There is no spirit with the id \"unheard-of\"."})


export const getUpdateMyAdResponseMock409 = (): NameTakenResponse => ({"type":"/api/docs#problem-name-taken","title":"Conflict","status":409,"detail":"There is already a spirit named \"London Dry Gin\". Please choose another name.","errors":[{"field":"name","code":"taken","message":"There is already a spirit named \"London Dry Gin\""}]})


export const getUpdateMyAdResponseMock412 = (): VersionStaleResponse => ({"type":"/api/docs#problem-version-stale","title":"Precondition Failed","status":412,"detail":"This item was changed since you opened it. Load it again and repeat your change."})


export const getUpdateMyAdResponseMock413 = (): BodyTooLargeResponse => ({"type":"/api/docs#problem-body-too-large","title":"Content Too Large","status":413,"detail":"A picture may have 8 MiB, 40 megapixels and 20,000 pixels a side at most. Please choose a smaller one."})


export const getUpdateMyAdResponseMock415 = (): TypeUnsupportedResponse => ({"type":"/api/docs#problem-type-unsupported","title":"Unsupported Media Type","status":415,"detail":"Please send a picture as JPEG, PNG, WebP, AVIF or GIF. A phone saves JPEG instead of HEIC with the camera format “Most Compatible”."})


export const getUpdateMyAdResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})

export const getPatchMyAdResponseMock = (): MyAdResponse => ({"id":"copper-pot-gin","name":"Copper Pot Gin","description":"Nine botanicals, one small still. Shipped on Fridays.","imageUrl":"/adverts/copper-pot-gin.svg","imageAlt":"A copper still with a bottle before it.","imageFocus":"50% 20%","startDate":"2026-01-01","endDate":"2026-12-31","onclickLink":"https://shop.alderandstill.example/copper-pot-gin","hoverText":"Take the still home","version":1})


export const getPatchMyAdResponseMock200 = (): MyAdResponse => ({"id":"copper-pot-gin","name":"Copper Pot Gin","description":"Nine botanicals, one small still. Shipped on Fridays.","imageUrl":"/adverts/copper-pot-gin.svg","imageAlt":"A copper still with a bottle before it.","imageFocus":"50% 20%","startDate":"2026-01-01","endDate":"2026-12-31","onclickLink":"https://shop.alderandstill.example/copper-pot-gin","hoverText":"Take the still home","version":1})


export const getPatchMyAdResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getPatchMyAdResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getPatchMyAdResponseMock403 = (): OriginForeignResponse => ({"type":"/api/docs#problem-origin-foreign","title":"Forbidden","status":403,"detail":"A page of another site sent this change. If it is one of this site's own pages, PUBLIC_URL must name its address."})


export const getPatchMyAdResponseMock404 = (): NotFoundResponse => ({"type":"/api/docs#problem-not-found","title":"Not Found","status":404,"detail":"There is no spirit with the id \"unheard-of\"."})


export const getPatchMyAdResponseMock409 = (): NameTakenResponse => ({"type":"/api/docs#problem-name-taken","title":"Conflict","status":409,"detail":"There is already a spirit named \"London Dry Gin\". Please choose another name.","errors":[{"field":"name","code":"taken","message":"There is already a spirit named \"London Dry Gin\""}]})


export const getPatchMyAdResponseMock412 = (): VersionStaleResponse => ({"type":"/api/docs#problem-version-stale","title":"Precondition Failed","status":412,"detail":"This item was changed since you opened it. Load it again and repeat your change."})


export const getPatchMyAdResponseMock413 = (): BodyTooLargeResponse => ({"type":"/api/docs#problem-body-too-large","title":"Content Too Large","status":413,"detail":"A picture may have 8 MiB, 40 megapixels and 20,000 pixels a side at most. Please choose a smaller one."})


export const getPatchMyAdResponseMock415 = (): TypeUnsupportedResponse => ({"type":"/api/docs#problem-type-unsupported","title":"Unsupported Media Type","status":415,"detail":"Please send a picture as JPEG, PNG, WebP, AVIF or GIF. A phone saves JPEG instead of HEIC with the camera format “Most Compatible”."})


export const getPatchMyAdResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})



export const getDeleteMyAdResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getDeleteMyAdResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getDeleteMyAdResponseMock403 = (): OriginForeignResponse => ({"type":"/api/docs#problem-origin-foreign","title":"Forbidden","status":403,"detail":"A page of another site sent this change. If it is one of this site's own pages, PUBLIC_URL must name its address."})


export const getDeleteMyAdResponseMock404 = (): NotFoundResponse => ({"type":"/api/docs#problem-not-found","title":"Not Found","status":404,"detail":"There is no spirit with the id \"unheard-of\"."})


export const getDeleteMyAdResponseMock412 = (): VersionStaleResponse => ({"type":"/api/docs#problem-version-stale","title":"Precondition Failed","status":412,"detail":"This item was changed since you opened it. Load it again and repeat your change."})


export const getDeleteMyAdResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})


export const getListMyAdsMockHandler = (overrideResponse?: MyAd[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MyAd[]> | MyAd[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/myads', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMyAdsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListMyAdsMockHandler200 = (overrideResponse?: MyAd[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MyAd[]> | MyAd[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/myads', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMyAdsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListMyAdsMockHandler304 = (overrideResponse?: NotModifiedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotModifiedResponse> | NotModifiedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/myads', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 304
      })
  }, options)
}


export const getListMyAdsMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/myads', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMyAdsResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListMyAdsMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/myads', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMyAdsResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getCreateMyAdMockHandler = (overrideResponse?: MyAdCreatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MyAdCreatedResponse> | MyAdCreatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/myads', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateMyAdResponseMock(),
      { status: 201
      })
  }, options)
}


export const getCreateMyAdMockHandler201 = (overrideResponse?: MyAdCreatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MyAdCreatedResponse> | MyAdCreatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/myads', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateMyAdResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getCreateMyAdMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/myads', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateMyAdResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateMyAdMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/myads', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateMyAdResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateMyAdMockHandler403 = (overrideResponse?: OriginForeignResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OriginForeignResponse> | OriginForeignResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/myads', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateMyAdResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateMyAdMockHandler409 = (overrideResponse?: NameTakenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NameTakenResponse> | NameTakenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/myads', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateMyAdResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateMyAdMockHandler413 = (overrideResponse?: BodyTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BodyTooLargeResponse> | BodyTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/myads', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateMyAdResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateMyAdMockHandler415 = (overrideResponse?: TypeUnsupportedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TypeUnsupportedResponse> | TypeUnsupportedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/myads', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateMyAdResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateMyAdMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/myads', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateMyAdResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getGetMyAdMockHandler = (overrideResponse?: MyAdResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MyAdResponse> | MyAdResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/myads/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMyAdResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetMyAdMockHandler200 = (overrideResponse?: MyAdResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MyAdResponse> | MyAdResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/myads/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMyAdResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetMyAdMockHandler304 = (overrideResponse?: NotModifiedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotModifiedResponse> | NotModifiedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/myads/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 304
      })
  }, options)
}


export const getGetMyAdMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/myads/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMyAdResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetMyAdMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/myads/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMyAdResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetMyAdMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/myads/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMyAdResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getUpdateMyAdMockHandler = (overrideResponse?: MyAdResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<MyAdResponse> | MyAdResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/myads/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMyAdResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateMyAdMockHandler200 = (overrideResponse?: MyAdResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<MyAdResponse> | MyAdResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/myads/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMyAdResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateMyAdMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/myads/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMyAdResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateMyAdMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/myads/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMyAdResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateMyAdMockHandler403 = (overrideResponse?: OriginForeignResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<OriginForeignResponse> | OriginForeignResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/myads/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMyAdResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateMyAdMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/myads/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMyAdResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateMyAdMockHandler409 = (overrideResponse?: NameTakenResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NameTakenResponse> | NameTakenResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/myads/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMyAdResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateMyAdMockHandler412 = (overrideResponse?: VersionStaleResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<VersionStaleResponse> | VersionStaleResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/myads/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMyAdResponseMock412(),
      { status: 412, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateMyAdMockHandler413 = (overrideResponse?: BodyTooLargeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BodyTooLargeResponse> | BodyTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/myads/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMyAdResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateMyAdMockHandler415 = (overrideResponse?: TypeUnsupportedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<TypeUnsupportedResponse> | TypeUnsupportedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/myads/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMyAdResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateMyAdMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/myads/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMyAdResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getPatchMyAdMockHandler = (overrideResponse?: MyAdResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<MyAdResponse> | MyAdResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/myads/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchMyAdResponseMock(),
      { status: 200
      })
  }, options)
}


export const getPatchMyAdMockHandler200 = (overrideResponse?: MyAdResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<MyAdResponse> | MyAdResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/myads/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchMyAdResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getPatchMyAdMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/myads/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchMyAdResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPatchMyAdMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/myads/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchMyAdResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPatchMyAdMockHandler403 = (overrideResponse?: OriginForeignResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<OriginForeignResponse> | OriginForeignResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/myads/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchMyAdResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPatchMyAdMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/myads/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchMyAdResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPatchMyAdMockHandler409 = (overrideResponse?: NameTakenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NameTakenResponse> | NameTakenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/myads/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchMyAdResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPatchMyAdMockHandler412 = (overrideResponse?: VersionStaleResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<VersionStaleResponse> | VersionStaleResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/myads/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchMyAdResponseMock412(),
      { status: 412, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPatchMyAdMockHandler413 = (overrideResponse?: BodyTooLargeResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BodyTooLargeResponse> | BodyTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/myads/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchMyAdResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPatchMyAdMockHandler415 = (overrideResponse?: TypeUnsupportedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TypeUnsupportedResponse> | TypeUnsupportedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/myads/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchMyAdResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPatchMyAdMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/myads/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchMyAdResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getDeleteMyAdMockHandler = (overrideResponse?: DeletedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeletedResponse> | DeletedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/myads/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeleteMyAdMockHandler204 = (overrideResponse?: DeletedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeletedResponse> | DeletedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/myads/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeleteMyAdMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/myads/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteMyAdResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteMyAdMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/myads/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteMyAdResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteMyAdMockHandler403 = (overrideResponse?: OriginForeignResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<OriginForeignResponse> | OriginForeignResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/myads/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteMyAdResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteMyAdMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/myads/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteMyAdResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteMyAdMockHandler412 = (overrideResponse?: VersionStaleResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<VersionStaleResponse> | VersionStaleResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/myads/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteMyAdResponseMock412(),
      { status: 412, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteMyAdMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/myads/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteMyAdResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}
export const getMyadsMock = () => [
  getListMyAdsMockHandler(),
  getCreateMyAdMockHandler(),
  getGetMyAdMockHandler(),
  getUpdateMyAdMockHandler(),
  getPatchMyAdMockHandler(),
  getDeleteMyAdMockHandler()
]
