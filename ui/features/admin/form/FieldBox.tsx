import { capitalised } from '#openapi/names/capitalised.ts';
import { enumOptions } from '#openapi/validation/body-schema.ts';
import { Checkbox } from '#ui/components/Checkbox.tsx';
import { DifficultyBadge } from '#ui/components/DifficultyBadge.tsx';
import { Field, type ControlAttributes } from '#ui/components/Field.tsx';
import { MultiSelect } from '#ui/components/multi-select/MultiSelect.tsx';
import { Select } from '#ui/components/Select.tsx';
import { TextArea } from '#ui/components/TextArea.tsx';
import { TextInput } from '#ui/components/TextInput.tsx';
import { difficultyStars, type CocktailDifficulty } from '#ui/lib/words/difficulty.ts';
import type { ControlBox, FormField, FormValues } from './form-fields.ts';
import { EntriesControl } from './EntriesControl.tsx';
import { FocusFrame, ReferenceControl, type FieldControlProps } from './ReferenceControl.tsx';
import { LinesControl } from './LinesControl.tsx';
import { PictureControl } from './pictures/PictureControl.tsx';
import { UploadedPictureControl } from './pictures/UploadedPictureControl.tsx';
import { useGetSite } from '#ui/api/generated/site/site.ts';
import { momentOf, shownIn } from '#ui/lib/zoned-time.ts';

export function FieldBox({ field, attributes, value, box }: FieldControlProps) {
  const text = typeof value === 'string' ? value : '';
  const limits = { min: field.schema.minimum, max: field.schema.maximum };
  switch (field.control) {
    case 'many':
    case 'one':
      if (!field.options) return <OptionsBox field={field} attributes={attributes} value={value} box={box} />;
      return <ReferenceControl field={field} attributes={attributes} value={value} box={box} />;
    case 'picture':
      return <PictureControl attributes={attributes} label={field.label} value={value} {...box} />;
    case 'uploaded':
      return <UploadedPictureControl attributes={attributes} label={field.label} value={value} {...box} />;
    case 'paragraph':
      return <TextArea {...attributes} {...box} value={text} rows={3} />;
    case 'lines':
      return <LinesControl attributes={attributes} label={field.label} value={text} box={box} />;
    case 'choice':
      return <ChoiceBox field={field} attributes={attributes} value={value} box={box} />;
    case 'difficulty':
      return (
        <div className="flex items-center gap-3">
          <div className="flex-1">
            <ChoiceBox field={field} attributes={attributes} value={value} box={box} />
          </div>
          {isDifficulty(field, text) && (
            <span role="status" aria-label={`${difficultyStars(text)} of 5 stars`}>
              <DifficultyBadge difficulty={text} form="recipe" />
            </span>
          )}
        </div>
      );
    case 'date':
      return <TextInput {...attributes} {...box} value={text} type="date" />;
    case 'number':
      return (
        <TextInput {...attributes} {...box} {...limits} value={text} type="number" step={stepOf(field)} />
      );
    case 'moment':
      return <MomentControl {...attributes} {...box} value={text} />;
    case 'entries':
      return <EntriesBox field={field} attributes={attributes} value={value} box={box} />;
    case 'address':
      return <TextInput {...attributes} {...box} value={text} inputMode="url" spellCheck={false} />;
    case 'text':
    case 'focus':
    case 'flag':
      return <TextInput {...attributes} {...box} {...(isDecimal(field) && DECIMAL)} value={text} />;
  }
}

/** A number that stays text, so that no cent is lost. */
const DECIMAL = { inputMode: 'decimal' } as const;

function isDecimal({ schema }: FormField): boolean {
  return schema.format === 'decimal';
}

function stepOf({ schema }: FormField): number | 'any' {
  return [schema.type].flat().includes('integer') ? 1 : 'any';
}

function EntriesBox({ field, attributes, value, box }: FieldControlProps) {
  const entries = (Array.isArray(value) ? value : []) as FormValues[];
  return (
    <EntriesControl
      attributes={attributes}
      field={field}
      entries={entries}
      box={box}
      renderField={(inner, own, innerBox) =>
        inner.control === 'flag' ? (
          <Checkbox {...innerBox} label={inner.label} checked={own === true} />
        ) : (
          <Field label={inner.label} required={inner.required}>
            {(innerAttributes) => (
              <FieldBox field={inner} attributes={innerAttributes} value={own} box={innerBox} />
            )}
          </Field>
        )
      }
    />
  );
}

function isDifficulty({ schema }: FormField, text: string): text is CocktailDifficulty {
  return enumOptions(schema)?.includes(text) ?? false;
}

function OptionsBox({ field: { schema, label }, attributes, value, box }: FieldControlProps) {
  const choices = enumOptions(schema.items ?? {}) ?? [];
  return (
    <FocusFrame box={box}>
      <MultiSelect
        {...attributes}
        label={label}
        options={choices.map((choice) => ({ value: choice, label: capitalised(choice) }))}
        value={Array.isArray(value) ? (value as string[]) : []}
        onValueChange={box.onChange}
      />
    </FocusFrame>
  );
}

function ChoiceBox({ field: { schema, required }, attributes, value, box }: FieldControlProps) {
  const options = (enumOptions(schema) ?? []).map((choice) => [choice, capitalised(choice)] as const);
  return (
    <Select {...attributes} {...box} value={typeof value === 'string' ? value : ''} options={options}>
      {schema.default === undefined && <option value="">{required ? 'Choose…' : 'None'}</option>}
    </Select>
  );
}

interface MomentControlProps extends ControlAttributes, ControlBox {
  value: string;
}

/** In the site's time zone, whatever the device's. */
function MomentControl({ value, onChange, ...rest }: MomentControlProps) {
  const { timeZone = 'UTC' } = useGetSite().data ?? {};
  return (
    <TextInput
      {...rest}
      type="datetime-local"
      value={shownIn(timeZone, value)}
      onChange={({ target }) => onChange(momentOf(timeZone, target.value))}
    />
  );
}
