import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { contract } from '#openapi/contract/contract.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addFormat('binary', true);
ajv.addFormat('iri-reference', true);
ajv.addFormat('decimal', true);
ajv.addSchema({ $id: 'contract', components: contract.components });

const compiled = new WeakMap<object, ValidateFunction>();

/** Returns null when the value is valid. */
export function schemaErrors(schema: object, value: unknown): ErrorObject[] | null {
  const validate = compiled.get(schema) ?? ajv.compile(withAbsoluteReferences(schema));
  compiled.set(schema, validate);
  return validate(value) ? null : (validate.errors ?? []);
}

/** Makes references point into the whole contract. */
function withAbsoluteReferences(schema: object): object {
  const absolute = JSON.stringify(schema).replaceAll('"#/components', '"contract#/components');
  return JSON.parse(absolute) as object;
}
