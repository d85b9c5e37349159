import { Ajv2020 } from 'ajv/dist/2020.js';
import {
  OpenAPIRouter,
  OpenAPIValidator,
  type Document,
  type Operation,
  type ParsedRequest,
  type Request,
} from 'openapi-backend';
import { contract, followReference } from '#openapi/contract/contract.ts';
import { CALENDAR_DATE, DATE_TIME } from '#openapi/dates/date-patterns.ts';

interface ContractBackend {
  router: OpenAPIRouter;
  validator: OpenAPIValidator;
}

interface Parameter {
  in: string;
  name: string;
  schema: { type?: unknown };
}

const PLAIN_NUMBERS: Readonly<Record<string, RegExp>> = { integer: /^-?\d+$/, number: /^-?\d+(?:\.\d+)?$/ };

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
    // It returns the defaults only with this option. The router gives the types.
    coerceTypes: true,
    // Tests check that the schemas are valid.
    ajvOpts: { strict: false, allErrors: true, useDefaults: true, validateSchema: false, meta: false },
    // OpenAPI 3.1 uses the JSON Schema of 2020.
    customizeAjv: (_draft7, options) =>
      new Ajv2020({ ...options, coerceTypes: false })
        .addFormat('date', CALENDAR_DATE)
        .addFormat('date-time', DATE_TIME),
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

  /** Gives the parameters of the path and the query their types. */
  override parseRequest(request: Request, operation?: Operation): ParsedRequest {
    const parsed = super.parseRequest(request, operation);
    for (const { in: place, name, schema } of (operation?.parameters ?? []) as Parameter[]) {
      const values = (place === 'path' ? parsed.params : parsed.query) as Record<string, unknown>;
      if (Object.hasOwn(values, name)) values[name] = typedValue(values[name], schema.type);
    }
    return parsed;
  }
}

/** A text without the type stays a text, which the validator refuses. Ajv would take '0x10' and a blank. */
function typedValue(value: unknown, type: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (type === 'boolean' && /^(?:true|false)$/.test(value)) return value === 'true';
  return PLAIN_NUMBERS[String(type)]?.test(value) ? Number(value) : value;
}
