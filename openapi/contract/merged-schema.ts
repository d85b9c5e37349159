export interface ComposedSchema {
  $ref?: string;
  allOf?: ComposedSchema[];
  properties?: Record<string, object>;
  required?: string[];
}

/** Adds everything of `$ref` and `allOf`; the schema's own words win. Properties are not resolved, but what two parts say of one is joined. */
export function mergedSchema<Schema extends ComposedSchema>(
  schema: Schema,
  follow: (reference: string) => Schema,
): Schema {
  const { $ref, allOf = [], ...own } = schema;
  const target = $ref === undefined ? [] : [follow($ref)];
  if (target.length === 0 && allOf.length === 0) return schema;
  const parts = [...target, ...(allOf as Schema[])].map((part) => mergedSchema(part, follow));
  return [...parts, own as Schema].reduce(combined);
}

function combined<Schema extends ComposedSchema>(first: Schema, second: Schema): Schema {
  const properties = first.properties ?? second.properties;
  const required = first.required ?? second.required;
  return {
    ...first,
    ...second,
    ...(properties && { properties: mergedProperties(first.properties, second.properties) }),
    ...(required && { required: [...new Set([...(first.required ?? []), ...(second.required ?? [])])] }),
  };
}

function mergedProperties(
  first: Record<string, object> = {},
  second: Record<string, object> = {},
): Record<string, object> {
  const merged = { ...first };
  for (const [name, property] of Object.entries(second)) merged[name] = { ...merged[name], ...property };
  return merged;
}
