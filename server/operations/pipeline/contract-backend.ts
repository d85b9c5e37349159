import { Ajv2020 } from 'ajv/dist/2020.js';
import { OpenAPIRouter, OpenAPIValidator, type Document, type Operation } from 'openapi-backend';
import { contract, followReference } from '#openapi/contract/contract.ts';
import { CALENDAR_DATE, DATE_TIME } from '#openapi/dates/date-patterns.ts';

interface ContractBackend {
  router: OpenAPIRouter;
  validator: OpenAPIValidator;
}

/** Making it takes long enough that a start does not wait for it. The first request makes it for all. */
let sharedBackend: ContractBackend | undefined;

export function contractBackend(): ContractBackend {
  sharedBackend ??= makeBackend();
  return sharedBackend;
}

/** openapi-backend's own class would read the contract with a package for files, which no browser can run. */
function makeBackend(): ContractBackend {
  const definition = parametersOfContract();
  const router = new ContractRouter({ definition, ignoreTrailingSlashes: false });
  const validator = new OpenAPIValidator({
    definition,
    router,
    lazyCompileValidators: true,
    coerceTypes: true,
    // Tests check that the schemas are valid.
    ajvOpts: { strict: false, allErrors: true, useDefaults: true, validateSchema: false, meta: false },
    // OpenAPI 3.1 uses the JSON Schema of 2020.
    customizeAjv: (_draft7, options) =>
      new Ajv2020(options).addFormat('date', CALENDAR_DATE).addFormat('date-time', DATE_TIME),
  });
  return { router, validator };
}

/** Has the parameters alone, with what they refer to. The generated validators check the bodies. */
function parametersOfContract(): Document {
  const text = JSON.stringify({ ...contract, components: {} }, (key, value: unknown) => {
    if (key === 'requestBody' || key === 'responses') return undefined;
    return typeof value === 'object' && value !== null ? followReference(value) : value;
  });
  return JSON.parse(text) as Document;
}

class ContractRouter extends OpenAPIRouter {
  /** openapi-backend lists them for every request, which takes longer than a read. */
  readonly #operations = super.getOperations();

  override getOperations(): Operation[] {
    return this.#operations;
  }
}
