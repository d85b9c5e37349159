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
  FailureResponse,
  GetContract200,
  Health,
  InvalidResponse,
  NotFoundResponse,
  NotModifiedResponse,
  Readiness,
  RequestInvalidResponse,
  Site
} from '../../../ui/api/generated/model.schemas';


export const getGetSiteResponseMock = (): Site => ({"name":"Alder & Still","email":"hello@alderandstill.example","phone":"+1 (555) 010-0142","address":"12 Millrace Lane, Alder Valley","timeZone":"America/Los_Angeles","currency":"USD","mapUrl":"https://www.openstreetmap.org/search?query=12%20Millrace%20Lane","eventsUrl":"https://events.alderandstill.example/","mainSiteUrl":"https://www.alderandstill.example/","storeUrl":"https://shop.alderandstill.example/","social":[{"name":"Instagram","url":"https://www.instagram.com/alderandstill.example"}]})


export const getGetSiteResponseMock200 = (): Site => ({"name":"Alder & Still","email":"hello@alderandstill.example","phone":"+1 (555) 010-0142","address":"12 Millrace Lane, Alder Valley","timeZone":"America/Los_Angeles","currency":"USD","mapUrl":"https://www.openstreetmap.org/search?query=12%20Millrace%20Lane","eventsUrl":"https://events.alderandstill.example/","mainSiteUrl":"https://www.alderandstill.example/","storeUrl":"https://shop.alderandstill.example/","social":[{"name":"Instagram","url":"https://www.instagram.com/alderandstill.example"}]})



export const getGetSiteResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getGetSiteResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})

export const getGetImageResponseMock = (): ArrayBuffer => (new ArrayBuffer(faker.number.int({ min: 1, max: 64 })))


export const getGetImageResponseMock200 = (): ArrayBuffer => (new ArrayBuffer(faker.number.int({ min: 1, max: 64 })))



export const getGetImageResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getGetImageResponseMock404 = (): NotFoundResponse => ({"type":"/api/docs#problem-not-found","title":"Not Found","status":404,"detail":"There is no spirit with the id \"unheard-of\"."})


export const getGetImageResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})

export const getGetHealthResponseMock = (): Health => ({"status":"ready","database":"up","revision":42,"uptimeSeconds":86400})


export const getGetHealthResponseMock200 = (): Health => ({"status":"ready","database":"up","revision":42,"uptimeSeconds":86400})


export const getGetHealthResponseMock400 = (): RequestInvalidResponse => ({"type":"/api/docs#problem-request-invalid","title":"Bad Request","status":400,"detail":"The address is not valid: it holds a percent sign that starts no character."})


export const getGetHealthResponseMock503 = (): Health => ({"status":"unready","database":"down","revision":42,"uptimeSeconds":86400})


export const getGetHealthResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})

export const getGetReadinessResponseMock = (): Readiness => ({"status":"ready","canRead":true,"canWrite":true})


export const getGetReadinessResponseMock200 = (): Readiness => ({"status":"ready","canRead":true,"canWrite":true})


export const getGetReadinessResponseMock400 = (): RequestInvalidResponse => ({"type":"/api/docs#problem-request-invalid","title":"Bad Request","status":400,"detail":"The address is not valid: it holds a percent sign that starts no character."})


export const getGetReadinessResponseMock503 = (): Readiness => ({"status":"unready","canRead":true,"canWrite":false})


export const getGetReadinessResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})

export const getGetContractResponseMock = (): GetContract200 => ({"openapi":"3.1.0"})


export const getGetContractResponseMock200 = (): GetContract200 => ({"openapi":"3.1.0"})



export const getGetContractResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getGetContractResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})


export const getGetSiteMockHandler = (overrideResponse?: Site | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Site> | Site), options?: RequestHandlerOptions) => {
  return http.get('*/api/site', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSiteResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetSiteMockHandler200 = (overrideResponse?: Site | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Site> | Site), options?: RequestHandlerOptions) => {
  return http.get('*/api/site', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSiteResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetSiteMockHandler304 = (overrideResponse?: NotModifiedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotModifiedResponse> | NotModifiedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/site', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 304
      })
  }, options)
}


export const getGetSiteMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/site', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSiteResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetSiteMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/site', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSiteResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getGetImageMockHandler = (overrideResponse?: ArrayBuffer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ArrayBuffer> | ArrayBuffer), options?: RequestHandlerOptions) => {
  return http.get('*/api/images/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

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
  return http.get('*/api/images/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

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
  return http.get('*/api/images/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 304
      })
  }, options)
}


export const getGetImageMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/images/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetImageResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetImageMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/images/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetImageResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetImageMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/images/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetImageResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getGetHealthMockHandler = (overrideResponse?: Health | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Health> | Health), options?: RequestHandlerOptions) => {
  return http.get('*/api/health', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetHealthResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetHealthMockHandler200 = (overrideResponse?: Health | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Health> | Health), options?: RequestHandlerOptions) => {
  return http.get('*/api/health', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetHealthResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetHealthMockHandler400 = (overrideResponse?: RequestInvalidResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RequestInvalidResponse> | RequestInvalidResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/health', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetHealthResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetHealthMockHandler503 = (overrideResponse?: Health | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Health> | Health), options?: RequestHandlerOptions) => {
  return http.get('*/api/health', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetHealthResponseMock503(),
      { status: 503
      })
  }, options)
}


export const getGetHealthMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/health', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetHealthResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getGetReadinessMockHandler = (overrideResponse?: Readiness | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Readiness> | Readiness), options?: RequestHandlerOptions) => {
  return http.get('*/api/ready', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReadinessResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetReadinessMockHandler200 = (overrideResponse?: Readiness | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Readiness> | Readiness), options?: RequestHandlerOptions) => {
  return http.get('*/api/ready', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReadinessResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetReadinessMockHandler400 = (overrideResponse?: RequestInvalidResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RequestInvalidResponse> | RequestInvalidResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/ready', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReadinessResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetReadinessMockHandler503 = (overrideResponse?: Readiness | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Readiness> | Readiness), options?: RequestHandlerOptions) => {
  return http.get('*/api/ready', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReadinessResponseMock503(),
      { status: 503
      })
  }, options)
}


export const getGetReadinessMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/ready', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReadinessResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getGetContractMockHandler = (overrideResponse?: GetContract200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetContract200> | GetContract200), options?: RequestHandlerOptions) => {
  return http.get('*/api/openapi.json', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetContractResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetContractMockHandler200 = (overrideResponse?: GetContract200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetContract200> | GetContract200), options?: RequestHandlerOptions) => {
  return http.get('*/api/openapi.json', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetContractResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetContractMockHandler304 = (overrideResponse?: NotModifiedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotModifiedResponse> | NotModifiedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/openapi.json', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 304
      })
  }, options)
}


export const getGetContractMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/openapi.json', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetContractResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetContractMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/openapi.json', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetContractResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}
export const getSiteMock = () => [
  getGetSiteMockHandler(),
  getGetImageMockHandler(),
  getGetHealthMockHandler(),
  getGetReadinessMockHandler(),
  getGetContractMockHandler()
]
