import type { BodySchema } from './body-schema.ts';
import { bodies, type BodyName } from '#openapi/generated/bodies.ts';

export function bodyField(body: BodyName, field: string): BodySchema {
  const schema = bodies[body].properties?.[field];
  if (!schema) throw new Error(`${body} has no field ${field}`);
  return schema;
}
