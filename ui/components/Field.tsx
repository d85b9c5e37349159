import { useId, type ReactNode } from 'react';

/** What a control must carry so that its label, hint and error are told with it. */
export interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface FieldProps {
  /** Above the control, and its name. */
  label: string;
  /** Help that is always there. */
  hint?: ReactNode;
  /** The message of what is wrong; the control is invalid while there is one. */
  error?: string | undefined;
  /** Marks the label with a star and tells screen readers. */
  required?: boolean;
  /** Draws the control, for instance `(control) => <TextInput {...control} {...register('name')} />`. */
  children: (control: ControlAttributes) => ReactNode;
}

/** A label above its control, a hint and an error under it, wired together. */
export function Field({ label, hint, error, required = false, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error !== undefined && errorId, hint !== undefined && hintId]
    .filter(Boolean)
    .join(' ');
  return (
    <div className="grid gap-1.5">
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
        'aria-describedby': describedBy === '' ? undefined : describedBy,
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
