/**
 * Generated from openapi.yaml. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import {
  HttpResponse,
  delay,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  DatabaseAwayResponse,
  GetContract200,
  Health,
  ImageNotFoundResponse,
  NotModifiedResponse,
  QueryInvalidResponse,
  Readiness,
  RequestInvalidResponse,
  ServerFailureResponse,
  Site,
  TooManyRequestsResponse
} from '../../../openapi/generated/model';


export const getGetSiteResponseMock = (): Site => ({"name":"Alder & Still","email":"hello@alderandstill.example","phone":"+1 (555) 010-0142","address":"12 Millrace Lane, Alder Valley","mapUrl":"https://www.openstreetmap.org/search?query=12%20Millrace%20Lane","eventsUrl":"https://events.alderandstill.example/","mainSiteUrl":"https://www.alderandstill.example/","storeUrl":"https://shop.alderandstill.example/","social":[{"name":"Instagram","url":"https://www.instagram.com/alderandstill.example"}]})


export const getGetSiteResponseMock200 = (): Site => ({"name":"Alder & Still","email":"hello@alderandstill.example","phone":"+1 (555) 010-0142","address":"12 Millrace Lane, Alder Valley","mapUrl":"https://www.openstreetmap.org/search?query=12%20Millrace%20Lane","eventsUrl":"https://events.alderandstill.example/","mainSiteUrl":"https://www.alderandstill.example/","storeUrl":"https://shop.alderandstill.example/","social":[{"name":"Instagram","url":"https://www.instagram.com/alderandstill.example"}]})



export const getGetSiteResponseMock400 = (): RequestInvalidResponse => ({"type":"/api/docs#problem-request-invalid","title":"Bad Request","status":400,"detail":"The address is not valid: it holds a percent sign that starts no character."})


export const getGetSiteResponseMock429 = (): TooManyRequestsResponse => ({"type":"/api/docs#problem-too-many-requests","title":"Too Many Requests","status":429,"detail":"Too much is being asked for from your address at once. Please try again shortly."})


export const getGetSiteResponseMock500 = (): ServerFailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})


export const getGetSiteResponseMock503 = (): DatabaseAwayResponse => ({"type":"/api/docs#problem-database-away","title":"Service Unavailable","status":503,"detail":"The catalogue cannot be reached at the moment. Please try again shortly."})

export const getGetImageResponseMock = (): ArrayBuffer => (new ArrayBuffer(faker.number.int({ min: 1, max: 64 })))


export const getGetImageResponseMock200 = (): ArrayBuffer => (new ArrayBuffer(faker.number.int({ min: 1, max: 64 })))



export const getGetImageResponseMock400 = (): QueryInvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked parameters.","errors":[{"field":"limit","code":"maximum","message":"limit must be 1000 or less"}]})


export const getGetImageResponseMock404 = (): ImageNotFoundResponse => ({"type":"/api/docs#problem-not-found","title":"Not Found","status":404,"detail":"There is no picture with the id \"6f2a\"."})


export const getGetImageResponseMock429 = (): TooManyRequestsResponse => ({"type":"/api/docs#problem-too-many-requests","title":"Too Many Requests","status":429,"detail":"Too much is being asked for from your address at once. Please try again shortly."})


export const getGetImageResponseMock500 = (): ServerFailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})


export const getGetImageResponseMock503 = (): DatabaseAwayResponse => ({"type":"/api/docs#problem-database-away","title":"Service Unavailable","status":503,"detail":"The catalogue cannot be reached at the moment. Please try again shortly."})

export const getGetHealthResponseMock = (): Health => ({"status":"ready","database":"up","revision":42,"uptimeSeconds":86400})


export const getGetHealthResponseMock200 = (): Health => ({"status":"ready","database":"up","revision":42,"uptimeSeconds":86400})


export const getGetHealthResponseMock400 = (): RequestInvalidResponse => ({"type":"/api/docs#problem-request-invalid","title":"Bad Request","status":400,"detail":"The address is not valid: it holds a percent sign that starts no character."})


export const getGetHealthResponseMock429 = (): TooManyRequestsResponse => ({"type":"/api/docs#problem-too-many-requests","title":"Too Many Requests","status":429,"detail":"Too much is being asked for from your address at once. Please try again shortly."})


export const getGetHealthResponseMock500 = (): ServerFailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})


export const getGetHealthResponseMock503 = (): Health => ({"status":"unready","database":"down","revision":42,"uptimeSeconds":86400})

export const getGetReadinessResponseMock = (): Readiness => ({"status":"ready","canRead":true,"canWrite":true})


export const getGetReadinessResponseMock200 = (): Readiness => ({"status":"ready","canRead":true,"canWrite":true})


export const getGetReadinessResponseMock400 = (): RequestInvalidResponse => ({"type":"/api/docs#problem-request-invalid","title":"Bad Request","status":400,"detail":"The address is not valid: it holds a percent sign that starts no character."})


export const getGetReadinessResponseMock429 = (): TooManyRequestsResponse => ({"type":"/api/docs#problem-too-many-requests","title":"Too Many Requests","status":429,"detail":"Too much is being asked for from your address at once. Please try again shortly."})


export const getGetReadinessResponseMock500 = (): ServerFailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})


export const getGetReadinessResponseMock503 = (): Readiness => ({"status":"unready","canRead":true,"canWrite":false})

export const getGetContractResponseMock = (): GetContract200 => ({"openapi":"3.1.0"})


export const getGetContractResponseMock200 = (): GetContract200 => ({"openapi":"3.1.0"})



export const getGetContractResponseMock400 = (): RequestInvalidResponse => ({"type":"/api/docs#problem-request-invalid","title":"Bad Request","status":400,"detail":"The address is not valid: it holds a percent sign that starts no character."})


export const getGetContractResponseMock429 = (): TooManyRequestsResponse => ({"type":"/api/docs#problem-too-many-requests","title":"Too Many Requests","status":429,"detail":"Too much is being asked for from your address at once. Please try again shortly."})


export const getGetContractResponseMock500 = (): ServerFailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})


export const getGetContractResponseMock503 = (): DatabaseAwayResponse => ({"type":"/api/docs#problem-database-away","title":"Service Unavailable","status":503,"detail":"The catalogue cannot be reached at the moment. Please try again shortly."})

export const getGetDocsResponseMock = (): string => ("<!doctype html>")


export const getGetDocsResponseMock200 = (): string => ("<!doctype html>")



export const getGetDocsResponseMock400 = (): RequestInvalidResponse => ({"type":"/api/docs#problem-request-invalid","title":"Bad Request","status":400,"detail":"The address is not valid: it holds a percent sign that starts no character."})


export const getGetDocsResponseMock429 = (): TooManyRequestsResponse => ({"type":"/api/docs#problem-too-many-requests","title":"Too Many Requests","status":429,"detail":"Too much is being asked for from your address at once. Please try again shortly."})


export const getGetDocsResponseMock500 = (): ServerFailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})


export const getGetDocsResponseMock503 = (): DatabaseAwayResponse => ({"type":"/api/docs#problem-database-away","title":"Service Unavailable","status":503,"detail":"The catalogue cannot be reached at the moment. Please try again shortly."})


export const getGetSiteMockHandler = (overrideResponse?: Site | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Site> | Site), options?: RequestHandlerOptions) => {
  return http.get('*/api/site', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSiteResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetSiteMockHandler200 = (overrideResponse?: Site | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Site> | Site), options?: RequestHandlerOptions) => {
  return http.get('*/api/site', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSiteResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetSiteMockHandler304 = (overrideResponse?: NotModifiedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotModifiedResponse> | NotModifiedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/site', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 304
      })
  }, options)
}


export const getGetSiteMockHandler400 = (overrideResponse?: RequestInvalidResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RequestInvalidResponse> | RequestInvalidResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/site', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSiteResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetSiteMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/site', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSiteResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetSiteMockHandler500 = (overrideResponse?: ServerFailureResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerFailureResponse> | ServerFailureResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/site', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSiteResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetSiteMockHandler503 = (overrideResponse?: DatabaseAwayResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DatabaseAwayResponse> | DatabaseAwayResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/site', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSiteResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getGetImageMockHandler = (overrideResponse?: ArrayBuffer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ArrayBuffer> | ArrayBuffer), options?: RequestHandlerOptions) => {
  return http.get('*/api/images/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetImageResponseMock();
    return HttpResponse.arrayBuffer(
      binaryBody instanceof ArrayBuffer
        ? binaryBody
        : new ArrayBuffer(0),
      { status: 200,
        headers: { 'Content-Type': 'image/*' }
      })
  }, options)
}


export const getGetImageMockHandler200 = (overrideResponse?: ArrayBuffer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ArrayBuffer> | ArrayBuffer), options?: RequestHandlerOptions) => {
  return http.get('*/api/images/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetImageResponseMock200();
    return HttpResponse.arrayBuffer(
      binaryBody instanceof ArrayBuffer
        ? binaryBody
        : new ArrayBuffer(0),
      { status: 200,
        headers: { 'Content-Type': 'image/*' }
      })
  }, options)
}


export const getGetImageMockHandler304 = (overrideResponse?: NotModifiedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotModifiedResponse> | NotModifiedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/images/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 304
      })
  }, options)
}


export const getGetImageMockHandler400 = (overrideResponse?: QueryInvalidResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<QueryInvalidResponse> | QueryInvalidResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/images/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetImageResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetImageMockHandler404 = (overrideResponse?: ImageNotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ImageNotFoundResponse> | ImageNotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/images/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetImageResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetImageMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/images/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetImageResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetImageMockHandler500 = (overrideResponse?: ServerFailureResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerFailureResponse> | ServerFailureResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/images/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetImageResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetImageMockHandler503 = (overrideResponse?: DatabaseAwayResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DatabaseAwayResponse> | DatabaseAwayResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/images/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetImageResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getGetHealthMockHandler = (overrideResponse?: Health | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Health> | Health), options?: RequestHandlerOptions) => {
  return http.get('*/api/health', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetHealthResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetHealthMockHandler200 = (overrideResponse?: Health | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Health> | Health), options?: RequestHandlerOptions) => {
  return http.get('*/api/health', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetHealthResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetHealthMockHandler400 = (overrideResponse?: RequestInvalidResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RequestInvalidResponse> | RequestInvalidResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/health', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetHealthResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetHealthMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/health', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetHealthResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetHealthMockHandler500 = (overrideResponse?: ServerFailureResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerFailureResponse> | ServerFailureResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/health', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetHealthResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetHealthMockHandler503 = (overrideResponse?: Health | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Health> | Health), options?: RequestHandlerOptions) => {
  return http.get('*/api/health', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetHealthResponseMock503(),
      { status: 503
      })
  }, options)
}

export const getGetReadinessMockHandler = (overrideResponse?: Readiness | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Readiness> | Readiness), options?: RequestHandlerOptions) => {
  return http.get('*/api/ready', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReadinessResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetReadinessMockHandler200 = (overrideResponse?: Readiness | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Readiness> | Readiness), options?: RequestHandlerOptions) => {
  return http.get('*/api/ready', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReadinessResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetReadinessMockHandler400 = (overrideResponse?: RequestInvalidResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RequestInvalidResponse> | RequestInvalidResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/ready', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReadinessResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetReadinessMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/ready', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReadinessResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetReadinessMockHandler500 = (overrideResponse?: ServerFailureResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerFailureResponse> | ServerFailureResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/ready', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReadinessResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetReadinessMockHandler503 = (overrideResponse?: Readiness | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Readiness> | Readiness), options?: RequestHandlerOptions) => {
  return http.get('*/api/ready', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReadinessResponseMock503(),
      { status: 503
      })
  }, options)
}

export const getGetContractMockHandler = (overrideResponse?: GetContract200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetContract200> | GetContract200), options?: RequestHandlerOptions) => {
  return http.get('*/api/openapi.json', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetContractResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetContractMockHandler200 = (overrideResponse?: GetContract200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetContract200> | GetContract200), options?: RequestHandlerOptions) => {
  return http.get('*/api/openapi.json', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetContractResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetContractMockHandler304 = (overrideResponse?: NotModifiedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotModifiedResponse> | NotModifiedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/openapi.json', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 304
      })
  }, options)
}


export const getGetContractMockHandler400 = (overrideResponse?: RequestInvalidResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RequestInvalidResponse> | RequestInvalidResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/openapi.json', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetContractResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetContractMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/openapi.json', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetContractResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetContractMockHandler500 = (overrideResponse?: ServerFailureResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerFailureResponse> | ServerFailureResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/openapi.json', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetContractResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetContractMockHandler503 = (overrideResponse?: DatabaseAwayResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DatabaseAwayResponse> | DatabaseAwayResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/openapi.json', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetContractResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getGetDocsMockHandler = (overrideResponse?: string | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<string> | string), options?: RequestHandlerOptions) => {
  return http.get('*/api/docs', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);

  const resolvedBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDocsResponseMock();
    const textBody = typeof resolvedBody === 'string' ? resolvedBody : JSON.stringify(resolvedBody ?? null);
    return HttpResponse.html(textBody,
      { status: 200
      })
  }, options)
}


export const getGetDocsMockHandler200 = (overrideResponse?: string | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<string> | string), options?: RequestHandlerOptions) => {
  return http.get('*/api/docs', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);

  const resolvedBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDocsResponseMock200();
    const textBody = typeof resolvedBody === 'string' ? resolvedBody : JSON.stringify(resolvedBody ?? null);
    return HttpResponse.html(textBody,
      { status: 200
      })
  }, options)
}


export const getGetDocsMockHandler304 = (overrideResponse?: NotModifiedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotModifiedResponse> | NotModifiedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/docs', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 304
      })
  }, options)
}


export const getGetDocsMockHandler400 = (overrideResponse?: RequestInvalidResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RequestInvalidResponse> | RequestInvalidResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/docs', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDocsResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetDocsMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/docs', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDocsResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetDocsMockHandler500 = (overrideResponse?: ServerFailureResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerFailureResponse> | ServerFailureResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/docs', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDocsResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetDocsMockHandler503 = (overrideResponse?: DatabaseAwayResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DatabaseAwayResponse> | DatabaseAwayResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/docs', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDocsResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}
export const getSiteMock = () => [
  getGetSiteMockHandler(),
  getGetImageMockHandler(),
  getGetHealthMockHandler(),
  getGetReadinessMockHandler(),
  getGetContractMockHandler(),
  getGetDocsMockHandler()
]
