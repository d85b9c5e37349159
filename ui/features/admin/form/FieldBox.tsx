import { capitalised } from '#openapi/names/capitalised.ts';
import { enumOptions } from '#openapi/validation/body-schema.ts';
import { DifficultyBadge } from '#ui/components/DifficultyBadge.tsx';
import { describedBy, type ControlAttributes } from '#ui/components/Field.tsx';
import { MultiSelect } from '#ui/components/multi-select/MultiSelect.tsx';
import { Select } from '#ui/components/Select.tsx';
import { TextArea, TextInput } from '#ui/components/TextInput.tsx';
import { DIFFICULTY_STARS, type CocktailDifficulty } from '#ui/lib/words/difficulty.ts';
import type { ControlBox, FormField } from './form-fields.ts';
import { EntriesControl } from './EntriesControl.tsx';
import { FocusFrame, ReferenceControl, type FieldControlProps } from './ReferenceControl.tsx';
import { LinesControl } from './LinesControl.tsx';
import { PictureControl, UploadedPictureControl } from './pictures/PictureControl.tsx';
import { useGetSite } from '#ui/api/generated/site/site.ts';
import { momentOf, shownIn, zoneNote } from '#ui/lib/zoned-time.ts';

export function FieldBox(props: FieldControlProps) {
  const { field, attributes, value, box } = props;
  const text = typeof value === 'string' ? value : '';
  const limits = { min: field.schema.minimum, max: field.schema.maximum };
  const input = { ...attributes, ...box, value: text };
  switch (field.control) {
    case 'many':
    case 'one':
      return field.options ? <ReferenceControl {...props} /> : <OptionsBox {...props} />;
    case 'picture':
      return <PictureControl {...props} />;
    case 'uploaded':
      return <UploadedPictureControl {...props} />;
    case 'paragraph':
      return <TextArea {...input} rows={3} />;
    case 'lines':
      return <LinesControl {...props} />;
    case 'choice':
      return <ChoiceBox {...props} />;
    case 'difficulty':
      return (
        <div className="flex items-center gap-3">
          <div className="flex-1">
            <ChoiceBox {...props} />
          </div>
          {isDifficulty(field, text) && (
            <span role="status" aria-label={`${DIFFICULTY_STARS[text]} of 5 stars`}>
              <DifficultyBadge difficulty={text} form="recipe" />
            </span>
          )}
        </div>
      );
    case 'date':
      return <TextInput {...input} type="date" />;
    case 'number':
      return <TextInput {...input} {...limits} type="number" step={stepOf(field)} />;
    case 'moment':
      return <MomentControl {...input} />;
    case 'entries':
      return <EntriesControl {...props} Box={FieldBox} />;
    case 'address':
      return <TextInput {...input} inputMode="url" spellCheck={false} />;
    case 'text':
    case 'focus':
    case 'flag':
      return <TextInput {...input} {...(field.schema.format === 'decimal' && DECIMAL)} />;
  }
}

/** A number that stays text, so that no cent is lost. */
const DECIMAL = { inputMode: 'decimal' } as const;

function stepOf({ schema }: FormField): number | 'any' {
  return [schema.type].flat().includes('integer') ? 1 : 'any';
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
  const chosen = typeof value === 'string' ? value : '';
  const none = required ? 'Choose…' : 'None';
  return (
    <Select
      {...attributes}
      {...box}
      none={schema.default === undefined && none}
      value={chosen}
      options={options}
    />
  );
}

/** In the site's time zone, whatever the device's. */
function MomentControl({ value, onChange, ...rest }: ControlAttributes & ControlBox & { value: string }) {
  const { timeZone = 'UTC' } = useGetSite().data?.data ?? {};
  const note = zoneNote(timeZone);
  const noteId = `${rest.id}-zone`;
  return (
    <>
      <TextInput
        {...rest}
        aria-describedby={describedBy(rest['aria-describedby'], note && noteId)}
        type="datetime-local"
        value={shownIn(timeZone, value)}
        onChange={({ target }) => onChange(momentOf(timeZone, target.value))}
      />
      {note && (
        <p id={noteId} className="text-xs text-soft">
          On the clocks of the house{note}
        </p>
      )}
    </>
  );
}
