/**
 * Generated from openapi.yaml. Do not edit.
 */
import {
  HttpResponse,
  delay,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  Bar,
  BodyTooLargeResponse,
  Cocktail,
  CocktailInvalidResponse,
  CocktailResponse,
  CollectionOptions,
  DatabaseAwayResponse,
  DeletedResponse,
  ItemNotFoundResponse,
  NameTakenResponse,
  NotModifiedResponse,
  OriginForeignResponse,
  QueryInvalidResponse,
  RequestInvalidResponse,
  ServerFailureResponse,
  SessionMissingResponse,
  TooManyRequestsResponse,
  TypeUnsupportedResponse,
  VersionStaleResponse
} from '../../../openapi/generated/model';


export const getListCocktailsResponseMock = (): Cocktail[] => ([{"id":"daiquiri","name":"Daiquiri","description":"Rum, lime, sugar. The balance is everything.","image":null,"difficulty":"Easy","category":["Sours"],"featured":true,"featuredPlace":null,"funFact":null,"ingredients":["2 oz light rum","1 oz fresh lime juice","3/4 oz simple syrup"],"instructions":["Shake hard with ice for twelve seconds.","Double strain into a chilled coupe."],"videoUrl":null,"type":"Shaken","spirits":["light-rum"],"glassware":"coupe","equipment":["Shaker","Hawthorne strainer","Fine strainer","Jigger"],"garnish":["lime-wheel"],"contains":[],"alcoholFree":false,"strength":14.2,"taste":["sour"],"version":3},{"id":"negroni","name":"Negroni","description":"Equal parts, stirred cold, poured over one large cube. Bitter, bright and impossible to improve by adding anything.","image":null,"difficulty":"Easy","category":["Aperitif","Stirred classics"],"featured":true,"featuredPlace":null,"funFact":"Ordered, the story goes, by a count who found his Americano too polite.","ingredients":["1 oz London dry gin","1 oz sweet vermouth","1 oz Campari"],"instructions":["Stir everything with plenty of ice for thirty seconds.","Strain over one large cube in a chilled rocks glass.","Express an orange twist over the top and drop it in."],"videoUrl":null,"type":"Stirred","spirits":["london-dry-gin","campari","sweet-vermouth"],"glassware":"rocks-glass","equipment":["Mixing glass","Bar spoon","Julep strainer","Jigger"],"garnish":["orange-twist"],"contains":["sulphites"],"alcoholFree":false,"strength":19.8,"taste":["bitter","strong"],"version":1}])


export const getListCocktailsResponseMock200 = (): Cocktail[] => ([{"id":"daiquiri","name":"Daiquiri","description":"Rum, lime, sugar. The balance is everything.","image":null,"difficulty":"Easy","category":["Sours"],"featured":true,"featuredPlace":null,"funFact":null,"ingredients":["2 oz light rum","1 oz fresh lime juice","3/4 oz simple syrup"],"instructions":["Shake hard with ice for twelve seconds.","Double strain into a chilled coupe."],"videoUrl":null,"type":"Shaken","spirits":["light-rum"],"glassware":"coupe","equipment":["Shaker","Hawthorne strainer","Fine strainer","Jigger"],"garnish":["lime-wheel"],"contains":[],"alcoholFree":false,"strength":14.2,"taste":["sour"],"version":3},{"id":"negroni","name":"Negroni","description":"Equal parts, stirred cold, poured over one large cube. Bitter, bright and impossible to improve by adding anything.","image":null,"difficulty":"Easy","category":["Aperitif","Stirred classics"],"featured":true,"featuredPlace":null,"funFact":"Ordered, the story goes, by a count who found his Americano too polite.","ingredients":["1 oz London dry gin","1 oz sweet vermouth","1 oz Campari"],"instructions":["Stir everything with plenty of ice for thirty seconds.","Strain over one large cube in a chilled rocks glass.","Express an orange twist over the top and drop it in."],"videoUrl":null,"type":"Stirred","spirits":["london-dry-gin","campari","sweet-vermouth"],"glassware":"rocks-glass","equipment":["Mixing glass","Bar spoon","Julep strainer","Jigger"],"garnish":["orange-twist"],"contains":["sulphites"],"alcoholFree":false,"strength":19.8,"taste":["bitter","strong"],"version":1}])



export const getListCocktailsResponseMock400 = (): QueryInvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked parameters.","errors":[{"field":"limit","code":"maximum","message":"limit must be 1000 or less"}]})


export const getListCocktailsResponseMock429 = (): TooManyRequestsResponse => ({"type":"/api/docs#problem-too-many-requests","title":"Too Many Requests","status":429,"detail":"Too much is being asked for from your address at once. Please try again shortly."})


export const getListCocktailsResponseMock500 = (): ServerFailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})


export const getListCocktailsResponseMock503 = (): DatabaseAwayResponse => ({"type":"/api/docs#problem-database-away","title":"Service Unavailable","status":503,"detail":"The catalogue cannot be reached at the moment. Please try again shortly."})

export const getCreateCocktailResponseMock = (): CocktailResponse => ({"id":"negroni","name":"Negroni","description":"Equal parts, stirred cold, poured over one large cube. Bitter, bright and impossible to improve by adding anything.","image":null,"difficulty":"Easy","category":["Aperitif","Stirred classics"],"featured":true,"featuredPlace":null,"funFact":"Ordered, the story goes, by a count who found his Americano too polite.","ingredients":["1 oz London dry gin","1 oz sweet vermouth","1 oz Campari"],"instructions":["Stir everything with plenty of ice for thirty seconds.","Strain over one large cube in a chilled rocks glass.","Express an orange twist over the top and drop it in."],"videoUrl":null,"type":"Stirred","spirits":["london-dry-gin","campari","sweet-vermouth"],"glassware":"rocks-glass","equipment":["Mixing glass","Bar spoon","Julep strainer","Jigger"],"garnish":["orange-twist"],"contains":["sulphites"],"alcoholFree":false,"strength":19.8,"taste":["bitter","strong"],"version":1})


export const getCreateCocktailResponseMock201 = (): CocktailResponse => ({"id":"negroni","name":"Negroni","description":"Equal parts, stirred cold, poured over one large cube. Bitter, bright and impossible to improve by adding anything.","image":null,"difficulty":"Easy","category":["Aperitif","Stirred classics"],"featured":true,"featuredPlace":null,"funFact":"Ordered, the story goes, by a count who found his Americano too polite.","ingredients":["1 oz London dry gin","1 oz sweet vermouth","1 oz Campari"],"instructions":["Stir everything with plenty of ice for thirty seconds.","Strain over one large cube in a chilled rocks glass.","Express an orange twist over the top and drop it in."],"videoUrl":null,"type":"Stirred","spirits":["london-dry-gin","campari","sweet-vermouth"],"glassware":"rocks-glass","equipment":["Mixing glass","Bar spoon","Julep strainer","Jigger"],"garnish":["orange-twist"],"contains":["sulphites"],"alcoholFree":false,"strength":19.8,"taste":["bitter","strong"],"version":1})


export const getCreateCocktailResponseMock400 = (): CocktailInvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"},{"field":"category","code":"required","message":"At least one category is required"},{"field":"description","code":"required","message":"Description is required"},{"field":"ingredients","code":"required","message":"Ingredients are required"},{"field":"instructions","code":"required","message":"Instructions are required"},{"field":"difficulty","code":"required","message":"Difficulty is required"}]})


export const getCreateCocktailResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getCreateCocktailResponseMock403 = (): OriginForeignResponse => ({"type":"/api/docs#problem-origin-foreign","title":"Forbidden","status":403,"detail":"Changes are accepted from this site's own pages only. If this is one of them, PUBLIC_URL must name its address."})


export const getCreateCocktailResponseMock409 = (): NameTakenResponse => ({"type":"/api/docs#problem-name-taken","title":"Conflict","status":409,"detail":"There is already a spirit named \"London Dry Gin\". Please choose another name.","errors":[{"field":"name","code":"taken","message":"There is already a spirit named \"London Dry Gin\""}]})


export const getCreateCocktailResponseMock413 = (): BodyTooLargeResponse => ({"type":"/api/docs#problem-body-too-large","title":"Content Too Large","status":413,"detail":"A picture may have 8 MiB, 40 megapixels and 20,000 pixels a side at most. Please choose a smaller one."})


export const getCreateCocktailResponseMock415 = (): TypeUnsupportedResponse => ({"type":"/api/docs#problem-type-unsupported","title":"Unsupported Media Type","status":415,"detail":"Please send a picture as JPEG, PNG, WebP, AVIF or GIF."})


export const getCreateCocktailResponseMock429 = (): TooManyRequestsResponse => ({"type":"/api/docs#problem-too-many-requests","title":"Too Many Requests","status":429,"detail":"Too much is being asked for from your address at once. Please try again shortly."})


export const getCreateCocktailResponseMock500 = (): ServerFailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})


export const getCreateCocktailResponseMock503 = (): DatabaseAwayResponse => ({"type":"/api/docs#problem-database-away","title":"Service Unavailable","status":503,"detail":"The catalogue cannot be reached at the moment. Please try again shortly."})

export const getGetCocktailResponseMock = (): CocktailResponse => ({"id":"negroni","name":"Negroni","description":"Equal parts, stirred cold, poured over one large cube. Bitter, bright and impossible to improve by adding anything.","image":null,"difficulty":"Easy","category":["Aperitif","Stirred classics"],"featured":true,"featuredPlace":null,"funFact":"Ordered, the story goes, by a count who found his Americano too polite.","ingredients":["1 oz London dry gin","1 oz sweet vermouth","1 oz Campari"],"instructions":["Stir everything with plenty of ice for thirty seconds.","Strain over one large cube in a chilled rocks glass.","Express an orange twist over the top and drop it in."],"videoUrl":null,"type":"Stirred","spirits":["london-dry-gin","campari","sweet-vermouth"],"glassware":"rocks-glass","equipment":["Mixing glass","Bar spoon","Julep strainer","Jigger"],"garnish":["orange-twist"],"contains":["sulphites"],"alcoholFree":false,"strength":19.8,"taste":["bitter","strong"],"version":1})


export const getGetCocktailResponseMock200 = (): CocktailResponse => ({"id":"negroni","name":"Negroni","description":"Equal parts, stirred cold, poured over one large cube. Bitter, bright and impossible to improve by adding anything.","image":null,"difficulty":"Easy","category":["Aperitif","Stirred classics"],"featured":true,"featuredPlace":null,"funFact":"Ordered, the story goes, by a count who found his Americano too polite.","ingredients":["1 oz London dry gin","1 oz sweet vermouth","1 oz Campari"],"instructions":["Stir everything with plenty of ice for thirty seconds.","Strain over one large cube in a chilled rocks glass.","Express an orange twist over the top and drop it in."],"videoUrl":null,"type":"Stirred","spirits":["london-dry-gin","campari","sweet-vermouth"],"glassware":"rocks-glass","equipment":["Mixing glass","Bar spoon","Julep strainer","Jigger"],"garnish":["orange-twist"],"contains":["sulphites"],"alcoholFree":false,"strength":19.8,"taste":["bitter","strong"],"version":1})



export const getGetCocktailResponseMock400 = (): RequestInvalidResponse => ({"type":"/api/docs#problem-request-invalid","title":"Bad Request","status":400,"detail":"The address is not valid: it holds a percent sign that starts no character."})


export const getGetCocktailResponseMock404 = (): ItemNotFoundResponse => ({"type":"/api/docs#problem-not-found","title":"Not Found","status":404,"detail":"There is no spirit with the id \"unheard-of\"."})


export const getGetCocktailResponseMock429 = (): TooManyRequestsResponse => ({"type":"/api/docs#problem-too-many-requests","title":"Too Many Requests","status":429,"detail":"Too much is being asked for from your address at once. Please try again shortly."})


export const getGetCocktailResponseMock500 = (): ServerFailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})


export const getGetCocktailResponseMock503 = (): DatabaseAwayResponse => ({"type":"/api/docs#problem-database-away","title":"Service Unavailable","status":503,"detail":"The catalogue cannot be reached at the moment. Please try again shortly."})

export const getUpdateCocktailResponseMock = (): CocktailResponse => ({"id":"negroni","name":"Negroni","description":"Equal parts, stirred cold, poured over one large cube. Bitter, bright and impossible to improve by adding anything.","image":null,"difficulty":"Easy","category":["Aperitif","Stirred classics"],"featured":true,"featuredPlace":null,"funFact":"Ordered, the story goes, by a count who found his Americano too polite.","ingredients":["1 oz London dry gin","1 oz sweet vermouth","1 oz Campari"],"instructions":["Stir everything with plenty of ice for thirty seconds.","Strain over one large cube in a chilled rocks glass.","Express an orange twist over the top and drop it in."],"videoUrl":null,"type":"Stirred","spirits":["london-dry-gin","campari","sweet-vermouth"],"glassware":"rocks-glass","equipment":["Mixing glass","Bar spoon","Julep strainer","Jigger"],"garnish":["orange-twist"],"contains":["sulphites"],"alcoholFree":false,"strength":19.8,"taste":["bitter","strong"],"version":1})


export const getUpdateCocktailResponseMock200 = (): CocktailResponse => ({"id":"negroni","name":"Negroni","description":"Equal parts, stirred cold, poured over one large cube. Bitter, bright and impossible to improve by adding anything.","image":null,"difficulty":"Easy","category":["Aperitif","Stirred classics"],"featured":true,"featuredPlace":null,"funFact":"Ordered, the story goes, by a count who found his Americano too polite.","ingredients":["1 oz London dry gin","1 oz sweet vermouth","1 oz Campari"],"instructions":["Stir everything with plenty of ice for thirty seconds.","Strain over one large cube in a chilled rocks glass.","Express an orange twist over the top and drop it in."],"videoUrl":null,"type":"Stirred","spirits":["london-dry-gin","campari","sweet-vermouth"],"glassware":"rocks-glass","equipment":["Mixing glass","Bar spoon","Julep strainer","Jigger"],"garnish":["orange-twist"],"contains":["sulphites"],"alcoholFree":false,"strength":19.8,"taste":["bitter","strong"],"version":1})


export const getUpdateCocktailResponseMock400 = (): CocktailInvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"},{"field":"category","code":"required","message":"At least one category is required"},{"field":"description","code":"required","message":"Description is required"},{"field":"ingredients","code":"required","message":"Ingredients are required"},{"field":"instructions","code":"required","message":"Instructions are required"},{"field":"difficulty","code":"required","message":"Difficulty is required"}]})


export const getUpdateCocktailResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getUpdateCocktailResponseMock403 = (): OriginForeignResponse => ({"type":"/api/docs#problem-origin-foreign","title":"Forbidden","status":403,"detail":"Changes are accepted from this site's own pages only. If this is one of them, PUBLIC_URL must name its address."})


export const getUpdateCocktailResponseMock404 = (): ItemNotFoundResponse => ({"type":"/api/docs#problem-not-found","title":"Not Found","status":404,"detail":"There is no spirit with the id \"unheard-of\"."})


export const getUpdateCocktailResponseMock409 = (): NameTakenResponse => ({"type":"/api/docs#problem-name-taken","title":"Conflict","status":409,"detail":"There is already a spirit named \"London Dry Gin\". Please choose another name.","errors":[{"field":"name","code":"taken","message":"There is already a spirit named \"London Dry Gin\""}]})


export const getUpdateCocktailResponseMock412 = (): VersionStaleResponse => ({"type":"/api/docs#problem-version-stale","title":"Precondition Failed","status":412,"detail":"This item was changed since you opened it. Load it again and repeat your change."})


export const getUpdateCocktailResponseMock413 = (): BodyTooLargeResponse => ({"type":"/api/docs#problem-body-too-large","title":"Content Too Large","status":413,"detail":"A picture may have 8 MiB, 40 megapixels and 20,000 pixels a side at most. Please choose a smaller one."})


export const getUpdateCocktailResponseMock415 = (): TypeUnsupportedResponse => ({"type":"/api/docs#problem-type-unsupported","title":"Unsupported Media Type","status":415,"detail":"Please send a picture as JPEG, PNG, WebP, AVIF or GIF."})


export const getUpdateCocktailResponseMock429 = (): TooManyRequestsResponse => ({"type":"/api/docs#problem-too-many-requests","title":"Too Many Requests","status":429,"detail":"Too much is being asked for from your address at once. Please try again shortly."})


export const getUpdateCocktailResponseMock500 = (): ServerFailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})


export const getUpdateCocktailResponseMock503 = (): DatabaseAwayResponse => ({"type":"/api/docs#problem-database-away","title":"Service Unavailable","status":503,"detail":"The catalogue cannot be reached at the moment. Please try again shortly."})



export const getDeleteCocktailResponseMock400 = (): QueryInvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked parameters.","errors":[{"field":"limit","code":"maximum","message":"limit must be 1000 or less"}]})


export const getDeleteCocktailResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getDeleteCocktailResponseMock403 = (): OriginForeignResponse => ({"type":"/api/docs#problem-origin-foreign","title":"Forbidden","status":403,"detail":"Changes are accepted from this site's own pages only. If this is one of them, PUBLIC_URL must name its address."})


export const getDeleteCocktailResponseMock404 = (): ItemNotFoundResponse => ({"type":"/api/docs#problem-not-found","title":"Not Found","status":404,"detail":"There is no spirit with the id \"unheard-of\"."})


export const getDeleteCocktailResponseMock412 = (): VersionStaleResponse => ({"type":"/api/docs#problem-version-stale","title":"Precondition Failed","status":412,"detail":"This item was changed since you opened it. Load it again and repeat your change."})


export const getDeleteCocktailResponseMock429 = (): TooManyRequestsResponse => ({"type":"/api/docs#problem-too-many-requests","title":"Too Many Requests","status":429,"detail":"Too much is being asked for from your address at once. Please try again shortly."})


export const getDeleteCocktailResponseMock500 = (): ServerFailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})


export const getDeleteCocktailResponseMock503 = (): DatabaseAwayResponse => ({"type":"/api/docs#problem-database-away","title":"Service Unavailable","status":503,"detail":"The catalogue cannot be reached at the moment. Please try again shortly."})

export const getReplaceCocktailResponseMock = (): CocktailResponse => ({"id":"negroni","name":"Negroni","description":"Equal parts, stirred cold, poured over one large cube. Bitter, bright and impossible to improve by adding anything.","image":null,"difficulty":"Easy","category":["Aperitif","Stirred classics"],"featured":true,"featuredPlace":null,"funFact":"Ordered, the story goes, by a count who found his Americano too polite.","ingredients":["1 oz London dry gin","1 oz sweet vermouth","1 oz Campari"],"instructions":["Stir everything with plenty of ice for thirty seconds.","Strain over one large cube in a chilled rocks glass.","Express an orange twist over the top and drop it in."],"videoUrl":null,"type":"Stirred","spirits":["london-dry-gin","campari","sweet-vermouth"],"glassware":"rocks-glass","equipment":["Mixing glass","Bar spoon","Julep strainer","Jigger"],"garnish":["orange-twist"],"contains":["sulphites"],"alcoholFree":false,"strength":19.8,"taste":["bitter","strong"],"version":1})


export const getReplaceCocktailResponseMock200 = (): CocktailResponse => ({"id":"negroni","name":"Negroni","description":"Equal parts, stirred cold, poured over one large cube. Bitter, bright and impossible to improve by adding anything.","image":null,"difficulty":"Easy","category":["Aperitif","Stirred classics"],"featured":true,"featuredPlace":null,"funFact":"Ordered, the story goes, by a count who found his Americano too polite.","ingredients":["1 oz London dry gin","1 oz sweet vermouth","1 oz Campari"],"instructions":["Stir everything with plenty of ice for thirty seconds.","Strain over one large cube in a chilled rocks glass.","Express an orange twist over the top and drop it in."],"videoUrl":null,"type":"Stirred","spirits":["london-dry-gin","campari","sweet-vermouth"],"glassware":"rocks-glass","equipment":["Mixing glass","Bar spoon","Julep strainer","Jigger"],"garnish":["orange-twist"],"contains":["sulphites"],"alcoholFree":false,"strength":19.8,"taste":["bitter","strong"],"version":1})


export const getReplaceCocktailResponseMock400 = (): CocktailInvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked fields.","errors":[{"field":"name","code":"required","message":"Name is required"},{"field":"category","code":"required","message":"At least one category is required"},{"field":"description","code":"required","message":"Description is required"},{"field":"ingredients","code":"required","message":"Ingredients are required"},{"field":"instructions","code":"required","message":"Instructions are required"},{"field":"difficulty","code":"required","message":"Difficulty is required"}]})


export const getReplaceCocktailResponseMock401 = (): SessionMissingResponse => ({"type":"/api/docs#problem-session-missing","title":"Unauthorized","status":401,"detail":"Please log in."})


export const getReplaceCocktailResponseMock403 = (): OriginForeignResponse => ({"type":"/api/docs#problem-origin-foreign","title":"Forbidden","status":403,"detail":"Changes are accepted from this site's own pages only. If this is one of them, PUBLIC_URL must name its address."})


export const getReplaceCocktailResponseMock404 = (): ItemNotFoundResponse => ({"type":"/api/docs#problem-not-found","title":"Not Found","status":404,"detail":"There is no spirit with the id \"unheard-of\"."})


export const getReplaceCocktailResponseMock409 = (): NameTakenResponse => ({"type":"/api/docs#problem-name-taken","title":"Conflict","status":409,"detail":"There is already a spirit named \"London Dry Gin\". Please choose another name.","errors":[{"field":"name","code":"taken","message":"There is already a spirit named \"London Dry Gin\""}]})


export const getReplaceCocktailResponseMock412 = (): VersionStaleResponse => ({"type":"/api/docs#problem-version-stale","title":"Precondition Failed","status":412,"detail":"This item was changed since you opened it. Load it again and repeat your change."})


export const getReplaceCocktailResponseMock413 = (): BodyTooLargeResponse => ({"type":"/api/docs#problem-body-too-large","title":"Content Too Large","status":413,"detail":"A picture may have 8 MiB, 40 megapixels and 20,000 pixels a side at most. Please choose a smaller one."})


export const getReplaceCocktailResponseMock415 = (): TypeUnsupportedResponse => ({"type":"/api/docs#problem-type-unsupported","title":"Unsupported Media Type","status":415,"detail":"Please send a picture as JPEG, PNG, WebP, AVIF or GIF."})


export const getReplaceCocktailResponseMock429 = (): TooManyRequestsResponse => ({"type":"/api/docs#problem-too-many-requests","title":"Too Many Requests","status":429,"detail":"Too much is being asked for from your address at once. Please try again shortly."})


export const getReplaceCocktailResponseMock500 = (): ServerFailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})


export const getReplaceCocktailResponseMock503 = (): DatabaseAwayResponse => ({"type":"/api/docs#problem-database-away","title":"Service Unavailable","status":503,"detail":"The catalogue cannot be reached at the moment. Please try again shortly."})

export const getListSimilarCocktailsResponseMock = (): Cocktail[] => ([{"id":"negroni","name":"Negroni","description":"Equal parts, stirred cold, poured over one large cube. Bitter, bright and impossible to improve by adding anything.","image":null,"difficulty":"Easy","category":["Aperitif","Stirred classics"],"featured":true,"featuredPlace":null,"funFact":"Ordered, the story goes, by a count who found his Americano too polite.","ingredients":["1 oz London dry gin","1 oz sweet vermouth","1 oz Campari"],"instructions":["Stir everything with plenty of ice for thirty seconds.","Strain over one large cube in a chilled rocks glass.","Express an orange twist over the top and drop it in."],"videoUrl":null,"type":"Stirred","spirits":["london-dry-gin","campari","sweet-vermouth"],"glassware":"rocks-glass","equipment":["Mixing glass","Bar spoon","Julep strainer","Jigger"],"garnish":["orange-twist"],"contains":["sulphites"],"alcoholFree":false,"strength":19.8,"taste":["bitter","strong"],"version":1}])


export const getListSimilarCocktailsResponseMock200 = (): Cocktail[] => ([{"id":"negroni","name":"Negroni","description":"Equal parts, stirred cold, poured over one large cube. Bitter, bright and impossible to improve by adding anything.","image":null,"difficulty":"Easy","category":["Aperitif","Stirred classics"],"featured":true,"featuredPlace":null,"funFact":"Ordered, the story goes, by a count who found his Americano too polite.","ingredients":["1 oz London dry gin","1 oz sweet vermouth","1 oz Campari"],"instructions":["Stir everything with plenty of ice for thirty seconds.","Strain over one large cube in a chilled rocks glass.","Express an orange twist over the top and drop it in."],"videoUrl":null,"type":"Stirred","spirits":["london-dry-gin","campari","sweet-vermouth"],"glassware":"rocks-glass","equipment":["Mixing glass","Bar spoon","Julep strainer","Jigger"],"garnish":["orange-twist"],"contains":["sulphites"],"alcoholFree":false,"strength":19.8,"taste":["bitter","strong"],"version":1}])



export const getListSimilarCocktailsResponseMock400 = (): RequestInvalidResponse => ({"type":"/api/docs#problem-request-invalid","title":"Bad Request","status":400,"detail":"The address is not valid: it holds a percent sign that starts no character."})


export const getListSimilarCocktailsResponseMock404 = (): ItemNotFoundResponse => ({"type":"/api/docs#problem-not-found","title":"Not Found","status":404,"detail":"There is no spirit with the id \"unheard-of\"."})


export const getListSimilarCocktailsResponseMock429 = (): TooManyRequestsResponse => ({"type":"/api/docs#problem-too-many-requests","title":"Too Many Requests","status":429,"detail":"Too much is being asked for from your address at once. Please try again shortly."})


export const getListSimilarCocktailsResponseMock500 = (): ServerFailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})


export const getListSimilarCocktailsResponseMock503 = (): DatabaseAwayResponse => ({"type":"/api/docs#problem-database-away","title":"Service Unavailable","status":503,"detail":"The catalogue cannot be reached at the moment. Please try again shortly."})

export const getListCocktailsOfCategoryResponseMock = (): Cocktail[] => ([{"id":"negroni","name":"Negroni","description":"Equal parts, stirred cold, poured over one large cube. Bitter, bright and impossible to improve by adding anything.","image":null,"difficulty":"Easy","category":["Aperitif","Stirred classics"],"featured":true,"featuredPlace":null,"funFact":"Ordered, the story goes, by a count who found his Americano too polite.","ingredients":["1 oz London dry gin","1 oz sweet vermouth","1 oz Campari"],"instructions":["Stir everything with plenty of ice for thirty seconds.","Strain over one large cube in a chilled rocks glass.","Express an orange twist over the top and drop it in."],"videoUrl":null,"type":"Stirred","spirits":["london-dry-gin","campari","sweet-vermouth"],"glassware":"rocks-glass","equipment":["Mixing glass","Bar spoon","Julep strainer","Jigger"],"garnish":["orange-twist"],"contains":["sulphites"],"alcoholFree":false,"strength":19.8,"taste":["bitter","strong"],"version":1}])


export const getListCocktailsOfCategoryResponseMock200 = (): Cocktail[] => ([{"id":"negroni","name":"Negroni","description":"Equal parts, stirred cold, poured over one large cube. Bitter, bright and impossible to improve by adding anything.","image":null,"difficulty":"Easy","category":["Aperitif","Stirred classics"],"featured":true,"featuredPlace":null,"funFact":"Ordered, the story goes, by a count who found his Americano too polite.","ingredients":["1 oz London dry gin","1 oz sweet vermouth","1 oz Campari"],"instructions":["Stir everything with plenty of ice for thirty seconds.","Strain over one large cube in a chilled rocks glass.","Express an orange twist over the top and drop it in."],"videoUrl":null,"type":"Stirred","spirits":["london-dry-gin","campari","sweet-vermouth"],"glassware":"rocks-glass","equipment":["Mixing glass","Bar spoon","Julep strainer","Jigger"],"garnish":["orange-twist"],"contains":["sulphites"],"alcoholFree":false,"strength":19.8,"taste":["bitter","strong"],"version":1}])



export const getListCocktailsOfCategoryResponseMock400 = (): RequestInvalidResponse => ({"type":"/api/docs#problem-request-invalid","title":"Bad Request","status":400,"detail":"The address is not valid: it holds a percent sign that starts no character."})


export const getListCocktailsOfCategoryResponseMock404 = (): ItemNotFoundResponse => ({"type":"/api/docs#problem-not-found","title":"Not Found","status":404,"detail":"There is no spirit with the id \"unheard-of\"."})


export const getListCocktailsOfCategoryResponseMock429 = (): TooManyRequestsResponse => ({"type":"/api/docs#problem-too-many-requests","title":"Too Many Requests","status":429,"detail":"Too much is being asked for from your address at once. Please try again shortly."})


export const getListCocktailsOfCategoryResponseMock500 = (): ServerFailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})


export const getListCocktailsOfCategoryResponseMock503 = (): DatabaseAwayResponse => ({"type":"/api/docs#problem-database-away","title":"Service Unavailable","status":503,"detail":"The catalogue cannot be reached at the moment. Please try again shortly."})

export const getSearchCocktailsResponseMock = (): Cocktail[] => ([{"id":"negroni","name":"Negroni","description":"Equal parts, stirred cold, poured over one large cube. Bitter, bright and impossible to improve by adding anything.","image":null,"difficulty":"Easy","category":["Aperitif","Stirred classics"],"featured":true,"featuredPlace":null,"funFact":"Ordered, the story goes, by a count who found his Americano too polite.","ingredients":["1 oz London dry gin","1 oz sweet vermouth","1 oz Campari"],"instructions":["Stir everything with plenty of ice for thirty seconds.","Strain over one large cube in a chilled rocks glass.","Express an orange twist over the top and drop it in."],"videoUrl":null,"type":"Stirred","spirits":["london-dry-gin","campari","sweet-vermouth"],"glassware":"rocks-glass","equipment":["Mixing glass","Bar spoon","Julep strainer","Jigger"],"garnish":["orange-twist"],"contains":["sulphites"],"alcoholFree":false,"strength":19.8,"taste":["bitter","strong"],"version":1}])


export const getSearchCocktailsResponseMock200 = (): Cocktail[] => ([{"id":"negroni","name":"Negroni","description":"Equal parts, stirred cold, poured over one large cube. Bitter, bright and impossible to improve by adding anything.","image":null,"difficulty":"Easy","category":["Aperitif","Stirred classics"],"featured":true,"featuredPlace":null,"funFact":"Ordered, the story goes, by a count who found his Americano too polite.","ingredients":["1 oz London dry gin","1 oz sweet vermouth","1 oz Campari"],"instructions":["Stir everything with plenty of ice for thirty seconds.","Strain over one large cube in a chilled rocks glass.","Express an orange twist over the top and drop it in."],"videoUrl":null,"type":"Stirred","spirits":["london-dry-gin","campari","sweet-vermouth"],"glassware":"rocks-glass","equipment":["Mixing glass","Bar spoon","Julep strainer","Jigger"],"garnish":["orange-twist"],"contains":["sulphites"],"alcoholFree":false,"strength":19.8,"taste":["bitter","strong"],"version":1}])



export const getSearchCocktailsResponseMock400 = (): RequestInvalidResponse => ({"type":"/api/docs#problem-request-invalid","title":"Bad Request","status":400,"detail":"The address is not valid: it holds a percent sign that starts no character."})


export const getSearchCocktailsResponseMock429 = (): TooManyRequestsResponse => ({"type":"/api/docs#problem-too-many-requests","title":"Too Many Requests","status":429,"detail":"Too much is being asked for from your address at once. Please try again shortly."})


export const getSearchCocktailsResponseMock500 = (): ServerFailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})


export const getSearchCocktailsResponseMock503 = (): DatabaseAwayResponse => ({"type":"/api/docs#problem-database-away","title":"Service Unavailable","status":503,"detail":"The catalogue cannot be reached at the moment. Please try again shortly."})

export const getListCollectionOptionsResponseMock = (): CollectionOptions => ({"total":12500,"matching":2310,"spirit":[{"value":"campari","name":"Campari","count":1904},{"value":"london-dry-gin","name":"London Dry Gin","count":2310}],"technique":[{"value":"Shaken","name":"Shaken","count":1500},{"value":"Stirred","name":"Stirred","count":810}],"glass":[{"value":"coupe","name":"Coupe","count":1500},{"value":"rocks-glass","name":"Rocks glass","count":810}],"garnish":[{"value":"lime-wheel","name":"Lime wheel","count":1500}],"difficulty":[{"value":"Easy","name":"Easy","count":2000},{"value":"Expert","name":"Expert","count":310}],"strength":[{"value":"light","name":"Light, below 12%","count":1210},{"value":"strong","name":"Strong, 18% and more","count":1100}],"taste":[{"value":"sour","name":"Sour","count":1400},{"value":"strong","name":"Strong","count":810}],"freeFrom":[{"value":"egg","name":"Egg","count":2100},{"value":"sulphites","name":"Sulphites","count":600}]})


export const getListCollectionOptionsResponseMock200 = (): CollectionOptions => ({"total":12500,"matching":2310,"spirit":[{"value":"campari","name":"Campari","count":1904},{"value":"london-dry-gin","name":"London Dry Gin","count":2310}],"technique":[{"value":"Shaken","name":"Shaken","count":1500},{"value":"Stirred","name":"Stirred","count":810}],"glass":[{"value":"coupe","name":"Coupe","count":1500},{"value":"rocks-glass","name":"Rocks glass","count":810}],"garnish":[{"value":"lime-wheel","name":"Lime wheel","count":1500}],"difficulty":[{"value":"Easy","name":"Easy","count":2000},{"value":"Expert","name":"Expert","count":310}],"strength":[{"value":"light","name":"Light, below 12%","count":1210},{"value":"strong","name":"Strong, 18% and more","count":1100}],"taste":[{"value":"sour","name":"Sour","count":1400},{"value":"strong","name":"Strong","count":810}],"freeFrom":[{"value":"egg","name":"Egg","count":2100},{"value":"sulphites","name":"Sulphites","count":600}]})



export const getListCollectionOptionsResponseMock400 = (): QueryInvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked parameters.","errors":[{"field":"limit","code":"maximum","message":"limit must be 1000 or less"}]})


export const getListCollectionOptionsResponseMock429 = (): TooManyRequestsResponse => ({"type":"/api/docs#problem-too-many-requests","title":"Too Many Requests","status":429,"detail":"Too much is being asked for from your address at once. Please try again shortly."})


export const getListCollectionOptionsResponseMock500 = (): ServerFailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})


export const getListCollectionOptionsResponseMock503 = (): DatabaseAwayResponse => ({"type":"/api/docs#problem-database-away","title":"Service Unavailable","status":503,"detail":"The catalogue cannot be reached at the moment. Please try again shortly."})

export const getGetBarResponseMock = (): Bar => ({"have":[{"value":"london-dry-gin","name":"London dry gin"},{"value":"campari","name":"Campari"}],"unknown":["unicorn tears"],"ready":4,"almost":9,"next":[{"value":"sweet-vermouth","name":"Sweet vermouth","count":2,"cocktails":[{"id":"americano","name":"Americano"},{"id":"negroni","name":"Negroni"}]}],"bottles":[{"value":"campari","name":"Campari","count":4},{"value":"london-dry-gin","name":"London dry gin","count":14},{"value":"sweet-vermouth","name":"Sweet vermouth","count":6}]})


export const getGetBarResponseMock200 = (): Bar => ({"have":[{"value":"london-dry-gin","name":"London dry gin"},{"value":"campari","name":"Campari"}],"unknown":["unicorn tears"],"ready":4,"almost":9,"next":[{"value":"sweet-vermouth","name":"Sweet vermouth","count":2,"cocktails":[{"id":"americano","name":"Americano"},{"id":"negroni","name":"Negroni"}]}],"bottles":[{"value":"campari","name":"Campari","count":4},{"value":"london-dry-gin","name":"London dry gin","count":14},{"value":"sweet-vermouth","name":"Sweet vermouth","count":6}]})



export const getGetBarResponseMock400 = (): QueryInvalidResponse => ({"type":"/api/docs#problem-fields-invalid","title":"Bad Request","status":400,"detail":"Please correct the marked parameters.","errors":[{"field":"limit","code":"maximum","message":"limit must be 1000 or less"}]})


export const getGetBarResponseMock429 = (): TooManyRequestsResponse => ({"type":"/api/docs#problem-too-many-requests","title":"Too Many Requests","status":429,"detail":"Too much is being asked for from your address at once. Please try again shortly."})


export const getGetBarResponseMock500 = (): ServerFailureResponse => ({"type":"/api/docs#problem-server-failure","title":"Internal Server Error","status":500,"detail":"Something went wrong on our side. Please try again."})


export const getGetBarResponseMock503 = (): DatabaseAwayResponse => ({"type":"/api/docs#problem-database-away","title":"Service Unavailable","status":503,"detail":"The catalogue cannot be reached at the moment. Please try again shortly."})


export const getListCocktailsMockHandler = (overrideResponse?: Cocktail[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Cocktail[]> | Cocktail[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCocktailsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListCocktailsMockHandler200 = (overrideResponse?: Cocktail[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Cocktail[]> | Cocktail[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCocktailsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListCocktailsMockHandler304 = (overrideResponse?: NotModifiedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotModifiedResponse> | NotModifiedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 304
      })
  }, options)
}


export const getListCocktailsMockHandler400 = (overrideResponse?: QueryInvalidResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<QueryInvalidResponse> | QueryInvalidResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCocktailsResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListCocktailsMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCocktailsResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListCocktailsMockHandler500 = (overrideResponse?: ServerFailureResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerFailureResponse> | ServerFailureResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCocktailsResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListCocktailsMockHandler503 = (overrideResponse?: DatabaseAwayResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DatabaseAwayResponse> | DatabaseAwayResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCocktailsResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getCreateCocktailMockHandler = (overrideResponse?: CocktailResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CocktailResponse> | CocktailResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/cocktails', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCocktailResponseMock(),
      { status: 201
      })
  }, options)
}


export const getCreateCocktailMockHandler201 = (overrideResponse?: CocktailResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CocktailResponse> | CocktailResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/cocktails', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCocktailResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getCreateCocktailMockHandler400 = (overrideResponse?: CocktailInvalidResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CocktailInvalidResponse> | CocktailInvalidResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/cocktails', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCocktailResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateCocktailMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/cocktails', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCocktailResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateCocktailMockHandler403 = (overrideResponse?: OriginForeignResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OriginForeignResponse> | OriginForeignResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/cocktails', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCocktailResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateCocktailMockHandler409 = (overrideResponse?: NameTakenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NameTakenResponse> | NameTakenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/cocktails', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCocktailResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateCocktailMockHandler413 = (overrideResponse?: BodyTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BodyTooLargeResponse> | BodyTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/cocktails', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCocktailResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateCocktailMockHandler415 = (overrideResponse?: TypeUnsupportedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TypeUnsupportedResponse> | TypeUnsupportedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/cocktails', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCocktailResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateCocktailMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/cocktails', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCocktailResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateCocktailMockHandler500 = (overrideResponse?: ServerFailureResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerFailureResponse> | ServerFailureResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/cocktails', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCocktailResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getCreateCocktailMockHandler503 = (overrideResponse?: DatabaseAwayResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DatabaseAwayResponse> | DatabaseAwayResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/cocktails', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCocktailResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getGetCocktailMockHandler = (overrideResponse?: CocktailResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CocktailResponse> | CocktailResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCocktailResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetCocktailMockHandler200 = (overrideResponse?: CocktailResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CocktailResponse> | CocktailResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCocktailResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetCocktailMockHandler304 = (overrideResponse?: NotModifiedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotModifiedResponse> | NotModifiedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 304
      })
  }, options)
}


export const getGetCocktailMockHandler400 = (overrideResponse?: RequestInvalidResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RequestInvalidResponse> | RequestInvalidResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCocktailResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetCocktailMockHandler404 = (overrideResponse?: ItemNotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ItemNotFoundResponse> | ItemNotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCocktailResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetCocktailMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCocktailResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetCocktailMockHandler500 = (overrideResponse?: ServerFailureResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerFailureResponse> | ServerFailureResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCocktailResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetCocktailMockHandler503 = (overrideResponse?: DatabaseAwayResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DatabaseAwayResponse> | DatabaseAwayResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCocktailResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getUpdateCocktailMockHandler = (overrideResponse?: CocktailResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CocktailResponse> | CocktailResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCocktailResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateCocktailMockHandler200 = (overrideResponse?: CocktailResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CocktailResponse> | CocktailResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCocktailResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateCocktailMockHandler400 = (overrideResponse?: CocktailInvalidResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CocktailInvalidResponse> | CocktailInvalidResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCocktailResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateCocktailMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCocktailResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateCocktailMockHandler403 = (overrideResponse?: OriginForeignResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<OriginForeignResponse> | OriginForeignResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCocktailResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateCocktailMockHandler404 = (overrideResponse?: ItemNotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ItemNotFoundResponse> | ItemNotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCocktailResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateCocktailMockHandler409 = (overrideResponse?: NameTakenResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NameTakenResponse> | NameTakenResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCocktailResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateCocktailMockHandler412 = (overrideResponse?: VersionStaleResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<VersionStaleResponse> | VersionStaleResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCocktailResponseMock412(),
      { status: 412, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateCocktailMockHandler413 = (overrideResponse?: BodyTooLargeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BodyTooLargeResponse> | BodyTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCocktailResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateCocktailMockHandler415 = (overrideResponse?: TypeUnsupportedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<TypeUnsupportedResponse> | TypeUnsupportedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCocktailResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateCocktailMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCocktailResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateCocktailMockHandler500 = (overrideResponse?: ServerFailureResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ServerFailureResponse> | ServerFailureResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCocktailResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getUpdateCocktailMockHandler503 = (overrideResponse?: DatabaseAwayResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DatabaseAwayResponse> | DatabaseAwayResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCocktailResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getDeleteCocktailMockHandler = (overrideResponse?: DeletedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeletedResponse> | DeletedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeleteCocktailMockHandler204 = (overrideResponse?: DeletedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeletedResponse> | DeletedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeleteCocktailMockHandler400 = (overrideResponse?: QueryInvalidResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<QueryInvalidResponse> | QueryInvalidResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteCocktailResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteCocktailMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteCocktailResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteCocktailMockHandler403 = (overrideResponse?: OriginForeignResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<OriginForeignResponse> | OriginForeignResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteCocktailResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteCocktailMockHandler404 = (overrideResponse?: ItemNotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ItemNotFoundResponse> | ItemNotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteCocktailResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteCocktailMockHandler412 = (overrideResponse?: VersionStaleResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<VersionStaleResponse> | VersionStaleResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteCocktailResponseMock412(),
      { status: 412, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteCocktailMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteCocktailResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteCocktailMockHandler500 = (overrideResponse?: ServerFailureResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ServerFailureResponse> | ServerFailureResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteCocktailResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getDeleteCocktailMockHandler503 = (overrideResponse?: DatabaseAwayResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DatabaseAwayResponse> | DatabaseAwayResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/cocktails/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteCocktailResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getReplaceCocktailMockHandler = (overrideResponse?: CocktailResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CocktailResponse> | CocktailResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/cocktails/:id/recipe', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReplaceCocktailResponseMock(),
      { status: 200
      })
  }, options)
}


export const getReplaceCocktailMockHandler200 = (overrideResponse?: CocktailResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CocktailResponse> | CocktailResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/cocktails/:id/recipe', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReplaceCocktailResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getReplaceCocktailMockHandler400 = (overrideResponse?: CocktailInvalidResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CocktailInvalidResponse> | CocktailInvalidResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/cocktails/:id/recipe', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReplaceCocktailResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getReplaceCocktailMockHandler401 = (overrideResponse?: SessionMissingResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<SessionMissingResponse> | SessionMissingResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/cocktails/:id/recipe', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReplaceCocktailResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getReplaceCocktailMockHandler403 = (overrideResponse?: OriginForeignResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<OriginForeignResponse> | OriginForeignResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/cocktails/:id/recipe', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReplaceCocktailResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getReplaceCocktailMockHandler404 = (overrideResponse?: ItemNotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ItemNotFoundResponse> | ItemNotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/cocktails/:id/recipe', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReplaceCocktailResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getReplaceCocktailMockHandler409 = (overrideResponse?: NameTakenResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NameTakenResponse> | NameTakenResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/cocktails/:id/recipe', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReplaceCocktailResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getReplaceCocktailMockHandler412 = (overrideResponse?: VersionStaleResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<VersionStaleResponse> | VersionStaleResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/cocktails/:id/recipe', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReplaceCocktailResponseMock412(),
      { status: 412, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getReplaceCocktailMockHandler413 = (overrideResponse?: BodyTooLargeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BodyTooLargeResponse> | BodyTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/cocktails/:id/recipe', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReplaceCocktailResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getReplaceCocktailMockHandler415 = (overrideResponse?: TypeUnsupportedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<TypeUnsupportedResponse> | TypeUnsupportedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/cocktails/:id/recipe', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReplaceCocktailResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getReplaceCocktailMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/cocktails/:id/recipe', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReplaceCocktailResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getReplaceCocktailMockHandler500 = (overrideResponse?: ServerFailureResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ServerFailureResponse> | ServerFailureResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/cocktails/:id/recipe', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReplaceCocktailResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getReplaceCocktailMockHandler503 = (overrideResponse?: DatabaseAwayResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DatabaseAwayResponse> | DatabaseAwayResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/cocktails/:id/recipe', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReplaceCocktailResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getListSimilarCocktailsMockHandler = (overrideResponse?: Cocktail[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Cocktail[]> | Cocktail[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/:id/similar', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSimilarCocktailsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListSimilarCocktailsMockHandler200 = (overrideResponse?: Cocktail[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Cocktail[]> | Cocktail[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/:id/similar', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSimilarCocktailsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListSimilarCocktailsMockHandler304 = (overrideResponse?: NotModifiedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotModifiedResponse> | NotModifiedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/:id/similar', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 304
      })
  }, options)
}


export const getListSimilarCocktailsMockHandler400 = (overrideResponse?: RequestInvalidResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RequestInvalidResponse> | RequestInvalidResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/:id/similar', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSimilarCocktailsResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListSimilarCocktailsMockHandler404 = (overrideResponse?: ItemNotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ItemNotFoundResponse> | ItemNotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/:id/similar', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSimilarCocktailsResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListSimilarCocktailsMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/:id/similar', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSimilarCocktailsResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListSimilarCocktailsMockHandler500 = (overrideResponse?: ServerFailureResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerFailureResponse> | ServerFailureResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/:id/similar', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSimilarCocktailsResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListSimilarCocktailsMockHandler503 = (overrideResponse?: DatabaseAwayResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DatabaseAwayResponse> | DatabaseAwayResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/:id/similar', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSimilarCocktailsResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getListCocktailsOfCategoryMockHandler = (overrideResponse?: Cocktail[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Cocktail[]> | Cocktail[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/category/:category', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCocktailsOfCategoryResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListCocktailsOfCategoryMockHandler200 = (overrideResponse?: Cocktail[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Cocktail[]> | Cocktail[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/category/:category', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCocktailsOfCategoryResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListCocktailsOfCategoryMockHandler304 = (overrideResponse?: NotModifiedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotModifiedResponse> | NotModifiedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/category/:category', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 304
      })
  }, options)
}


export const getListCocktailsOfCategoryMockHandler400 = (overrideResponse?: RequestInvalidResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RequestInvalidResponse> | RequestInvalidResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/category/:category', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCocktailsOfCategoryResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListCocktailsOfCategoryMockHandler404 = (overrideResponse?: ItemNotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ItemNotFoundResponse> | ItemNotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/category/:category', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCocktailsOfCategoryResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListCocktailsOfCategoryMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/category/:category', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCocktailsOfCategoryResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListCocktailsOfCategoryMockHandler500 = (overrideResponse?: ServerFailureResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerFailureResponse> | ServerFailureResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/category/:category', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCocktailsOfCategoryResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListCocktailsOfCategoryMockHandler503 = (overrideResponse?: DatabaseAwayResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DatabaseAwayResponse> | DatabaseAwayResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/category/:category', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCocktailsOfCategoryResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getSearchCocktailsMockHandler = (overrideResponse?: Cocktail[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Cocktail[]> | Cocktail[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/search/:term', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchCocktailsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getSearchCocktailsMockHandler200 = (overrideResponse?: Cocktail[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Cocktail[]> | Cocktail[]), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/search/:term', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchCocktailsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getSearchCocktailsMockHandler304 = (overrideResponse?: NotModifiedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotModifiedResponse> | NotModifiedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/search/:term', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 304
      })
  }, options)
}


export const getSearchCocktailsMockHandler400 = (overrideResponse?: RequestInvalidResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RequestInvalidResponse> | RequestInvalidResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/search/:term', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchCocktailsResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getSearchCocktailsMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/search/:term', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchCocktailsResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getSearchCocktailsMockHandler500 = (overrideResponse?: ServerFailureResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerFailureResponse> | ServerFailureResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/search/:term', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchCocktailsResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getSearchCocktailsMockHandler503 = (overrideResponse?: DatabaseAwayResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DatabaseAwayResponse> | DatabaseAwayResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/cocktails/search/:term', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchCocktailsResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getListCollectionOptionsMockHandler = (overrideResponse?: CollectionOptions | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CollectionOptions> | CollectionOptions), options?: RequestHandlerOptions) => {
  return http.get('*/api/collection/options', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCollectionOptionsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListCollectionOptionsMockHandler200 = (overrideResponse?: CollectionOptions | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CollectionOptions> | CollectionOptions), options?: RequestHandlerOptions) => {
  return http.get('*/api/collection/options', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCollectionOptionsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListCollectionOptionsMockHandler304 = (overrideResponse?: NotModifiedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotModifiedResponse> | NotModifiedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/collection/options', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 304
      })
  }, options)
}


export const getListCollectionOptionsMockHandler400 = (overrideResponse?: QueryInvalidResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<QueryInvalidResponse> | QueryInvalidResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/collection/options', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCollectionOptionsResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListCollectionOptionsMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/collection/options', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCollectionOptionsResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListCollectionOptionsMockHandler500 = (overrideResponse?: ServerFailureResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerFailureResponse> | ServerFailureResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/collection/options', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCollectionOptionsResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getListCollectionOptionsMockHandler503 = (overrideResponse?: DatabaseAwayResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DatabaseAwayResponse> | DatabaseAwayResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/collection/options', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCollectionOptionsResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}

export const getGetBarMockHandler = (overrideResponse?: Bar | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Bar> | Bar), options?: RequestHandlerOptions) => {
  return http.get('*/api/bar', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBarResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetBarMockHandler200 = (overrideResponse?: Bar | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Bar> | Bar), options?: RequestHandlerOptions) => {
  return http.get('*/api/bar', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBarResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetBarMockHandler304 = (overrideResponse?: NotModifiedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotModifiedResponse> | NotModifiedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/bar', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 304
      })
  }, options)
}


export const getGetBarMockHandler400 = (overrideResponse?: QueryInvalidResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<QueryInvalidResponse> | QueryInvalidResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/bar', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBarResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetBarMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/bar', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBarResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetBarMockHandler500 = (overrideResponse?: ServerFailureResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerFailureResponse> | ServerFailureResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/bar', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBarResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}


export const getGetBarMockHandler503 = (overrideResponse?: DatabaseAwayResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DatabaseAwayResponse> | DatabaseAwayResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/bar', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {await delay(0);


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBarResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json' }
      })
  }, options)
}
export const getCocktailsMock = () => [
  getListCocktailsMockHandler(),
  getCreateCocktailMockHandler(),
  getGetCocktailMockHandler(),
  getUpdateCocktailMockHandler(),
  getDeleteCocktailMockHandler(),
  getReplaceCocktailMockHandler(),
  getListSimilarCocktailsMockHandler(),
  getListCocktailsOfCategoryMockHandler(),
  getSearchCocktailsMockHandler(),
  getListCollectionOptionsMockHandler(),
  getGetBarMockHandler()
]
