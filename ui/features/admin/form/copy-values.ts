import { formValuesOf, type FormField, type FormValues } from '../resources/form-fields.ts';

/** A copy has a new name, and all its flags are off. */
export function copyValues(fields: readonly FormField[], item: object): FormValues {
  const values = formValuesOf(fields, item);
  for (const { name, control } of fields) if (control === 'flag') values[name] = false;
  const [first] = fields;
  const name = first && values[first.name];
  return first && typeof name === 'string' ? { ...values, [first.name]: `${name} (copy)` } : values;
}
