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
  ExportInvalidResponse,
  FailureResponse,
  ImportInvalidResponse,
  ImportOutcome,
  InvalidResponse,
  OriginForeignResponse,
  SessionMissingResponse,
  TypeUnsupportedResponse
} from '../../../ui/api/generated/model.schemas';


export const getExportCocktailsCsvResponseMock = (): ArrayBuffer => (new ArrayBuffer(faker.number.int({ min: 1, max: 64 })))


export const getExportCocktailsCsvResponseMock200 = (): ArrayBuffer => (new ArrayBuffer(faker.number.int({ min: 1, max: 64 })))


export const getExportCocktailsCsvResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getExportCocktailsCsvResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getExportCocktailsCsvResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})

export const getExportCocktailsXlsxResponseMock = (): ArrayBuffer => (new ArrayBuffer(faker.number.int({ min: 1, max: 64 })))


export const getExportCocktailsXlsxResponseMock200 = (): ArrayBuffer => (new ArrayBuffer(faker.number.int({ min: 1, max: 64 })))


export const getExportCocktailsXlsxResponseMock400 = (): ExportInvalidResponse => ({"type":"/api/docs#problem-export-too-long","title":"Bad Request","status":400,"detail":"'Negroni' has a list longer than an Excel cell can hold. Export the cocktails as CSV."})


export const getExportCocktailsXlsxResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getExportCocktailsXlsxResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})

export const getImportCocktailsResponseMock = (): ImportOutcome => ({"message":"3 of 4 rows imported. 2 created, 1 updated, 1 left out. Added to the catalogue: Mezcal.","revision":41,"results":{"total":4,"created":2,"updated":1,"unchanged":0,"failed":1,"errors":[{"row":4,"field":"difficulty","code":"enum","message":"Difficulty must be one of: Simple, Easy, Moderate, Challenging, Expert"}],"failedRows":[{"row":4,"values":["Smoky Sour","Shake hard with ice.","Hardish","4"]}],"kept":0,"copied":0,"createdItems":[{"resource":"spirits","id":"mezcal","name":"Mezcal"}],"existing":[{"row":2,"id":"negroni","name":"Negroni","outcome":"updated","copy":null,"before":{"instructions":["Stir."],"garnish":["Orange twist"]},"after":{"instructions":["Stir with ice.","Strain."],"garnish":["Orange slice"]}}],"columns":[{"column":"name","field":"name","reason":"It has the name of this field","cells":4},{"column":"method","field":"instructions","reason":"Its name means this field","cells":4},{"column":"difficulty","field":"difficulty","reason":"It has the name of this field","cells":4},{"column":"rating","field":null,"reason":"Nothing says which field it fills","cells":3}],"sheet":{"worksheet":null,"worksheets":[],"encoding":"windows-1252","headerRow":1,"layout":"table","layouts":[{"layout":"table","label":"A row for each recipe or ingredient"},{"layout":"ingredientColumns","label":"A column for each ingredient"}]},"recipes":[{"row":3,"name":"Smoky Negroni","category":["Aperitif"],"description":"Equal parts, one of them smoky.","ingredients":["1 oz mezcal"],"instructions":["Stir."],"difficulty":"Easy","type":null,"glassware":"Rocks glass","spirits":["Mezcal"],"garnish":["Orange twist"],"proposed":["Stirred"],"doubts":["oneIngredient"]}],"doubted":1,"doubts":[{"doubt":"oneIngredient","message":"Only one ingredient","count":1,"rows":[3]}],"notes":[{"row":5,"field":"image","message":"\"negroni.jpg\" is no web address and was left out"}],"missing":[{"field":"difficulty","count":1}],"proposals":[{"field":"type","count":2,"values":["Stirred"]}],"sameItems":[{"resource":"glassware","name":"Rock glass","same":"Rocks glass","isTaken":false}]}})


export const getImportCocktailsResponseMock200 = (): ImportOutcome => ({"message":"3 of 4 rows imported. 2 created, 1 updated, 1 left out. Added to the catalogue: Mezcal.","revision":41,"results":{"total":4,"created":2,"updated":1,"unchanged":0,"failed":1,"errors":[{"row":4,"field":"difficulty","code":"enum","message":"Difficulty must be one of: Simple, Easy, Moderate, Challenging, Expert"}],"failedRows":[{"row":4,"values":["Smoky Sour","Shake hard with ice.","Hardish","4"]}],"kept":0,"copied":0,"createdItems":[{"resource":"spirits","id":"mezcal","name":"Mezcal"}],"existing":[{"row":2,"id":"negroni","name":"Negroni","outcome":"updated","copy":null,"before":{"instructions":["Stir."],"garnish":["Orange twist"]},"after":{"instructions":["Stir with ice.","Strain."],"garnish":["Orange slice"]}}],"columns":[{"column":"name","field":"name","reason":"It has the name of this field","cells":4},{"column":"method","field":"instructions","reason":"Its name means this field","cells":4},{"column":"difficulty","field":"difficulty","reason":"It has the name of this field","cells":4},{"column":"rating","field":null,"reason":"Nothing says which field it fills","cells":3}],"sheet":{"worksheet":null,"worksheets":[],"encoding":"windows-1252","headerRow":1,"layout":"table","layouts":[{"layout":"table","label":"A row for each recipe or ingredient"},{"layout":"ingredientColumns","label":"A column for each ingredient"}]},"recipes":[{"row":3,"name":"Smoky Negroni","category":["Aperitif"],"description":"Equal parts, one of them smoky.","ingredients":["1 oz mezcal"],"instructions":["Stir."],"difficulty":"Easy","type":null,"glassware":"Rocks glass","spirits":["Mezcal"],"garnish":["Orange twist"],"proposed":["Stirred"],"doubts":["oneIngredient"]}],"doubted":1,"doubts":[{"doubt":"oneIngredient","message":"Only one ingredient","count":1,"rows":[3]}],"notes":[{"row":5,"field":"image","message":"\"negroni.jpg\" is no web address and was left out"}],"missing":[{"field":"difficulty","count":1}],"proposals":[{"field":"type","count":2,"values":["Stirred"]}],"sameItems":[{"resource":"glassware","name":"Rock glass","same":"Rocks glass","isTaken":false}]}})


export const getImportCocktailsResponseMock400 = (): ImportInvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"No file selected","error":"No file selected","errors":[{"field":"file","code":"required","message":"Please select a CSV or Excel file to import"}]})


export const getImportCocktailsResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getImportCocktailsResponseMock403 = (): OriginForeignResponse => ({"type":"/api/docs#problem-origin-foreign","title":"Forbidden","status":403,"detail":"A page of another site sent this change. If it is one of this site's own pages, PUBLIC_URL must name its address."})


export const getImportCocktailsResponseMock413 = (): BodyTooLargeResponse => ({"type":"/api/docs#problem-body-too-large","title":"Content Too Large","status":413,"detail":"A picture may have 8 MiB, 40 megapixels and 20,000 pixels a side at most. Please choose a smaller one."})


export const getImportCocktailsResponseMock415 = (): TypeUnsupportedResponse => ({"type":"/api/docs#problem-type-unsupported","title":"Unsupported Media Type","status":415,"detail":"Please send a picture as JPEG, PNG, WebP, AVIF or GIF. A phone saves JPEG instead of HEIC with the camera format “Most Compatible”."})


export const getImportCocktailsResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})


export const getExportCocktailsCsvMockHandler = (overrideResponse?: ArrayBuffer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ArrayBuffer> | ArrayBuffer), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/export/csv', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportCocktailsCsvResponseMock();
    return HttpResponse.arrayBuffer(
      binaryBody instanceof ArrayBuffer
        ? binaryBody
        : new ArrayBuffer(0),
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}


export const getExportCocktailsCsvMockHandler200 = (overrideResponse?: ArrayBuffer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ArrayBuffer> | ArrayBuffer), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/export/csv', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportCocktailsCsvResponseMock200();
    return HttpResponse.arrayBuffer(
      binaryBody instanceof ArrayBuffer
        ? binaryBody
        : new ArrayBuffer(0),
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}


export const getExportCocktailsCsvMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/export/csv', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportCocktailsCsvResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getExportCocktailsCsvMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/export/csv', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportCocktailsCsvResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getExportCocktailsCsvMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/export/csv', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportCocktailsCsvResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getExportCocktailsXlsxMockHandler = (overrideResponse?: ArrayBuffer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ArrayBuffer> | ArrayBuffer), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/export/xlsx', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportCocktailsXlsxResponseMock();
    return HttpResponse.arrayBuffer(
      binaryBody instanceof ArrayBuffer
        ? binaryBody
        : new ArrayBuffer(0),
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}


export const getExportCocktailsXlsxMockHandler200 = (overrideResponse?: ArrayBuffer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ArrayBuffer> | ArrayBuffer), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/export/xlsx', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportCocktailsXlsxResponseMock200();
    return HttpResponse.arrayBuffer(
      binaryBody instanceof ArrayBuffer
        ? binaryBody
        : new ArrayBuffer(0),
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}


export const getExportCocktailsXlsxMockHandler400 = (overrideResponse?: ExportInvalidResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ExportInvalidResponse> | ExportInvalidResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/export/xlsx', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportCocktailsXlsxResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getExportCocktailsXlsxMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/export/xlsx', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportCocktailsXlsxResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getExportCocktailsXlsxMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/export/xlsx', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportCocktailsXlsxResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getImportCocktailsMockHandler = (overrideResponse?: ImportOutcome | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ImportOutcome> | ImportOutcome), options?: RequestHandlerOptions) => {
  return http.post('*/api/cocktails/import', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getImportCocktailsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getImportCocktailsMockHandler200 = (overrideResponse?: ImportOutcome | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ImportOutcome> | ImportOutcome), options?: RequestHandlerOptions) => {
  return http.post('*/api/cocktails/import', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getImportCocktailsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getImportCocktailsMockHandler400 = (overrideResponse?: ImportInvalidResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ImportInvalidResponse> | ImportInvalidResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/cocktails/import', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getImportCocktailsResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getImportCocktailsMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/cocktails/import', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getImportCocktailsResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getImportCocktailsMockHandler403 = (overrideResponse?: OriginForeignResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OriginForeignResponse> | OriginForeignResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/cocktails/import', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getImportCocktailsResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getImportCocktailsMockHandler413 = (overrideResponse?: BodyTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BodyTooLargeResponse> | BodyTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/cocktails/import', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getImportCocktailsResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getImportCocktailsMockHandler415 = (overrideResponse?: TypeUnsupportedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TypeUnsupportedResponse> | TypeUnsupportedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/cocktails/import', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getImportCocktailsResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getImportCocktailsMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/cocktails/import', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getImportCocktailsResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}
export const getSheetsMock = () => [
  getExportCocktailsCsvMockHandler(),
  getExportCocktailsXlsxMockHandler(),
  getImportCocktailsMockHandler()
]
