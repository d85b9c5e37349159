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
  Glassware,
  GlasswareResponse,
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


export const getListGlasswareResponseMock = (): Glassware[] => ([{"id":"rocks-glass","name":"Rocks glass","description":"Short, heavy and wide enough for one large cube.","picture":null,"version":1},{"id":"coupe","name":"Coupe","description":"A shallow bowl on a stem, for drinks served up.","picture":null,"version":1}])


export const getListGlasswareResponseMock200 = (): Glassware[] => ([{"id":"rocks-glass","name":"Rocks glass","description":"Short, heavy and wide enough for one large cube.","picture":null,"version":1},{"id":"coupe","name":"Coupe","description":"A shallow bowl on a stem, for drinks served up.","picture":null,"version":1}])



export const getListGlasswareResponseMock400 = (): RequestInvalidResponse => ({"type":"/api/docs#problem-request-invalid","title":"Bad Request","status":400,"detail":"The address is not valid: it holds a percent sign that starts no character."})


export const getListGlasswareResponseMock429 = (): TooManyRequestsResponse => ({"type":"/api/docs#problem-too-many-requests","title":"Too Many Requests","status":429,"detail":"Too much is being asked for from your address at once. Please try again shortly."})


export const getListGlasswareResponseMock500 = (): ServerFailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})


export const getListGlasswareResponseMock503 = (): DatabaseAwayResponse => ({"type":"/api/docs#problem-database-away","title":"Service Unavailable","status":503,"detail":"The catalogue cannot be reached at the moment. Please try again shortly."})

export const getCreateGlasswareResponseMock = (): GlasswareResponse => ({"id":"rocks-glass","name":"Rocks glass","description":"Short, heavy and wide enough for one large cube.","picture":null,"version":1})


export const getCreateGlasswareResponseMock201 = (): GlasswareResponse => ({"id":"rocks-glass","name":"Rocks glass","description":"Short, heavy and wide enough for one large cube.","picture":null,"version":1})


export const getCreateGlasswareResponseMock400 = (): FieldsInvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getCreateGlasswareResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getCreateGlasswareResponseMock403 = (): OriginForeignResponse => ({"type":"/api/docs#problem-origin-foreign","title":"Forbidden","status":403,"detail":"Changes are accepted from this site's own pages only. If this is one of them, PUBLIC_URL must name its address."})


export const getCreateGlasswareResponseMock409 = (): NameTakenResponse => ({"type":"/api/docs#problem-name-taken","title":"Conflict","status":409,"detail":"There is already a spirit named \"London Dry Gin\". Please choose another name.","errors":[{"field":"name","code":"taken","message":"There is already a spirit named \"London Dry Gin\""}]})


export const getCreateGlasswareResponseMock413 = (): BodyTooLargeResponse => ({"type":"/api/docs#problem-body-too-large","title":"Content Too Large","status":413,"detail":"A picture may have 8 MiB, 40 megapixels and 20,000 pixels a side at most. Please choose a smaller one."})


export const getCreateGlasswareResponseMock415 = (): TypeUnsupportedResponse => ({"type":"/api/docs#problem-type-unsupported","title":"Unsupported Media Type","status":415,"detail":"Please send a picture as JPEG, PNG, WebP, AVIF or GIF."})


export const getCreateGlasswareResponseMock429 = (): TooManyRequestsResponse => ({"type":"/api/docs#problem-too-many-requests","title":"Too Many Requests","status":429,"detail":"Too much is being asked for from your address at once. Please try again shortly."})


export const getCreateGlasswareResponseMock500 = (): ServerFailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})


export const getCreateGlasswareResponseMock503 = (): DatabaseAwayResponse => ({"type":"/api/docs#problem-database-away","title":"Service Unavailable","status":503,"detail":"The catalogue cannot be reached at the moment. Please try again shortly."})

export const getGetGlasswareResponseMock = (): GlasswareResponse => ({"id":"rocks-glass","name":"Rocks glass","description":"Short, heavy and wide enough for one large cube.","picture":null,"version":1})


export const getGetGlasswareResponseMock200 = (): GlasswareResponse => ({"id":"rocks-glass","name":"Rocks glass","description":"Short, heavy and wide enough for one large cube.","picture":null,"version":1})



export const getGetGlasswareResponseMock400 = (): RequestInvalidResponse => ({"type":"/api/docs#problem-request-invalid","title":"Bad Request","status":400,"detail":"The address is not valid: it holds a percent sign that starts no character."})


export const getGetGlasswareResponseMock404 = (): ItemNotFoundResponse => ({"type":"/api/docs#problem-not-found","title":"Not Found","status":404,"detail":"There is no spirit with the id \"unheard-of\"."})


export const getGetGlasswareResponseMock429 = (): TooManyRequestsResponse => ({"type":"/api/docs#problem-too-many-requests","title":"Too Many Requests","status":429,"detail":"Too much is being asked for from your address at once. Please try again shortly."})


export const getGetGlasswareResponseMock500 = (): ServerFailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})


export const getGetGlasswareResponseMock503 = (): DatabaseAwayResponse => ({"type":"/api/docs#problem-database-away","title":"Service Unavailable","status":503,"detail":"The catalogue cannot be reached at the moment. Please try again shortly."})

export const getUpdateGlasswareResponseMock = (): GlasswareResponse => ({"id":"rocks-glass","name":"Rocks glass","description":"Short, heavy and wide enough for one large cube.","picture":null,"version":1})


export const getUpdateGlasswareResponseMock200 = (): GlasswareResponse => ({"id":"rocks-glass","name":"Rocks glass","description":"Short, heavy and wide enough for one large cube.","picture":null,"version":1})


export const getUpdateGlasswareResponseMock400 = (): FieldsInvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getUpdateGlasswareResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getUpdateGlasswareResponseMock403 = (): OriginForeignResponse => ({"type":"/api/docs#problem-origin-foreign","title":"Forbidden","status":403,"detail":"Changes are accepted from this site's own pages only. If this is one of them, PUBLIC_URL must name its address."})


export const getUpdateGlasswareResponseMock404 = (): ItemNotFoundResponse => ({"type":"/api/docs#problem-not-found","title":"Not Found","status":404,"detail":"There is no spirit with the id \"unheard-of\"."})


export const getUpdateGlasswareResponseMock409 = (): NameTakenResponse => ({"type":"/api/docs#problem-name-taken","title":"Conflict","status":409,"detail":"There is already a spirit named \"London Dry Gin\". Please choose another name.","errors":[{"field":"name","code":"taken","message":"There is already a spirit named \"London Dry Gin\""}]})


export const getUpdateGlasswareResponseMock412 = (): VersionStaleResponse => ({"type":"/api/docs#problem-version-stale","title":"Precondition Failed","status":412,"detail":"This item was changed since you opened it. Load it again and repeat your change."})


export const getUpdateGlasswareResponseMock413 = (): BodyTooLargeResponse => ({"type":"/api/docs#problem-body-too-large","title":"Content Too Large","status":413,"detail":"A picture may have 8 MiB, 40 megapixels and 20,000 pixels a side at most. Please choose a smaller one."})


export const getUpdateGlasswareResponseMock415 = (): TypeUnsupportedResponse => ({"type":"/api/docs#problem-type-unsupported","title":"Unsupported Media Type","status":415,"detail":"Please send a picture as JPEG, PNG, WebP, AVIF or GIF."})


export const getUpdateGlasswareResponseMock429 = (): TooManyRequestsResponse => ({"type":"/api/docs#problem-too-many-requests","title":"Too Many Requests","status":429,"detail":"Too much is being asked for from your address at once. Please try again shortly."})


export const getUpdateGlasswareResponseMock500 = (): ServerFailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})


export const getUpdateGlasswareResponseMock503 = (): DatabaseAwayResponse => ({"type":"/api/docs#problem-database-away","title":"Service Unavailable","status":503,"detail":"The catalogue cannot be reached at the moment. Please try again shortly."})



export const getDeleteGlasswareResponseMock400 = (): QueryInvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked parameters.","errors":[{"field":"limit","code":"maximum","message":"limit must be 1000 or less"}]})


export const getDeleteGlasswareResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getDeleteGlasswareResponseMock403 = (): OriginForeignResponse => ({"type":"/api/docs#problem-origin-foreign","title":"Forbidden","status":403,"detail":"Changes are accepted from this site's own pages only. If this is one of them, PUBLIC_URL must name its address."})


export const getDeleteGlasswareResponseMock404 = (): ItemNotFoundResponse => ({"type":"/api/docs#problem-not-found","title":"Not Found","status":404,"detail":"There is no spirit with the id \"unheard-of\"."})


export const getDeleteGlasswareResponseMock409 = (): ItemInUseResponse => ({"type":"/api/docs#problem-item-in-use","title":"Conflict","status":409,"detail":"\"London Dry Gin\" is used by 9 cocktails (Americano, Boulevardier, Negroni, …). Please change them first."})


export const getDeleteGlasswareResponseMock412 = (): VersionStaleResponse => ({"type":"/api/docs#problem-version-stale","title":"Precondition Failed","status":412,"detail":"This item was changed since you opened it. Load it again and repeat your change."})


export const getDeleteGlasswareResponseMock429 = (): TooManyRequestsResponse => ({"type":"/api/docs#problem-too-many-requests","title":"Too Many Requests","status":429,"detail":"Too much is being asked for from your address at once. Please try again shortly."})


export const getDeleteGlasswareResponseMock500 = (): ServerFailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})


export const getDeleteGlasswareResponseMock503 = (): DatabaseAwayResponse => ({"type":"/api/docs#problem-database-away","title":"Service Unavailable","status":503,"detail":"The catalogue cannot be reached at the moment. Please try again shortly."})


export const getListGlasswareMockHandler = (overrideResponse?: Glassware[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Glassware[]> | Glassware[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/glassware', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListGlasswareResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListGlasswareMockHandler200 = (overrideResponse?: Glassware[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Glassware[]> | Glassware[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/glassware', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListGlasswareResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListGlasswareMockHandler304 = (overrideResponse?: NotModifiedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotModifiedResponse> | NotModifiedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/glassware', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 304
      })
  }, options)
}


export const getListGlasswareMockHandler400 = (overrideResponse?: RequestInvalidResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RequestInvalidResponse> | RequestInvalidResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/glassware', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListGlasswareResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListGlasswareMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/glassware', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListGlasswareResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListGlasswareMockHandler500 = (overrideResponse?: ServerFailureResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerFailureResponse> | ServerFailureResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/glassware', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListGlasswareResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListGlasswareMockHandler503 = (overrideResponse?: DatabaseAwayResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DatabaseAwayResponse> | DatabaseAwayResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/glassware', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListGlasswareResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getCreateGlasswareMockHandler = (overrideResponse?: GlasswareResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<GlasswareResponse> | GlasswareResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/glassware', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateGlasswareResponseMock(),
      { status: 201
      })
  }, options)
}


export const getCreateGlasswareMockHandler201 = (overrideResponse?: GlasswareResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<GlasswareResponse> | GlasswareResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/glassware', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateGlasswareResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getCreateGlasswareMockHandler400 = (overrideResponse?: FieldsInvalidResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FieldsInvalidResponse> | FieldsInvalidResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/glassware', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateGlasswareResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateGlasswareMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/glassware', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateGlasswareResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateGlasswareMockHandler403 = (overrideResponse?: OriginForeignResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OriginForeignResponse> | OriginForeignResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/glassware', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateGlasswareResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateGlasswareMockHandler409 = (overrideResponse?: NameTakenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NameTakenResponse> | NameTakenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/glassware', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateGlasswareResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateGlasswareMockHandler413 = (overrideResponse?: BodyTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BodyTooLargeResponse> | BodyTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/glassware', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateGlasswareResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateGlasswareMockHandler415 = (overrideResponse?: TypeUnsupportedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TypeUnsupportedResponse> | TypeUnsupportedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/glassware', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateGlasswareResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateGlasswareMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/glassware', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateGlasswareResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateGlasswareMockHandler500 = (overrideResponse?: ServerFailureResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerFailureResponse> | ServerFailureResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/glassware', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateGlasswareResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateGlasswareMockHandler503 = (overrideResponse?: DatabaseAwayResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DatabaseAwayResponse> | DatabaseAwayResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/glassware', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateGlasswareResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getGetGlasswareMockHandler = (overrideResponse?: GlasswareResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GlasswareResponse> | GlasswareResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/glassware/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetGlasswareResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetGlasswareMockHandler200 = (overrideResponse?: GlasswareResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GlasswareResponse> | GlasswareResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/glassware/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetGlasswareResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetGlasswareMockHandler304 = (overrideResponse?: NotModifiedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotModifiedResponse> | NotModifiedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/glassware/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 304
      })
  }, options)
}


export const getGetGlasswareMockHandler400 = (overrideResponse?: RequestInvalidResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RequestInvalidResponse> | RequestInvalidResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/glassware/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetGlasswareResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetGlasswareMockHandler404 = (overrideResponse?: ItemNotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ItemNotFoundResponse> | ItemNotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/glassware/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetGlasswareResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetGlasswareMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/glassware/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetGlasswareResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetGlasswareMockHandler500 = (overrideResponse?: ServerFailureResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerFailureResponse> | ServerFailureResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/glassware/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetGlasswareResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetGlasswareMockHandler503 = (overrideResponse?: DatabaseAwayResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DatabaseAwayResponse> | DatabaseAwayResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/glassware/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetGlasswareResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getUpdateGlasswareMockHandler = (overrideResponse?: GlasswareResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<GlasswareResponse> | GlasswareResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/glassware/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateGlasswareResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateGlasswareMockHandler200 = (overrideResponse?: GlasswareResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<GlasswareResponse> | GlasswareResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/glassware/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateGlasswareResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateGlasswareMockHandler400 = (overrideResponse?: FieldsInvalidResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<FieldsInvalidResponse> | FieldsInvalidResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/glassware/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateGlasswareResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateGlasswareMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/glassware/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateGlasswareResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateGlasswareMockHandler403 = (overrideResponse?: OriginForeignResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<OriginForeignResponse> | OriginForeignResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/glassware/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateGlasswareResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateGlasswareMockHandler404 = (overrideResponse?: ItemNotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ItemNotFoundResponse> | ItemNotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/glassware/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateGlasswareResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateGlasswareMockHandler409 = (overrideResponse?: NameTakenResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NameTakenResponse> | NameTakenResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/glassware/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateGlasswareResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateGlasswareMockHandler412 = (overrideResponse?: VersionStaleResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<VersionStaleResponse> | VersionStaleResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/glassware/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateGlasswareResponseMock412(),
      { status: 412, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateGlasswareMockHandler413 = (overrideResponse?: BodyTooLargeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BodyTooLargeResponse> | BodyTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/glassware/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateGlasswareResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateGlasswareMockHandler415 = (overrideResponse?: TypeUnsupportedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<TypeUnsupportedResponse> | TypeUnsupportedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/glassware/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateGlasswareResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateGlasswareMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/glassware/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateGlasswareResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateGlasswareMockHandler500 = (overrideResponse?: ServerFailureResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ServerFailureResponse> | ServerFailureResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/glassware/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateGlasswareResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateGlasswareMockHandler503 = (overrideResponse?: DatabaseAwayResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DatabaseAwayResponse> | DatabaseAwayResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/glassware/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateGlasswareResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getDeleteGlasswareMockHandler = (overrideResponse?: DeletedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeletedResponse> | DeletedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/glassware/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeleteGlasswareMockHandler204 = (overrideResponse?: DeletedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeletedResponse> | DeletedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/glassware/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeleteGlasswareMockHandler400 = (overrideResponse?: QueryInvalidResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<QueryInvalidResponse> | QueryInvalidResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/glassware/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteGlasswareResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteGlasswareMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/glassware/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteGlasswareResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteGlasswareMockHandler403 = (overrideResponse?: OriginForeignResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<OriginForeignResponse> | OriginForeignResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/glassware/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteGlasswareResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteGlasswareMockHandler404 = (overrideResponse?: ItemNotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ItemNotFoundResponse> | ItemNotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/glassware/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteGlasswareResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteGlasswareMockHandler409 = (overrideResponse?: ItemInUseResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ItemInUseResponse> | ItemInUseResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/glassware/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteGlasswareResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteGlasswareMockHandler412 = (overrideResponse?: VersionStaleResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<VersionStaleResponse> | VersionStaleResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/glassware/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteGlasswareResponseMock412(),
      { status: 412, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteGlasswareMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/glassware/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteGlasswareResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteGlasswareMockHandler500 = (overrideResponse?: ServerFailureResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ServerFailureResponse> | ServerFailureResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/glassware/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteGlasswareResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteGlasswareMockHandler503 = (overrideResponse?: DatabaseAwayResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DatabaseAwayResponse> | DatabaseAwayResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/glassware/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteGlasswareResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}
export const getGlasswareMock = () => [
  getListGlasswareMockHandler(),
  getCreateGlasswareMockHandler(),
  getGetGlasswareMockHandler(),
  getUpdateGlasswareMockHandler(),
  getDeleteGlasswareMockHandler()
]
