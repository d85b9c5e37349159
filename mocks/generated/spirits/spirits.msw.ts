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
  ItemInUseResponse,
  NameTakenResponse,
  NotFoundResponse,
  NotModifiedResponse,
  OriginForeignResponse,
  SessionMissingResponse,
  Spirit,
  SpiritCreatedResponse,
  SpiritResponse,
  TypeUnsupportedResponse,
  VersionStaleResponse
} from '../../../ui/api/generated/model.schemas';


export const getListSpiritsResponseMock = (): Spirit[] => (Array.from({ length: faker.number.int({min: 1, max: 1}) }, (_, i) => i + 1).map(() => ({"id":"london-dry-gin","name":"London Dry Gin","description":"Juniper first, then citrus peel and coriander.","version":1})))


export const getListSpiritsResponseMock200 = (): Spirit[] => (Array.from({ length: faker.number.int({min: 1, max: 1}) }, (_, i) => i + 1).map(() => ({"id":"london-dry-gin","name":"London Dry Gin","description":"Juniper first, then citrus peel and coriander.","version":1})))



export const getListSpiritsResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getListSpiritsResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getListSpiritsResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})

export const getCreateSpiritResponseMock = (): SpiritCreatedResponse => ({"id":"london-dry-gin","name":"London Dry Gin","description":"Juniper first, then citrus peel and coriander.","version":1})


export const getCreateSpiritResponseMock201 = (): SpiritCreatedResponse => ({"id":"london-dry-gin","name":"London Dry Gin","description":"Juniper first, then citrus peel and coriander.","version":1})


export const getCreateSpiritResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getCreateSpiritResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getCreateSpiritResponseMock403 = (): OriginForeignResponse => ({"type":"/api/docs#problem-origin-foreign","title":"Forbidden","status":403,"detail":"A page of another site sent this change. If it is one of this site's own pages, PUBLIC_URL must name its address."})


export const getCreateSpiritResponseMock409 = (): NameTakenResponse => ({"type":"/api/docs#problem-name-taken","title":"Conflict","status":409,"detail":"There is already a spirit named \"London Dry Gin\". Please choose another name.","errors":[{"field":"name","code":"taken","message":"There is already a spirit named \"London Dry Gin\""}]})


export const getCreateSpiritResponseMock413 = (): BodyTooLargeResponse => ({"type":"/api/docs#problem-body-too-large","title":"Content Too Large","status":413,"detail":"A picture may have 8 MiB, 40 megapixels and 20,000 pixels a side at most. Please choose a smaller one."})


export const getCreateSpiritResponseMock415 = (): TypeUnsupportedResponse => ({"type":"/api/docs#problem-type-unsupported","title":"Unsupported Media Type","status":415,"detail":"Please send a picture as JPEG, PNG, WebP, AVIF or GIF. A phone saves JPEG instead of HEIC with the camera format “Most Compatible”."})


export const getCreateSpiritResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})

export const getGetSpiritResponseMock = (): SpiritResponse => ({"id":"london-dry-gin","name":"London Dry Gin","description":"Juniper first, then citrus peel and coriander.","version":1})


export const getGetSpiritResponseMock200 = (): SpiritResponse => ({"id":"london-dry-gin","name":"London Dry Gin","description":"Juniper first, then citrus peel and coriander.","version":1})



export const getGetSpiritResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getGetSpiritResponseMock404 = (): NotFoundResponse => ({"type":"/api/docs#problem-not-found","title":"Not Found","status":404,"detail":"There is no spirit with the id \"unheard-of\"."})


export const getGetSpiritResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})

export const getUpdateSpiritResponseMock = (): SpiritResponse => ({"id":"london-dry-gin","name":"London Dry Gin","description":"Juniper first, then citrus peel and coriander.","version":1})


export const getUpdateSpiritResponseMock200 = (): SpiritResponse => ({"id":"london-dry-gin","name":"London Dry Gin","description":"Juniper first, then citrus peel and coriander.","version":1})


export const getUpdateSpiritResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getUpdateSpiritResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getUpdateSpiritResponseMock403 = (): OriginForeignResponse => ({"type":"/api/docs#problem-origin-foreign","title":"Forbidden","status":403,"detail":"A page of another site sent this change. If it is one of this site's own pages, PUBLIC_URL must name its address."})


export const getUpdateSpiritResponseMock404 = (): NotFoundResponse => ({"type":"/api/docs#problem-not-found","title":"Not Found","status":404,"detail":"There is no spirit with the id \"unheard-of\"."})


export const getUpdateSpiritResponseMock409 = (): NameTakenResponse => ({"type":"/api/docs#problem-name-taken","title":"Conflict","status":409,"detail":"There is already a spirit named \"London Dry Gin\". Please choose another name.","errors":[{"field":"name","code":"taken","message":"There is already a spirit named \"London Dry Gin\""}]})


export const getUpdateSpiritResponseMock412 = (): VersionStaleResponse => ({"type":"/api/docs#problem-version-stale","title":"Precondition Failed","status":412,"detail":"This item was changed since you opened it. Load it again and repeat your change."})


export const getUpdateSpiritResponseMock413 = (): BodyTooLargeResponse => ({"type":"/api/docs#problem-body-too-large","title":"Content Too Large","status":413,"detail":"A picture may have 8 MiB, 40 megapixels and 20,000 pixels a side at most. Please choose a smaller one."})


export const getUpdateSpiritResponseMock415 = (): TypeUnsupportedResponse => ({"type":"/api/docs#problem-type-unsupported","title":"Unsupported Media Type","status":415,"detail":"Please send a picture as JPEG, PNG, WebP, AVIF or GIF. A phone saves JPEG instead of HEIC with the camera format “Most Compatible”."})


export const getUpdateSpiritResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})

export const getPatchSpiritResponseMock = (): SpiritResponse => ({"id":"london-dry-gin","name":"London Dry Gin","description":"Juniper first, then citrus peel and coriander.","version":1})


export const getPatchSpiritResponseMock200 = (): SpiritResponse => ({"id":"london-dry-gin","name":"London Dry Gin","description":"Juniper first, then citrus peel and coriander.","version":1})


export const getPatchSpiritResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getPatchSpiritResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getPatchSpiritResponseMock403 = (): OriginForeignResponse => ({"type":"/api/docs#problem-origin-foreign","title":"Forbidden","status":403,"detail":"A page of another site sent this change. If it is one of this site's own pages, PUBLIC_URL must name its address."})


export const getPatchSpiritResponseMock404 = (): NotFoundResponse => ({"type":"/api/docs#problem-not-found","title":"Not Found","status":404,"detail":"There is no spirit with the id \"unheard-of\"."})


export const getPatchSpiritResponseMock409 = (): NameTakenResponse => ({"type":"/api/docs#problem-name-taken","title":"Conflict","status":409,"detail":"There is already a spirit named \"London Dry Gin\". Please choose another name.","errors":[{"field":"name","code":"taken","message":"There is already a spirit named \"London Dry Gin\""}]})


export const getPatchSpiritResponseMock412 = (): VersionStaleResponse => ({"type":"/api/docs#problem-version-stale","title":"Precondition Failed","status":412,"detail":"This item was changed since you opened it. Load it again and repeat your change."})


export const getPatchSpiritResponseMock413 = (): BodyTooLargeResponse => ({"type":"/api/docs#problem-body-too-large","title":"Content Too Large","status":413,"detail":"A picture may have 8 MiB, 40 megapixels and 20,000 pixels a side at most. Please choose a smaller one."})


export const getPatchSpiritResponseMock415 = (): TypeUnsupportedResponse => ({"type":"/api/docs#problem-type-unsupported","title":"Unsupported Media Type","status":415,"detail":"Please send a picture as JPEG, PNG, WebP, AVIF or GIF. A phone saves JPEG instead of HEIC with the camera format “Most Compatible”."})


export const getPatchSpiritResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})



export const getDeleteSpiritResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getDeleteSpiritResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getDeleteSpiritResponseMock403 = (): OriginForeignResponse => ({"type":"/api/docs#problem-origin-foreign","title":"Forbidden","status":403,"detail":"A page of another site sent this change. If it is one of this site's own pages, PUBLIC_URL must name its address."})


export const getDeleteSpiritResponseMock404 = (): NotFoundResponse => ({"type":"/api/docs#problem-not-found","title":"Not Found","status":404,"detail":"There is no spirit with the id \"unheard-of\"."})


export const getDeleteSpiritResponseMock409 = (): ItemInUseResponse => ({"type":"/api/docs#problem-item-in-use","title":"Conflict","status":409,"detail":"\"London Dry Gin\" is used by 4 cocktails (Aviation, Bee’s Knees, Gimlet, …). Please change them first.","usedByCount":4,"usedBy":[{"resource":"cocktails","id":"aviation","name":"Aviation"},{"resource":"cocktails","id":"bees-knees","name":"Bee’s Knees"},{"resource":"cocktails","id":"gimlet","name":"Gimlet"},{"resource":"cocktails","id":"negroni","name":"Negroni"}]})


export const getDeleteSpiritResponseMock412 = (): VersionStaleResponse => ({"type":"/api/docs#problem-version-stale","title":"Precondition Failed","status":412,"detail":"This item was changed since you opened it. Load it again and repeat your change."})


export const getDeleteSpiritResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})


export const getListSpiritsMockHandler = (overrideResponse?: Spirit[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Spirit[]> | Spirit[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/spirits', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSpiritsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListSpiritsMockHandler200 = (overrideResponse?: Spirit[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Spirit[]> | Spirit[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/spirits', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSpiritsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListSpiritsMockHandler304 = (overrideResponse?: NotModifiedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotModifiedResponse> | NotModifiedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/spirits', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 304
      })
  }, options)
}


export const getListSpiritsMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/spirits', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSpiritsResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListSpiritsMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/spirits', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSpiritsResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListSpiritsMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/spirits', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSpiritsResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getCreateSpiritMockHandler = (overrideResponse?: SpiritCreatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SpiritCreatedResponse> | SpiritCreatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/spirits', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateSpiritResponseMock(),
      { status: 201
      })
  }, options)
}


export const getCreateSpiritMockHandler201 = (overrideResponse?: SpiritCreatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SpiritCreatedResponse> | SpiritCreatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/spirits', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateSpiritResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getCreateSpiritMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/spirits', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateSpiritResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateSpiritMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/spirits', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateSpiritResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateSpiritMockHandler403 = (overrideResponse?: OriginForeignResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OriginForeignResponse> | OriginForeignResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/spirits', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateSpiritResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateSpiritMockHandler409 = (overrideResponse?: NameTakenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NameTakenResponse> | NameTakenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/spirits', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateSpiritResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateSpiritMockHandler413 = (overrideResponse?: BodyTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BodyTooLargeResponse> | BodyTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/spirits', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateSpiritResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateSpiritMockHandler415 = (overrideResponse?: TypeUnsupportedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TypeUnsupportedResponse> | TypeUnsupportedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/spirits', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateSpiritResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateSpiritMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/spirits', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateSpiritResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getGetSpiritMockHandler = (overrideResponse?: SpiritResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SpiritResponse> | SpiritResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/spirits/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSpiritResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetSpiritMockHandler200 = (overrideResponse?: SpiritResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SpiritResponse> | SpiritResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/spirits/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSpiritResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetSpiritMockHandler304 = (overrideResponse?: NotModifiedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotModifiedResponse> | NotModifiedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/spirits/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 304
      })
  }, options)
}


export const getGetSpiritMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/spirits/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSpiritResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetSpiritMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/spirits/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSpiritResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetSpiritMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/spirits/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSpiritResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getUpdateSpiritMockHandler = (overrideResponse?: SpiritResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<SpiritResponse> | SpiritResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/spirits/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSpiritResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateSpiritMockHandler200 = (overrideResponse?: SpiritResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<SpiritResponse> | SpiritResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/spirits/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSpiritResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateSpiritMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/spirits/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSpiritResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateSpiritMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/spirits/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSpiritResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateSpiritMockHandler403 = (overrideResponse?: OriginForeignResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<OriginForeignResponse> | OriginForeignResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/spirits/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSpiritResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateSpiritMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/spirits/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSpiritResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateSpiritMockHandler409 = (overrideResponse?: NameTakenResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NameTakenResponse> | NameTakenResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/spirits/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSpiritResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateSpiritMockHandler412 = (overrideResponse?: VersionStaleResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<VersionStaleResponse> | VersionStaleResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/spirits/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSpiritResponseMock412(),
      { status: 412, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateSpiritMockHandler413 = (overrideResponse?: BodyTooLargeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BodyTooLargeResponse> | BodyTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/spirits/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSpiritResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateSpiritMockHandler415 = (overrideResponse?: TypeUnsupportedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<TypeUnsupportedResponse> | TypeUnsupportedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/spirits/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSpiritResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateSpiritMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/spirits/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSpiritResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getPatchSpiritMockHandler = (overrideResponse?: SpiritResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<SpiritResponse> | SpiritResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/spirits/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchSpiritResponseMock(),
      { status: 200
      })
  }, options)
}


export const getPatchSpiritMockHandler200 = (overrideResponse?: SpiritResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<SpiritResponse> | SpiritResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/spirits/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchSpiritResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getPatchSpiritMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/spirits/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchSpiritResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPatchSpiritMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/spirits/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchSpiritResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPatchSpiritMockHandler403 = (overrideResponse?: OriginForeignResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<OriginForeignResponse> | OriginForeignResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/spirits/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchSpiritResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPatchSpiritMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/spirits/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchSpiritResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPatchSpiritMockHandler409 = (overrideResponse?: NameTakenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NameTakenResponse> | NameTakenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/spirits/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchSpiritResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPatchSpiritMockHandler412 = (overrideResponse?: VersionStaleResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<VersionStaleResponse> | VersionStaleResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/spirits/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchSpiritResponseMock412(),
      { status: 412, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPatchSpiritMockHandler413 = (overrideResponse?: BodyTooLargeResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BodyTooLargeResponse> | BodyTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/spirits/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchSpiritResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPatchSpiritMockHandler415 = (overrideResponse?: TypeUnsupportedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TypeUnsupportedResponse> | TypeUnsupportedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/spirits/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchSpiritResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPatchSpiritMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/spirits/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchSpiritResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getDeleteSpiritMockHandler = (overrideResponse?: DeletedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeletedResponse> | DeletedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/spirits/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeleteSpiritMockHandler204 = (overrideResponse?: DeletedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeletedResponse> | DeletedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/spirits/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeleteSpiritMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/spirits/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteSpiritResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteSpiritMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/spirits/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteSpiritResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteSpiritMockHandler403 = (overrideResponse?: OriginForeignResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<OriginForeignResponse> | OriginForeignResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/spirits/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteSpiritResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteSpiritMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/spirits/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteSpiritResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteSpiritMockHandler409 = (overrideResponse?: ItemInUseResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ItemInUseResponse> | ItemInUseResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/spirits/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteSpiritResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteSpiritMockHandler412 = (overrideResponse?: VersionStaleResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<VersionStaleResponse> | VersionStaleResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/spirits/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteSpiritResponseMock412(),
      { status: 412, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteSpiritMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/spirits/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteSpiritResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}
export const getSpiritsMock = () => [
  getListSpiritsMockHandler(),
  getCreateSpiritMockHandler(),
  getGetSpiritMockHandler(),
  getUpdateSpiritMockHandler(),
  getPatchSpiritMockHandler(),
  getDeleteSpiritMockHandler()
]
