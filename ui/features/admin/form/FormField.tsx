import { Checkbox } from '#ui/components/TextInput.tsx';
import { Field } from '#ui/components/Field.tsx';
import { SmallButton } from '../parts/SmallButton.tsx';
import { FieldBox } from './FieldBox.tsx';
import {
  valueText,
  type FormField as FieldOfForm,
  type FormValue,
  type FormValues,
} from '../resources/form-fields.ts';

interface FormFieldProps {
  field: FieldOfForm;
  values: FormValues;
  error: string | undefined;
  /** Somebody else saved this value in the field meanwhile. The administrator decides which version stays. */
  theirs: FormValue | undefined;
  onChange: (value: FormValue) => void;
  onKeepMine: () => void;
}

export function FormField({ field, values, error, theirs, onChange, onKeepMine }: FormFieldProps) {
  const { name, label, control, required, schema } = field;
  const value = values[name];
  const hint = schema['x-hint'] ?? (control === 'lines' ? 'One per line.' : undefined);
  return (
    <div className="grid gap-2">
      {control === 'flag' ? (
        <Checkbox
          name={name}
          label={label}
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
      ) : (
        <Field
          label={label}
          required={required}
          // Entries say it beside the one that is at fault.
          error={control === 'entries' ? undefined : error}
          {...(hint !== undefined && { hint })}
        >
          {(attributes) => (
            <FieldBox
              field={field}
              attributes={attributes}
              value={value}
              values={values}
              error={error}
              onChange={onChange}
            />
          )}
        </Field>
      )}
      {theirs !== undefined && (
        <div
          role="group"
          aria-label={`Changed meanwhile: ${label}`}
          data-undecided
          className="grid gap-2 border-l-3 border-warning pl-3 text-sm"
        >
          <p>Somebody else saved this meanwhile:</p>
          <p className="max-h-40 overflow-y-auto break-words whitespace-pre-line">
            {valueText(theirs) || 'nothing'}
          </p>
          <div className="flex flex-wrap gap-2">
            <SmallButton onClick={() => onChange(theirs)}>Take theirs</SmallButton>
            <SmallButton onClick={onKeepMine}>Keep mine</SmallButton>
          </div>
        </div>
      )}
    </div>
  );
}
