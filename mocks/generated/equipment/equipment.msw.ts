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
  Equipment,
  EquipmentCreatedResponse,
  EquipmentResponse,
  FailureResponse,
  InvalidResponse,
  ItemInUseResponse,
  NameTakenResponse,
  NotFoundResponse,
  NotModifiedResponse,
  OriginForeignResponse,
  SessionMissingResponse,
  TypeUnsupportedResponse,
  VersionStaleResponse
} from '../../../ui/api/generated/model.schemas';


export const getListEquipmentResponseMock = (): Equipment[] => (Array.from({ length: faker.number.int({min: 1, max: 1}) }, (_, i) => i + 1).map(() => ({"id":"bar-spoon","name":"Bar spoon","description":"Long and twisted, for stirring without splashing.","version":1})))


export const getListEquipmentResponseMock200 = (): Equipment[] => (Array.from({ length: faker.number.int({min: 1, max: 1}) }, (_, i) => i + 1).map(() => ({"id":"bar-spoon","name":"Bar spoon","description":"Long and twisted, for stirring without splashing.","version":1})))



export const getListEquipmentResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getListEquipmentResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getListEquipmentResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})

export const getCreateEquipmentResponseMock = (): EquipmentCreatedResponse => ({"id":"bar-spoon","name":"Bar spoon","description":"Long and twisted, for stirring without splashing.","version":1})


export const getCreateEquipmentResponseMock201 = (): EquipmentCreatedResponse => ({"id":"bar-spoon","name":"Bar spoon","description":"Long and twisted, for stirring without splashing.","version":1})


export const getCreateEquipmentResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getCreateEquipmentResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getCreateEquipmentResponseMock403 = (): OriginForeignResponse => ({"type":"/api/docs#problem-origin-foreign","title":"Forbidden","status":403,"detail":"A page of another site sent this change. If it is one of this site's own pages, PUBLIC_URL must name its address."})


export const getCreateEquipmentResponseMock409 = (): NameTakenResponse => ({"type":"/api/docs#problem-name-taken","title":"Conflict","status":409,"detail":"There is already a spirit named \"London Dry Gin\". Please choose another name.","errors":[{"field":"name","code":"taken","message":"There is already a spirit named \"London Dry Gin\""}]})


export const getCreateEquipmentResponseMock413 = (): BodyTooLargeResponse => ({"type":"/api/docs#problem-body-too-large","title":"Content Too Large","status":413,"detail":"A picture may have 8 MiB, 40 megapixels and 20,000 pixels a side at most. Please choose a smaller one."})


export const getCreateEquipmentResponseMock415 = (): TypeUnsupportedResponse => ({"type":"/api/docs#problem-type-unsupported","title":"Unsupported Media Type","status":415,"detail":"Please send a picture as JPEG, PNG, WebP, AVIF or GIF. A phone saves JPEG instead of HEIC with the camera format “Most Compatible”."})


export const getCreateEquipmentResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})

export const getGetEquipmentResponseMock = (): EquipmentResponse => ({"id":"bar-spoon","name":"Bar spoon","description":"Long and twisted, for stirring without splashing.","version":1})


export const getGetEquipmentResponseMock200 = (): EquipmentResponse => ({"id":"bar-spoon","name":"Bar spoon","description":"Long and twisted, for stirring without splashing.","version":1})



export const getGetEquipmentResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getGetEquipmentResponseMock404 = (): NotFoundResponse => ({"type":"/api/docs#problem-not-found","title":"Not Found","status":404,"detail":"There is no spirit with the id \"unheard-of\"."})


export const getGetEquipmentResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})

export const getUpdateEquipmentResponseMock = (): EquipmentResponse => ({"id":"bar-spoon","name":"Bar spoon","description":"Long and twisted, for stirring without splashing.","version":1})


export const getUpdateEquipmentResponseMock200 = (): EquipmentResponse => ({"id":"bar-spoon","name":"Bar spoon","description":"Long and twisted, for stirring without splashing.","version":1})


export const getUpdateEquipmentResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getUpdateEquipmentResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getUpdateEquipmentResponseMock403 = (): OriginForeignResponse => ({"type":"/api/docs#problem-origin-foreign","title":"Forbidden","status":403,"detail":"A page of another site sent this change. If it is one of this site's own pages, PUBLIC_URL must name its address."})


export const getUpdateEquipmentResponseMock404 = (): NotFoundResponse => ({"type":"/api/docs#problem-not-found","title":"Not Found","status":404,"detail":"There is no spirit with the id \"unheard-of\"."})


export const getUpdateEquipmentResponseMock409 = (): NameTakenResponse => ({"type":"/api/docs#problem-name-taken","title":"Conflict","status":409,"detail":"There is already a spirit named \"London Dry Gin\". Please choose another name.","errors":[{"field":"name","code":"taken","message":"There is already a spirit named \"London Dry Gin\""}]})


export const getUpdateEquipmentResponseMock412 = (): VersionStaleResponse => ({"type":"/api/docs#problem-version-stale","title":"Precondition Failed","status":412,"detail":"This item was changed since you opened it. Load it again and repeat your change."})


export const getUpdateEquipmentResponseMock413 = (): BodyTooLargeResponse => ({"type":"/api/docs#problem-body-too-large","title":"Content Too Large","status":413,"detail":"A picture may have 8 MiB, 40 megapixels and 20,000 pixels a side at most. Please choose a smaller one."})


export const getUpdateEquipmentResponseMock415 = (): TypeUnsupportedResponse => ({"type":"/api/docs#problem-type-unsupported","title":"Unsupported Media Type","status":415,"detail":"Please send a picture as JPEG, PNG, WebP, AVIF or GIF. A phone saves JPEG instead of HEIC with the camera format “Most Compatible”."})


export const getUpdateEquipmentResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})

export const getPatchEquipmentResponseMock = (): EquipmentResponse => ({"id":"bar-spoon","name":"Bar spoon","description":"Long and twisted, for stirring without splashing.","version":1})


export const getPatchEquipmentResponseMock200 = (): EquipmentResponse => ({"id":"bar-spoon","name":"Bar spoon","description":"Long and twisted, for stirring without splashing.","version":1})


export const getPatchEquipmentResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getPatchEquipmentResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getPatchEquipmentResponseMock403 = (): OriginForeignResponse => ({"type":"/api/docs#problem-origin-foreign","title":"Forbidden","status":403,"detail":"A page of another site sent this change. If it is one of this site's own pages, PUBLIC_URL must name its address."})


export const getPatchEquipmentResponseMock404 = (): NotFoundResponse => ({"type":"/api/docs#problem-not-found","title":"Not Found","status":404,"detail":"There is no spirit with the id \"unheard-of\"."})


export const getPatchEquipmentResponseMock409 = (): NameTakenResponse => ({"type":"/api/docs#problem-name-taken","title":"Conflict","status":409,"detail":"There is already a spirit named \"London Dry Gin\". Please choose another name.","errors":[{"field":"name","code":"taken","message":"There is already a spirit named \"London Dry Gin\""}]})


export const getPatchEquipmentResponseMock412 = (): VersionStaleResponse => ({"type":"/api/docs#problem-version-stale","title":"Precondition Failed","status":412,"detail":"This item was changed since you opened it. Load it again and repeat your change."})


export const getPatchEquipmentResponseMock413 = (): BodyTooLargeResponse => ({"type":"/api/docs#problem-body-too-large","title":"Content Too Large","status":413,"detail":"A picture may have 8 MiB, 40 megapixels and 20,000 pixels a side at most. Please choose a smaller one."})


export const getPatchEquipmentResponseMock415 = (): TypeUnsupportedResponse => ({"type":"/api/docs#problem-type-unsupported","title":"Unsupported Media Type","status":415,"detail":"Please send a picture as JPEG, PNG, WebP, AVIF or GIF. A phone saves JPEG instead of HEIC with the camera format “Most Compatible”."})


export const getPatchEquipmentResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})



export const getDeleteEquipmentResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getDeleteEquipmentResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getDeleteEquipmentResponseMock403 = (): OriginForeignResponse => ({"type":"/api/docs#problem-origin-foreign","title":"Forbidden","status":403,"detail":"A page of another site sent this change. If it is one of this site's own pages, PUBLIC_URL must name its address."})


export const getDeleteEquipmentResponseMock404 = (): NotFoundResponse => ({"type":"/api/docs#problem-not-found","title":"Not Found","status":404,"detail":"There is no spirit with the id \"unheard-of\"."})


export const getDeleteEquipmentResponseMock409 = (): ItemInUseResponse => ({"type":"/api/docs#problem-item-in-use","title":"Conflict","status":409,"detail":"\"London Dry Gin\" is used by 4 cocktails (Aviation, Bee’s Knees, Gimlet, …). Please change them first.","usedByCount":4,"usedBy":[{"resource":"cocktails","id":"aviation","name":"Aviation"},{"resource":"cocktails","id":"bees-knees","name":"Bee’s Knees"},{"resource":"cocktails","id":"gimlet","name":"Gimlet"},{"resource":"cocktails","id":"negroni","name":"Negroni"}]})


export const getDeleteEquipmentResponseMock412 = (): VersionStaleResponse => ({"type":"/api/docs#problem-version-stale","title":"Precondition Failed","status":412,"detail":"This item was changed since you opened it. Load it again and repeat your change."})


export const getDeleteEquipmentResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})


export const getListEquipmentMockHandler = (overrideResponse?: Equipment[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Equipment[]> | Equipment[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/equipment', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListEquipmentResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListEquipmentMockHandler200 = (overrideResponse?: Equipment[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Equipment[]> | Equipment[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/equipment', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListEquipmentResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListEquipmentMockHandler304 = (overrideResponse?: NotModifiedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotModifiedResponse> | NotModifiedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/equipment', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 304
      })
  }, options)
}


export const getListEquipmentMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/equipment', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListEquipmentResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListEquipmentMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/equipment', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListEquipmentResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListEquipmentMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/equipment', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListEquipmentResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getCreateEquipmentMockHandler = (overrideResponse?: EquipmentCreatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EquipmentCreatedResponse> | EquipmentCreatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/equipment', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateEquipmentResponseMock(),
      { status: 201
      })
  }, options)
}


export const getCreateEquipmentMockHandler201 = (overrideResponse?: EquipmentCreatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EquipmentCreatedResponse> | EquipmentCreatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/equipment', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateEquipmentResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getCreateEquipmentMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/equipment', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateEquipmentResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateEquipmentMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/equipment', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateEquipmentResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateEquipmentMockHandler403 = (overrideResponse?: OriginForeignResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OriginForeignResponse> | OriginForeignResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/equipment', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateEquipmentResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateEquipmentMockHandler409 = (overrideResponse?: NameTakenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NameTakenResponse> | NameTakenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/equipment', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateEquipmentResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateEquipmentMockHandler413 = (overrideResponse?: BodyTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BodyTooLargeResponse> | BodyTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/equipment', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateEquipmentResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateEquipmentMockHandler415 = (overrideResponse?: TypeUnsupportedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TypeUnsupportedResponse> | TypeUnsupportedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/equipment', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateEquipmentResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateEquipmentMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/equipment', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateEquipmentResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getGetEquipmentMockHandler = (overrideResponse?: EquipmentResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EquipmentResponse> | EquipmentResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/equipment/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetEquipmentResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetEquipmentMockHandler200 = (overrideResponse?: EquipmentResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EquipmentResponse> | EquipmentResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/equipment/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetEquipmentResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetEquipmentMockHandler304 = (overrideResponse?: NotModifiedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotModifiedResponse> | NotModifiedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/equipment/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 304
      })
  }, options)
}


export const getGetEquipmentMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/equipment/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetEquipmentResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetEquipmentMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/equipment/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetEquipmentResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetEquipmentMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/equipment/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetEquipmentResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getUpdateEquipmentMockHandler = (overrideResponse?: EquipmentResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<EquipmentResponse> | EquipmentResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/equipment/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateEquipmentResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateEquipmentMockHandler200 = (overrideResponse?: EquipmentResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<EquipmentResponse> | EquipmentResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/equipment/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateEquipmentResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateEquipmentMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/equipment/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateEquipmentResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateEquipmentMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/equipment/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateEquipmentResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateEquipmentMockHandler403 = (overrideResponse?: OriginForeignResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<OriginForeignResponse> | OriginForeignResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/equipment/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateEquipmentResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateEquipmentMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/equipment/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateEquipmentResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateEquipmentMockHandler409 = (overrideResponse?: NameTakenResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NameTakenResponse> | NameTakenResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/equipment/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateEquipmentResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateEquipmentMockHandler412 = (overrideResponse?: VersionStaleResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<VersionStaleResponse> | VersionStaleResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/equipment/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateEquipmentResponseMock412(),
      { status: 412, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateEquipmentMockHandler413 = (overrideResponse?: BodyTooLargeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BodyTooLargeResponse> | BodyTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/equipment/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateEquipmentResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateEquipmentMockHandler415 = (overrideResponse?: TypeUnsupportedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<TypeUnsupportedResponse> | TypeUnsupportedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/equipment/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateEquipmentResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateEquipmentMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/equipment/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateEquipmentResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getPatchEquipmentMockHandler = (overrideResponse?: EquipmentResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EquipmentResponse> | EquipmentResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/equipment/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchEquipmentResponseMock(),
      { status: 200
      })
  }, options)
}


export const getPatchEquipmentMockHandler200 = (overrideResponse?: EquipmentResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EquipmentResponse> | EquipmentResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/equipment/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchEquipmentResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getPatchEquipmentMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/equipment/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchEquipmentResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPatchEquipmentMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/equipment/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchEquipmentResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPatchEquipmentMockHandler403 = (overrideResponse?: OriginForeignResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<OriginForeignResponse> | OriginForeignResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/equipment/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchEquipmentResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPatchEquipmentMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/equipment/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchEquipmentResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPatchEquipmentMockHandler409 = (overrideResponse?: NameTakenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NameTakenResponse> | NameTakenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/equipment/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchEquipmentResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPatchEquipmentMockHandler412 = (overrideResponse?: VersionStaleResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<VersionStaleResponse> | VersionStaleResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/equipment/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchEquipmentResponseMock412(),
      { status: 412, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPatchEquipmentMockHandler413 = (overrideResponse?: BodyTooLargeResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BodyTooLargeResponse> | BodyTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/equipment/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchEquipmentResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPatchEquipmentMockHandler415 = (overrideResponse?: TypeUnsupportedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TypeUnsupportedResponse> | TypeUnsupportedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/equipment/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchEquipmentResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPatchEquipmentMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/equipment/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchEquipmentResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getDeleteEquipmentMockHandler = (overrideResponse?: DeletedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeletedResponse> | DeletedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/equipment/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeleteEquipmentMockHandler204 = (overrideResponse?: DeletedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeletedResponse> | DeletedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/equipment/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeleteEquipmentMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/equipment/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteEquipmentResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteEquipmentMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/equipment/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteEquipmentResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteEquipmentMockHandler403 = (overrideResponse?: OriginForeignResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<OriginForeignResponse> | OriginForeignResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/equipment/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteEquipmentResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteEquipmentMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/equipment/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteEquipmentResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteEquipmentMockHandler409 = (overrideResponse?: ItemInUseResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ItemInUseResponse> | ItemInUseResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/equipment/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteEquipmentResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteEquipmentMockHandler412 = (overrideResponse?: VersionStaleResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<VersionStaleResponse> | VersionStaleResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/equipment/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteEquipmentResponseMock412(),
      { status: 412, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteEquipmentMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/equipment/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteEquipmentResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}
export const getEquipmentMock = () => [
  getListEquipmentMockHandler(),
  getCreateEquipmentMockHandler(),
  getGetEquipmentMockHandler(),
  getUpdateEquipmentMockHandler(),
  getPatchEquipmentMockHandler(),
  getDeleteEquipmentMockHandler()
]
