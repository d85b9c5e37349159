import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { notBefore } from '../../openapi/validation/not-before.ts';
import { bodySchemas, HEADER, type Contract } from './contract-source.ts';

/** It matches an existing yyyy-mm-dd. It is a regular expression, so that compiled validators need no format library. */
const CALENDAR_DATE =
  /^(?:(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8])))$/;

/** It matches a time of RFC 3339 with a zone. `normalise-body.ts` decides about days that a month lacks. */
const MOMENT =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/** Compiles the validators ahead, since a browser would need `unsafe-eval` for it. */
export function validatorsModule(contract: Contract): string {
  const ajv = new Ajv2020({ strict: false, allErrors: true, code: { source: true, esm: true } });
  ajv.addFormat('date', CALENDAR_DATE);
  ajv.addFormat('date-time', MOMENT);
  ajv.addFormat('password', true);
  // The property's pattern says more.
  ajv.addFormat('iri-reference', true);
  ajv.addFormat('decimal', true);
  ajv.addKeyword(notBefore);
  ajv.addFormat('binary', /^\u0000file$/);
  ajv.addSchema({ $id: 'contract', components: contract.components });
  const names = bodySchemas(contract);
  const code = standaloneCode(
    ajv,
    Object.fromEntries(names.map((name) => [name, `contract#/components/schemas/${name}`])),
  );
  return `${HEADER}${withRequire(code)}\n`;
}

/** The compiled code gets these functions of ajv by `require`. */
const RUNTIME = ['ajv/dist/runtime/ucs2length', 'ajv/dist/runtime/equal', 'ajv/dist/runtime/uri'];

function withRequire(code: string): string {
  const used = RUNTIME.filter((module) => code.includes(`require("${module}")`));
  const imports = used.map((module, at) => `import runtime${at} from '${module}.js';\n`);
  const entries = used.map((module, at) => `'${module}': runtime${at}`);
  // Bundlers give the function, and Node the module that holds it.
  return `${imports.join('')}const runtime = { ${entries.join(', ')} };
const require = (name) => (runtime[name].default ? runtime[name] : { default: runtime[name] });
${code}`;
}

export function validatorTypes(contract: Contract): string {
  const declarations = bodySchemas(contract).map((name) => `export declare const ${name}: Validator;\n`);
  return `${HEADER}import type { SchemaError } from '#openapi/validation/field-errors.ts';

export interface Validator {
  (body: unknown): boolean;
  errors?: SchemaError[] | null;
}
${declarations.join('')}`;
}
