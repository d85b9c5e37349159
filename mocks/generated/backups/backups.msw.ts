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
  BackupList,
  DryRunStaleResponse,
  FailureResponse,
  InvalidResponse,
  NotFoundResponse,
  OriginForeignResponse,
  OutcomeResponse,
  Problem,
  SessionMissingResponse,
  StoredBackup
} from '../../../ui/api/generated/model.schemas';


export const getListBackupsResponseMock = (): BackupList => ({"configured":true,"backups":[{"name":"tasting-house-2026-11-25.backup.gz","size":48213,"createdAt":"2026-11-25T00:12:09.120Z"},{"name":"tasting-house-2026-11-24.backup.gz","size":47120,"createdAt":"2026-11-24T00:12:07.480Z"}],"failure":null})


export const getListBackupsResponseMock200 = (): BackupList => ({"configured":true,"backups":[{"name":"tasting-house-2026-11-25.backup.gz","size":48213,"createdAt":"2026-11-25T00:12:09.120Z"},{"name":"tasting-house-2026-11-24.backup.gz","size":47120,"createdAt":"2026-11-24T00:12:07.480Z"}],"failure":null})


export const getListBackupsResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getListBackupsResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getListBackupsResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})

export const getCreateBackupResponseMock = (): StoredBackup => ({"name":"tasting-house-2026-11-25-143005.backup.gz","size":48213,"createdAt":"2026-11-25T14:30:06.120Z"})


export const getCreateBackupResponseMock201 = (): StoredBackup => ({"name":"tasting-house-2026-11-25-143005.backup.gz","size":48213,"createdAt":"2026-11-25T14:30:06.120Z"})


export const getCreateBackupResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getCreateBackupResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getCreateBackupResponseMock403 = (): OriginForeignResponse => ({"type":"/api/docs#problem-origin-foreign","title":"Forbidden","status":403,"detail":"A page of another site sent this change. If it is one of this site's own pages, PUBLIC_URL must name its address."})


export const getCreateBackupResponseMock409 = (): Problem => ({"type":"/api/docs#problem-backup-failed","title":"Conflict","status":409,"detail":"The backup could not be made: no space is left."})


export const getCreateBackupResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})

export const getDownloadBackupResponseMock = (): ArrayBuffer => (new ArrayBuffer(faker.number.int({ min: 1, max: 64 })))


export const getDownloadBackupResponseMock200 = (): ArrayBuffer => (new ArrayBuffer(faker.number.int({ min: 1, max: 64 })))


export const getDownloadBackupResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getDownloadBackupResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getDownloadBackupResponseMock404 = (): NotFoundResponse => ({"type":"/api/docs#problem-not-found","title":"Not Found","status":404,"detail":"There is no spirit with the id \"unheard-of\"."})


export const getDownloadBackupResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})

export const getRestoreBackupResponseMock = (): OutcomeResponse => ({"message":"1 cocktail changed, 1 needed no change, 1 was left alone.","revision":44,"created":{"count":0,"items":[]},"updated":{"count":1,"items":[{"resource":"cocktails","itemId":"pisco-sour","itemName":"Pisco Sour"}]},"deleted":{"count":0,"items":[]},"unchanged":{"count":1,"items":[{"resource":"cocktails","itemId":"daiquiri","itemName":"Daiquiri"}]},"skipped":{"count":1,"items":[{"resource":"cocktails","itemId":"old-friend","itemName":"old-friend","code":"notFound","fields":[],"reason":"There is no cocktail with the id \"old-friend\"."}]}})


export const getRestoreBackupResponseMock200 = (): OutcomeResponse => ({"message":"1 cocktail changed, 1 needed no change, 1 was left alone.","revision":44,"created":{"count":0,"items":[]},"updated":{"count":1,"items":[{"resource":"cocktails","itemId":"pisco-sour","itemName":"Pisco Sour"}]},"deleted":{"count":0,"items":[]},"unchanged":{"count":1,"items":[{"resource":"cocktails","itemId":"daiquiri","itemName":"Daiquiri"}]},"skipped":{"count":1,"items":[{"resource":"cocktails","itemId":"old-friend","itemName":"old-friend","code":"notFound","fields":[],"reason":"There is no cocktail with the id \"old-friend\"."}]}})


export const getRestoreBackupResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getRestoreBackupResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getRestoreBackupResponseMock403 = (): OriginForeignResponse => ({"type":"/api/docs#problem-origin-foreign","title":"Forbidden","status":403,"detail":"A page of another site sent this change. If it is one of this site's own pages, PUBLIC_URL must name its address."})


export const getRestoreBackupResponseMock404 = (): NotFoundResponse => ({"type":"/api/docs#problem-not-found","title":"Not Found","status":404,"detail":"There is no spirit with the id \"unheard-of\"."})


export const getRestoreBackupResponseMock409 = (): Problem => ({"type":"/api/docs#problem-backup-unusable","title":"Conflict","status":409,"detail":"This backup cannot be restored: its end is missing."})


export const getRestoreBackupResponseMock412 = (): DryRunStaleResponse => ({"type":"/api/docs#problem-version-stale","title":"Precondition Failed","status":412,"detail":"The catalogue was changed since you looked at what this would do. Look again and repeat your change."})


export const getRestoreBackupResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})


export const getListBackupsMockHandler = (overrideResponse?: BackupList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BackupList> | BackupList), options?: RequestHandlerOptions) => {
  return http.get('*/api/admin/backups', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBackupsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListBackupsMockHandler200 = (overrideResponse?: BackupList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BackupList> | BackupList), options?: RequestHandlerOptions) => {
  return http.get('*/api/admin/backups', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBackupsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListBackupsMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/admin/backups', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBackupsResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListBackupsMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/admin/backups', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBackupsResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListBackupsMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/admin/backups', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBackupsResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getCreateBackupMockHandler = (overrideResponse?: StoredBackup | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StoredBackup> | StoredBackup), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/backups', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateBackupResponseMock(),
      { status: 201
      })
  }, options)
}


export const getCreateBackupMockHandler201 = (overrideResponse?: StoredBackup | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StoredBackup> | StoredBackup), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/backups', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateBackupResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getCreateBackupMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/backups', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateBackupResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateBackupMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/backups', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateBackupResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateBackupMockHandler403 = (overrideResponse?: OriginForeignResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OriginForeignResponse> | OriginForeignResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/backups', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateBackupResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateBackupMockHandler409 = (overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/backups', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateBackupResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateBackupMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/backups', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateBackupResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getDownloadBackupMockHandler = (overrideResponse?: ArrayBuffer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ArrayBuffer> | ArrayBuffer), options?: RequestHandlerOptions) => {
  return http.get('*/api/admin/backups/:name', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadBackupResponseMock();
    return HttpResponse.arrayBuffer(
      binaryBody instanceof ArrayBuffer
        ? binaryBody
        : new ArrayBuffer(0),
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}


export const getDownloadBackupMockHandler200 = (overrideResponse?: ArrayBuffer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ArrayBuffer> | ArrayBuffer), options?: RequestHandlerOptions) => {
  return http.get('*/api/admin/backups/:name', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadBackupResponseMock200();
    return HttpResponse.arrayBuffer(
      binaryBody instanceof ArrayBuffer
        ? binaryBody
        : new ArrayBuffer(0),
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}


export const getDownloadBackupMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/admin/backups/:name', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadBackupResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDownloadBackupMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/admin/backups/:name', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadBackupResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDownloadBackupMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/admin/backups/:name', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadBackupResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDownloadBackupMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/admin/backups/:name', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadBackupResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getRestoreBackupMockHandler = (overrideResponse?: OutcomeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OutcomeResponse> | OutcomeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/backups/:name/restore', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreBackupResponseMock(),
      { status: 200
      })
  }, options)
}


export const getRestoreBackupMockHandler200 = (overrideResponse?: OutcomeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OutcomeResponse> | OutcomeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/backups/:name/restore', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreBackupResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getRestoreBackupMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/backups/:name/restore', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreBackupResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getRestoreBackupMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/backups/:name/restore', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreBackupResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getRestoreBackupMockHandler403 = (overrideResponse?: OriginForeignResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OriginForeignResponse> | OriginForeignResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/backups/:name/restore', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreBackupResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getRestoreBackupMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/backups/:name/restore', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreBackupResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getRestoreBackupMockHandler409 = (overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/backups/:name/restore', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreBackupResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getRestoreBackupMockHandler412 = (overrideResponse?: DryRunStaleResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DryRunStaleResponse> | DryRunStaleResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/backups/:name/restore', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreBackupResponseMock412(),
      { status: 412, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getRestoreBackupMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/admin/backups/:name/restore', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreBackupResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}
export const getBackupsMock = () => [
  getListBackupsMockHandler(),
  getCreateBackupMockHandler(),
  getDownloadBackupMockHandler(),
  getRestoreBackupMockHandler()
]
