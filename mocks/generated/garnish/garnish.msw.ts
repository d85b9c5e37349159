/**
 * Generated from openapi.yaml. Do not edit.
 */
import {
  HttpResponse,
  delay,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  BodyTooLargeResponse,
  DatabaseAwayResponse,
  DeletedResponse,
  FieldsInvalidResponse,
  Garnish,
  GarnishResponse,
  ItemInUseResponse,
  ItemNotFoundResponse,
  NameTakenResponse,
  NotModifiedResponse,
  OriginForeignResponse,
  QueryInvalidResponse,
  RequestInvalidResponse,
  ServerFailureResponse,
  SessionMissingResponse,
  TooManyRequestsResponse,
  TypeUnsupportedResponse,
  VersionStaleResponse
} from '../../../openapi/generated/model';


export const getListGarnishesResponseMock = (): Garnish[] => ([{"id":"orange-twist","name":"Orange twist","description":"A strip of peel, expressed over the glass.","version":1},{"id":"lime-wheel","name":"Lime wheel","description":"A thin slice, cut to sit on the rim.","version":1}])


export const getListGarnishesResponseMock200 = (): Garnish[] => ([{"id":"orange-twist","name":"Orange twist","description":"A strip of peel, expressed over the glass.","version":1},{"id":"lime-wheel","name":"Lime wheel","description":"A thin slice, cut to sit on the rim.","version":1}])



export const getListGarnishesResponseMock400 = (): RequestInvalidResponse => ({"type":"/api/docs#problem-request-invalid","title":"Bad Request","status":400,"detail":"The address is not valid: it holds a percent sign that starts no character."})


export const getListGarnishesResponseMock429 = (): TooManyRequestsResponse => ({"type":"/api/docs#problem-too-many-requests","title":"Too Many Requests","status":429,"detail":"Too much is being asked for from your address at once. Please try again shortly."})


export const getListGarnishesResponseMock500 = (): ServerFailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})


export const getListGarnishesResponseMock503 = (): DatabaseAwayResponse => ({"type":"/api/docs#problem-database-away","title":"Service Unavailable","status":503,"detail":"The catalogue cannot be reached at the moment. Please try again shortly."})

export const getCreateGarnishResponseMock = (): GarnishResponse => ({"id":"orange-twist","name":"Orange twist","description":"A strip of peel, expressed over the glass.","version":1})


export const getCreateGarnishResponseMock201 = (): GarnishResponse => ({"id":"orange-twist","name":"Orange twist","description":"A strip of peel, expressed over the glass.","version":1})


export const getCreateGarnishResponseMock400 = (): FieldsInvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getCreateGarnishResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getCreateGarnishResponseMock403 = (): OriginForeignResponse => ({"type":"/api/docs#problem-origin-foreign","title":"Forbidden","status":403,"detail":"Changes are accepted from this site's own pages only. If this is one of them, PUBLIC_URL must name its address."})


export const getCreateGarnishResponseMock409 = (): NameTakenResponse => ({"type":"/api/docs#problem-name-taken","title":"Conflict","status":409,"detail":"There is already a spirit named \"London Dry Gin\". Please choose another name.","errors":[{"field":"name","code":"taken","message":"There is already a spirit named \"London Dry Gin\""}]})


export const getCreateGarnishResponseMock413 = (): BodyTooLargeResponse => ({"type":"/api/docs#problem-body-too-large","title":"Content Too Large","status":413,"detail":"A picture may have 8 MiB, 40 megapixels and 20,000 pixels a side at most. Please choose a smaller one."})


export const getCreateGarnishResponseMock415 = (): TypeUnsupportedResponse => ({"type":"/api/docs#problem-type-unsupported","title":"Unsupported Media Type","status":415,"detail":"Please send a picture as JPEG, PNG, WebP, AVIF or GIF."})


export const getCreateGarnishResponseMock429 = (): TooManyRequestsResponse => ({"type":"/api/docs#problem-too-many-requests","title":"Too Many Requests","status":429,"detail":"Too much is being asked for from your address at once. Please try again shortly."})


export const getCreateGarnishResponseMock500 = (): ServerFailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})


export const getCreateGarnishResponseMock503 = (): DatabaseAwayResponse => ({"type":"/api/docs#problem-database-away","title":"Service Unavailable","status":503,"detail":"The catalogue cannot be reached at the moment. Please try again shortly."})

export const getGetGarnishResponseMock = (): GarnishResponse => ({"id":"orange-twist","name":"Orange twist","description":"A strip of peel, expressed over the glass.","version":1})


export const getGetGarnishResponseMock200 = (): GarnishResponse => ({"id":"orange-twist","name":"Orange twist","description":"A strip of peel, expressed over the glass.","version":1})



export const getGetGarnishResponseMock400 = (): RequestInvalidResponse => ({"type":"/api/docs#problem-request-invalid","title":"Bad Request","status":400,"detail":"The address is not valid: it holds a percent sign that starts no character."})


export const getGetGarnishResponseMock404 = (): ItemNotFoundResponse => ({"type":"/api/docs#problem-not-found","title":"Not Found","status":404,"detail":"There is no spirit with the id \"unheard-of\"."})


export const getGetGarnishResponseMock429 = (): TooManyRequestsResponse => ({"type":"/api/docs#problem-too-many-requests","title":"Too Many Requests","status":429,"detail":"Too much is being asked for from your address at once. Please try again shortly."})


export const getGetGarnishResponseMock500 = (): ServerFailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})


export const getGetGarnishResponseMock503 = (): DatabaseAwayResponse => ({"type":"/api/docs#problem-database-away","title":"Service Unavailable","status":503,"detail":"The catalogue cannot be reached at the moment. Please try again shortly."})

export const getUpdateGarnishResponseMock = (): GarnishResponse => ({"id":"orange-twist","name":"Orange twist","description":"A strip of peel, expressed over the glass.","version":1})


export const getUpdateGarnishResponseMock200 = (): GarnishResponse => ({"id":"orange-twist","name":"Orange twist","description":"A strip of peel, expressed over the glass.","version":1})


export const getUpdateGarnishResponseMock400 = (): FieldsInvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getUpdateGarnishResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getUpdateGarnishResponseMock403 = (): OriginForeignResponse => ({"type":"/api/docs#problem-origin-foreign","title":"Forbidden","status":403,"detail":"Changes are accepted from this site's own pages only. If this is one of them, PUBLIC_URL must name its address."})


export const getUpdateGarnishResponseMock404 = (): ItemNotFoundResponse => ({"type":"/api/docs#problem-not-found","title":"Not Found","status":404,"detail":"There is no spirit with the id \"unheard-of\"."})


export const getUpdateGarnishResponseMock409 = (): NameTakenResponse => ({"type":"/api/docs#problem-name-taken","title":"Conflict","status":409,"detail":"There is already a spirit named \"London Dry Gin\". Please choose another name.","errors":[{"field":"name","code":"taken","message":"There is already a spirit named \"London Dry Gin\""}]})


export const getUpdateGarnishResponseMock412 = (): VersionStaleResponse => ({"type":"/api/docs#problem-version-stale","title":"Precondition Failed","status":412,"detail":"This item was changed since you opened it. Load it again and repeat your change."})


export const getUpdateGarnishResponseMock413 = (): BodyTooLargeResponse => ({"type":"/api/docs#problem-body-too-large","title":"Content Too Large","status":413,"detail":"A picture may have 8 MiB, 40 megapixels and 20,000 pixels a side at most. Please choose a smaller one."})


export const getUpdateGarnishResponseMock415 = (): TypeUnsupportedResponse => ({"type":"/api/docs#problem-type-unsupported","title":"Unsupported Media Type","status":415,"detail":"Please send a picture as JPEG, PNG, WebP, AVIF or GIF."})


export const getUpdateGarnishResponseMock429 = (): TooManyRequestsResponse => ({"type":"/api/docs#problem-too-many-requests","title":"Too Many Requests","status":429,"detail":"Too much is being asked for from your address at once. Please try again shortly."})


export const getUpdateGarnishResponseMock500 = (): ServerFailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})


export const getUpdateGarnishResponseMock503 = (): DatabaseAwayResponse => ({"type":"/api/docs#problem-database-away","title":"Service Unavailable","status":503,"detail":"The catalogue cannot be reached at the moment. Please try again shortly."})



export const getDeleteGarnishResponseMock400 = (): QueryInvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked parameters.","errors":[{"field":"limit","code":"maximum","message":"limit must be 1000 or less"}]})


export const getDeleteGarnishResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getDeleteGarnishResponseMock403 = (): OriginForeignResponse => ({"type":"/api/docs#problem-origin-foreign","title":"Forbidden","status":403,"detail":"Changes are accepted from this site's own pages only. If this is one of them, PUBLIC_URL must name its address."})


export const getDeleteGarnishResponseMock404 = (): ItemNotFoundResponse => ({"type":"/api/docs#problem-not-found","title":"Not Found","status":404,"detail":"There is no spirit with the id \"unheard-of\"."})


export const getDeleteGarnishResponseMock409 = (): ItemInUseResponse => ({"type":"/api/docs#problem-item-in-use","title":"Conflict","status":409,"detail":"\"London Dry Gin\" is used by 9 cocktails (Americano, Boulevardier, Negroni, …). Please change them first."})


export const getDeleteGarnishResponseMock412 = (): VersionStaleResponse => ({"type":"/api/docs#problem-version-stale","title":"Precondition Failed","status":412,"detail":"This item was changed since you opened it. Load it again and repeat your change."})


export const getDeleteGarnishResponseMock429 = (): TooManyRequestsResponse => ({"type":"/api/docs#problem-too-many-requests","title":"Too Many Requests","status":429,"detail":"Too much is being asked for from your address at once. Please try again shortly."})


export const getDeleteGarnishResponseMock500 = (): ServerFailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})


export const getDeleteGarnishResponseMock503 = (): DatabaseAwayResponse => ({"type":"/api/docs#problem-database-away","title":"Service Unavailable","status":503,"detail":"The catalogue cannot be reached at the moment. Please try again shortly."})


export const getListGarnishesMockHandler = (overrideResponse?: Garnish[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Garnish[]> | Garnish[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/garnish', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListGarnishesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListGarnishesMockHandler200 = (overrideResponse?: Garnish[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Garnish[]> | Garnish[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/garnish', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListGarnishesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListGarnishesMockHandler304 = (overrideResponse?: NotModifiedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotModifiedResponse> | NotModifiedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/garnish', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 304
      })
  }, options)
}


export const getListGarnishesMockHandler400 = (overrideResponse?: RequestInvalidResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RequestInvalidResponse> | RequestInvalidResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/garnish', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListGarnishesResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListGarnishesMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/garnish', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListGarnishesResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListGarnishesMockHandler500 = (overrideResponse?: ServerFailureResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerFailureResponse> | ServerFailureResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/garnish', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListGarnishesResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListGarnishesMockHandler503 = (overrideResponse?: DatabaseAwayResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DatabaseAwayResponse> | DatabaseAwayResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/garnish', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListGarnishesResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getCreateGarnishMockHandler = (overrideResponse?: GarnishResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<GarnishResponse> | GarnishResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/garnish', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateGarnishResponseMock(),
      { status: 201
      })
  }, options)
}


export const getCreateGarnishMockHandler201 = (overrideResponse?: GarnishResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<GarnishResponse> | GarnishResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/garnish', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateGarnishResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getCreateGarnishMockHandler400 = (overrideResponse?: FieldsInvalidResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FieldsInvalidResponse> | FieldsInvalidResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/garnish', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateGarnishResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateGarnishMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/garnish', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateGarnishResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateGarnishMockHandler403 = (overrideResponse?: OriginForeignResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OriginForeignResponse> | OriginForeignResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/garnish', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateGarnishResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateGarnishMockHandler409 = (overrideResponse?: NameTakenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NameTakenResponse> | NameTakenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/garnish', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateGarnishResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateGarnishMockHandler413 = (overrideResponse?: BodyTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BodyTooLargeResponse> | BodyTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/garnish', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateGarnishResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateGarnishMockHandler415 = (overrideResponse?: TypeUnsupportedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TypeUnsupportedResponse> | TypeUnsupportedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/garnish', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateGarnishResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateGarnishMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/garnish', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateGarnishResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateGarnishMockHandler500 = (overrideResponse?: ServerFailureResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerFailureResponse> | ServerFailureResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/garnish', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateGarnishResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateGarnishMockHandler503 = (overrideResponse?: DatabaseAwayResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DatabaseAwayResponse> | DatabaseAwayResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/garnish', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateGarnishResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getGetGarnishMockHandler = (overrideResponse?: GarnishResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GarnishResponse> | GarnishResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/garnish/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetGarnishResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetGarnishMockHandler200 = (overrideResponse?: GarnishResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GarnishResponse> | GarnishResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/garnish/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetGarnishResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetGarnishMockHandler304 = (overrideResponse?: NotModifiedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotModifiedResponse> | NotModifiedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/garnish/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 304
      })
  }, options)
}


export const getGetGarnishMockHandler400 = (overrideResponse?: RequestInvalidResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RequestInvalidResponse> | RequestInvalidResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/garnish/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetGarnishResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetGarnishMockHandler404 = (overrideResponse?: ItemNotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ItemNotFoundResponse> | ItemNotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/garnish/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetGarnishResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetGarnishMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/garnish/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetGarnishResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetGarnishMockHandler500 = (overrideResponse?: ServerFailureResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerFailureResponse> | ServerFailureResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/garnish/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetGarnishResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetGarnishMockHandler503 = (overrideResponse?: DatabaseAwayResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DatabaseAwayResponse> | DatabaseAwayResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/garnish/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetGarnishResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getUpdateGarnishMockHandler = (overrideResponse?: GarnishResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<GarnishResponse> | GarnishResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/garnish/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateGarnishResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateGarnishMockHandler200 = (overrideResponse?: GarnishResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<GarnishResponse> | GarnishResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/garnish/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateGarnishResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateGarnishMockHandler400 = (overrideResponse?: FieldsInvalidResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<FieldsInvalidResponse> | FieldsInvalidResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/garnish/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateGarnishResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateGarnishMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/garnish/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateGarnishResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateGarnishMockHandler403 = (overrideResponse?: OriginForeignResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<OriginForeignResponse> | OriginForeignResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/garnish/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateGarnishResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateGarnishMockHandler404 = (overrideResponse?: ItemNotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ItemNotFoundResponse> | ItemNotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/garnish/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateGarnishResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateGarnishMockHandler409 = (overrideResponse?: NameTakenResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NameTakenResponse> | NameTakenResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/garnish/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateGarnishResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateGarnishMockHandler412 = (overrideResponse?: VersionStaleResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<VersionStaleResponse> | VersionStaleResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/garnish/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateGarnishResponseMock412(),
      { status: 412, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateGarnishMockHandler413 = (overrideResponse?: BodyTooLargeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BodyTooLargeResponse> | BodyTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/garnish/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateGarnishResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateGarnishMockHandler415 = (overrideResponse?: TypeUnsupportedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<TypeUnsupportedResponse> | TypeUnsupportedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/garnish/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateGarnishResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateGarnishMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/garnish/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateGarnishResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateGarnishMockHandler500 = (overrideResponse?: ServerFailureResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ServerFailureResponse> | ServerFailureResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/garnish/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateGarnishResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateGarnishMockHandler503 = (overrideResponse?: DatabaseAwayResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DatabaseAwayResponse> | DatabaseAwayResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/garnish/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateGarnishResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getDeleteGarnishMockHandler = (overrideResponse?: DeletedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeletedResponse> | DeletedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/garnish/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeleteGarnishMockHandler204 = (overrideResponse?: DeletedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeletedResponse> | DeletedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/garnish/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeleteGarnishMockHandler400 = (overrideResponse?: QueryInvalidResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<QueryInvalidResponse> | QueryInvalidResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/garnish/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteGarnishResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteGarnishMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/garnish/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteGarnishResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteGarnishMockHandler403 = (overrideResponse?: OriginForeignResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<OriginForeignResponse> | OriginForeignResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/garnish/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteGarnishResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteGarnishMockHandler404 = (overrideResponse?: ItemNotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ItemNotFoundResponse> | ItemNotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/garnish/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteGarnishResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteGarnishMockHandler409 = (overrideResponse?: ItemInUseResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ItemInUseResponse> | ItemInUseResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/garnish/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteGarnishResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteGarnishMockHandler412 = (overrideResponse?: VersionStaleResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<VersionStaleResponse> | VersionStaleResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/garnish/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteGarnishResponseMock412(),
      { status: 412, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteGarnishMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/garnish/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteGarnishResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteGarnishMockHandler500 = (overrideResponse?: ServerFailureResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ServerFailureResponse> | ServerFailureResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/garnish/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteGarnishResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteGarnishMockHandler503 = (overrideResponse?: DatabaseAwayResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DatabaseAwayResponse> | DatabaseAwayResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/garnish/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteGarnishResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}
export const getGarnishMock = () => [
  getListGarnishesMockHandler(),
  getCreateGarnishMockHandler(),
  getGetGarnishMockHandler(),
  getUpdateGarnishMockHandler(),
  getDeleteGarnishMockHandler()
]
