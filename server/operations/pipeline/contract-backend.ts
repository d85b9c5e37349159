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
import contract from '#openapi/generated/contract.json' with { type: 'json' };
import { FILE_PART } from '#openapi/validation/normalise-body.ts';
import { notBefore } from '#openapi/validation/not-before.ts';
import { FORM_TYPE } from './request-body.ts';
import { routesOf } from '#openapi/contract/path-pattern.ts';

/** The backends of a contract share its router and its validator, since making them is most of the work of the first requests. */
const parts = new WeakMap<object, Pick<OpenAPIBackend, 'router' | 'validator'>>();

/** openapi-backend on a contract that is an object already. */
class ContractBackend extends OpenAPIBackend {
  /** The original parses the contract once more, with a package for files that browsers cannot run. */
  override loadDocument(): Promise<Document> {
    this.document = this.inputDocument as Document;
    return Promise.resolve(this.document);
  }

  override async init(): Promise<this> {
    await super.init();
    const { definition, apiRoot, ignoreTrailingSlashes, validator } = this;
    const contract = this.inputDocument as Document;
    if (!parts.has(contract)) {
      validator.router = new IndexedRouter({ definition, apiRoot, ignoreTrailingSlashes });
      parts.set(contract, { router: validator.router, validator });
    }
    return Object.assign(this, parts.get(contract));
  }
}

/** openapi-backend matches and validates the requests of each kind of body, and calls the handlers. It is made for the first request. */
export function contractBackends(
  handlers: Record<string, Handler>,
  securityHandlers: Record<string, Handler>,
): (kind: 'json' | 'form') => Promise<OpenAPIBackend> {
  const backends: Partial<Record<'json' | 'form', Promise<OpenAPIBackend>>> = {};
  return (kind) =>
    (backends[kind] ??= createContractBackend(
      kind === 'json' ? contract : (formsOnly ??= withFormsOnly(contract)),
      handlers,
      securityHandlers,
    ));
}

let formsOnly: object | undefined;

/** Drops the JSON bodies of operations that take a form too, because openapi-backend would hold the form against the JSON schema. */
function withFormsOnly(definition: object): object {
  return JSON.parse(
    JSON.stringify(definition, (_key, value: unknown) =>
      typeof value === 'object' && value !== null && FORM_TYPE in value
        ? { [FORM_TYPE]: value[FORM_TYPE] }
        : value,
    ),
  ) as object;
}

async function createContractBackend(
  definition: object,
  handlers: Record<string, Handler>,
  securityHandlers: Record<string, Handler>,
): Promise<OpenAPIBackend> {
  const backend = await new ContractBackend({
    definition: definition as Document,
    // openapi-backend's own check of the document knows OpenAPI 3.0 only; tests lint the contract.
    quick: true,
    strict: true,
    coerceTypes: true,
    ignoreTrailingSlashes: false,
    // Tests check that the schemas are valid.
    ajvOpts: { strict: false, allErrors: true, useDefaults: true, validateSchema: false, meta: false },
    // OpenAPI 3.1 speaks the JSON Schema of 2020, whose `unevaluatedProperties` closes a schema that is put together of others.
    customizeAjv(_draft7, options) {
      const ajv = new Ajv2020(options);
      addFormats(ajv, ['date', 'date-time', 'password']);
      ajv.addKeyword(notBefore);
      ajv.addFormat('iri-reference', true);
      ajv.addFormat('decimal', true);
      return ajv.addFormat('binary', (value: string) => value === FILE_PART);
    },
    securityHandlers,
  }).init();
  // Registered one by one through the indexed router, which is there only now: the original lists every operation anew for each.
  backend.register(handlers);
  return backend;
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

export function allowedMethods(backend: OpenAPIBackend, path: string): string {
  const allowed = METHODS.filter((method) => backend.matchOperation({ method, path, headers: {} }));
  return allowed.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
}

/**
 * openapi-backend's router as it would be with two small changes that could be sent to its authors: it lists the operations once,
 * and it writes the pattern of each path once. As it is, it does both anew for every request, six times.
 *
 * CPU of one request without I/O, 3,000 of each on Node 20: one recipe 448 → 50 µs, a search 389 → 31 µs, a list 227 → 34 µs. A
 * search for new terms may cost 500 µs in all (bench/report.md, "search, new terms"), so that its share would fall by more than half.
 */
class IndexedRouter extends OpenAPIRouter {
  #operations: Operation[] | null = null;
  #routes: readonly { operation: Operation; pattern: RegExp }[] | null = null;

  override getOperations(): Operation[] {
    return (this.#operations ??= super.getOperations());
  }

  override matchOperation(request: Request): Operation | undefined;
  override matchOperation(request: Request, strict: boolean): Operation;
  override matchOperation(request: Request, strict = false): Operation | undefined {
    const { path, method } = this.normalizeRequest(request);
    const address = this.normalizePath(path);
    this.#routes ??= routesOf(this.getOperations());
    const route = this.#routes.find(
      ({ operation, pattern }) => operation.method === method && pattern.test(address),
    );
    // The original backend tells a 404 from a 405.
    return route ? route.operation : super.matchOperation(request, strict);
  }
}
