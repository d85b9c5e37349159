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
  Change,
  ChangeList,
  DryRunStaleResponse,
  FailureResponse,
  InvalidResponse,
  NotFoundResponse,
  OriginForeignResponse,
  Outcome,
  RestoreRefusedResponse,
  RevisionUndoneResponse,
  SessionMissingResponse
} from '../../../ui/api/generated/model.schemas';


export const getListChangesResponseMock = (): ChangeList => ({"total":2,"next":null,"changes":[{"id":"43-1","revision":43,"resource":"cocktails","itemId":"negroni","itemName":"Negroni","action":"deleted","at":"2026-11-21T18:02:11.402Z","importedFrom":null,"isUndone":false,"isRestorable":true,"isCurrent":true,"before":{"name":"Negroni","category":["Aperitif","Stirred classics"],"description":"Equal parts, stirred cold, poured over one large cube.","funFact":null,"ingredients":["1 oz London dry gin","1 oz sweet vermouth","2 oz Campari"],"instructions":["Stir with plenty of ice.","Strain over one large cube."],"difficulty":"Easy","videoUrl":null,"image":"/api/images/5f3c0a9be1d24b7e8c6a1f20d9e47b3c","type":"Stirred","spirits":["London Dry Gin","Campari","Sweet Vermouth"],"glassware":"Rocks Glass","equipment":["Mixing glass","Bar spoon"],"garnish":["Orange Twist"],"featured":true,"featuredPlace":null},"after":null},{"id":"42-1","revision":42,"resource":"spirits","itemId":"mezcal","itemName":"Mezcal","action":"updated","at":"2026-11-20T09:30:00.000Z","importedFrom":null,"isUndone":false,"isRestorable":true,"isCurrent":true,"before":{"name":"Mezcal","description":"Agave and smoke."},"after":{"name":"Mezcal","description":"Agave, roasted in the ground."}}]})


export const getListChangesResponseMock200 = (): ChangeList => ({"total":2,"next":null,"changes":[{"id":"43-1","revision":43,"resource":"cocktails","itemId":"negroni","itemName":"Negroni","action":"deleted","at":"2026-11-21T18:02:11.402Z","importedFrom":null,"isUndone":false,"isRestorable":true,"isCurrent":true,"before":{"name":"Negroni","category":["Aperitif","Stirred classics"],"description":"Equal parts, stirred cold, poured over one large cube.","funFact":null,"ingredients":["1 oz London dry gin","1 oz sweet vermouth","2 oz Campari"],"instructions":["Stir with plenty of ice.","Strain over one large cube."],"difficulty":"Easy","videoUrl":null,"image":"/api/images/5f3c0a9be1d24b7e8c6a1f20d9e47b3c","type":"Stirred","spirits":["London Dry Gin","Campari","Sweet Vermouth"],"glassware":"Rocks Glass","equipment":["Mixing glass","Bar spoon"],"garnish":["Orange Twist"],"featured":true,"featuredPlace":null},"after":null},{"id":"42-1","revision":42,"resource":"spirits","itemId":"mezcal","itemName":"Mezcal","action":"updated","at":"2026-11-20T09:30:00.000Z","importedFrom":null,"isUndone":false,"isRestorable":true,"isCurrent":true,"before":{"name":"Mezcal","description":"Agave and smoke."},"after":{"name":"Mezcal","description":"Agave, roasted in the ground."}}]})


export const getListChangesResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getListChangesResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getListChangesResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})

export const getRestoreChangeResponseMock = (): Change => ({"id":"44-1","revision":44,"resource":"spirits","itemId":"mezcal","itemName":"Mezcal","action":"restored","at":"2026-11-21T18:02:15.000Z","importedFrom":null,"isUndone":false,"isRestorable":false,"isCurrent":true,"before":null,"after":{"name":"Mezcal","description":"Agave and smoke."}})


export const getRestoreChangeResponseMock200 = (): Change => ({"id":"44-1","revision":44,"resource":"spirits","itemId":"mezcal","itemName":"Mezcal","action":"restored","at":"2026-11-21T18:02:15.000Z","importedFrom":null,"isUndone":false,"isRestorable":false,"isCurrent":true,"before":null,"after":{"name":"Mezcal","description":"Agave and smoke."}})


export const getRestoreChangeResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getRestoreChangeResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getRestoreChangeResponseMock403 = (): OriginForeignResponse => ({"type":"/api/docs#problem-origin-foreign","title":"Forbidden","status":403,"detail":"A page of another site sent this change. If it is one of this site's own pages, PUBLIC_URL must name its address."})


export const getRestoreChangeResponseMock404 = (): NotFoundResponse => ({"type":"/api/docs#problem-not-found","title":"Not Found","status":404,"detail":"There is no spirit with the id \"unheard-of\"."})


export const getRestoreChangeResponseMock409 = (): RestoreRefusedResponse => ({"type":"/api/docs#problem-restore-name-taken","title":"Conflict","status":409,"detail":"There is now a cocktail named \"Negroni\". Please rename that one first."})


export const getRestoreChangeResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})

export const getUndoRevisionResponseMock = (): Outcome => ({"message":"The change is undone. 1 item is as it was before.","revision":44,"created":{"count":0,"items":[]},"updated":{"count":1,"items":[{"resource":"cocktails","itemId":"negroni","itemName":"Negroni"}]},"deleted":{"count":0,"items":[]},"unchanged":{"count":0,"items":[]},"skipped":{"count":0,"items":[]}})


export const getUndoRevisionResponseMock200 = (): Outcome => ({"message":"The change is undone. 1 item is as it was before.","revision":44,"created":{"count":0,"items":[]},"updated":{"count":1,"items":[{"resource":"cocktails","itemId":"negroni","itemName":"Negroni"}]},"deleted":{"count":0,"items":[]},"unchanged":{"count":0,"items":[]},"skipped":{"count":0,"items":[]}})


export const getUndoRevisionResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getUndoRevisionResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getUndoRevisionResponseMock403 = (): OriginForeignResponse => ({"type":"/api/docs#problem-origin-foreign","title":"Forbidden","status":403,"detail":"A page of another site sent this change. If it is one of this site's own pages, PUBLIC_URL must name its address."})


export const getUndoRevisionResponseMock404 = (): NotFoundResponse => ({"type":"/api/docs#problem-not-found","title":"Not Found","status":404,"detail":"There is no spirit with the id \"unheard-of\"."})


export const getUndoRevisionResponseMock409 = (): RevisionUndoneResponse => ({"type":"/api/docs#problem-revision-undone","title":"Conflict","status":409,"detail":"Nothing is left of this change to undo."})


export const getUndoRevisionResponseMock412 = (): DryRunStaleResponse => ({"type":"/api/docs#problem-version-stale","title":"Precondition Failed","status":412,"detail":"The catalogue was changed since you looked at what this would do. Look again and repeat your change."})


export const getUndoRevisionResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})


export const getListChangesMockHandler = (overrideResponse?: ChangeList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ChangeList> | ChangeList), options?: RequestHandlerOptions) => {
  return http.get('*/api/admin/changes', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListChangesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListChangesMockHandler200 = (overrideResponse?: ChangeList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ChangeList> | ChangeList), options?: RequestHandlerOptions) => {
  return http.get('*/api/admin/changes', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListChangesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListChangesMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/admin/changes', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListChangesResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListChangesMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/admin/changes', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListChangesResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListChangesMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/admin/changes', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListChangesResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getRestoreChangeMockHandler = (overrideResponse?: Change | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Change> | Change), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/changes/:id/restore', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreChangeResponseMock(),
      { status: 200
      })
  }, options)
}


export const getRestoreChangeMockHandler200 = (overrideResponse?: Change | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Change> | Change), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/changes/:id/restore', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreChangeResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getRestoreChangeMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/changes/:id/restore', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreChangeResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getRestoreChangeMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/changes/:id/restore', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreChangeResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getRestoreChangeMockHandler403 = (overrideResponse?: OriginForeignResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OriginForeignResponse> | OriginForeignResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/changes/:id/restore', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreChangeResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getRestoreChangeMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/changes/:id/restore', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreChangeResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getRestoreChangeMockHandler409 = (overrideResponse?: RestoreRefusedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RestoreRefusedResponse> | RestoreRefusedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/changes/:id/restore', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreChangeResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getRestoreChangeMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/changes/:id/restore', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreChangeResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getUndoRevisionMockHandler = (overrideResponse?: Outcome | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Outcome> | Outcome), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/revisions/:revision/undo', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUndoRevisionResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUndoRevisionMockHandler200 = (overrideResponse?: Outcome | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Outcome> | Outcome), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/revisions/:revision/undo', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUndoRevisionResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUndoRevisionMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/revisions/:revision/undo', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUndoRevisionResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUndoRevisionMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/revisions/:revision/undo', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUndoRevisionResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUndoRevisionMockHandler403 = (overrideResponse?: OriginForeignResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OriginForeignResponse> | OriginForeignResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/revisions/:revision/undo', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUndoRevisionResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUndoRevisionMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/revisions/:revision/undo', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUndoRevisionResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUndoRevisionMockHandler409 = (overrideResponse?: RevisionUndoneResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RevisionUndoneResponse> | RevisionUndoneResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/revisions/:revision/undo', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUndoRevisionResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUndoRevisionMockHandler412 = (overrideResponse?: DryRunStaleResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DryRunStaleResponse> | DryRunStaleResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/revisions/:revision/undo', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUndoRevisionResponseMock412(),
      { status: 412, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUndoRevisionMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/revisions/:revision/undo', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUndoRevisionResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}
export const getHistoryMock = () => [
  getListChangesMockHandler(),
  getRestoreChangeMockHandler(),
  getUndoRevisionMockHandler()
]
