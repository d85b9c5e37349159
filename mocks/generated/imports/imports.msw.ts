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
  FailureResponse,
  Import,
  ImportList,
  ImportOverResponse,
  ImportReport,
  InvalidResponse,
  NotFoundResponse,
  OriginForeignResponse,
  SessionMissingResponse,
  TypeUnsupportedResponse
} from '../../../ui/api/generated/model.schemas';


export const getListImportsResponseMock = (): ImportList => ({"imports":[{"id":"i17","state":"done","fileName":"drinks.csv","dryRun":false,"createdAt":"2026-11-24T09:10:02.310Z","endedAt":"2026-11-24T09:10:03.007Z","progress":{"rows":4,"total":4},"message":"3 of 4 rows imported. 2 created, 1 updated, 1 left out. Added to the catalogue: Mezcal.","results":{"total":4,"created":2,"updated":1,"unchanged":0,"kept":0,"copied":0,"failed":1,"doubted":1,"createdItems":1,"columns":[{"column":"name","field":"name"},{"column":"method","field":"instructions"},{"column":"difficulty","field":"difficulty"},{"column":"rating","field":null}]},"problem":null,"revision":41,"undo":"/api/admin/revisions/41/undo"}],"next":null})


export const getListImportsResponseMock200 = (): ImportList => ({"imports":[{"id":"i17","state":"done","fileName":"drinks.csv","dryRun":false,"createdAt":"2026-11-24T09:10:02.310Z","endedAt":"2026-11-24T09:10:03.007Z","progress":{"rows":4,"total":4},"message":"3 of 4 rows imported. 2 created, 1 updated, 1 left out. Added to the catalogue: Mezcal.","results":{"total":4,"created":2,"updated":1,"unchanged":0,"kept":0,"copied":0,"failed":1,"doubted":1,"createdItems":1,"columns":[{"column":"name","field":"name"},{"column":"method","field":"instructions"},{"column":"difficulty","field":"difficulty"},{"column":"rating","field":null}]},"problem":null,"revision":41,"undo":"/api/admin/revisions/41/undo"}],"next":null})


export const getListImportsResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getListImportsResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getListImportsResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})

export const getCreateImportResponseMock = (): Import => ({"id":"i18","state":"queued","fileName":"drinks.csv","dryRun":false,"createdAt":"2026-11-24T09:12:40.120Z","endedAt":null,"progress":{"rows":0,"total":0},"message":null,"results":null,"problem":null,"revision":null,"undo":null})


export const getCreateImportResponseMock202 = (): Import => ({"id":"i18","state":"queued","fileName":"drinks.csv","dryRun":false,"createdAt":"2026-11-24T09:12:40.120Z","endedAt":null,"progress":{"rows":0,"total":0},"message":null,"results":null,"problem":null,"revision":null,"undo":null})


export const getCreateImportResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getCreateImportResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getCreateImportResponseMock403 = (): OriginForeignResponse => ({"type":"/api/docs#problem-origin-foreign","title":"Forbidden","status":403,"detail":"A page of another site sent this change. If it is one of this site's own pages, PUBLIC_URL must name its address."})


export const getCreateImportResponseMock413 = (): BodyTooLargeResponse => ({"type":"/api/docs#problem-body-too-large","title":"Content Too Large","status":413,"detail":"A picture may have 8 MiB, 40 megapixels and 20,000 pixels a side at most. Please choose a smaller one."})


export const getCreateImportResponseMock415 = (): TypeUnsupportedResponse => ({"type":"/api/docs#problem-type-unsupported","title":"Unsupported Media Type","status":415,"detail":"Please send a picture as JPEG, PNG, WebP, AVIF or GIF. A phone saves JPEG instead of HEIC with the camera format “Most Compatible”."})


export const getCreateImportResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})

export const getGetImportResponseMock = (): Import => ({"id":"i17","state":"done","fileName":"drinks.csv","dryRun":false,"createdAt":"2026-11-24T09:10:02.310Z","endedAt":"2026-11-24T09:10:03.007Z","progress":{"rows":4,"total":4},"message":"3 of 4 rows imported. 2 created, 1 updated, 1 left out. Added to the catalogue: Mezcal.","results":{"total":4,"created":2,"updated":1,"unchanged":0,"kept":0,"copied":0,"failed":1,"doubted":1,"createdItems":1,"columns":[{"column":"name","field":"name"},{"column":"method","field":"instructions"},{"column":"difficulty","field":"difficulty"},{"column":"rating","field":null}]},"problem":null,"revision":41,"undo":"/api/admin/revisions/41/undo"})


export const getGetImportResponseMock200 = (): Import => ({"id":"i17","state":"done","fileName":"drinks.csv","dryRun":false,"createdAt":"2026-11-24T09:10:02.310Z","endedAt":"2026-11-24T09:10:03.007Z","progress":{"rows":4,"total":4},"message":"3 of 4 rows imported. 2 created, 1 updated, 1 left out. Added to the catalogue: Mezcal.","results":{"total":4,"created":2,"updated":1,"unchanged":0,"kept":0,"copied":0,"failed":1,"doubted":1,"createdItems":1,"columns":[{"column":"name","field":"name"},{"column":"method","field":"instructions"},{"column":"difficulty","field":"difficulty"},{"column":"rating","field":null}]},"problem":null,"revision":41,"undo":"/api/admin/revisions/41/undo"})


export const getGetImportResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getGetImportResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getGetImportResponseMock404 = (): NotFoundResponse => ({"type":"/api/docs#problem-not-found","title":"Not Found","status":404,"detail":"There is no spirit with the id \"unheard-of\"."})


export const getGetImportResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})

export const getGetImportReportResponseMock = (): ImportReport => ({"rows":[{"row":3,"errors":[],"doubts":[{"doubt":"oneIngredient","message":"Only one ingredient"}],"notes":[],"existing":null,"values":null},{"row":4,"errors":[{"row":4,"field":"difficulty","code":"enum","message":"Difficulty must be one of: Simple, Easy, Moderate, Challenging, Expert"}],"doubts":[],"notes":[],"existing":null,"values":["Smoky Sour","Shake hard with ice.","Hardish","4"]}],"next":null})


export const getGetImportReportResponseMock200 = (): ImportReport => ({"rows":[{"row":3,"errors":[],"doubts":[{"doubt":"oneIngredient","message":"Only one ingredient"}],"notes":[],"existing":null,"values":null},{"row":4,"errors":[{"row":4,"field":"difficulty","code":"enum","message":"Difficulty must be one of: Simple, Easy, Moderate, Challenging, Expert"}],"doubts":[],"notes":[],"existing":null,"values":["Smoky Sour","Shake hard with ice.","Hardish","4"]}],"next":null})


export const getGetImportReportResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getGetImportReportResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getGetImportReportResponseMock404 = (): NotFoundResponse => ({"type":"/api/docs#problem-not-found","title":"Not Found","status":404,"detail":"There is no spirit with the id \"unheard-of\"."})


export const getGetImportReportResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})

export const getCancelImportResponseMock = (): Import => ({"id":"i18","state":"cancelled","fileName":"large.xlsx","dryRun":false,"createdAt":"2026-11-24T09:12:40.120Z","endedAt":"2026-11-24T09:12:44.000Z","progress":{"rows":12400,"total":50000},"message":null,"results":null,"problem":null,"revision":null,"undo":null})


export const getCancelImportResponseMock200 = (): Import => ({"id":"i18","state":"cancelled","fileName":"large.xlsx","dryRun":false,"createdAt":"2026-11-24T09:12:40.120Z","endedAt":"2026-11-24T09:12:44.000Z","progress":{"rows":12400,"total":50000},"message":null,"results":null,"problem":null,"revision":null,"undo":null})


export const getCancelImportResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getCancelImportResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getCancelImportResponseMock403 = (): OriginForeignResponse => ({"type":"/api/docs#problem-origin-foreign","title":"Forbidden","status":403,"detail":"A page of another site sent this change. If it is one of this site's own pages, PUBLIC_URL must name its address."})


export const getCancelImportResponseMock404 = (): NotFoundResponse => ({"type":"/api/docs#problem-not-found","title":"Not Found","status":404,"detail":"There is no spirit with the id \"unheard-of\"."})


export const getCancelImportResponseMock409 = (): ImportOverResponse => ({"type":"/api/docs#problem-import-over","title":"Conflict","status":409,"detail":"This import is over already."})


export const getCancelImportResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})


export const getListImportsMockHandler = (overrideResponse?: ImportList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ImportList> | ImportList), options?: RequestHandlerOptions) => {
  return http.get('*/api/admin/imports', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListImportsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListImportsMockHandler200 = (overrideResponse?: ImportList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ImportList> | ImportList), options?: RequestHandlerOptions) => {
  return http.get('*/api/admin/imports', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListImportsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListImportsMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/admin/imports', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListImportsResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListImportsMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/admin/imports', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListImportsResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListImportsMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/admin/imports', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListImportsResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getCreateImportMockHandler = (overrideResponse?: Import | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Import> | Import), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/imports', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateImportResponseMock(),
      { status: 202
      })
  }, options)
}


export const getCreateImportMockHandler202 = (overrideResponse?: Import | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Import> | Import), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/imports', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateImportResponseMock202(),
      { status: 202
      })
  }, options)
}


export const getCreateImportMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/imports', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateImportResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateImportMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/imports', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateImportResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateImportMockHandler403 = (overrideResponse?: OriginForeignResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OriginForeignResponse> | OriginForeignResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/imports', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateImportResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateImportMockHandler413 = (overrideResponse?: BodyTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BodyTooLargeResponse> | BodyTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/imports', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateImportResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateImportMockHandler415 = (overrideResponse?: TypeUnsupportedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TypeUnsupportedResponse> | TypeUnsupportedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/imports', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateImportResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateImportMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/imports', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateImportResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getGetImportMockHandler = (overrideResponse?: Import | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Import> | Import), options?: RequestHandlerOptions) => {
  return http.get('*/api/admin/imports/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetImportResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetImportMockHandler200 = (overrideResponse?: Import | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Import> | Import), options?: RequestHandlerOptions) => {
  return http.get('*/api/admin/imports/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetImportResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetImportMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/admin/imports/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetImportResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetImportMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/admin/imports/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetImportResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetImportMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/admin/imports/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetImportResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetImportMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/admin/imports/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetImportResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getGetImportReportMockHandler = (overrideResponse?: ImportReport | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ImportReport> | ImportReport), options?: RequestHandlerOptions) => {
  return http.get('*/api/admin/imports/:id/report', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetImportReportResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetImportReportMockHandler200 = (overrideResponse?: ImportReport | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ImportReport> | ImportReport), options?: RequestHandlerOptions) => {
  return http.get('*/api/admin/imports/:id/report', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetImportReportResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetImportReportMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/admin/imports/:id/report', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetImportReportResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetImportReportMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/admin/imports/:id/report', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetImportReportResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetImportReportMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/admin/imports/:id/report', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetImportReportResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetImportReportMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/admin/imports/:id/report', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetImportReportResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getCancelImportMockHandler = (overrideResponse?: Import | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Import> | Import), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/imports/:id/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelImportResponseMock(),
      { status: 200
      })
  }, options)
}


export const getCancelImportMockHandler200 = (overrideResponse?: Import | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Import> | Import), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/imports/:id/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelImportResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getCancelImportMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/imports/:id/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelImportResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCancelImportMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/imports/:id/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelImportResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCancelImportMockHandler403 = (overrideResponse?: OriginForeignResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OriginForeignResponse> | OriginForeignResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/imports/:id/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelImportResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCancelImportMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/imports/:id/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelImportResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCancelImportMockHandler409 = (overrideResponse?: ImportOverResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ImportOverResponse> | ImportOverResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/imports/:id/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelImportResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCancelImportMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/imports/:id/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelImportResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}
export const getImportsMock = () => [
  getListImportsMockHandler(),
  getCreateImportMockHandler(),
  getGetImportMockHandler(),
  getGetImportReportMockHandler(),
  getCancelImportMockHandler()
]
