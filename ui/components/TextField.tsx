import type { ComponentProps } from 'react';
import { Field } from './Field.tsx';
import { TextInput } from './TextInput.tsx';

type TextFieldProps = Omit<ComponentProps<typeof Field>, 'children'> & ComponentProps<typeof TextInput>;

/** A line of text with its label. */
export function TextField({ label, hint, error, required, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, required }}>{(control) => <TextInput {...control} {...input} />}</Field>
  );
}
