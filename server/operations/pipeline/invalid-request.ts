import { checkBody } from '#openapi/validation/check-body.ts';
import { bodies, sentences, type BodyName } from '#openapi/generated/bodies.ts';
import { fieldErrors, type SchemaError } from '#openapi/validation/field-errors.ts';
import { RequestProblem } from './request-problem.ts';

/**
 * The 400 for what openapi-backend found, with every field of the body and every parameter that is not valid. `name` is the schema
 * that `body` is meant to follow.
 */
export function invalidRequest(
  errors: readonly SchemaError[],
  name: BodyName | null,
  body: unknown,
): RequestProblem {
  const ofBody: SchemaError[] = [];
  const ofParameters: SchemaError[] = [];
  for (const error of errors) {
    // openapi-backend puts what it validates one level down: /requestBody/name, /query/limit.
    const [, part = '', ...rest] = error.instancePath.split('/');
    const inside = { ...error, instancePath: rest.map((step) => `/${step}`).join('') };
    if (part === '' || part === 'requestBody') ofBody.push(inside);
    else ofParameters.push(inside);
  }
  // Where a body may be one of several, the errors are of all of them.
  const isOneOfSeveral = ofBody.some(
    ({ keyword, instancePath }) => keyword === 'anyOf' && instancePath === '',
  );
  const fields = [
    ...(isOneOfSeveral && name
      ? checkBody(name, body as object).errors
      : fieldErrors(ofBody, name ? bodies[name] : {}, sentences)),
    ...fieldErrors(ofParameters, {}, sentences, 'unknownParameter'),
  ];
  const what = ofBody.length > 0 ? 'fields' : 'parameters';
  return new RequestProblem(400, `Please correct the marked ${what}.`, {
    code: 'fields-invalid',
    errors: fields,
  });
}
