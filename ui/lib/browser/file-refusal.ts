import type { BodySchema } from '#openapi/validation/body-schema.ts';

/** Returns undefined if the contract allows the file. Only the server looks at the content. */
export function fileRefusal(rules: BodySchema, file: File): string | undefined {
  if (file.size === 0 && rules['x-message-empty']) return rules['x-message-empty'];
  const types = rules['x-media-types'];
  const endings = rules['x-extensions'];
  const isUnknown =
    (types !== undefined && !types.includes(file.type)) ||
    (endings !== undefined && !endings.some((ending) => file.name.toLowerCase().endsWith(ending)));
  if (isUnknown) return rules['x-message-unsupported'];
  return file.size > (rules['x-max-bytes'] ?? Infinity) ? rules['x-message-too-large'] : undefined;
}
