import type { ComponentProps } from 'react';
import { Field } from './Field.tsx';
import { Select } from './Select.tsx';

type SelectFieldProps = Omit<ComponentProps<typeof Field>, 'children'> & ComponentProps<typeof Select>;

/** A choice with its label. */
export function SelectField({ label, hint, error, required, ...select }: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, required }}>{(control) => <Select {...control} {...select} />}</Field>
  );
}
