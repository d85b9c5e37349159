import type { MissingField } from '#openapi/generated/model/index.ts';
import { Field } from '#ui/components/Field.tsx';
import { Select } from '#ui/components/Select.tsx';
import { TextInput } from '#ui/components/TextInput.tsx';
import { figure } from '#ui/lib/words/figure.ts';
import type { Words } from './import-settings.ts';
import { DEFAULTABLE_FIELDS, sheetFieldChoices, sheetFieldLabel } from './column-choices.ts';

interface MissingFieldsProps {
  missing: readonly MissingField[];
  defaults: Words;
  onChange: (defaults: Words) => void;
}

/** Asks once for what every recipe must have and some rows lack. */
export function MissingFields({ missing, defaults, onChange }: MissingFieldsProps) {
  const countOf = (field: string) => missing.find((one) => one.field === field)?.count ?? 0;
  return (
    <fieldset>
      <legend className="font-semibold">For rows that say nothing</legend>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        {DEFAULTABLE_FIELDS.map((name) => {
          const count = countOf(name);
          const choices = sheetFieldChoices(name);
          const value = defaults[name] ?? '';
          const set = (next: string) => onChange({ ...defaults, [name]: next });
          return (
            <Field
              key={name}
              label={sheetFieldLabel(name)}
              hint={
                count > 0 ? `${figure(count)} ${count === 1 ? 'recipe has' : 'recipes have'} none` : undefined
              }
            >
              {(control) =>
                choices ? (
                  <Select {...control} value={value} onChange={(event) => set(event.target.value)}>
                    <option value="">Nothing</option>
                    {choices.map((choice) => (
                      <option key={choice}>{choice}</option>
                    ))}
                  </Select>
                ) : (
                  <TextInput {...control} value={value} onChange={(event) => set(event.target.value)} />
                )
              }
            </Field>
          );
        })}
      </div>
    </fieldset>
  );
}
