import { sentences } from '#openapi/generated/bodies.ts';
import type { BodySchema } from '#openapi/validation/body-schema.ts';
import { fillSentence } from '#openapi/validation/field-errors.ts';
import { FILE_PART } from '#openapi/validation/normalise-body.ts';
import { RequestProblem } from './request-problem.ts';

/** NUL, which no database stores, and half of a character, which is in no Unicode text. */
const BROKEN = /[\0\p{Surrogate}]/u;

/** Throws a 400 that names each field with such a text. A password is compared as it was sent. */
export function refuseBrokenTexts(content: unknown, { properties = {} }: BodySchema): void {
  if (typeof content !== 'object' || content === null) return;
  const broken = Object.entries(content).filter(
    ([field, value]) => properties[field]?.format !== 'password' && isBroken([field, value]),
  );
  if (broken.length === 0) return;
  const errors = broken.slice(0, MAX_ERRORS).map(([field]) => {
    const label = properties[field]?.['x-label'] ?? 'The field';
    const message = fillSentence(sentences['characters'] ?? '', { label });
    const shown = isBroken(field) ? 'body' : field.slice(0, MAX_NAME_LENGTH);
    return { field: shown, code: 'characters' as const, message };
  });
  throw new RequestProblem(400, 'Please correct the marked fields.', { code: 'fields-invalid', errors });
}

const MAX_ERRORS = 100;
const MAX_NAME_LENGTH = 100;

function isBroken(value: unknown): boolean {
  if (typeof value === 'string') return value !== FILE_PART && BROKEN.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, entry]) => isBroken(name) || isBroken(entry));
}
