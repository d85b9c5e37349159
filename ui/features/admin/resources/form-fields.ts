import { type BodySchema, enumOptions } from '#openapi/validation/body-schema.ts';
import { checkBody } from '#openapi/validation/check-body.ts';
import type { BodyName } from '#openapi/generated/bodies.ts';
import type { FieldError, ResourceName } from '#openapi/generated/model.ts';
import type { resourceRequests } from '#ui/api/generated/resource-requests.ts';
import type { ControlAttributes } from '#ui/components/Field.tsx';

/** A form sends an item as responses show it: by its id or its name. */
export type FieldReference = NonNullable<BodySchema['x-reference']>;

/** An item that a form creates for a field that refers to it. `onCreated` gets what the field sends. */
export interface NewItem {
  reference: FieldReference;
  name: string;
  onCreated: (value: string) => void;
}

export interface FormField {
  name: string;
  label: string;
  control: ControlKind;
  required: boolean;
  schema: BodySchema;
  reference?: FieldReference;
  /** The fields of each entry, if the field is a list of entries. */
  fields?: FormField[];
  /** The name of the picture whose focus or alternative text the field is. */
  picture?: string;
  /** Whose ingredients the lines are. A cocktail is drawn below them. */
  ingredientsOf?: 'cocktail' | 'house ingredient';
}

export type FieldOverrides = Record<string, Partial<FormField>>;

export type FormValue = string | string[] | boolean | FormValues[];

/** Returns '' for a value that is not a text. */
export function asText(value: FormValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

export function formatValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(formatValue).join(', ');
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(formatValue).filter(Boolean).join(' · ');
}

export interface FormValues {
  [name: string]: FormValue;
}

export interface FieldControlProps {
  field: FormField;
  attributes: ControlAttributes;
  value: FormValue | undefined;
  /** What is wrong with the field, for a control that shows it beside one of its entries. */
  error?: FieldError;
  /** The values of the whole form, for a control that shows another field too. */
  values?: FormValues;
  onChange: (value: FormValue) => void;
  /** Opens the form of a new item. Missing where a new item makes no sense. */
  openNewItem?: (newItem: NewItem) => void;
}

/** The fields in the order of the contract. `overrides` add what the schema cannot say. */
export function formFields(body: BodySchema, overrides: FieldOverrides = {}): FormField[] {
  const { properties = {}, required = [] } = body;
  return Object.entries(properties).map(([name, schema]) => {
    const { 'x-label': label = name, 'x-reference': reference, items } = schema;
    return {
      name,
      label,
      control: controlKindOf(schema),
      required: required.includes(name),
      schema,
      ...(reference && { reference }),
      ...(items?.properties && { fields: formFields(items) }),
      ...overrides[name],
    };
  });
}

export function blankValues(fields: readonly FormField[]): FormValues {
  return Object.fromEntries(fields.map((field) => [field.name, toFormValue(field, field.schema.default)]));
}

export function formValuesOf(fields: readonly FormField[], item: object): FormValues {
  const values = new Map<string, unknown>(Object.entries(item));
  return Object.fromEntries(fields.map((field) => [field.name, toFormValue(field, values.get(field.name))]));
}

function toFormValue({ control, fields }: FormField, value: unknown): FormValue {
  if (fields) return Array.isArray(value) ? value.map((entry: object) => formValuesOf(fields, entry)) : [];
  const list = Array.isArray(value) ? value.map(String) : [];
  if (control === 'multiple') return list;
  if (control === 'lines') return list.join('\n');
  if (control === 'flag') return value === true;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The body of a save: the fields of an item of any resource. */
export type ItemFields = Parameters<(typeof resourceRequests)[ResourceName]['create']>[0];

interface FormDefinition {
  body: BodyName;
  fields: readonly FormField[];
}

/** Checks the values as the server will, with its messages. Without errors, `body` can be sent. */
export function checkValues({ body: name, fields }: FormDefinition, values: FormValues) {
  const { body, errors } = checkBody(name, toBodyFields(fields, values), 'form');
  return { body: body as unknown as ItemFields, errors };
}

function toBodyFields(fields: readonly FormField[], values: FormValues): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field.name, toBodyValue(field, values[field.name])]));
}

function toBodyValue({ control, fields }: FormField, value: FormValue | undefined): unknown {
  if (fields && Array.isArray(value))
    return (value as FormValues[]).map((entry) => toBodyFields(fields, entry));
  // The box has one entry per line, and blank lines are dropped (PRODUCT.md, Valid input).
  return control === 'lines' && typeof value === 'string' ? value.split('\n') : value;
}

const COPY_MARK = ' (copy)';

/** A copy has a new name, and all its flags are off. */
export function copyValues(fields: readonly FormField[], item: object): FormValues {
  const values = formValuesOf(fields, item);
  for (const { name, control } of fields) if (control === 'flag') values[name] = false;
  const [first] = fields;
  if (!first) return values;
  const { maxLength = Infinity } = first.schema;
  const name = [...asText(values[first.name])].slice(0, maxLength - COPY_MARK.length).join('');
  return { ...values, [first.name]: name + COPY_MARK };
}

type ControlKind =
  | 'text'
  | 'url'
  | 'paragraph'
  | 'lines'
  | 'choice'
  | 'date'
  | 'number'
  /** A date and a time in the site's time zone. */
  | 'moment'
  /** A list of entries that have fields. Its resource names a control for it. */
  | 'entries'
  /** The sections of a menu, with their drinks. */
  | 'sections'
  | 'flag'
  | 'difficulty'
  | 'single'
  | 'multiple'
  /** A URL, also of an uploaded file. */
  | 'picture'
  /** The point of a picture that stays in view. */
  | 'focus';

/** The longest text that gets a box of one line. */
const ONE_LINE_CHARACTERS = 300;

function controlKindOf(schema: BodySchema): ControlKind {
  const [type] = [schema.type].flat();
  if (schema['x-reference']) return type === 'array' ? 'multiple' : 'single';
  if (schema.items && enumOptions(schema.items)) return 'multiple';
  if (enumOptions(schema)) return 'choice';
  if (schema.format === 'date') return 'date';
  if (schema.format === 'date-time') return 'moment';
  if (schema.items?.properties) return 'entries';
  if ([schema, ...(schema.anyOf ?? [])].some(({ format }) => format === 'iri-reference')) return 'url';
  if (type === 'array') return 'lines';
  if (type === 'boolean') return 'flag';
  if (type === 'integer' || type === 'number') return 'number';
  return (schema.maxLength ?? 0) > ONE_LINE_CHARACTERS ? 'paragraph' : 'text';
}
