import { Checkbox } from '#ui/components/Inputs.tsx';
import { Field } from '#ui/components/Field.tsx';
import { SmallButton } from '../parts/SmallButton.tsx';
import { formatValue, type FieldControlProps, type FormValue } from '../resources/form-fields.ts';
import { FieldControl } from './controls/FieldControl.tsx';
import type { ItemFormApi } from './useItemForm.ts';

interface ItemFormFieldProps extends Pick<FieldControlProps, 'field' | 'openNewItem'> {
  form: ItemFormApi;
}

/** Shows a field with its label and error, and below it the value that somebody else has saved meanwhile. */
export function ItemFormField({ field, form, openNewItem }: ItemFormFieldProps) {
  const { name, label, control, required, schema } = field;
  const { values, fieldErrors, savedByOthers } = form;
  const hint = schema['x-hint'] ?? (control === 'lines' ? 'One per line.' : undefined);
  const onChange = (value: FormValue) => form.setValue(name, value);
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
          // The sections show the error beside the invalid row.
          error={control === 'sections' ? undefined : fieldErrors[name]?.message}
          hint={hint}
        >
          {(attributes) => (
            <FieldControl
              field={field}
              attributes={attributes}
              value={values[name]}
              values={values}
              error={fieldErrors[name]}
              onChange={onChange}
              openNewItem={openNewItem}
            />
          )}
        </Field>
      )}
      {savedByOthers[name] !== undefined && (
        <div
          role="group"
          aria-label={`Changed by somebody else: ${label}`}
          data-conflict
          className="grid gap-2 border-l-3 border-warning pl-3 text-sm"
        >
          <p>Somebody else saved this:</p>
          <p className="max-h-40 overflow-y-auto break-words whitespace-pre-line">
            {formatValue(savedByOthers[name]) || 'nothing'}
          </p>
          <div className="flex flex-wrap gap-2">
            <SmallButton onClick={() => onChange(savedByOthers[name] ?? '')}>Take theirs</SmallButton>
            <SmallButton onClick={() => form.keepMine(name)}>Keep mine</SmallButton>
          </div>
        </div>
      )}
    </div>
  );
}
