import { bodies, sentences, type BodyName } from '#openapi/generated/bodies.ts';
import type { FieldError } from '#openapi/generated/model/index.ts';
import * as validators from '#openapi/generated/validators.js';
import { fieldErrors } from './field-errors.ts';
import { normaliseBody } from './normalise-body.ts';

export interface CheckedBody {
  /** As it would be sent and stored. */
  body: Record<string, unknown>;
  /** What is wrong, in the order of the fields; empty when nothing is. */
  errors: FieldError[];
}

/**
 * Holds a body against the contract where no server is at hand, in a form or a mock, with the same words as the server.
 * `name` is the body's schema; an uploaded file is given as `FILE_PART`.
 */
export function checkBody(name: BodyName, fields: object): CheckedBody {
  const body = normaliseBody({ ...fields }, bodies[name]);
  const validate = validators[name];
  const valid = validate(body);
  return { body, errors: valid ? [] : fieldErrors(validate.errors ?? [], bodies[name], sentences) };
}
