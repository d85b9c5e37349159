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
  HouseIngredient,
  HouseIngredientCreatedResponse,
  HouseIngredientResponse,
  InvalidResponse,
  NameTakenResponse,
  NotFoundResponse,
  NotModifiedResponse,
  OriginForeignResponse,
  SessionMissingResponse,
  TypeUnsupportedResponse,
  VersionStaleResponse
} from '../../../ui/api/generated/model.schemas';


export const getListHouseIngredientsResponseMock = (): HouseIngredient[] => (Array.from({ length: faker.number.int({min: 1, max: 1}) }, (_, i) => i + 1).map(() => ({"id":"simple-syrup","name":"Simple syrup","description":"One part of sugar to one of water, by weight.","ingredients":["200 g white sugar","200 ml water"],"instructions":["Stir the sugar into the hot water until it is clear.","Cool it and bottle it."],"yieldMl":320,"keepsDays":14,"allergens":[],"version":1})))


export const getListHouseIngredientsResponseMock200 = (): HouseIngredient[] => (Array.from({ length: faker.number.int({min: 1, max: 1}) }, (_, i) => i + 1).map(() => ({"id":"simple-syrup","name":"Simple syrup","description":"One part of sugar to one of water, by weight.","ingredients":["200 g white sugar","200 ml water"],"instructions":["Stir the sugar into the hot water until it is clear.","Cool it and bottle it."],"yieldMl":320,"keepsDays":14,"allergens":[],"version":1})))



export const getListHouseIngredientsResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getListHouseIngredientsResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})

export const getCreateHouseIngredientResponseMock = (): HouseIngredientCreatedResponse => ({"id":"simple-syrup","name":"Simple syrup","description":"One part of sugar to one of water, by weight.","ingredients":["200 g white sugar","200 ml water"],"instructions":["Stir the sugar into the hot water until it is clear.","Cool it and bottle it."],"yieldMl":320,"keepsDays":14,"allergens":[],"version":1})


export const getCreateHouseIngredientResponseMock201 = (): HouseIngredientCreatedResponse => ({"id":"simple-syrup","name":"Simple syrup","description":"One part of sugar to one of water, by weight.","ingredients":["200 g white sugar","200 ml water"],"instructions":["Stir the sugar into the hot water until it is clear.","Cool it and bottle it."],"yieldMl":320,"keepsDays":14,"allergens":[],"version":1})


export const getCreateHouseIngredientResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getCreateHouseIngredientResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getCreateHouseIngredientResponseMock403 = (): OriginForeignResponse => ({"type":"/api/docs#problem-origin-foreign","title":"Forbidden","status":403,"detail":"A page of another site sent this change. If it is one of this site's own pages, PUBLIC_URL must name its address."})


export const getCreateHouseIngredientResponseMock409 = (): NameTakenResponse => ({"type":"/api/docs#problem-name-taken","title":"Conflict","status":409,"detail":"There is already a spirit named \"London Dry Gin\". Please choose another name.","errors":[{"field":"name","code":"taken","message":"There is already a spirit named \"London Dry Gin\""}]})


export const getCreateHouseIngredientResponseMock413 = (): BodyTooLargeResponse => ({"type":"/api/docs#problem-body-too-large","title":"Content Too Large","status":413,"detail":"A picture may have 8 MiB, 40 megapixels and 20,000 pixels a side at most. Please choose a smaller one."})


export const getCreateHouseIngredientResponseMock415 = (): TypeUnsupportedResponse => ({"type":"/api/docs#problem-type-unsupported","title":"Unsupported Media Type","status":415,"detail":"Please send a picture as JPEG, PNG, WebP, AVIF or GIF. A phone saves JPEG instead of HEIC with the camera format “Most Compatible”."})


export const getCreateHouseIngredientResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})

export const getGetHouseIngredientResponseMock = (): HouseIngredientResponse => ({"id":"simple-syrup","name":"Simple syrup","description":"One part of sugar to one of water, by weight.","ingredients":["200 g white sugar","200 ml water"],"instructions":["Stir the sugar into the hot water until it is clear.","Cool it and bottle it."],"yieldMl":320,"keepsDays":14,"allergens":[],"version":1})


export const getGetHouseIngredientResponseMock200 = (): HouseIngredientResponse => ({"id":"simple-syrup","name":"Simple syrup","description":"One part of sugar to one of water, by weight.","ingredients":["200 g white sugar","200 ml water"],"instructions":["Stir the sugar into the hot water until it is clear.","Cool it and bottle it."],"yieldMl":320,"keepsDays":14,"allergens":[],"version":1})



export const getGetHouseIngredientResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getGetHouseIngredientResponseMock404 = (): NotFoundResponse => ({"type":"/api/docs#problem-not-found","title":"Not Found","status":404,"detail":"There is no spirit with the id \"unheard-of\"."})


export const getGetHouseIngredientResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})

export const getUpdateHouseIngredientResponseMock = (): HouseIngredientResponse => ({"id":"simple-syrup","name":"Simple syrup","description":"One part of sugar to one of water, by weight.","ingredients":["200 g white sugar","200 ml water"],"instructions":["Stir the sugar into the hot water until it is clear.","Cool it and bottle it."],"yieldMl":320,"keepsDays":14,"allergens":[],"version":1})


export const getUpdateHouseIngredientResponseMock200 = (): HouseIngredientResponse => ({"id":"simple-syrup","name":"Simple syrup","description":"One part of sugar to one of water, by weight.","ingredients":["200 g white sugar","200 ml water"],"instructions":["Stir the sugar into the hot water until it is clear.","Cool it and bottle it."],"yieldMl":320,"keepsDays":14,"allergens":[],"version":1})


export const getUpdateHouseIngredientResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getUpdateHouseIngredientResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getUpdateHouseIngredientResponseMock403 = (): OriginForeignResponse => ({"type":"/api/docs#problem-origin-foreign","title":"Forbidden","status":403,"detail":"A page of another site sent this change. If it is one of this site's own pages, PUBLIC_URL must name its address."})


export const getUpdateHouseIngredientResponseMock404 = (): NotFoundResponse => ({"type":"/api/docs#problem-not-found","title":"Not Found","status":404,"detail":"There is no spirit with the id \"unheard-of\"."})


export const getUpdateHouseIngredientResponseMock409 = (): NameTakenResponse => ({"type":"/api/docs#problem-name-taken","title":"Conflict","status":409,"detail":"There is already a spirit named \"London Dry Gin\". Please choose another name.","errors":[{"field":"name","code":"taken","message":"There is already a spirit named \"London Dry Gin\""}]})


export const getUpdateHouseIngredientResponseMock412 = (): VersionStaleResponse => ({"type":"/api/docs#problem-version-stale","title":"Precondition Failed","status":412,"detail":"This item was changed since you opened it. Load it again and repeat your change."})


export const getUpdateHouseIngredientResponseMock413 = (): BodyTooLargeResponse => ({"type":"/api/docs#problem-body-too-large","title":"Content Too Large","status":413,"detail":"A picture may have 8 MiB, 40 megapixels and 20,000 pixels a side at most. Please choose a smaller one."})


export const getUpdateHouseIngredientResponseMock415 = (): TypeUnsupportedResponse => ({"type":"/api/docs#problem-type-unsupported","title":"Unsupported Media Type","status":415,"detail":"Please send a picture as JPEG, PNG, WebP, AVIF or GIF. A phone saves JPEG instead of HEIC with the camera format “Most Compatible”."})


export const getUpdateHouseIngredientResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})

export const getPatchHouseIngredientResponseMock = (): HouseIngredientResponse => ({"id":"simple-syrup","name":"Simple syrup","description":"One part of sugar to one of water, by weight.","ingredients":["200 g white sugar","200 ml water"],"instructions":["Stir the sugar into the hot water until it is clear.","Cool it and bottle it."],"yieldMl":320,"keepsDays":14,"allergens":[],"version":1})


export const getPatchHouseIngredientResponseMock200 = (): HouseIngredientResponse => ({"id":"simple-syrup","name":"Simple syrup","description":"One part of sugar to one of water, by weight.","ingredients":["200 g white sugar","200 ml water"],"instructions":["Stir the sugar into the hot water until it is clear.","Cool it and bottle it."],"yieldMl":320,"keepsDays":14,"allergens":[],"version":1})


export const getPatchHouseIngredientResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getPatchHouseIngredientResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getPatchHouseIngredientResponseMock403 = (): OriginForeignResponse => ({"type":"/api/docs#problem-origin-foreign","title":"Forbidden","status":403,"detail":"A page of another site sent this change. If it is one of this site's own pages, PUBLIC_URL must name its address."})


export const getPatchHouseIngredientResponseMock404 = (): NotFoundResponse => ({"type":"/api/docs#problem-not-found","title":"Not Found","status":404,"detail":"There is no spirit with the id \"unheard-of\"."})


export const getPatchHouseIngredientResponseMock409 = (): NameTakenResponse => ({"type":"/api/docs#problem-name-taken","title":"Conflict","status":409,"detail":"There is already a spirit named \"London Dry Gin\". Please choose another name.","errors":[{"field":"name","code":"taken","message":"There is already a spirit named \"London Dry Gin\""}]})


export const getPatchHouseIngredientResponseMock412 = (): VersionStaleResponse => ({"type":"/api/docs#problem-version-stale","title":"Precondition Failed","status":412,"detail":"This item was changed since you opened it. Load it again and repeat your change."})


export const getPatchHouseIngredientResponseMock413 = (): BodyTooLargeResponse => ({"type":"/api/docs#problem-body-too-large","title":"Content Too Large","status":413,"detail":"A picture may have 8 MiB, 40 megapixels and 20,000 pixels a side at most. Please choose a smaller one."})


export const getPatchHouseIngredientResponseMock415 = (): TypeUnsupportedResponse => ({"type":"/api/docs#problem-type-unsupported","title":"Unsupported Media Type","status":415,"detail":"Please send a picture as JPEG, PNG, WebP, AVIF or GIF. A phone saves JPEG instead of HEIC with the camera format “Most Compatible”."})


export const getPatchHouseIngredientResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})



export const getDeleteHouseIngredientResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getDeleteHouseIngredientResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getDeleteHouseIngredientResponseMock403 = (): OriginForeignResponse => ({"type":"/api/docs#problem-origin-foreign","title":"Forbidden","status":403,"detail":"A page of another site sent this change. If it is one of this site's own pages, PUBLIC_URL must name its address."})


export const getDeleteHouseIngredientResponseMock404 = (): NotFoundResponse => ({"type":"/api/docs#problem-not-found","title":"Not Found","status":404,"detail":"There is no spirit with the id \"unheard-of\"."})


export const getDeleteHouseIngredientResponseMock412 = (): VersionStaleResponse => ({"type":"/api/docs#problem-version-stale","title":"Precondition Failed","status":412,"detail":"This item was changed since you opened it. Load it again and repeat your change."})


export const getDeleteHouseIngredientResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})


export const getListHouseIngredientsMockHandler = (overrideResponse?: HouseIngredient[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HouseIngredient[]> | HouseIngredient[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/house-ingredients', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListHouseIngredientsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListHouseIngredientsMockHandler200 = (overrideResponse?: HouseIngredient[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HouseIngredient[]> | HouseIngredient[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/house-ingredients', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListHouseIngredientsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListHouseIngredientsMockHandler304 = (overrideResponse?: NotModifiedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotModifiedResponse> | NotModifiedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/house-ingredients', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 304
      })
  }, options)
}


export const getListHouseIngredientsMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/house-ingredients', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListHouseIngredientsResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListHouseIngredientsMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/house-ingredients', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListHouseIngredientsResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getCreateHouseIngredientMockHandler = (overrideResponse?: HouseIngredientCreatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<HouseIngredientCreatedResponse> | HouseIngredientCreatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/house-ingredients', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateHouseIngredientResponseMock(),
      { status: 201
      })
  }, options)
}


export const getCreateHouseIngredientMockHandler201 = (overrideResponse?: HouseIngredientCreatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<HouseIngredientCreatedResponse> | HouseIngredientCreatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/house-ingredients', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateHouseIngredientResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getCreateHouseIngredientMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/house-ingredients', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateHouseIngredientResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateHouseIngredientMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/house-ingredients', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateHouseIngredientResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateHouseIngredientMockHandler403 = (overrideResponse?: OriginForeignResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OriginForeignResponse> | OriginForeignResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/house-ingredients', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateHouseIngredientResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateHouseIngredientMockHandler409 = (overrideResponse?: NameTakenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NameTakenResponse> | NameTakenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/house-ingredients', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateHouseIngredientResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateHouseIngredientMockHandler413 = (overrideResponse?: BodyTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BodyTooLargeResponse> | BodyTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/house-ingredients', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateHouseIngredientResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateHouseIngredientMockHandler415 = (overrideResponse?: TypeUnsupportedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TypeUnsupportedResponse> | TypeUnsupportedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/house-ingredients', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateHouseIngredientResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateHouseIngredientMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/house-ingredients', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateHouseIngredientResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getGetHouseIngredientMockHandler = (overrideResponse?: HouseIngredientResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HouseIngredientResponse> | HouseIngredientResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/house-ingredients/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetHouseIngredientResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetHouseIngredientMockHandler200 = (overrideResponse?: HouseIngredientResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HouseIngredientResponse> | HouseIngredientResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/house-ingredients/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetHouseIngredientResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetHouseIngredientMockHandler304 = (overrideResponse?: NotModifiedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotModifiedResponse> | NotModifiedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/house-ingredients/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 304
      })
  }, options)
}


export const getGetHouseIngredientMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/house-ingredients/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetHouseIngredientResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetHouseIngredientMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/house-ingredients/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetHouseIngredientResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetHouseIngredientMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/house-ingredients/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetHouseIngredientResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getUpdateHouseIngredientMockHandler = (overrideResponse?: HouseIngredientResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<HouseIngredientResponse> | HouseIngredientResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/house-ingredients/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateHouseIngredientResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateHouseIngredientMockHandler200 = (overrideResponse?: HouseIngredientResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<HouseIngredientResponse> | HouseIngredientResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/house-ingredients/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateHouseIngredientResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateHouseIngredientMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/house-ingredients/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateHouseIngredientResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateHouseIngredientMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/house-ingredients/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateHouseIngredientResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateHouseIngredientMockHandler403 = (overrideResponse?: OriginForeignResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<OriginForeignResponse> | OriginForeignResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/house-ingredients/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateHouseIngredientResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateHouseIngredientMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/house-ingredients/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateHouseIngredientResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateHouseIngredientMockHandler409 = (overrideResponse?: NameTakenResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NameTakenResponse> | NameTakenResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/house-ingredients/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateHouseIngredientResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateHouseIngredientMockHandler412 = (overrideResponse?: VersionStaleResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<VersionStaleResponse> | VersionStaleResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/house-ingredients/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateHouseIngredientResponseMock412(),
      { status: 412, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateHouseIngredientMockHandler413 = (overrideResponse?: BodyTooLargeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BodyTooLargeResponse> | BodyTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/house-ingredients/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateHouseIngredientResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateHouseIngredientMockHandler415 = (overrideResponse?: TypeUnsupportedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<TypeUnsupportedResponse> | TypeUnsupportedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/house-ingredients/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateHouseIngredientResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateHouseIngredientMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/house-ingredients/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateHouseIngredientResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getPatchHouseIngredientMockHandler = (overrideResponse?: HouseIngredientResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<HouseIngredientResponse> | HouseIngredientResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/house-ingredients/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchHouseIngredientResponseMock(),
      { status: 200
      })
  }, options)
}


export const getPatchHouseIngredientMockHandler200 = (overrideResponse?: HouseIngredientResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<HouseIngredientResponse> | HouseIngredientResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/house-ingredients/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchHouseIngredientResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getPatchHouseIngredientMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/house-ingredients/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchHouseIngredientResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPatchHouseIngredientMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/house-ingredients/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchHouseIngredientResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPatchHouseIngredientMockHandler403 = (overrideResponse?: OriginForeignResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<OriginForeignResponse> | OriginForeignResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/house-ingredients/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchHouseIngredientResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPatchHouseIngredientMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/house-ingredients/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchHouseIngredientResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPatchHouseIngredientMockHandler409 = (overrideResponse?: NameTakenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NameTakenResponse> | NameTakenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/house-ingredients/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchHouseIngredientResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPatchHouseIngredientMockHandler412 = (overrideResponse?: VersionStaleResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<VersionStaleResponse> | VersionStaleResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/house-ingredients/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchHouseIngredientResponseMock412(),
      { status: 412, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPatchHouseIngredientMockHandler413 = (overrideResponse?: BodyTooLargeResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BodyTooLargeResponse> | BodyTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/house-ingredients/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchHouseIngredientResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPatchHouseIngredientMockHandler415 = (overrideResponse?: TypeUnsupportedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TypeUnsupportedResponse> | TypeUnsupportedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/house-ingredients/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchHouseIngredientResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPatchHouseIngredientMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/house-ingredients/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchHouseIngredientResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getDeleteHouseIngredientMockHandler = (overrideResponse?: DeletedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeletedResponse> | DeletedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/house-ingredients/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeleteHouseIngredientMockHandler204 = (overrideResponse?: DeletedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeletedResponse> | DeletedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/house-ingredients/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeleteHouseIngredientMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/house-ingredients/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteHouseIngredientResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteHouseIngredientMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/house-ingredients/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteHouseIngredientResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteHouseIngredientMockHandler403 = (overrideResponse?: OriginForeignResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<OriginForeignResponse> | OriginForeignResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/house-ingredients/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteHouseIngredientResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteHouseIngredientMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/house-ingredients/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteHouseIngredientResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteHouseIngredientMockHandler412 = (overrideResponse?: VersionStaleResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<VersionStaleResponse> | VersionStaleResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/house-ingredients/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteHouseIngredientResponseMock412(),
      { status: 412, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteHouseIngredientMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/house-ingredients/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteHouseIngredientResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}
export const getHouseIngredientsMock = () => [
  getListHouseIngredientsMockHandler(),
  getCreateHouseIngredientMockHandler(),
  getGetHouseIngredientMockHandler(),
  getUpdateHouseIngredientMockHandler(),
  getPatchHouseIngredientMockHandler(),
  getDeleteHouseIngredientMockHandler()
]
