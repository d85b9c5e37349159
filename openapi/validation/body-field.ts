import type { BodySchema } from './body-schema.ts';
import { bodies, type BodyName } from '#openapi/generated/bodies.ts';

/** What the contract says of a field of a body: its limits, its name and its messages. */
export function bodyField(body: BodyName, field: string): BodySchema {
  const schema = bodies[body].properties?.[field];
  if (!schema) throw new Error(`${body} has no field ${field}`);
  return schema;
}
