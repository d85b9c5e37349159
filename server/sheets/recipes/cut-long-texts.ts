import { bodies } from '#openapi/generated/bodies.ts';
import { cutText } from '#openapi/text/format-text.ts';
import { normaliseText } from '#openapi/validation/normalise-body.ts';
import type { SheetRecipe } from '../cells/sheet-fields.ts';

/** Bounds a text for which the contract names no length, such as an id or an option. */
const OTHER_CHARACTERS = 200;
/** The contract counts a sign outside the first plane once, and a JavaScript text counts it twice. */
const UNITS_PER_CHARACTER = 2;

/** Cuts texts and lists just above the limits: memory stays bounded, and validation still refuses them. */
export function cutLongTexts(recipe: SheetRecipe): SheetRecipe {
  const { fields } = recipe;
  const cut = Object.entries(fields).flatMap(([field, value]) => {
    const bounded = cutValue(field, value);
    return bounded === value ? [] : [[field, bounded] as const];
  });
  return cut.length === 0 ? recipe : { ...recipe, fields: { ...fields, ...Object.fromEntries(cut) } };
}

function cutValue(field: string, value: unknown): unknown {
  const schema = bodies.CocktailInput.properties?.[field];
  if (typeof value === 'string') {
    const lengths = [schema, ...(schema?.anyOf ?? [])].map((part) => part?.maxLength ?? 0);
    return cutTextTo(value, Math.max(...lengths) || OTHER_CHARACTERS);
  }
  if (!Array.isArray(value)) return value;
  const { maxItems = Infinity, items } = schema ?? {};
  const entries = value as string[];
  const isLong = (entry: string): boolean => entry.length > (items?.maxLength ?? OTHER_CHARACTERS);
  if (entries.length <= maxItems && !entries.some(isLong)) return value;
  return entries
    .filter((entry) => normaliseText(entry) !== '')
    .slice(0, maxItems + 1)
    .map((entry) => cutTextTo(entry, items?.maxLength ?? OTHER_CHARACTERS));
}

function cutTextTo(text: string, maxCharacters: number): string {
  const maxUnits = maxCharacters * UNITS_PER_CHARACTER;
  return text.length <= maxUnits ? text : cutText(normaliseText(text), maxUnits);
}
