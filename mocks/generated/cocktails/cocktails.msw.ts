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
  Bar,
  BodyTooLargeResponse,
  CocktailCreatedResponse,
  CocktailResponse,
  CocktailsResponse,
  CollectionOptions,
  DeletedResponse,
  FailureResponse,
  FoundCocktailsResponse,
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


export const getListCocktailsResponseMock = (): CocktailsResponse => (Array.from({ length: faker.number.int({min: 1, max: 1}) }, (_, i) => i + 1).map(() => ({"id":"negroni","name":"Negroni","description":"Equal parts, stirred cold, poured over one large cube. Bitter, bright and impossible to improve by adding anything.","image":null,"imageAlt":null,"imageFocus":null,"difficulty":"Easy","category":["Aperitif","Stirred classics"],"featured":true,"featuredPlace":null,"funFact":"Ordered, the story goes, by a count who found his Americano too polite.","ingredients":["1 oz London dry gin","1 oz sweet vermouth","1 oz Campari"],"instructions":["Stir everything with plenty of ice for thirty seconds.","Strain over one large cube in a chilled rocks glass.","Express an orange twist over the top and drop it in."],"videoUrl":null,"type":"Stirred","spirits":["london-dry-gin","campari","sweet-vermouth"],"glassware":"rocks-glass","equipment":["Mixing glass","Bar spoon","Julep strainer","Jigger"],"garnish":["orange-twist"],"allergens":[],"status":"published","shownFrom":null,"shownUntil":null,"contains":["sulphites"],"alcoholFree":false,"strength":19.8,"taste":["bitter","strong"],"unknownIngredients":[],"strengthUnknownFor":[],"publishedAt":"2026-05-31T17:30:00.000Z","version":1})))


export const getListCocktailsResponseMock200 = (): CocktailsResponse => (Array.from({ length: faker.number.int({min: 1, max: 1}) }, (_, i) => i + 1).map(() => ({"id":"negroni","name":"Negroni","description":"Equal parts, stirred cold, poured over one large cube. Bitter, bright and impossible to improve by adding anything.","image":null,"imageAlt":null,"imageFocus":null,"difficulty":"Easy","category":["Aperitif","Stirred classics"],"featured":true,"featuredPlace":null,"funFact":"Ordered, the story goes, by a count who found his Americano too polite.","ingredients":["1 oz London dry gin","1 oz sweet vermouth","1 oz Campari"],"instructions":["Stir everything with plenty of ice for thirty seconds.","Strain over one large cube in a chilled rocks glass.","Express an orange twist over the top and drop it in."],"videoUrl":null,"type":"Stirred","spirits":["london-dry-gin","campari","sweet-vermouth"],"glassware":"rocks-glass","equipment":["Mixing glass","Bar spoon","Julep strainer","Jigger"],"garnish":["orange-twist"],"allergens":[],"status":"published","shownFrom":null,"shownUntil":null,"contains":["sulphites"],"alcoholFree":false,"strength":19.8,"taste":["bitter","strong"],"unknownIngredients":[],"strengthUnknownFor":[],"publishedAt":"2026-05-31T17:30:00.000Z","version":1})))



export const getListCocktailsResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getListCocktailsResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getListCocktailsResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})

export const getCreateCocktailResponseMock = (): CocktailCreatedResponse => ({"id":"negroni","name":"Negroni","description":"Equal parts, stirred cold, poured over one large cube. Bitter, bright and impossible to improve by adding anything.","image":null,"imageAlt":null,"imageFocus":null,"difficulty":"Easy","category":["Aperitif","Stirred classics"],"featured":true,"featuredPlace":null,"funFact":"Ordered, the story goes, by a count who found his Americano too polite.","ingredients":["1 oz London dry gin","1 oz sweet vermouth","1 oz Campari"],"instructions":["Stir everything with plenty of ice for thirty seconds.","Strain over one large cube in a chilled rocks glass.","Express an orange twist over the top and drop it in."],"videoUrl":null,"type":"Stirred","spirits":["london-dry-gin","campari","sweet-vermouth"],"glassware":"rocks-glass","equipment":["Mixing glass","Bar spoon","Julep strainer","Jigger"],"garnish":["orange-twist"],"allergens":[],"status":"published","shownFrom":null,"shownUntil":null,"contains":["sulphites"],"alcoholFree":false,"strength":19.8,"taste":["bitter","strong"],"unknownIngredients":[],"strengthUnknownFor":[],"publishedAt":"2026-05-31T17:30:00.000Z","version":1})


export const getCreateCocktailResponseMock201 = (): CocktailCreatedResponse => ({"id":"negroni","name":"Negroni","description":"Equal parts, stirred cold, poured over one large cube. Bitter, bright and impossible to improve by adding anything.","image":null,"imageAlt":null,"imageFocus":null,"difficulty":"Easy","category":["Aperitif","Stirred classics"],"featured":true,"featuredPlace":null,"funFact":"Ordered, the story goes, by a count who found his Americano too polite.","ingredients":["1 oz London dry gin","1 oz sweet vermouth","1 oz Campari"],"instructions":["Stir everything with plenty of ice for thirty seconds.","Strain over one large cube in a chilled rocks glass.","Express an orange twist over the top and drop it in."],"videoUrl":null,"type":"Stirred","spirits":["london-dry-gin","campari","sweet-vermouth"],"glassware":"rocks-glass","equipment":["Mixing glass","Bar spoon","Julep strainer","Jigger"],"garnish":["orange-twist"],"allergens":[],"status":"published","shownFrom":null,"shownUntil":null,"contains":["sulphites"],"alcoholFree":false,"strength":19.8,"taste":["bitter","strong"],"unknownIngredients":[],"strengthUnknownFor":[],"publishedAt":"2026-05-31T17:30:00.000Z","version":1})


export const getCreateCocktailResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getCreateCocktailResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getCreateCocktailResponseMock403 = (): OriginForeignResponse => ({"type":"/api/docs#problem-origin-foreign","title":"Forbidden","status":403,"detail":"A page of another site sent this change. If it is one of this site's own pages, PUBLIC_URL must name its address."})


export const getCreateCocktailResponseMock409 = (): NameTakenResponse => ({"type":"/api/docs#problem-name-taken","title":"Conflict","status":409,"detail":"There is already a spirit named \"London Dry Gin\". Please choose another name.","errors":[{"field":"name","code":"taken","message":"There is already a spirit named \"London Dry Gin\""}]})


export const getCreateCocktailResponseMock413 = (): BodyTooLargeResponse => ({"type":"/api/docs#problem-body-too-large","title":"Content Too Large","status":413,"detail":"A picture may have 8 MiB, 40 megapixels and 20,000 pixels a side at most. Please choose a smaller one."})


export const getCreateCocktailResponseMock415 = (): TypeUnsupportedResponse => ({"type":"/api/docs#problem-type-unsupported","title":"Unsupported Media Type","status":415,"detail":"Please send a picture as JPEG, PNG, WebP, AVIF or GIF. A phone saves JPEG instead of HEIC with the camera format “Most Compatible”."})


export const getCreateCocktailResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})

export const getGetCocktailResponseMock = (): CocktailResponse => ({"id":"negroni","name":"Negroni","description":"Equal parts, stirred cold, poured over one large cube. Bitter, bright and impossible to improve by adding anything.","image":null,"imageAlt":null,"imageFocus":null,"difficulty":"Easy","category":["Aperitif","Stirred classics"],"featured":true,"featuredPlace":null,"funFact":"Ordered, the story goes, by a count who found his Americano too polite.","ingredients":["1 oz London dry gin","1 oz sweet vermouth","1 oz Campari"],"instructions":["Stir everything with plenty of ice for thirty seconds.","Strain over one large cube in a chilled rocks glass.","Express an orange twist over the top and drop it in."],"videoUrl":null,"type":"Stirred","spirits":["london-dry-gin","campari","sweet-vermouth"],"glassware":"rocks-glass","equipment":["Mixing glass","Bar spoon","Julep strainer","Jigger"],"garnish":["orange-twist"],"allergens":[],"status":"published","shownFrom":null,"shownUntil":null,"contains":["sulphites"],"alcoholFree":false,"strength":19.8,"taste":["bitter","strong"],"unknownIngredients":[],"strengthUnknownFor":[],"publishedAt":"2026-05-31T17:30:00.000Z","version":1})


export const getGetCocktailResponseMock200 = (): CocktailResponse => ({"id":"negroni","name":"Negroni","description":"Equal parts, stirred cold, poured over one large cube. Bitter, bright and impossible to improve by adding anything.","image":null,"imageAlt":null,"imageFocus":null,"difficulty":"Easy","category":["Aperitif","Stirred classics"],"featured":true,"featuredPlace":null,"funFact":"Ordered, the story goes, by a count who found his Americano too polite.","ingredients":["1 oz London dry gin","1 oz sweet vermouth","1 oz Campari"],"instructions":["Stir everything with plenty of ice for thirty seconds.","Strain over one large cube in a chilled rocks glass.","Express an orange twist over the top and drop it in."],"videoUrl":null,"type":"Stirred","spirits":["london-dry-gin","campari","sweet-vermouth"],"glassware":"rocks-glass","equipment":["Mixing glass","Bar spoon","Julep strainer","Jigger"],"garnish":["orange-twist"],"allergens":[],"status":"published","shownFrom":null,"shownUntil":null,"contains":["sulphites"],"alcoholFree":false,"strength":19.8,"taste":["bitter","strong"],"unknownIngredients":[],"strengthUnknownFor":[],"publishedAt":"2026-05-31T17:30:00.000Z","version":1})



export const getGetCocktailResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getGetCocktailResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getGetCocktailResponseMock404 = (): NotFoundResponse => ({"type":"/api/docs#problem-not-found","title":"Not Found","status":404,"detail":"There is no spirit with the id \"unheard-of\"."})


export const getGetCocktailResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})

export const getUpdateCocktailWithFormDataResponseMock = (): CocktailResponse => ({"id":"negroni","name":"Negroni","description":"Equal parts, stirred cold, poured over one large cube. Bitter, bright and impossible to improve by adding anything.","image":null,"imageAlt":null,"imageFocus":null,"difficulty":"Easy","category":["Aperitif","Stirred classics"],"featured":true,"featuredPlace":null,"funFact":"Ordered, the story goes, by a count who found his Americano too polite.","ingredients":["1 oz London dry gin","1 oz sweet vermouth","1 oz Campari"],"instructions":["Stir everything with plenty of ice for thirty seconds.","Strain over one large cube in a chilled rocks glass.","Express an orange twist over the top and drop it in."],"videoUrl":null,"type":"Stirred","spirits":["london-dry-gin","campari","sweet-vermouth"],"glassware":"rocks-glass","equipment":["Mixing glass","Bar spoon","Julep strainer","Jigger"],"garnish":["orange-twist"],"allergens":[],"status":"published","shownFrom":null,"shownUntil":null,"contains":["sulphites"],"alcoholFree":false,"strength":19.8,"taste":["bitter","strong"],"unknownIngredients":[],"strengthUnknownFor":[],"publishedAt":"2026-05-31T17:30:00.000Z","version":1})


export const getUpdateCocktailWithFormDataResponseMock200 = (): CocktailResponse => ({"id":"negroni","name":"Negroni","description":"Equal parts, stirred cold, poured over one large cube. Bitter, bright and impossible to improve by adding anything.","image":null,"imageAlt":null,"imageFocus":null,"difficulty":"Easy","category":["Aperitif","Stirred classics"],"featured":true,"featuredPlace":null,"funFact":"Ordered, the story goes, by a count who found his Americano too polite.","ingredients":["1 oz London dry gin","1 oz sweet vermouth","1 oz Campari"],"instructions":["Stir everything with plenty of ice for thirty seconds.","Strain over one large cube in a chilled rocks glass.","Express an orange twist over the top and drop it in."],"videoUrl":null,"type":"Stirred","spirits":["london-dry-gin","campari","sweet-vermouth"],"glassware":"rocks-glass","equipment":["Mixing glass","Bar spoon","Julep strainer","Jigger"],"garnish":["orange-twist"],"allergens":[],"status":"published","shownFrom":null,"shownUntil":null,"contains":["sulphites"],"alcoholFree":false,"strength":19.8,"taste":["bitter","strong"],"unknownIngredients":[],"strengthUnknownFor":[],"publishedAt":"2026-05-31T17:30:00.000Z","version":1})


export const getUpdateCocktailWithFormDataResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getUpdateCocktailWithFormDataResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getUpdateCocktailWithFormDataResponseMock403 = (): OriginForeignResponse => ({"type":"/api/docs#problem-origin-foreign","title":"Forbidden","status":403,"detail":"A page of another site sent this change. If it is one of this site's own pages, PUBLIC_URL must name its address."})


export const getUpdateCocktailWithFormDataResponseMock404 = (): NotFoundResponse => ({"type":"/api/docs#problem-not-found","title":"Not Found","status":404,"detail":"There is no spirit with the id \"unheard-of\"."})


export const getUpdateCocktailWithFormDataResponseMock409 = (): NameTakenResponse => ({"type":"/api/docs#problem-name-taken","title":"Conflict","status":409,"detail":"There is already a spirit named \"London Dry Gin\". Please choose another name.","errors":[{"field":"name","code":"taken","message":"There is already a spirit named \"London Dry Gin\""}]})


export const getUpdateCocktailWithFormDataResponseMock412 = (): VersionStaleResponse => ({"type":"/api/docs#problem-version-stale","title":"Precondition Failed","status":412,"detail":"This item was changed since you opened it. Load it again and repeat your change."})


export const getUpdateCocktailWithFormDataResponseMock413 = (): BodyTooLargeResponse => ({"type":"/api/docs#problem-body-too-large","title":"Content Too Large","status":413,"detail":"A picture may have 8 MiB, 40 megapixels and 20,000 pixels a side at most. Please choose a smaller one."})


export const getUpdateCocktailWithFormDataResponseMock415 = (): TypeUnsupportedResponse => ({"type":"/api/docs#problem-type-unsupported","title":"Unsupported Media Type","status":415,"detail":"Please send a picture as JPEG, PNG, WebP, AVIF or GIF. A phone saves JPEG instead of HEIC with the camera format “Most Compatible”."})


export const getUpdateCocktailWithFormDataResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})

export const getUpdateCocktailWithJsonResponseMock = (): CocktailResponse => ({"id":"negroni","name":"Negroni","description":"Equal parts, stirred cold, poured over one large cube. Bitter, bright and impossible to improve by adding anything.","image":null,"imageAlt":null,"imageFocus":null,"difficulty":"Easy","category":["Aperitif","Stirred classics"],"featured":true,"featuredPlace":null,"funFact":"Ordered, the story goes, by a count who found his Americano too polite.","ingredients":["1 oz London dry gin","1 oz sweet vermouth","1 oz Campari"],"instructions":["Stir everything with plenty of ice for thirty seconds.","Strain over one large cube in a chilled rocks glass.","Express an orange twist over the top and drop it in."],"videoUrl":null,"type":"Stirred","spirits":["london-dry-gin","campari","sweet-vermouth"],"glassware":"rocks-glass","equipment":["Mixing glass","Bar spoon","Julep strainer","Jigger"],"garnish":["orange-twist"],"allergens":[],"status":"published","shownFrom":null,"shownUntil":null,"contains":["sulphites"],"alcoholFree":false,"strength":19.8,"taste":["bitter","strong"],"unknownIngredients":[],"strengthUnknownFor":[],"publishedAt":"2026-05-31T17:30:00.000Z","version":1})


export const getUpdateCocktailWithJsonResponseMock200 = (): CocktailResponse => ({"id":"negroni","name":"Negroni","description":"Equal parts, stirred cold, poured over one large cube. Bitter, bright and impossible to improve by adding anything.","image":null,"imageAlt":null,"imageFocus":null,"difficulty":"Easy","category":["Aperitif","Stirred classics"],"featured":true,"featuredPlace":null,"funFact":"Ordered, the story goes, by a count who found his Americano too polite.","ingredients":["1 oz London dry gin","1 oz sweet vermouth","1 oz Campari"],"instructions":["Stir everything with plenty of ice for thirty seconds.","Strain over one large cube in a chilled rocks glass.","Express an orange twist over the top and drop it in."],"videoUrl":null,"type":"Stirred","spirits":["london-dry-gin","campari","sweet-vermouth"],"glassware":"rocks-glass","equipment":["Mixing glass","Bar spoon","Julep strainer","Jigger"],"garnish":["orange-twist"],"allergens":[],"status":"published","shownFrom":null,"shownUntil":null,"contains":["sulphites"],"alcoholFree":false,"strength":19.8,"taste":["bitter","strong"],"unknownIngredients":[],"strengthUnknownFor":[],"publishedAt":"2026-05-31T17:30:00.000Z","version":1})


export const getUpdateCocktailWithJsonResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getUpdateCocktailWithJsonResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getUpdateCocktailWithJsonResponseMock403 = (): OriginForeignResponse => ({"type":"/api/docs#problem-origin-foreign","title":"Forbidden","status":403,"detail":"A page of another site sent this change. If it is one of this site's own pages, PUBLIC_URL must name its address."})


export const getUpdateCocktailWithJsonResponseMock404 = (): NotFoundResponse => ({"type":"/api/docs#problem-not-found","title":"Not Found","status":404,"detail":"There is no spirit with the id \"unheard-of\"."})


export const getUpdateCocktailWithJsonResponseMock409 = (): NameTakenResponse => ({"type":"/api/docs#problem-name-taken","title":"Conflict","status":409,"detail":"There is already a spirit named \"London Dry Gin\". Please choose another name.","errors":[{"field":"name","code":"taken","message":"There is already a spirit named \"London Dry Gin\""}]})


export const getUpdateCocktailWithJsonResponseMock412 = (): VersionStaleResponse => ({"type":"/api/docs#problem-version-stale","title":"Precondition Failed","status":412,"detail":"This item was changed since you opened it. Load it again and repeat your change."})


export const getUpdateCocktailWithJsonResponseMock413 = (): BodyTooLargeResponse => ({"type":"/api/docs#problem-body-too-large","title":"Content Too Large","status":413,"detail":"A picture may have 8 MiB, 40 megapixels and 20,000 pixels a side at most. Please choose a smaller one."})


export const getUpdateCocktailWithJsonResponseMock415 = (): TypeUnsupportedResponse => ({"type":"/api/docs#problem-type-unsupported","title":"Unsupported Media Type","status":415,"detail":"Please send a picture as JPEG, PNG, WebP, AVIF or GIF. A phone saves JPEG instead of HEIC with the camera format “Most Compatible”."})


export const getUpdateCocktailWithJsonResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})

export const getPatchCocktailResponseMock = (): CocktailResponse => ({"id":"negroni","name":"Negroni","description":"Equal parts, stirred cold, poured over one large cube. Bitter, bright and impossible to improve by adding anything.","image":null,"imageAlt":null,"imageFocus":null,"difficulty":"Easy","category":["Aperitif","Stirred classics"],"featured":true,"featuredPlace":null,"funFact":"Ordered, the story goes, by a count who found his Americano too polite.","ingredients":["1 oz London dry gin","1 oz sweet vermouth","1 oz Campari"],"instructions":["Stir everything with plenty of ice for thirty seconds.","Strain over one large cube in a chilled rocks glass.","Express an orange twist over the top and drop it in."],"videoUrl":null,"type":"Stirred","spirits":["london-dry-gin","campari","sweet-vermouth"],"glassware":"rocks-glass","equipment":["Mixing glass","Bar spoon","Julep strainer","Jigger"],"garnish":["orange-twist"],"allergens":[],"status":"published","shownFrom":null,"shownUntil":null,"contains":["sulphites"],"alcoholFree":false,"strength":19.8,"taste":["bitter","strong"],"unknownIngredients":[],"strengthUnknownFor":[],"publishedAt":"2026-05-31T17:30:00.000Z","version":1})


export const getPatchCocktailResponseMock200 = (): CocktailResponse => ({"id":"negroni","name":"Negroni","description":"Equal parts, stirred cold, poured over one large cube. Bitter, bright and impossible to improve by adding anything.","image":null,"imageAlt":null,"imageFocus":null,"difficulty":"Easy","category":["Aperitif","Stirred classics"],"featured":true,"featuredPlace":null,"funFact":"Ordered, the story goes, by a count who found his Americano too polite.","ingredients":["1 oz London dry gin","1 oz sweet vermouth","1 oz Campari"],"instructions":["Stir everything with plenty of ice for thirty seconds.","Strain over one large cube in a chilled rocks glass.","Express an orange twist over the top and drop it in."],"videoUrl":null,"type":"Stirred","spirits":["london-dry-gin","campari","sweet-vermouth"],"glassware":"rocks-glass","equipment":["Mixing glass","Bar spoon","Julep strainer","Jigger"],"garnish":["orange-twist"],"allergens":[],"status":"published","shownFrom":null,"shownUntil":null,"contains":["sulphites"],"alcoholFree":false,"strength":19.8,"taste":["bitter","strong"],"unknownIngredients":[],"strengthUnknownFor":[],"publishedAt":"2026-05-31T17:30:00.000Z","version":1})


export const getPatchCocktailResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getPatchCocktailResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getPatchCocktailResponseMock403 = (): OriginForeignResponse => ({"type":"/api/docs#problem-origin-foreign","title":"Forbidden","status":403,"detail":"A page of another site sent this change. If it is one of this site's own pages, PUBLIC_URL must name its address."})


export const getPatchCocktailResponseMock404 = (): NotFoundResponse => ({"type":"/api/docs#problem-not-found","title":"Not Found","status":404,"detail":"There is no spirit with the id \"unheard-of\"."})


export const getPatchCocktailResponseMock409 = (): NameTakenResponse => ({"type":"/api/docs#problem-name-taken","title":"Conflict","status":409,"detail":"There is already a spirit named \"London Dry Gin\". Please choose another name.","errors":[{"field":"name","code":"taken","message":"There is already a spirit named \"London Dry Gin\""}]})


export const getPatchCocktailResponseMock412 = (): VersionStaleResponse => ({"type":"/api/docs#problem-version-stale","title":"Precondition Failed","status":412,"detail":"This item was changed since you opened it. Load it again and repeat your change."})


export const getPatchCocktailResponseMock413 = (): BodyTooLargeResponse => ({"type":"/api/docs#problem-body-too-large","title":"Content Too Large","status":413,"detail":"A picture may have 8 MiB, 40 megapixels and 20,000 pixels a side at most. Please choose a smaller one."})


export const getPatchCocktailResponseMock415 = (): TypeUnsupportedResponse => ({"type":"/api/docs#problem-type-unsupported","title":"Unsupported Media Type","status":415,"detail":"Please send a picture as JPEG, PNG, WebP, AVIF or GIF. A phone saves JPEG instead of HEIC with the camera format “Most Compatible”."})


export const getPatchCocktailResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})



export const getDeleteCocktailResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getDeleteCocktailResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getDeleteCocktailResponseMock403 = (): OriginForeignResponse => ({"type":"/api/docs#problem-origin-foreign","title":"Forbidden","status":403,"detail":"A page of another site sent this change. If it is one of this site's own pages, PUBLIC_URL must name its address."})


export const getDeleteCocktailResponseMock404 = (): NotFoundResponse => ({"type":"/api/docs#problem-not-found","title":"Not Found","status":404,"detail":"There is no spirit with the id \"unheard-of\"."})


export const getDeleteCocktailResponseMock409 = (): ItemInUseResponse => ({"type":"/api/docs#problem-item-in-use","title":"Conflict","status":409,"detail":"\"London Dry Gin\" is used by 4 cocktails (Aviation, Bee’s Knees, Gimlet, …). Please change them first.","usedByCount":4,"usedBy":[{"resource":"cocktails","id":"aviation","name":"Aviation"},{"resource":"cocktails","id":"bees-knees","name":"Bee’s Knees"},{"resource":"cocktails","id":"gimlet","name":"Gimlet"},{"resource":"cocktails","id":"negroni","name":"Negroni"}]})


export const getDeleteCocktailResponseMock412 = (): VersionStaleResponse => ({"type":"/api/docs#problem-version-stale","title":"Precondition Failed","status":412,"detail":"This item was changed since you opened it. Load it again and repeat your change."})


export const getDeleteCocktailResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})

export const getListSimilarCocktailsResponseMock = (): CocktailsResponse => (Array.from({ length: faker.number.int({min: 1, max: 1}) }, (_, i) => i + 1).map(() => ({"id":"negroni","name":"Negroni","description":"Equal parts, stirred cold, poured over one large cube. Bitter, bright and impossible to improve by adding anything.","image":null,"imageAlt":null,"imageFocus":null,"difficulty":"Easy","category":["Aperitif","Stirred classics"],"featured":true,"featuredPlace":null,"funFact":"Ordered, the story goes, by a count who found his Americano too polite.","ingredients":["1 oz London dry gin","1 oz sweet vermouth","1 oz Campari"],"instructions":["Stir everything with plenty of ice for thirty seconds.","Strain over one large cube in a chilled rocks glass.","Express an orange twist over the top and drop it in."],"videoUrl":null,"type":"Stirred","spirits":["london-dry-gin","campari","sweet-vermouth"],"glassware":"rocks-glass","equipment":["Mixing glass","Bar spoon","Julep strainer","Jigger"],"garnish":["orange-twist"],"allergens":[],"status":"published","shownFrom":null,"shownUntil":null,"contains":["sulphites"],"alcoholFree":false,"strength":19.8,"taste":["bitter","strong"],"unknownIngredients":[],"strengthUnknownFor":[],"publishedAt":"2026-05-31T17:30:00.000Z","version":1})))


export const getListSimilarCocktailsResponseMock200 = (): CocktailsResponse => (Array.from({ length: faker.number.int({min: 1, max: 1}) }, (_, i) => i + 1).map(() => ({"id":"negroni","name":"Negroni","description":"Equal parts, stirred cold, poured over one large cube. Bitter, bright and impossible to improve by adding anything.","image":null,"imageAlt":null,"imageFocus":null,"difficulty":"Easy","category":["Aperitif","Stirred classics"],"featured":true,"featuredPlace":null,"funFact":"Ordered, the story goes, by a count who found his Americano too polite.","ingredients":["1 oz London dry gin","1 oz sweet vermouth","1 oz Campari"],"instructions":["Stir everything with plenty of ice for thirty seconds.","Strain over one large cube in a chilled rocks glass.","Express an orange twist over the top and drop it in."],"videoUrl":null,"type":"Stirred","spirits":["london-dry-gin","campari","sweet-vermouth"],"glassware":"rocks-glass","equipment":["Mixing glass","Bar spoon","Julep strainer","Jigger"],"garnish":["orange-twist"],"allergens":[],"status":"published","shownFrom":null,"shownUntil":null,"contains":["sulphites"],"alcoholFree":false,"strength":19.8,"taste":["bitter","strong"],"unknownIngredients":[],"strengthUnknownFor":[],"publishedAt":"2026-05-31T17:30:00.000Z","version":1})))



export const getListSimilarCocktailsResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getListSimilarCocktailsResponseMock404 = (): NotFoundResponse => ({"type":"/api/docs#problem-not-found","title":"Not Found","status":404,"detail":"There is no spirit with the id \"unheard-of\"."})


export const getListSimilarCocktailsResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})

export const getListCocktailsOfCategoryResponseMock = (): CocktailsResponse => (Array.from({ length: faker.number.int({min: 1, max: 1}) }, (_, i) => i + 1).map(() => ({"id":"negroni","name":"Negroni","description":"Equal parts, stirred cold, poured over one large cube. Bitter, bright and impossible to improve by adding anything.","image":null,"imageAlt":null,"imageFocus":null,"difficulty":"Easy","category":["Aperitif","Stirred classics"],"featured":true,"featuredPlace":null,"funFact":"Ordered, the story goes, by a count who found his Americano too polite.","ingredients":["1 oz London dry gin","1 oz sweet vermouth","1 oz Campari"],"instructions":["Stir everything with plenty of ice for thirty seconds.","Strain over one large cube in a chilled rocks glass.","Express an orange twist over the top and drop it in."],"videoUrl":null,"type":"Stirred","spirits":["london-dry-gin","campari","sweet-vermouth"],"glassware":"rocks-glass","equipment":["Mixing glass","Bar spoon","Julep strainer","Jigger"],"garnish":["orange-twist"],"allergens":[],"status":"published","shownFrom":null,"shownUntil":null,"contains":["sulphites"],"alcoholFree":false,"strength":19.8,"taste":["bitter","strong"],"unknownIngredients":[],"strengthUnknownFor":[],"publishedAt":"2026-05-31T17:30:00.000Z","version":1})))


export const getListCocktailsOfCategoryResponseMock200 = (): CocktailsResponse => (Array.from({ length: faker.number.int({min: 1, max: 1}) }, (_, i) => i + 1).map(() => ({"id":"negroni","name":"Negroni","description":"Equal parts, stirred cold, poured over one large cube. Bitter, bright and impossible to improve by adding anything.","image":null,"imageAlt":null,"imageFocus":null,"difficulty":"Easy","category":["Aperitif","Stirred classics"],"featured":true,"featuredPlace":null,"funFact":"Ordered, the story goes, by a count who found his Americano too polite.","ingredients":["1 oz London dry gin","1 oz sweet vermouth","1 oz Campari"],"instructions":["Stir everything with plenty of ice for thirty seconds.","Strain over one large cube in a chilled rocks glass.","Express an orange twist over the top and drop it in."],"videoUrl":null,"type":"Stirred","spirits":["london-dry-gin","campari","sweet-vermouth"],"glassware":"rocks-glass","equipment":["Mixing glass","Bar spoon","Julep strainer","Jigger"],"garnish":["orange-twist"],"allergens":[],"status":"published","shownFrom":null,"shownUntil":null,"contains":["sulphites"],"alcoholFree":false,"strength":19.8,"taste":["bitter","strong"],"unknownIngredients":[],"strengthUnknownFor":[],"publishedAt":"2026-05-31T17:30:00.000Z","version":1})))



export const getListCocktailsOfCategoryResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getListCocktailsOfCategoryResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})

export const getSearchCocktailsResponseMock = (): FoundCocktailsResponse => (Array.from({ length: faker.number.int({min: 1, max: 1}) }, (_, i) => i + 1).map(() => ({"id":"negroni","name":"Negroni","description":"Equal parts, stirred cold, poured over one large cube. Bitter, bright and impossible to improve by adding anything.","image":null,"imageAlt":null,"imageFocus":null,"difficulty":"Easy","category":["Aperitif","Stirred classics"],"featured":true,"featuredPlace":null,"funFact":"Ordered, the story goes, by a count who found his Americano too polite.","ingredients":["1 oz London dry gin","1 oz sweet vermouth","1 oz Campari"],"instructions":["Stir everything with plenty of ice for thirty seconds.","Strain over one large cube in a chilled rocks glass.","Express an orange twist over the top and drop it in."],"videoUrl":null,"type":"Stirred","spirits":["london-dry-gin","campari","sweet-vermouth"],"glassware":"rocks-glass","equipment":["Mixing glass","Bar spoon","Julep strainer","Jigger"],"garnish":["orange-twist"],"allergens":[],"status":"published","shownFrom":null,"shownUntil":null,"contains":["sulphites"],"alcoholFree":false,"strength":19.8,"taste":["bitter","strong"],"unknownIngredients":[],"strengthUnknownFor":[],"publishedAt":"2026-05-31T17:30:00.000Z","version":1})))


export const getSearchCocktailsResponseMock200 = (): FoundCocktailsResponse => (Array.from({ length: faker.number.int({min: 1, max: 1}) }, (_, i) => i + 1).map(() => ({"id":"negroni","name":"Negroni","description":"Equal parts, stirred cold, poured over one large cube. Bitter, bright and impossible to improve by adding anything.","image":null,"imageAlt":null,"imageFocus":null,"difficulty":"Easy","category":["Aperitif","Stirred classics"],"featured":true,"featuredPlace":null,"funFact":"Ordered, the story goes, by a count who found his Americano too polite.","ingredients":["1 oz London dry gin","1 oz sweet vermouth","1 oz Campari"],"instructions":["Stir everything with plenty of ice for thirty seconds.","Strain over one large cube in a chilled rocks glass.","Express an orange twist over the top and drop it in."],"videoUrl":null,"type":"Stirred","spirits":["london-dry-gin","campari","sweet-vermouth"],"glassware":"rocks-glass","equipment":["Mixing glass","Bar spoon","Julep strainer","Jigger"],"garnish":["orange-twist"],"allergens":[],"status":"published","shownFrom":null,"shownUntil":null,"contains":["sulphites"],"alcoholFree":false,"strength":19.8,"taste":["bitter","strong"],"unknownIngredients":[],"strengthUnknownFor":[],"publishedAt":"2026-05-31T17:30:00.000Z","version":1})))



export const getSearchCocktailsResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getSearchCocktailsResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})

export const getListCollectionOptionsResponseMock = (): CollectionOptions => ({"total":12500,"matching":2310,"spirit":[{"value":"campari","name":"Campari","count":1904},{"value":"london-dry-gin","name":"London Dry Gin","count":2310}],"type":[{"value":"Shaken","name":"Shaken","count":1500},{"value":"Stirred","name":"Stirred","count":810}],"glassware":[{"value":"coupe","name":"Coupe","count":1500},{"value":"rocks-glass","name":"Rocks glass","count":810}],"garnish":[{"value":"lime-wheel","name":"Lime wheel","count":1500}],"difficulty":[{"value":"Easy","name":"Easy","count":2000},{"value":"Expert","name":"Expert","count":310}],"strength":[{"value":"light","name":"Light, below 12%","count":1210},{"value":"strong","name":"Strong, 18% and more","count":1100}],"taste":[{"value":"sour","name":"Sour","count":1400},{"value":"strong","name":"Strong","count":810}],"freeFrom":[{"value":"egg","name":"Egg","count":2100},{"value":"sulphites","name":"Sulphites","count":600}],"without":["mint"],"unknown":["unicorn tears"]})


export const getListCollectionOptionsResponseMock200 = (): CollectionOptions => ({"total":12500,"matching":2310,"spirit":[{"value":"campari","name":"Campari","count":1904},{"value":"london-dry-gin","name":"London Dry Gin","count":2310}],"type":[{"value":"Shaken","name":"Shaken","count":1500},{"value":"Stirred","name":"Stirred","count":810}],"glassware":[{"value":"coupe","name":"Coupe","count":1500},{"value":"rocks-glass","name":"Rocks glass","count":810}],"garnish":[{"value":"lime-wheel","name":"Lime wheel","count":1500}],"difficulty":[{"value":"Easy","name":"Easy","count":2000},{"value":"Expert","name":"Expert","count":310}],"strength":[{"value":"light","name":"Light, below 12%","count":1210},{"value":"strong","name":"Strong, 18% and more","count":1100}],"taste":[{"value":"sour","name":"Sour","count":1400},{"value":"strong","name":"Strong","count":810}],"freeFrom":[{"value":"egg","name":"Egg","count":2100},{"value":"sulphites","name":"Sulphites","count":600}],"without":["mint"],"unknown":["unicorn tears"]})



export const getListCollectionOptionsResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getListCollectionOptionsResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})

export const getGetBarResponseMock = (): Bar => ({"have":[{"value":"london-dry-gin","name":"London dry gin"},{"value":"campari","name":"Campari"}],"unknown":["unicorn tears"],"ready":4,"almost":9,"next":[{"value":"sweet-vermouth","name":"Sweet vermouth","count":2,"cocktails":[{"id":"americano","name":"Americano"},{"id":"negroni","name":"Negroni"}]}],"bottles":[{"value":"campari","name":"Campari","count":4,"kind":"liqueurs"},{"value":"london-dry-gin","name":"London dry gin","count":14,"kind":"spirits"},{"value":"sweet-vermouth","name":"Sweet vermouth","count":6,"kind":"wines"}]})


export const getGetBarResponseMock200 = (): Bar => ({"have":[{"value":"london-dry-gin","name":"London dry gin"},{"value":"campari","name":"Campari"}],"unknown":["unicorn tears"],"ready":4,"almost":9,"next":[{"value":"sweet-vermouth","name":"Sweet vermouth","count":2,"cocktails":[{"id":"americano","name":"Americano"},{"id":"negroni","name":"Negroni"}]}],"bottles":[{"value":"campari","name":"Campari","count":4,"kind":"liqueurs"},{"value":"london-dry-gin","name":"London dry gin","count":14,"kind":"spirits"},{"value":"sweet-vermouth","name":"Sweet vermouth","count":6,"kind":"wines"}]})



export const getGetBarResponseMock400 = (): InvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"}]})


export const getGetBarResponseMockDefault = (): FailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})


export const getListCocktailsMockHandler = (overrideResponse?: CocktailsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CocktailsResponse> | CocktailsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCocktailsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListCocktailsMockHandler200 = (overrideResponse?: CocktailsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CocktailsResponse> | CocktailsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCocktailsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListCocktailsMockHandler304 = (overrideResponse?: NotModifiedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotModifiedResponse> | NotModifiedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 304
      })
  }, options)
}


export const getListCocktailsMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCocktailsResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListCocktailsMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCocktailsResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListCocktailsMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCocktailsResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getCreateCocktailMockHandler = (overrideResponse?: CocktailCreatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CocktailCreatedResponse> | CocktailCreatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/cocktails', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCocktailResponseMock(),
      { status: 201
      })
  }, options)
}


export const getCreateCocktailMockHandler201 = (overrideResponse?: CocktailCreatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CocktailCreatedResponse> | CocktailCreatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/cocktails', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCocktailResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getCreateCocktailMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/cocktails', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCocktailResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateCocktailMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/cocktails', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCocktailResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateCocktailMockHandler403 = (overrideResponse?: OriginForeignResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OriginForeignResponse> | OriginForeignResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/cocktails', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCocktailResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateCocktailMockHandler409 = (overrideResponse?: NameTakenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NameTakenResponse> | NameTakenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/cocktails', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCocktailResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateCocktailMockHandler413 = (overrideResponse?: BodyTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BodyTooLargeResponse> | BodyTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/cocktails', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCocktailResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateCocktailMockHandler415 = (overrideResponse?: TypeUnsupportedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TypeUnsupportedResponse> | TypeUnsupportedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/cocktails', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCocktailResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateCocktailMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/cocktails', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCocktailResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getGetCocktailMockHandler = (overrideResponse?: CocktailResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CocktailResponse> | CocktailResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCocktailResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetCocktailMockHandler200 = (overrideResponse?: CocktailResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CocktailResponse> | CocktailResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCocktailResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetCocktailMockHandler304 = (overrideResponse?: NotModifiedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotModifiedResponse> | NotModifiedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 304
      })
  }, options)
}


export const getGetCocktailMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCocktailResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetCocktailMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCocktailResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetCocktailMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCocktailResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetCocktailMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCocktailResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getUpdateCocktailWithFormDataMockHandler = (overrideResponse?: CocktailResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CocktailResponse> | CocktailResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCocktailWithFormDataResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateCocktailWithFormDataMockHandler200 = (overrideResponse?: CocktailResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CocktailResponse> | CocktailResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCocktailWithFormDataResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateCocktailWithFormDataMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCocktailWithFormDataResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateCocktailWithFormDataMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCocktailWithFormDataResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateCocktailWithFormDataMockHandler403 = (overrideResponse?: OriginForeignResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<OriginForeignResponse> | OriginForeignResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCocktailWithFormDataResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateCocktailWithFormDataMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCocktailWithFormDataResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateCocktailWithFormDataMockHandler409 = (overrideResponse?: NameTakenResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NameTakenResponse> | NameTakenResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCocktailWithFormDataResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateCocktailWithFormDataMockHandler412 = (overrideResponse?: VersionStaleResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<VersionStaleResponse> | VersionStaleResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCocktailWithFormDataResponseMock412(),
      { status: 412, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateCocktailWithFormDataMockHandler413 = (overrideResponse?: BodyTooLargeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BodyTooLargeResponse> | BodyTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCocktailWithFormDataResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateCocktailWithFormDataMockHandler415 = (overrideResponse?: TypeUnsupportedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<TypeUnsupportedResponse> | TypeUnsupportedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCocktailWithFormDataResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateCocktailWithFormDataMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCocktailWithFormDataResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getUpdateCocktailWithJsonMockHandler = (overrideResponse?: CocktailResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CocktailResponse> | CocktailResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCocktailWithJsonResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateCocktailWithJsonMockHandler200 = (overrideResponse?: CocktailResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CocktailResponse> | CocktailResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCocktailWithJsonResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateCocktailWithJsonMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCocktailWithJsonResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateCocktailWithJsonMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCocktailWithJsonResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateCocktailWithJsonMockHandler403 = (overrideResponse?: OriginForeignResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<OriginForeignResponse> | OriginForeignResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCocktailWithJsonResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateCocktailWithJsonMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCocktailWithJsonResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateCocktailWithJsonMockHandler409 = (overrideResponse?: NameTakenResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NameTakenResponse> | NameTakenResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCocktailWithJsonResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateCocktailWithJsonMockHandler412 = (overrideResponse?: VersionStaleResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<VersionStaleResponse> | VersionStaleResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCocktailWithJsonResponseMock412(),
      { status: 412, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateCocktailWithJsonMockHandler413 = (overrideResponse?: BodyTooLargeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BodyTooLargeResponse> | BodyTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCocktailWithJsonResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateCocktailWithJsonMockHandler415 = (overrideResponse?: TypeUnsupportedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<TypeUnsupportedResponse> | TypeUnsupportedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCocktailWithJsonResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateCocktailWithJsonMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCocktailWithJsonResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getPatchCocktailMockHandler = (overrideResponse?: CocktailResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<CocktailResponse> | CocktailResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchCocktailResponseMock(),
      { status: 200
      })
  }, options)
}


export const getPatchCocktailMockHandler200 = (overrideResponse?: CocktailResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<CocktailResponse> | CocktailResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchCocktailResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getPatchCocktailMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchCocktailResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPatchCocktailMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchCocktailResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPatchCocktailMockHandler403 = (overrideResponse?: OriginForeignResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<OriginForeignResponse> | OriginForeignResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchCocktailResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPatchCocktailMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchCocktailResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPatchCocktailMockHandler409 = (overrideResponse?: NameTakenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NameTakenResponse> | NameTakenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchCocktailResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPatchCocktailMockHandler412 = (overrideResponse?: VersionStaleResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<VersionStaleResponse> | VersionStaleResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchCocktailResponseMock412(),
      { status: 412, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPatchCocktailMockHandler413 = (overrideResponse?: BodyTooLargeResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BodyTooLargeResponse> | BodyTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchCocktailResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPatchCocktailMockHandler415 = (overrideResponse?: TypeUnsupportedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TypeUnsupportedResponse> | TypeUnsupportedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchCocktailResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getPatchCocktailMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPatchCocktailResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getDeleteCocktailMockHandler = (overrideResponse?: DeletedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeletedResponse> | DeletedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeleteCocktailMockHandler204 = (overrideResponse?: DeletedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeletedResponse> | DeletedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeleteCocktailMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteCocktailResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteCocktailMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteCocktailResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteCocktailMockHandler403 = (overrideResponse?: OriginForeignResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<OriginForeignResponse> | OriginForeignResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteCocktailResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteCocktailMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteCocktailResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteCocktailMockHandler409 = (overrideResponse?: ItemInUseResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ItemInUseResponse> | ItemInUseResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteCocktailResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteCocktailMockHandler412 = (overrideResponse?: VersionStaleResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<VersionStaleResponse> | VersionStaleResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteCocktailResponseMock412(),
      { status: 412, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteCocktailMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteCocktailResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getListSimilarCocktailsMockHandler = (overrideResponse?: CocktailsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CocktailsResponse> | CocktailsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/:id/similar', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSimilarCocktailsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListSimilarCocktailsMockHandler200 = (overrideResponse?: CocktailsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CocktailsResponse> | CocktailsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/:id/similar', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSimilarCocktailsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListSimilarCocktailsMockHandler304 = (overrideResponse?: NotModifiedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotModifiedResponse> | NotModifiedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/:id/similar', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 304
      })
  }, options)
}


export const getListSimilarCocktailsMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/:id/similar', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSimilarCocktailsResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListSimilarCocktailsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/:id/similar', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSimilarCocktailsResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListSimilarCocktailsMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/:id/similar', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSimilarCocktailsResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getListCocktailsOfCategoryMockHandler = (overrideResponse?: CocktailsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CocktailsResponse> | CocktailsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/category/:category', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCocktailsOfCategoryResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListCocktailsOfCategoryMockHandler200 = (overrideResponse?: CocktailsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CocktailsResponse> | CocktailsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/category/:category', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCocktailsOfCategoryResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListCocktailsOfCategoryMockHandler304 = (overrideResponse?: NotModifiedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotModifiedResponse> | NotModifiedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/category/:category', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 304
      })
  }, options)
}


export const getListCocktailsOfCategoryMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/category/:category', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCocktailsOfCategoryResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListCocktailsOfCategoryMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/category/:category', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCocktailsOfCategoryResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getSearchCocktailsMockHandler = (overrideResponse?: FoundCocktailsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FoundCocktailsResponse> | FoundCocktailsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/search/:term', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchCocktailsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getSearchCocktailsMockHandler200 = (overrideResponse?: FoundCocktailsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FoundCocktailsResponse> | FoundCocktailsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/search/:term', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchCocktailsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getSearchCocktailsMockHandler304 = (overrideResponse?: NotModifiedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotModifiedResponse> | NotModifiedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/search/:term', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 304
      })
  }, options)
}


export const getSearchCocktailsMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/search/:term', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchCocktailsResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getSearchCocktailsMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/search/:term', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchCocktailsResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getListCollectionOptionsMockHandler = (overrideResponse?: CollectionOptions | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CollectionOptions> | CollectionOptions), options?: RequestHandlerOptions) => {
  return http.get('*/api/collection/options', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCollectionOptionsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListCollectionOptionsMockHandler200 = (overrideResponse?: CollectionOptions | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CollectionOptions> | CollectionOptions), options?: RequestHandlerOptions) => {
  return http.get('*/api/collection/options', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCollectionOptionsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListCollectionOptionsMockHandler304 = (overrideResponse?: NotModifiedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotModifiedResponse> | NotModifiedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/collection/options', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 304
      })
  }, options)
}


export const getListCollectionOptionsMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/collection/options', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCollectionOptionsResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListCollectionOptionsMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/collection/options', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCollectionOptionsResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getGetBarMockHandler = (overrideResponse?: Bar | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Bar> | Bar), options?: RequestHandlerOptions) => {
  return http.get('*/api/bar', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBarResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetBarMockHandler200 = (overrideResponse?: Bar | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Bar> | Bar), options?: RequestHandlerOptions) => {
  return http.get('*/api/bar', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBarResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetBarMockHandler304 = (overrideResponse?: NotModifiedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotModifiedResponse> | NotModifiedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/bar', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 304
      })
  }, options)
}


export const getGetBarMockHandler400 = (overrideResponse?: InvalidResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InvalidResponse> | InvalidResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/bar', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBarResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetBarMockHandlerDefault = (overrideResponse?: FailureResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FailureResponse> | FailureResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/bar', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBarResponseMockDefault(),
      { status: 200, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}
export const getCocktailsMock = () => [
  getListCocktailsMockHandler(),
  getCreateCocktailMockHandler(),
  getGetCocktailMockHandler(),
  getUpdateCocktailWithFormDataMockHandler(),
  getUpdateCocktailWithJsonMockHandler(),
  getPatchCocktailMockHandler(),
  getDeleteCocktailMockHandler(),
  getListSimilarCocktailsMockHandler(),
  getListCocktailsOfCategoryMockHandler(),
  getSearchCocktailsMockHandler(),
  getListCollectionOptionsMockHandler(),
  getGetBarMockHandler()
]
