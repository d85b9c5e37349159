import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {
  OpenAPIBackend,
  type Document,
  type Handler,
  OpenAPIRouter,
  type Operation,
  type Request,
} from 'openapi-backend';
import { operationAt } from '#openapi/contract/operation-at.ts';
import contract from '#openapi/generated/contract.json' with { type: 'json' };

/** The backends share their router and validator, since to make them is most of the work of the first requests. */
let parts: Pick<OpenAPIBackend, 'router' | 'validator'> | undefined;

/** Takes a contract that is an object already. */
class ContractBackend extends OpenAPIBackend {
  /** Skips the original, which parses the contract once more with a package for files that browsers cannot run. */
  override loadDocument(): Promise<Document> {
    this.document = this.inputDocument as Document;
    return Promise.resolve(this.document);
  }

  override async init(): Promise<this> {
    await super.init();
    const { definition, apiRoot, ignoreTrailingSlashes, validator } = this;
    if (!parts) {
      validator.router = new IndexedRouter({ definition, apiRoot, ignoreTrailingSlashes });
      parts = { router: validator.router, validator };
    }
    return Object.assign(this, parts);
  }
}

/** The definition has no bodies, since the generated validators check them, as they do in the forms. The first request makes it. */
let definition: Document | undefined;

/** Makes openapi-backend, which matches requests, validates their parameters and calls the handlers. */
export async function contractBackend(
  handlers: Record<string, Handler>,
  securityHandlers: Record<string, Handler>,
): Promise<OpenAPIBackend> {
  definition ??= JSON.parse(
    JSON.stringify(contract, (key, value: unknown) => (key === 'requestBody' ? undefined : value)),
  ) as Document;
  const backend = await new ContractBackend({
    definition,
    // openapi-backend's own check of the document knows OpenAPI 3.0 only, so tests lint the contract.
    quick: true,
    strict: true,
    coerceTypes: true,
    ignoreTrailingSlashes: false,
    // Tests check that the schemas are valid.
    ajvOpts: { strict: false, allErrors: true, useDefaults: true, validateSchema: false, meta: false },
    // OpenAPI 3.1 uses the JSON Schema of 2020.
    customizeAjv(_draft7, options) {
      const ajv = new Ajv2020(options);
      addFormats(ajv, ['date', 'date-time']);
      return ajv;
    },
    securityHandlers,
  }).init();
  // The handlers are registered through the indexed router, which is there only now. The original lists every operation anew for each
  // handler.
  backend.register(handlers);
  return backend;
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

export function allowedMethods(path: string): string {
  const allowed = METHODS.filter((method) => operationAt(method, path));
  return allowed.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
}

/**
 * Finds an operation by an index. openapi-backend's own router lists the operations and their patterns anew for each request, which takes
 * up to 400 µs.
 */
class IndexedRouter extends OpenAPIRouter {
  readonly #operations = super.getOperations();

  override getOperations(): Operation[] {
    return this.#operations;
  }

  override matchOperation(request: Request): Operation | undefined;
  override matchOperation(request: Request, strict: boolean): Operation;
  override matchOperation(request: Request, strict = false): Operation | undefined {
    const { path, method } = this.normalizeRequest(request);
    const id = operationAt(method.toUpperCase(), path);
    // The original tells a 404 from a 405.
    return (
      this.#operations.find(({ operationId }) => operationId === id) ?? super.matchOperation(request, strict)
    );
  }
}
