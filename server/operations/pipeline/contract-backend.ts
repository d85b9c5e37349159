import { Ajv2020 } from 'ajv/dist/2020.js';
import { OpenAPIBackend, OpenAPIRouter } from 'openapi-backend';
import type { Document, Operation as ContractOperation } from 'openapi-backend';
import { CALENDAR_DATE, DATE_TIME } from '#openapi/dates/date-patterns.ts';
import contract from '#openapi/generated/contract.json' with { type: 'json' };

/** Making it takes some 60 ms of CPU. The first request makes it for all, so that a start does not wait. */
let sharedBackend: Promise<OpenAPIBackend> | undefined;

export function contractBackend(): Promise<OpenAPIBackend> {
  sharedBackend ??= makeBackend();
  return sharedBackend;
}

async function makeBackend(): Promise<OpenAPIBackend> {
  const definition = contractWithoutBodies();
  const backend = new OpenAPIBackend({
    definition,
    // openapi-backend's own check of the document knows OpenAPI 3.0 only, so tests lint the contract.
    quick: true,
    strict: true,
    coerceTypes: true,
    ignoreTrailingSlashes: false,
    // Tests check that the schemas are valid.
    ajvOpts: { strict: false, allErrors: true, useDefaults: true, validateSchema: false, meta: false },
    // OpenAPI 3.1 uses the JSON Schema of 2020.
    customizeAjv: (_draft7, options) =>
      new Ajv2020(options).addFormat('date', CALENDAR_DATE).addFormat('date-time', DATE_TIME),
  });
  // The contract is an object already. The original would read it with a package for files, which no browser
  // can run.
  backend.loadDocument = () => Promise.resolve(definition);
  await backend.init();
  // Only `init` makes a router, so it is replaced afterwards.
  backend.router = new KeptRouter(backend);
  return backend;
}

/**
 * Lists the operations once. openapi-backend's own router lists them for every request, which takes 1.3 ms of
 * CPU, six times as much as a whole read takes with this one.
 */
class KeptRouter extends OpenAPIRouter {
  readonly #operations = super.getOperations();

  override getOperations(): ContractOperation[] {
    return this.#operations;
  }
}

/** The generated validators check the bodies, as they do in the forms. */
function contractWithoutBodies(): Document {
  const text = JSON.stringify(contract, (key, value: unknown) => (key === 'requestBody' ? undefined : value));
  return JSON.parse(text) as Document;
}
