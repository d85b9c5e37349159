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
  Category,
  CategoryResponse,
  DatabaseAwayResponse,
  DeletedResponse,
  FieldsInvalidResponse,
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


export const getListCategoriesResponseMock = (): Category[] => ([{"id":"aperitif","name":"Aperitif","description":"Bitter, bright and low enough in strength to be followed by dinner.","photo":null,"cocktailCount":9,"version":1},{"id":"sours","name":"Sours","description":"A spirit, something sour, something sweet, shaken until it hurts.","photo":"https://images.alderandstill.example/sours.jpg","cocktailCount":14,"version":2}])


export const getListCategoriesResponseMock200 = (): Category[] => ([{"id":"aperitif","name":"Aperitif","description":"Bitter, bright and low enough in strength to be followed by dinner.","photo":null,"cocktailCount":9,"version":1},{"id":"sours","name":"Sours","description":"A spirit, something sour, something sweet, shaken until it hurts.","photo":"https://images.alderandstill.example/sours.jpg","cocktailCount":14,"version":2}])



export const getListCategoriesResponseMock400 = (): RequestInvalidResponse => ({"type":"/api/docs#problem-request-invalid","title":"Bad Request","status":400,"detail":"The address is not valid: it holds a percent sign that starts no character."})


export const getListCategoriesResponseMock429 = (): TooManyRequestsResponse => ({"type":"/api/docs#problem-too-many-requests","title":"Too Many Requests","status":429,"detail":"Too much is being asked for from your address at once. Please try again shortly."})


export const getListCategoriesResponseMock500 = (): ServerFailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})


export const getListCategoriesResponseMock503 = (): DatabaseAwayResponse => ({"type":"/api/docs#problem-database-away","title":"Service Unavailable","status":503,"detail":"The catalogue cannot be reached at the moment. Please try again shortly."})

export const getCreateCategoryResponseMock = (): CategoryResponse => ({"id":"aperitif","name":"Aperitif","description":"Bitter, bright and low enough in strength to be followed by dinner.","photo":null,"cocktailCount":9,"version":1})


export const getCreateCategoryResponseMock201 = (): CategoryResponse => ({"id":"aperitif","name":"Aperitif","description":"Bitter, bright and low enough in strength to be followed by dinner.","photo":null,"cocktailCount":9,"version":1})


export const getCreateCategoryResponseMock400 = (): FieldsInvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getCreateCategoryResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getCreateCategoryResponseMock403 = (): OriginForeignResponse => ({"type":"/api/docs#problem-origin-foreign","title":"Forbidden","status":403,"detail":"Changes are accepted from this site's own pages only. If this is one of them, PUBLIC_URL must name its address."})


export const getCreateCategoryResponseMock409 = (): NameTakenResponse => ({"type":"/api/docs#problem-name-taken","title":"Conflict","status":409,"detail":"There is already a spirit named \"London Dry Gin\". Please choose another name.","errors":[{"field":"name","code":"taken","message":"There is already a spirit named \"London Dry Gin\""}]})


export const getCreateCategoryResponseMock413 = (): BodyTooLargeResponse => ({"type":"/api/docs#problem-body-too-large","title":"Content Too Large","status":413,"detail":"A picture may have 8 MiB, 40 megapixels and 20,000 pixels a side at most. Please choose a smaller one."})


export const getCreateCategoryResponseMock415 = (): TypeUnsupportedResponse => ({"type":"/api/docs#problem-type-unsupported","title":"Unsupported Media Type","status":415,"detail":"Please send a picture as JPEG, PNG, WebP, AVIF or GIF."})


export const getCreateCategoryResponseMock429 = (): TooManyRequestsResponse => ({"type":"/api/docs#problem-too-many-requests","title":"Too Many Requests","status":429,"detail":"Too much is being asked for from your address at once. Please try again shortly."})


export const getCreateCategoryResponseMock500 = (): ServerFailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})


export const getCreateCategoryResponseMock503 = (): DatabaseAwayResponse => ({"type":"/api/docs#problem-database-away","title":"Service Unavailable","status":503,"detail":"The catalogue cannot be reached at the moment. Please try again shortly."})

export const getGetCategoryResponseMock = (): CategoryResponse => ({"id":"aperitif","name":"Aperitif","description":"Bitter, bright and low enough in strength to be followed by dinner.","photo":null,"cocktailCount":9,"version":1})


export const getGetCategoryResponseMock200 = (): CategoryResponse => ({"id":"aperitif","name":"Aperitif","description":"Bitter, bright and low enough in strength to be followed by dinner.","photo":null,"cocktailCount":9,"version":1})



export const getGetCategoryResponseMock400 = (): RequestInvalidResponse => ({"type":"/api/docs#problem-request-invalid","title":"Bad Request","status":400,"detail":"The address is not valid: it holds a percent sign that starts no character."})


export const getGetCategoryResponseMock404 = (): ItemNotFoundResponse => ({"type":"/api/docs#problem-not-found","title":"Not Found","status":404,"detail":"There is no spirit with the id \"unheard-of\"."})


export const getGetCategoryResponseMock429 = (): TooManyRequestsResponse => ({"type":"/api/docs#problem-too-many-requests","title":"Too Many Requests","status":429,"detail":"Too much is being asked for from your address at once. Please try again shortly."})


export const getGetCategoryResponseMock500 = (): ServerFailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})


export const getGetCategoryResponseMock503 = (): DatabaseAwayResponse => ({"type":"/api/docs#problem-database-away","title":"Service Unavailable","status":503,"detail":"The catalogue cannot be reached at the moment. Please try again shortly."})

export const getUpdateCategoryResponseMock = (): CategoryResponse => ({"id":"aperitif","name":"Aperitif","description":"Bitter, bright and low enough in strength to be followed by dinner.","photo":null,"cocktailCount":9,"version":1})


export const getUpdateCategoryResponseMock200 = (): CategoryResponse => ({"id":"aperitif","name":"Aperitif","description":"Bitter, bright and low enough in strength to be followed by dinner.","photo":null,"cocktailCount":9,"version":1})


export const getUpdateCategoryResponseMock400 = (): FieldsInvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getUpdateCategoryResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getUpdateCategoryResponseMock403 = (): OriginForeignResponse => ({"type":"/api/docs#problem-origin-foreign","title":"Forbidden","status":403,"detail":"Changes are accepted from this site's own pages only. If this is one of them, PUBLIC_URL must name its address."})


export const getUpdateCategoryResponseMock404 = (): ItemNotFoundResponse => ({"type":"/api/docs#problem-not-found","title":"Not Found","status":404,"detail":"There is no spirit with the id \"unheard-of\"."})


export const getUpdateCategoryResponseMock409 = (): NameTakenResponse => ({"type":"/api/docs#problem-name-taken","title":"Conflict","status":409,"detail":"There is already a spirit named \"London Dry Gin\". Please choose another name.","errors":[{"field":"name","code":"taken","message":"There is already a spirit named \"London Dry Gin\""}]})


export const getUpdateCategoryResponseMock412 = (): VersionStaleResponse => ({"type":"/api/docs#problem-version-stale","title":"Precondition Failed","status":412,"detail":"This item was changed since you opened it. Load it again and repeat your change."})


export const getUpdateCategoryResponseMock413 = (): BodyTooLargeResponse => ({"type":"/api/docs#problem-body-too-large","title":"Content Too Large","status":413,"detail":"A picture may have 8 MiB, 40 megapixels and 20,000 pixels a side at most. Please choose a smaller one."})


export const getUpdateCategoryResponseMock415 = (): TypeUnsupportedResponse => ({"type":"/api/docs#problem-type-unsupported","title":"Unsupported Media Type","status":415,"detail":"Please send a picture as JPEG, PNG, WebP, AVIF or GIF."})


export const getUpdateCategoryResponseMock429 = (): TooManyRequestsResponse => ({"type":"/api/docs#problem-too-many-requests","title":"Too Many Requests","status":429,"detail":"Too much is being asked for from your address at once. Please try again shortly."})


export const getUpdateCategoryResponseMock500 = (): ServerFailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})


export const getUpdateCategoryResponseMock503 = (): DatabaseAwayResponse => ({"type":"/api/docs#problem-database-away","title":"Service Unavailable","status":503,"detail":"The catalogue cannot be reached at the moment. Please try again shortly."})



export const getDeleteCategoryResponseMock400 = (): QueryInvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked parameters.","errors":[{"field":"limit","code":"maximum","message":"limit must be 1000 or less"}]})


export const getDeleteCategoryResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getDeleteCategoryResponseMock403 = (): OriginForeignResponse => ({"type":"/api/docs#problem-origin-foreign","title":"Forbidden","status":403,"detail":"Changes are accepted from this site's own pages only. If this is one of them, PUBLIC_URL must name its address."})


export const getDeleteCategoryResponseMock404 = (): ItemNotFoundResponse => ({"type":"/api/docs#problem-not-found","title":"Not Found","status":404,"detail":"There is no spirit with the id \"unheard-of\"."})


export const getDeleteCategoryResponseMock409 = (): ItemInUseResponse => ({"type":"/api/docs#problem-item-in-use","title":"Conflict","status":409,"detail":"\"London Dry Gin\" is used by 9 cocktails (Americano, Boulevardier, Negroni, …). Please change them first."})


export const getDeleteCategoryResponseMock412 = (): VersionStaleResponse => ({"type":"/api/docs#problem-version-stale","title":"Precondition Failed","status":412,"detail":"This item was changed since you opened it. Load it again and repeat your change."})


export const getDeleteCategoryResponseMock429 = (): TooManyRequestsResponse => ({"type":"/api/docs#problem-too-many-requests","title":"Too Many Requests","status":429,"detail":"Too much is being asked for from your address at once. Please try again shortly."})


export const getDeleteCategoryResponseMock500 = (): ServerFailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})


export const getDeleteCategoryResponseMock503 = (): DatabaseAwayResponse => ({"type":"/api/docs#problem-database-away","title":"Service Unavailable","status":503,"detail":"The catalogue cannot be reached at the moment. Please try again shortly."})


export const getListCategoriesMockHandler = (overrideResponse?: Category[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Category[]> | Category[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/categories', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCategoriesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListCategoriesMockHandler200 = (overrideResponse?: Category[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Category[]> | Category[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/categories', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCategoriesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListCategoriesMockHandler304 = (overrideResponse?: NotModifiedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotModifiedResponse> | NotModifiedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/categories', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 304
      })
  }, options)
}


export const getListCategoriesMockHandler400 = (overrideResponse?: RequestInvalidResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RequestInvalidResponse> | RequestInvalidResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/categories', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCategoriesResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListCategoriesMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/categories', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCategoriesResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListCategoriesMockHandler500 = (overrideResponse?: ServerFailureResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerFailureResponse> | ServerFailureResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/categories', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCategoriesResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListCategoriesMockHandler503 = (overrideResponse?: DatabaseAwayResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DatabaseAwayResponse> | DatabaseAwayResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/categories', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCategoriesResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getCreateCategoryMockHandler = (overrideResponse?: CategoryResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CategoryResponse> | CategoryResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/categories', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCategoryResponseMock(),
      { status: 201
      })
  }, options)
}


export const getCreateCategoryMockHandler201 = (overrideResponse?: CategoryResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CategoryResponse> | CategoryResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/categories', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCategoryResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getCreateCategoryMockHandler400 = (overrideResponse?: FieldsInvalidResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FieldsInvalidResponse> | FieldsInvalidResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/categories', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCategoryResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateCategoryMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/categories', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCategoryResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateCategoryMockHandler403 = (overrideResponse?: OriginForeignResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OriginForeignResponse> | OriginForeignResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/categories', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCategoryResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateCategoryMockHandler409 = (overrideResponse?: NameTakenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NameTakenResponse> | NameTakenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/categories', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCategoryResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateCategoryMockHandler413 = (overrideResponse?: BodyTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BodyTooLargeResponse> | BodyTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/categories', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCategoryResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateCategoryMockHandler415 = (overrideResponse?: TypeUnsupportedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TypeUnsupportedResponse> | TypeUnsupportedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/categories', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCategoryResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateCategoryMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/categories', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCategoryResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateCategoryMockHandler500 = (overrideResponse?: ServerFailureResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerFailureResponse> | ServerFailureResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/categories', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCategoryResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateCategoryMockHandler503 = (overrideResponse?: DatabaseAwayResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DatabaseAwayResponse> | DatabaseAwayResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/categories', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCategoryResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getGetCategoryMockHandler = (overrideResponse?: CategoryResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CategoryResponse> | CategoryResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/categories/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCategoryResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetCategoryMockHandler200 = (overrideResponse?: CategoryResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CategoryResponse> | CategoryResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/categories/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCategoryResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetCategoryMockHandler304 = (overrideResponse?: NotModifiedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotModifiedResponse> | NotModifiedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/categories/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 304
      })
  }, options)
}


export const getGetCategoryMockHandler400 = (overrideResponse?: RequestInvalidResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RequestInvalidResponse> | RequestInvalidResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/categories/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCategoryResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetCategoryMockHandler404 = (overrideResponse?: ItemNotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ItemNotFoundResponse> | ItemNotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/categories/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCategoryResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetCategoryMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/categories/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCategoryResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetCategoryMockHandler500 = (overrideResponse?: ServerFailureResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerFailureResponse> | ServerFailureResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/categories/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCategoryResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetCategoryMockHandler503 = (overrideResponse?: DatabaseAwayResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DatabaseAwayResponse> | DatabaseAwayResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/categories/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCategoryResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getUpdateCategoryMockHandler = (overrideResponse?: CategoryResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CategoryResponse> | CategoryResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/categories/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCategoryResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateCategoryMockHandler200 = (overrideResponse?: CategoryResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CategoryResponse> | CategoryResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/categories/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCategoryResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateCategoryMockHandler400 = (overrideResponse?: FieldsInvalidResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<FieldsInvalidResponse> | FieldsInvalidResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/categories/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCategoryResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateCategoryMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/categories/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCategoryResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateCategoryMockHandler403 = (overrideResponse?: OriginForeignResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<OriginForeignResponse> | OriginForeignResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/categories/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCategoryResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateCategoryMockHandler404 = (overrideResponse?: ItemNotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ItemNotFoundResponse> | ItemNotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/categories/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCategoryResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateCategoryMockHandler409 = (overrideResponse?: NameTakenResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NameTakenResponse> | NameTakenResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/categories/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCategoryResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateCategoryMockHandler412 = (overrideResponse?: VersionStaleResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<VersionStaleResponse> | VersionStaleResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/categories/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCategoryResponseMock412(),
      { status: 412, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateCategoryMockHandler413 = (overrideResponse?: BodyTooLargeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BodyTooLargeResponse> | BodyTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/categories/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCategoryResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateCategoryMockHandler415 = (overrideResponse?: TypeUnsupportedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<TypeUnsupportedResponse> | TypeUnsupportedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/categories/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCategoryResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateCategoryMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/categories/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCategoryResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateCategoryMockHandler500 = (overrideResponse?: ServerFailureResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ServerFailureResponse> | ServerFailureResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/categories/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCategoryResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateCategoryMockHandler503 = (overrideResponse?: DatabaseAwayResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DatabaseAwayResponse> | DatabaseAwayResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/categories/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCategoryResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getDeleteCategoryMockHandler = (overrideResponse?: DeletedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeletedResponse> | DeletedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/categories/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeleteCategoryMockHandler204 = (overrideResponse?: DeletedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeletedResponse> | DeletedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/categories/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeleteCategoryMockHandler400 = (overrideResponse?: QueryInvalidResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<QueryInvalidResponse> | QueryInvalidResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/categories/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteCategoryResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteCategoryMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/categories/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteCategoryResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteCategoryMockHandler403 = (overrideResponse?: OriginForeignResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<OriginForeignResponse> | OriginForeignResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/categories/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteCategoryResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteCategoryMockHandler404 = (overrideResponse?: ItemNotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ItemNotFoundResponse> | ItemNotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/categories/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteCategoryResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteCategoryMockHandler409 = (overrideResponse?: ItemInUseResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ItemInUseResponse> | ItemInUseResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/categories/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteCategoryResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteCategoryMockHandler412 = (overrideResponse?: VersionStaleResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<VersionStaleResponse> | VersionStaleResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/categories/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteCategoryResponseMock412(),
      { status: 412, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteCategoryMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/categories/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteCategoryResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteCategoryMockHandler500 = (overrideResponse?: ServerFailureResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ServerFailureResponse> | ServerFailureResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/categories/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteCategoryResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteCategoryMockHandler503 = (overrideResponse?: DatabaseAwayResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DatabaseAwayResponse> | DatabaseAwayResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/categories/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteCategoryResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}
export const getCategoriesMock = () => [
  getListCategoriesMockHandler(),
  getCreateCategoryMockHandler(),
  getGetCategoryMockHandler(),
  getUpdateCategoryMockHandler(),
  getDeleteCategoryMockHandler()
]
