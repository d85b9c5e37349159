import { bodyField } from '#openapi/validation/body-field.ts';
import type { BodyName } from '#openapi/generated/bodies.ts';
import { RequestProblem } from './pipeline/request-problem.ts';

export function fileMissing(body: BodyName, field: string): RequestProblem {
  const message = bodyField(body, field)['x-message'] ?? '';
  return new RequestProblem(400, message, {
    code: 'fields-invalid',
    errors: [{ field, code: 'required', message }],
  });
}
