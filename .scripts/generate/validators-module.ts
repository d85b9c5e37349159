import { createRequire } from 'node:module';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { notBefore } from '../../openapi/not-before.ts';
import { bodySchemas, HEADER, type Contract } from './contract-source.ts';

/** yyyy-mm-dd that exists. As a regular expression, so that the compiled validators need no format library. */
const CALENDAR_DATE =
  /^(?:(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8])))$/;

/** RFC 3339 with a zone, whose day may be one that its month lacks: normalising it decides (`normalise.ts`). */
const MOMENT =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/** Validators compiled ahead, because compiling in the browser would need `unsafe-eval`. */
export function validatorsModule(contract: Contract): string {
  const ajv = new Ajv2020({ strict: false, allErrors: true, code: { source: true, esm: true } });
  ajv.addFormat('date', CALENDAR_DATE);
  ajv.addFormat('date-time', MOMENT);
  ajv.addFormat('password', true);
  ajv.addKeyword(notBefore);
  ajv.addFormat('binary', /^\u0000file$/);
  ajv.addSchema({ $id: 'contract', components: contract.components });
  const names = bodySchemas(contract);
  const code = standaloneCode(
    ajv,
    Object.fromEntries(names.map((name) => [name, `contract#/components/schemas/${name}`])),
  );
  return `${HEADER}${importsInsteadOfRequire(code)}\n`;
}

/** Ajv's "esm" code still calls require() for its small runtime functions. */
function importsInsteadOfRequire(code: string): string {
  const imports: string[] = [];
  const body = code.replace(/require\("([^"]+)"\)(\.[\w.]+)?/g, (_, module: string, member = '') => {
    const name = `runtime${imports.length}`;
    imports.push(`import ${name} from '${resolvable(module)}';\n`);
    return `(${name}.__esModule || ${name}.default ? ${name} : { default: ${name} })${String(member)}`;
  });
  return imports.join('') + body;
}

function resolvable(module: string): string {
  createRequire(import.meta.url).resolve(module);
  return `${module}.js`;
}

/** The types of `validatorsModule`. */
export function validatorTypes(contract: Contract): string {
  const declarations = bodySchemas(contract).map((name) => `export declare const ${name}: Validator;\n`);
  return `${HEADER}import type { SchemaError } from '../field-errors.ts';

export interface Validator {
  (body: unknown): boolean;
  errors?: SchemaError[] | null;
}
${declarations.join('')}`;
}
