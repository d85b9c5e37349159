import { useId, type ComponentProps, type ReactNode } from 'react';
import { Select, TextInput } from './Inputs.tsx';

export interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: string;
  required?: boolean;
  /** Draws the control: `(control) => <TextInput {...control} value={name} onChange={…} />`. */
  children: (control: ControlAttributes) => ReactNode;
}

export function describedBy(...ids: readonly (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}

export function Field({ label, hint, error, required = false, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
        {required && (
          <span aria-hidden="true" className="text-danger">
            {' *'}
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': describedBy(error !== undefined && errorId, hint !== undefined && hintId),
        'aria-invalid': error !== undefined || undefined,
        'aria-required': required || undefined,
      })}
      {error !== undefined && (
        <p id={errorId} className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={hintId} className="text-sm text-soft">
          {hint}
        </p>
      )}
    </div>
  );
}

type LabelProps = Omit<FieldProps, 'children'>;
type TextFieldProps = LabelProps & ComponentProps<typeof TextInput>;

export function TextField({ label, hint, error, required, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => <TextInput {...control} {...input} />}
    </Field>
  );
}

type SelectFieldProps = LabelProps & ComponentProps<typeof Select>;

export function SelectField({ label, hint, error, required, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => <Select {...control} {...select} />}
    </Field>
  );
}
