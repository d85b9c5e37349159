import { _, type CodeKeywordDefinition } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { CALENDAR_DATE, DATE_TIME } from '../../openapi/validation/date-patterns.ts';
import { bodySchemas, HEADER, type Contract } from './contract-source.ts';

/** Refuses a date before that of the named property. Validators that are compiled ahead need a code keyword. */
const notBefore: CodeKeywordDefinition = {
  keyword: 'x-not-before',
  type: 'string',
  schemaType: 'string',
  error: {
    message: 'must not be before another date',
    params: ({ schema }) => _`{other: ${String(schema)}}`,
  },
  code(context) {
    const other = _`${context.it.parentData}[${String(context.schema)}]`;
    context.fail(_`typeof ${other} === "string" && ${context.data} < ${other}`);
  },
};

/** The validators are compiled ahead, because a browser would need `unsafe-eval` to compile them. */
export function validatorsModule(contract: Contract): string {
  const ajv = new Ajv2020({ strict: false, allErrors: true, code: { source: true, esm: true } });
  ajv.addFormat('date', CALENDAR_DATE);
  ajv.addFormat('date-time', DATE_TIME);
  ajv.addFormat('password', true);
  // The pattern of the property is stricter.
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
  return `${HEADER}${addRequire(code)}\n`;
}

/** The compiled code gets these functions of ajv by `require`. */
const RUNTIME = ['ajv/dist/runtime/ucs2length', 'ajv/dist/runtime/equal', 'ajv/dist/runtime/uri'];

function addRequire(code: string): string {
  const used = RUNTIME.filter((module) => code.includes(`require("${module}")`));
  const imports = used.map((module, index) => `import runtime${index} from '${module}.js';\n`);
  const entries = used.map((module, index) => `'${module}': runtime${index}`);
  // A bundler's import is the function itself, and Node's is the module with the function in `default`.
  return `${imports.join('')}const runtime = { ${entries.join(', ')} };
const require = (name) => (runtime[name].default ? runtime[name] : { default: runtime[name] });
${code}`;
}

export function validatorTypes(contract: Contract): string {
  const declarations = bodySchemas(contract).map((name) => `export declare const ${name}: Validator;\n`);
  return `${HEADER}import type { RuleViolation } from '#openapi/validation/field-errors.ts';

export interface Validator {
  (body: unknown): boolean;
  errors?: RuleViolation[] | null;
}
${declarations.join('')}`;
}
