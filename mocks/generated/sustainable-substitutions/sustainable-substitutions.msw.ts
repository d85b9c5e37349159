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
  ItemNotFoundResponse,
  NotModifiedResponse,
  OriginForeignResponse,
  QueryInvalidResponse,
  RequestInvalidResponse,
  ServerFailureResponse,
  SessionMissingResponse,
  SustainableSubstitution,
  SustainableSubstitutionInvalidResponse,
  SustainableSubstitutionNameTakenResponse,
  SustainableSubstitutionResponse,
  TooManyRequestsResponse,
  TypeUnsupportedResponse,
  VersionStaleResponse
} from '../../../openapi/generated/model';


export const getListSustainableSubstitutionsResponseMock = (): SustainableSubstitution[] => ([{"id":"verjus-for-imported-limes","originalIngredient":"Imported lime juice","sustainableAlternative":"Verjus","category":"mixers","description":"Pressed from unripe grapes of the next valley, sharp enough for any sour.","benefits":["No air freight","Uses grapes that are thinned out anyway"],"impactReduction":72,"difficulty":"Easy","cost":"Similar","availability":"Specialty","seasonality":"Pressed in late summer, keeps all year","recipe":"Use 1 oz verjus where the recipe says 3/4 oz lime juice.","tips":["Keep it cold once opened"],"certifications":["Organic"],"version":1},{"id":"spent-citrus-cordial","originalIngredient":"Fresh lemon twist","sustainableAlternative":"Dried peel of juiced lemons","category":"garnish","description":"Peel what you are going to juice anyway, and dry it overnight.","benefits":["Halves the citrus you buy"],"impactReduction":45,"difficulty":"Medium","cost":"Lower","availability":"Common","seasonality":null,"recipe":null,"tips":[],"certifications":[],"version":1}])


export const getListSustainableSubstitutionsResponseMock200 = (): SustainableSubstitution[] => ([{"id":"verjus-for-imported-limes","originalIngredient":"Imported lime juice","sustainableAlternative":"Verjus","category":"mixers","description":"Pressed from unripe grapes of the next valley, sharp enough for any sour.","benefits":["No air freight","Uses grapes that are thinned out anyway"],"impactReduction":72,"difficulty":"Easy","cost":"Similar","availability":"Specialty","seasonality":"Pressed in late summer, keeps all year","recipe":"Use 1 oz verjus where the recipe says 3/4 oz lime juice.","tips":["Keep it cold once opened"],"certifications":["Organic"],"version":1},{"id":"spent-citrus-cordial","originalIngredient":"Fresh lemon twist","sustainableAlternative":"Dried peel of juiced lemons","category":"garnish","description":"Peel what you are going to juice anyway, and dry it overnight.","benefits":["Halves the citrus you buy"],"impactReduction":45,"difficulty":"Medium","cost":"Lower","availability":"Common","seasonality":null,"recipe":null,"tips":[],"certifications":[],"version":1}])



export const getListSustainableSubstitutionsResponseMock400 = (): RequestInvalidResponse => ({"type":"/api/docs#problem-request-invalid","title":"Bad Request","status":400,"detail":"The address is not valid: it holds a percent sign that starts no character."})


export const getListSustainableSubstitutionsResponseMock429 = (): TooManyRequestsResponse => ({"type":"/api/docs#problem-too-many-requests","title":"Too Many Requests","status":429,"detail":"Too much is being asked for from your address at once. Please try again shortly."})


export const getListSustainableSubstitutionsResponseMock500 = (): ServerFailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})


export const getListSustainableSubstitutionsResponseMock503 = (): DatabaseAwayResponse => ({"type":"/api/docs#problem-database-away","title":"Service Unavailable","status":503,"detail":"The catalogue cannot be reached at the moment. Please try again shortly."})

export const getCreateSustainableSubstitutionResponseMock = (): SustainableSubstitutionResponse => ({"id":"verjus-for-imported-limes","originalIngredient":"Imported lime juice","sustainableAlternative":"Verjus","category":"mixers","description":"Pressed from unripe grapes of the next valley, sharp enough for any sour.","benefits":["No air freight","Uses grapes that are thinned out anyway"],"impactReduction":72,"difficulty":"Easy","cost":"Similar","availability":"Specialty","seasonality":"Pressed in late summer, keeps all year","recipe":"Use 1 oz verjus where the recipe says 3/4 oz lime juice.","tips":["Keep it cold once opened"],"certifications":["Organic"],"version":1})


export const getCreateSustainableSubstitutionResponseMock201 = (): SustainableSubstitutionResponse => ({"id":"verjus-for-imported-limes","originalIngredient":"Imported lime juice","sustainableAlternative":"Verjus","category":"mixers","description":"Pressed from unripe grapes of the next valley, sharp enough for any sour.","benefits":["No air freight","Uses grapes that are thinned out anyway"],"impactReduction":72,"difficulty":"Easy","cost":"Similar","availability":"Specialty","seasonality":"Pressed in late summer, keeps all year","recipe":"Use 1 oz verjus where the recipe says 3/4 oz lime juice.","tips":["Keep it cold once opened"],"certifications":["Organic"],"version":1})


export const getCreateSustainableSubstitutionResponseMock400 = (): SustainableSubstitutionInvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"originalIngredient","code":"required","message":"Original ingredient is required"},{"field":"sustainableAlternative","code":"required","message":"Sustainable alternative is required"},{"field":"category","code":"required","message":"Category is required"},{"field":"description","code":"required","message":"Description is required"}]})


export const getCreateSustainableSubstitutionResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getCreateSustainableSubstitutionResponseMock403 = (): OriginForeignResponse => ({"type":"/api/docs#problem-origin-foreign","title":"Forbidden","status":403,"detail":"Changes are accepted from this site's own pages only. If this is one of them, PUBLIC_URL must name its address."})


export const getCreateSustainableSubstitutionResponseMock409 = (): SustainableSubstitutionNameTakenResponse => ({"type":"/api/docs#problem-name-taken","title":"Conflict","status":409,"detail":"There is already a swap from \"Imported lime juice\" to \"Verjus\". Please edit that one.","errors":[{"field":"originalIngredient","code":"taken","message":"There is already a swap from \"Imported lime juice\" to \"Verjus\""}]})


export const getCreateSustainableSubstitutionResponseMock413 = (): BodyTooLargeResponse => ({"type":"/api/docs#problem-body-too-large","title":"Content Too Large","status":413,"detail":"A picture may have 8 MiB, 40 megapixels and 20,000 pixels a side at most. Please choose a smaller one."})


export const getCreateSustainableSubstitutionResponseMock415 = (): TypeUnsupportedResponse => ({"type":"/api/docs#problem-type-unsupported","title":"Unsupported Media Type","status":415,"detail":"Please send a picture as JPEG, PNG, WebP, AVIF or GIF."})


export const getCreateSustainableSubstitutionResponseMock429 = (): TooManyRequestsResponse => ({"type":"/api/docs#problem-too-many-requests","title":"Too Many Requests","status":429,"detail":"Too much is being asked for from your address at once. Please try again shortly."})


export const getCreateSustainableSubstitutionResponseMock500 = (): ServerFailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})


export const getCreateSustainableSubstitutionResponseMock503 = (): DatabaseAwayResponse => ({"type":"/api/docs#problem-database-away","title":"Service Unavailable","status":503,"detail":"The catalogue cannot be reached at the moment. Please try again shortly."})

export const getGetSustainableSubstitutionResponseMock = (): SustainableSubstitutionResponse => ({"id":"verjus-for-imported-limes","originalIngredient":"Imported lime juice","sustainableAlternative":"Verjus","category":"mixers","description":"Pressed from unripe grapes of the next valley, sharp enough for any sour.","benefits":["No air freight","Uses grapes that are thinned out anyway"],"impactReduction":72,"difficulty":"Easy","cost":"Similar","availability":"Specialty","seasonality":"Pressed in late summer, keeps all year","recipe":"Use 1 oz verjus where the recipe says 3/4 oz lime juice.","tips":["Keep it cold once opened"],"certifications":["Organic"],"version":1})


export const getGetSustainableSubstitutionResponseMock200 = (): SustainableSubstitutionResponse => ({"id":"verjus-for-imported-limes","originalIngredient":"Imported lime juice","sustainableAlternative":"Verjus","category":"mixers","description":"Pressed from unripe grapes of the next valley, sharp enough for any sour.","benefits":["No air freight","Uses grapes that are thinned out anyway"],"impactReduction":72,"difficulty":"Easy","cost":"Similar","availability":"Specialty","seasonality":"Pressed in late summer, keeps all year","recipe":"Use 1 oz verjus where the recipe says 3/4 oz lime juice.","tips":["Keep it cold once opened"],"certifications":["Organic"],"version":1})



export const getGetSustainableSubstitutionResponseMock400 = (): RequestInvalidResponse => ({"type":"/api/docs#problem-request-invalid","title":"Bad Request","status":400,"detail":"The address is not valid: it holds a percent sign that starts no character."})


export const getGetSustainableSubstitutionResponseMock404 = (): ItemNotFoundResponse => ({"type":"/api/docs#problem-not-found","title":"Not Found","status":404,"detail":"There is no spirit with the id \"unheard-of\"."})


export const getGetSustainableSubstitutionResponseMock429 = (): TooManyRequestsResponse => ({"type":"/api/docs#problem-too-many-requests","title":"Too Many Requests","status":429,"detail":"Too much is being asked for from your address at once. Please try again shortly."})


export const getGetSustainableSubstitutionResponseMock500 = (): ServerFailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})


export const getGetSustainableSubstitutionResponseMock503 = (): DatabaseAwayResponse => ({"type":"/api/docs#problem-database-away","title":"Service Unavailable","status":503,"detail":"The catalogue cannot be reached at the moment. Please try again shortly."})

export const getUpdateSustainableSubstitutionResponseMock = (): SustainableSubstitutionResponse => ({"id":"verjus-for-imported-limes","originalIngredient":"Imported lime juice","sustainableAlternative":"Verjus","category":"mixers","description":"Pressed from unripe grapes of the next valley, sharp enough for any sour.","benefits":["No air freight","Uses grapes that are thinned out anyway"],"impactReduction":72,"difficulty":"Easy","cost":"Similar","availability":"Specialty","seasonality":"Pressed in late summer, keeps all year","recipe":"Use 1 oz verjus where the recipe says 3/4 oz lime juice.","tips":["Keep it cold once opened"],"certifications":["Organic"],"version":1})


export const getUpdateSustainableSubstitutionResponseMock200 = (): SustainableSubstitutionResponse => ({"id":"verjus-for-imported-limes","originalIngredient":"Imported lime juice","sustainableAlternative":"Verjus","category":"mixers","description":"Pressed from unripe grapes of the next valley, sharp enough for any sour.","benefits":["No air freight","Uses grapes that are thinned out anyway"],"impactReduction":72,"difficulty":"Easy","cost":"Similar","availability":"Specialty","seasonality":"Pressed in late summer, keeps all year","recipe":"Use 1 oz verjus where the recipe says 3/4 oz lime juice.","tips":["Keep it cold once opened"],"certifications":["Organic"],"version":1})


export const getUpdateSustainableSubstitutionResponseMock400 = (): SustainableSubstitutionInvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"originalIngredient","code":"required","message":"Original ingredient is required"},{"field":"sustainableAlternative","code":"required","message":"Sustainable alternative is required"},{"field":"category","code":"required","message":"Category is required"},{"field":"description","code":"required","message":"Description is required"}]})


export const getUpdateSustainableSubstitutionResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getUpdateSustainableSubstitutionResponseMock403 = (): OriginForeignResponse => ({"type":"/api/docs#problem-origin-foreign","title":"Forbidden","status":403,"detail":"Changes are accepted from this site's own pages only. If this is one of them, PUBLIC_URL must name its address."})


export const getUpdateSustainableSubstitutionResponseMock404 = (): ItemNotFoundResponse => ({"type":"/api/docs#problem-not-found","title":"Not Found","status":404,"detail":"There is no spirit with the id \"unheard-of\"."})


export const getUpdateSustainableSubstitutionResponseMock409 = (): SustainableSubstitutionNameTakenResponse => ({"type":"/api/docs#problem-name-taken","title":"Conflict","status":409,"detail":"There is already a swap from \"Imported lime juice\" to \"Verjus\". Please edit that one.","errors":[{"field":"originalIngredient","code":"taken","message":"There is already a swap from \"Imported lime juice\" to \"Verjus\""}]})


export const getUpdateSustainableSubstitutionResponseMock412 = (): VersionStaleResponse => ({"type":"/api/docs#problem-version-stale","title":"Precondition Failed","status":412,"detail":"This item was changed since you opened it. Load it again and repeat your change."})


export const getUpdateSustainableSubstitutionResponseMock413 = (): BodyTooLargeResponse => ({"type":"/api/docs#problem-body-too-large","title":"Content Too Large","status":413,"detail":"A picture may have 8 MiB, 40 megapixels and 20,000 pixels a side at most. Please choose a smaller one."})


export const getUpdateSustainableSubstitutionResponseMock415 = (): TypeUnsupportedResponse => ({"type":"/api/docs#problem-type-unsupported","title":"Unsupported Media Type","status":415,"detail":"Please send a picture as JPEG, PNG, WebP, AVIF or GIF."})


export const getUpdateSustainableSubstitutionResponseMock429 = (): TooManyRequestsResponse => ({"type":"/api/docs#problem-too-many-requests","title":"Too Many Requests","status":429,"detail":"Too much is being asked for from your address at once. Please try again shortly."})


export const getUpdateSustainableSubstitutionResponseMock500 = (): ServerFailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})


export const getUpdateSustainableSubstitutionResponseMock503 = (): DatabaseAwayResponse => ({"type":"/api/docs#problem-database-away","title":"Service Unavailable","status":503,"detail":"The catalogue cannot be reached at the moment. Please try again shortly."})



export const getDeleteSustainableSubstitutionResponseMock400 = (): QueryInvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked parameters.","errors":[{"field":"limit","code":"maximum","message":"limit must be 1000 or less"}]})


export const getDeleteSustainableSubstitutionResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getDeleteSustainableSubstitutionResponseMock403 = (): OriginForeignResponse => ({"type":"/api/docs#problem-origin-foreign","title":"Forbidden","status":403,"detail":"Changes are accepted from this site's own pages only. If this is one of them, PUBLIC_URL must name its address."})


export const getDeleteSustainableSubstitutionResponseMock404 = (): ItemNotFoundResponse => ({"type":"/api/docs#problem-not-found","title":"Not Found","status":404,"detail":"There is no spirit with the id \"unheard-of\"."})


export const getDeleteSustainableSubstitutionResponseMock412 = (): VersionStaleResponse => ({"type":"/api/docs#problem-version-stale","title":"Precondition Failed","status":412,"detail":"This item was changed since you opened it. Load it again and repeat your change."})


export const getDeleteSustainableSubstitutionResponseMock429 = (): TooManyRequestsResponse => ({"type":"/api/docs#problem-too-many-requests","title":"Too Many Requests","status":429,"detail":"Too much is being asked for from your address at once. Please try again shortly."})


export const getDeleteSustainableSubstitutionResponseMock500 = (): ServerFailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})


export const getDeleteSustainableSubstitutionResponseMock503 = (): DatabaseAwayResponse => ({"type":"/api/docs#problem-database-away","title":"Service Unavailable","status":503,"detail":"The catalogue cannot be reached at the moment. Please try again shortly."})


export const getListSustainableSubstitutionsMockHandler = (overrideResponse?: SustainableSubstitution[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SustainableSubstitution[]> | SustainableSubstitution[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/sustainable-substitutions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSustainableSubstitutionsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListSustainableSubstitutionsMockHandler200 = (overrideResponse?: SustainableSubstitution[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SustainableSubstitution[]> | SustainableSubstitution[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/sustainable-substitutions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSustainableSubstitutionsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListSustainableSubstitutionsMockHandler304 = (overrideResponse?: NotModifiedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotModifiedResponse> | NotModifiedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/sustainable-substitutions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 304
      })
  }, options)
}


export const getListSustainableSubstitutionsMockHandler400 = (overrideResponse?: RequestInvalidResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RequestInvalidResponse> | RequestInvalidResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/sustainable-substitutions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSustainableSubstitutionsResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListSustainableSubstitutionsMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/sustainable-substitutions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSustainableSubstitutionsResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListSustainableSubstitutionsMockHandler500 = (overrideResponse?: ServerFailureResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerFailureResponse> | ServerFailureResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/sustainable-substitutions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSustainableSubstitutionsResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListSustainableSubstitutionsMockHandler503 = (overrideResponse?: DatabaseAwayResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DatabaseAwayResponse> | DatabaseAwayResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/sustainable-substitutions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSustainableSubstitutionsResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getCreateSustainableSubstitutionMockHandler = (overrideResponse?: SustainableSubstitutionResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SustainableSubstitutionResponse> | SustainableSubstitutionResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/sustainable-substitutions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateSustainableSubstitutionResponseMock(),
      { status: 201
      })
  }, options)
}


export const getCreateSustainableSubstitutionMockHandler201 = (overrideResponse?: SustainableSubstitutionResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SustainableSubstitutionResponse> | SustainableSubstitutionResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/sustainable-substitutions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateSustainableSubstitutionResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getCreateSustainableSubstitutionMockHandler400 = (overrideResponse?: SustainableSubstitutionInvalidResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SustainableSubstitutionInvalidResponse> | SustainableSubstitutionInvalidResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/sustainable-substitutions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateSustainableSubstitutionResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateSustainableSubstitutionMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/sustainable-substitutions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateSustainableSubstitutionResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateSustainableSubstitutionMockHandler403 = (overrideResponse?: OriginForeignResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OriginForeignResponse> | OriginForeignResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/sustainable-substitutions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateSustainableSubstitutionResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateSustainableSubstitutionMockHandler409 = (overrideResponse?: SustainableSubstitutionNameTakenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SustainableSubstitutionNameTakenResponse> | SustainableSubstitutionNameTakenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/sustainable-substitutions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateSustainableSubstitutionResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateSustainableSubstitutionMockHandler413 = (overrideResponse?: BodyTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BodyTooLargeResponse> | BodyTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/sustainable-substitutions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateSustainableSubstitutionResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateSustainableSubstitutionMockHandler415 = (overrideResponse?: TypeUnsupportedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TypeUnsupportedResponse> | TypeUnsupportedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/sustainable-substitutions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateSustainableSubstitutionResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateSustainableSubstitutionMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/sustainable-substitutions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateSustainableSubstitutionResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateSustainableSubstitutionMockHandler500 = (overrideResponse?: ServerFailureResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerFailureResponse> | ServerFailureResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/sustainable-substitutions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateSustainableSubstitutionResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateSustainableSubstitutionMockHandler503 = (overrideResponse?: DatabaseAwayResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DatabaseAwayResponse> | DatabaseAwayResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/sustainable-substitutions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateSustainableSubstitutionResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getGetSustainableSubstitutionMockHandler = (overrideResponse?: SustainableSubstitutionResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SustainableSubstitutionResponse> | SustainableSubstitutionResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/sustainable-substitutions/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSustainableSubstitutionResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetSustainableSubstitutionMockHandler200 = (overrideResponse?: SustainableSubstitutionResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SustainableSubstitutionResponse> | SustainableSubstitutionResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/sustainable-substitutions/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSustainableSubstitutionResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetSustainableSubstitutionMockHandler304 = (overrideResponse?: NotModifiedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotModifiedResponse> | NotModifiedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/sustainable-substitutions/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 304
      })
  }, options)
}


export const getGetSustainableSubstitutionMockHandler400 = (overrideResponse?: RequestInvalidResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RequestInvalidResponse> | RequestInvalidResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/sustainable-substitutions/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSustainableSubstitutionResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetSustainableSubstitutionMockHandler404 = (overrideResponse?: ItemNotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ItemNotFoundResponse> | ItemNotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/sustainable-substitutions/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSustainableSubstitutionResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetSustainableSubstitutionMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/sustainable-substitutions/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSustainableSubstitutionResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetSustainableSubstitutionMockHandler500 = (overrideResponse?: ServerFailureResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerFailureResponse> | ServerFailureResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/sustainable-substitutions/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSustainableSubstitutionResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetSustainableSubstitutionMockHandler503 = (overrideResponse?: DatabaseAwayResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DatabaseAwayResponse> | DatabaseAwayResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/sustainable-substitutions/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSustainableSubstitutionResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getUpdateSustainableSubstitutionMockHandler = (overrideResponse?: SustainableSubstitutionResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<SustainableSubstitutionResponse> | SustainableSubstitutionResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/sustainable-substitutions/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSustainableSubstitutionResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateSustainableSubstitutionMockHandler200 = (overrideResponse?: SustainableSubstitutionResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<SustainableSubstitutionResponse> | SustainableSubstitutionResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/sustainable-substitutions/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSustainableSubstitutionResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateSustainableSubstitutionMockHandler400 = (overrideResponse?: SustainableSubstitutionInvalidResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<SustainableSubstitutionInvalidResponse> | SustainableSubstitutionInvalidResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/sustainable-substitutions/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSustainableSubstitutionResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateSustainableSubstitutionMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/sustainable-substitutions/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSustainableSubstitutionResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateSustainableSubstitutionMockHandler403 = (overrideResponse?: OriginForeignResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<OriginForeignResponse> | OriginForeignResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/sustainable-substitutions/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSustainableSubstitutionResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateSustainableSubstitutionMockHandler404 = (overrideResponse?: ItemNotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ItemNotFoundResponse> | ItemNotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/sustainable-substitutions/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSustainableSubstitutionResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateSustainableSubstitutionMockHandler409 = (overrideResponse?: SustainableSubstitutionNameTakenResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<SustainableSubstitutionNameTakenResponse> | SustainableSubstitutionNameTakenResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/sustainable-substitutions/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSustainableSubstitutionResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateSustainableSubstitutionMockHandler412 = (overrideResponse?: VersionStaleResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<VersionStaleResponse> | VersionStaleResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/sustainable-substitutions/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSustainableSubstitutionResponseMock412(),
      { status: 412, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateSustainableSubstitutionMockHandler413 = (overrideResponse?: BodyTooLargeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BodyTooLargeResponse> | BodyTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/sustainable-substitutions/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSustainableSubstitutionResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateSustainableSubstitutionMockHandler415 = (overrideResponse?: TypeUnsupportedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<TypeUnsupportedResponse> | TypeUnsupportedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/sustainable-substitutions/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSustainableSubstitutionResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateSustainableSubstitutionMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/sustainable-substitutions/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSustainableSubstitutionResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateSustainableSubstitutionMockHandler500 = (overrideResponse?: ServerFailureResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ServerFailureResponse> | ServerFailureResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/sustainable-substitutions/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSustainableSubstitutionResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateSustainableSubstitutionMockHandler503 = (overrideResponse?: DatabaseAwayResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DatabaseAwayResponse> | DatabaseAwayResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/sustainable-substitutions/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSustainableSubstitutionResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getDeleteSustainableSubstitutionMockHandler = (overrideResponse?: DeletedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeletedResponse> | DeletedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/sustainable-substitutions/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeleteSustainableSubstitutionMockHandler204 = (overrideResponse?: DeletedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeletedResponse> | DeletedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/sustainable-substitutions/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeleteSustainableSubstitutionMockHandler400 = (overrideResponse?: QueryInvalidResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<QueryInvalidResponse> | QueryInvalidResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/sustainable-substitutions/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteSustainableSubstitutionResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteSustainableSubstitutionMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/sustainable-substitutions/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteSustainableSubstitutionResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteSustainableSubstitutionMockHandler403 = (overrideResponse?: OriginForeignResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<OriginForeignResponse> | OriginForeignResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/sustainable-substitutions/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteSustainableSubstitutionResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteSustainableSubstitutionMockHandler404 = (overrideResponse?: ItemNotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ItemNotFoundResponse> | ItemNotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/sustainable-substitutions/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteSustainableSubstitutionResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteSustainableSubstitutionMockHandler412 = (overrideResponse?: VersionStaleResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<VersionStaleResponse> | VersionStaleResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/sustainable-substitutions/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteSustainableSubstitutionResponseMock412(),
      { status: 412, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteSustainableSubstitutionMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/sustainable-substitutions/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteSustainableSubstitutionResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteSustainableSubstitutionMockHandler500 = (overrideResponse?: ServerFailureResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ServerFailureResponse> | ServerFailureResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/sustainable-substitutions/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteSustainableSubstitutionResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteSustainableSubstitutionMockHandler503 = (overrideResponse?: DatabaseAwayResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DatabaseAwayResponse> | DatabaseAwayResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/sustainable-substitutions/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteSustainableSubstitutionResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}
export const getSustainableSubstitutionsMock = () => [
  getListSustainableSubstitutionsMockHandler(),
  getCreateSustainableSubstitutionMockHandler(),
  getGetSustainableSubstitutionMockHandler(),
  getUpdateSustainableSubstitutionMockHandler(),
  getDeleteSustainableSubstitutionMockHandler()
]
