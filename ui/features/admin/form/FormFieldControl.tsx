import { Controller } from 'react-hook-form';
import { Checkbox } from '#ui/components/Checkbox.tsx';
import { Field } from '#ui/components/Field.tsx';
import type { FormControl, FormField } from './form-fields.ts';
import { FocusControl } from './pictures/FocusControl.tsx';
import { FieldBox } from './FieldBox.tsx';

interface FormFieldControlProps {
  field: FormField;
  control: FormControl;
  onFile: () => void;
  onPicture: () => void;
}

const HINTS: Partial<Record<FormField['control'], string>> = {
  lines: 'One per line. Enter adds one, Alt with ↑ or ↓ moves it; a block of lines can be pasted.',
};

export function FormFieldControl({ field, control, onFile, onPicture }: FormFieldControlProps) {
  const isPicture = field.control === 'picture' || field.control === 'uploaded';
  return (
    <Controller
      name={field.name}
      control={control}
      render={({ field: { ref, value, onChange, onBlur }, fieldState }) => {
        const box = {
          ref,
          onBlur: () => {
            onBlur();
            if (isPicture) onPicture();
          },
          name: field.name,
          onChange: (chosen: unknown) => {
            onChange(chosen);
            if (chosen instanceof File) onFile();
            // An address is typed letter by letter.
            if (isPicture && (typeof chosen !== 'string' || /^$|^\/api\/images\//.test(chosen))) onPicture();
          },
        };
        if (field.control === 'flag') {
          return <Checkbox {...box} label={field.label} checked={value === true} />;
        }
        if (field.control === 'focus') {
          return <FocusControl {...{ field, control, value, box }} error={fieldState.error?.message} />;
        }
        const hint = HINTS[field.control];
        return (
          <Field
            label={field.label}
            required={field.required}
            error={fieldState.error?.message}
            {...(hint === undefined ? {} : { hint })}
          >
            {(attributes) => <FieldBox field={field} attributes={attributes} value={value} box={box} />}
          </Field>
        );
      }}
    />
  );
}
