import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { contract } from './contract-parts.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addFormat('binary', true);
ajv.addSchema({ $id: 'contract', components: contract.components });

const compiled = new WeakMap<object, ValidateFunction>();

/** Where a value breaks a schema of the contract; null when it does not. */
export function errorsOf(schema: object, value: unknown): ErrorObject[] | null {
  const validate = compiled.get(schema) ?? ajv.compile(withAbsoluteReferences(schema));
  compiled.set(schema, validate);
  return validate(value) ? null : (validate.errors ?? []);
}

/** References of a part of the contract point into the whole. */
function withAbsoluteReferences(schema: object): object {
  const absolute = JSON.stringify(schema).replaceAll('"#/components', '"contract#/components');
  return JSON.parse(absolute) as object;
}
