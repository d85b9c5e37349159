import type { BulkUpdate } from '#openapi/generated/model.ts';
import type { FormField, FormValue } from '../resources/form-fields.ts';

export interface BulkEdit {
  key: string;
  label: string;
  field: FormField;
  way: 'set' | 'add' | 'remove';
}

/** These controls have values that make sense in many items. A text belongs to one item. */
const SETTABLE: readonly FormField['control'][] = ['choice', 'difficulty', 'one', 'moment', 'date'];

/** Returns the fields of the contract, so that a new field can be changed in many items too. */
export function bulkEdits(fields: readonly FormField[]): BulkEdit[] {
  return fields.flatMap((field): BulkEdit[] => {
    const { name, control, label, options } = field;
    const edit = (way: BulkEdit['way'], verb: string): BulkEdit => ({
      key: `${way}:${name}`,
      label: `${verb} ${label.toLowerCase()}`,
      field: way === 'remove' && options ? { ...field, options: { ...options, isFixed: true } } : field,
      way,
    });
    if (control === 'many') return [edit('add', 'Add'), edit('remove', 'Remove')];
    return SETTABLE.includes(control) ? [edit('set', 'Set')] : [];
  });
}

/** Returns the body to send, or undefined until a value is chosen. */
export function editedFields(
  { field, way }: BulkEdit,
  value: FormValue | undefined,
): Pick<BulkUpdate, 'set' | 'add' | 'remove'> | undefined {
  if (value === undefined) return undefined;
  if (way === 'set') {
    if (value === '' && field.required) return undefined;
    return { set: { [field.name]: value === '' ? null : value } };
  }
  const entries = value as string[];
  return entries.length === 0 ? undefined : { [way]: { [field.name]: entries } };
}

export interface QuickEdit {
  label: string;
  set: Record<string, unknown>;
}

/** These edits are so frequent that each has a button. */
const QUICK: readonly (QuickEdit & { field: string })[] = [
  { field: 'status', label: 'Publish', set: { status: 'published' } },
  { field: 'status', label: 'Unpublish', set: { status: 'draft' } },
  { field: 'featured', label: 'Feature', set: { featured: true } },
  { field: 'featured', label: 'Unfeature', set: { featured: false } },
];

export function quickEdits(fields: readonly FormField[]): readonly QuickEdit[] {
  return QUICK.filter(({ field }) => fields.some(({ name }) => name === field));
}
