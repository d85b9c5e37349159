import { bodies, type BodyName } from '#openapi/generated/bodies.ts';
import type { FieldError } from '#openapi/generated/model.ts';
import * as validators from '#openapi/generated/validators.js';
import { fieldErrors } from './field-errors.ts';
import { normaliseBody, type BodyKind } from './normalise-body.ts';

/** Normalises fields, and checks them. FILE_PART stands for a file. */
export function checkBody(name: BodyName, fields: object, kind: BodyKind) {
  const body = normaliseBody({ ...fields }, bodies[name], kind);
  return { body, errors: bodyErrors(name, body) };
}

/** Takes normalised fields. Null empties a field. A field that is left out stays as it is. */
export function patchErrors(name: BodyName, patch: Readonly<Record<string, unknown>>): FieldError[] {
  const fields = Object.entries(patch).filter(([, value]) => value !== null);
  return bodyErrors(name, Object.fromEntries(fields)).filter(
    ({ code, field }) => code !== 'required' || Object.hasOwn(patch, field),
  );
}

/** Takes a normalised body. */
export function bodyErrors(name: BodyName, body: unknown): FieldError[] {
  const validate = validators[name];
  return validate(body) ? [] : fieldErrors(validate.errors ?? [], bodies[name]);
}
