import { Checkbox } from '#ui/components/TextInput.tsx';
import { Field } from '#ui/components/Field.tsx';
import { SmallButton } from '../parts/SmallButton.tsx';
import { valueText, type FormField, type FormValue } from '../resources/form-fields.ts';
import { FieldBox } from './FieldBox.tsx';
import type { ItemFormState } from './useItemForm.ts';

/** Shows a field with label and message. If somebody else saved another value, it asks which value stays. */
export function ItemFormField({ field, form }: { field: FormField; form: ItemFormState }) {
  const { name, label, control, required, schema } = field;
  const { values, errors, theirs } = form;
  const hint = schema['x-hint'] ?? (control === 'lines' ? 'One per line.' : undefined);
  const onChange = (value: FormValue) => form.type(name, value);
  return (
    <div className="grid gap-2">
      {control === 'flag' ? (
        <Checkbox
          name={name}
          label={label}
          checked={values[name] === true}
          onChange={({ target }) => onChange(target.checked)}
        />
      ) : (
        <Field
          label={label}
          required={required}
          // A list of entries shows the message beside the faulty entry.
          error={control === 'entries' ? undefined : errors[name]?.message}
          hint={hint}
        >
          {(attributes) => (
            <FieldBox
              field={field}
              attributes={attributes}
              value={values[name]}
              values={values}
              error={errors[name]}
              onChange={onChange}
            />
          )}
        </Field>
      )}
      {theirs[name] !== undefined && (
        <div
          role="group"
          aria-label={`Changed meanwhile: ${label}`}
          data-undecided
          className="grid gap-2 border-l-3 border-warning pl-3 text-sm"
        >
          <p>Somebody else saved this meanwhile:</p>
          <p className="max-h-40 overflow-y-auto break-words whitespace-pre-line">
            {valueText(theirs[name]) || 'nothing'}
          </p>
          <div className="flex flex-wrap gap-2">
            <SmallButton onClick={() => onChange(theirs[name] ?? '')}>Take theirs</SmallButton>
            <SmallButton onClick={() => form.keepMine(name)}>Keep mine</SmallButton>
          </div>
        </div>
      )}
    </div>
  );
}
