import { CocktailDifficulty } from '#openapi/generated/model.ts';
import { capitalise } from '#openapi/text/format-text.ts';
import { enumOptions } from '#openapi/validation/body-schema.ts';
import { DifficultyBadge } from '#ui/components/Badge.tsx';
import { Combobox } from '#ui/components/combobox/Combobox.tsx';
import { Select, TextArea, TextInput } from '#ui/components/Inputs.tsx';
import { americanName } from '#ui/lib/words/allergen-words.ts';
import { DIFFICULTIES } from '#ui/lib/words/difficulty.ts';
import { asText, type FieldControlProps } from '../../resources/form-fields.ts';
import { IngredientsControl, LinesControl } from './IngredientsControl.tsx';
import { FocusControl } from './FocusControl.tsx';
import { PictureControl } from './PictureControl.tsx';
import { ReferenceControl } from './ReferenceControl.tsx';
import { SectionsControl } from './SectionsControl.tsx';
import { useGetSite } from '#ui/api/generated/site/site.ts';
import { describedBy } from '#ui/components/Field.tsx';
import { momentOf, localTimeIn, zoneNote } from '#ui/lib/dates/moments.ts';

export function FieldControl(props: FieldControlProps) {
  const { field, attributes, value, onChange } = props;
  const input = {
    ...attributes,
    name: field.name,
    value: asText(value),
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  switch (field.control) {
    case 'multiple':
    case 'single':
      return field.reference ? <ReferenceControl {...props} /> : <OptionsControl {...props} />;
    case 'picture':
      return <PictureControl {...props} />;
    case 'focus':
      return <FocusControl {...props} />;
    case 'paragraph':
      return <TextArea {...input} rows={3} />;
    case 'lines':
      return field.ingredientsOf ? <IngredientsControl {...props} /> : <LinesControl {...props} />;
    case 'choice':
    case 'difficulty':
      return <ChoiceControl {...props} />;
    case 'number': {
      const { type, minimum, maximum } = field.schema;
      const step = [type].flat().includes('integer') ? 1 : 'any';
      return <TextInput {...input} type="number" min={minimum} max={maximum} step={step} />;
    }
    case 'moment':
      return <MomentControl {...props} />;
    case 'sections':
      return <SectionsControl {...props} />;
    case 'entries':
      throw new Error(`${field.name} needs a control of its own.`);
    case 'flag':
      // `ItemFormField` shows the checkbox together with its label.
      return null;
    case 'date':
      return <TextInput {...input} type="date" />;
    case 'url':
      return <TextInput {...input} inputMode="url" spellCheck={false} />;
    case 'text':
      return <TextInput {...input} />;
  }
}

function OptionsControl({ field: { schema, label }, attributes, value, onChange }: FieldControlProps) {
  const choices = enumOptions(schema.items ?? {}) ?? [];
  return (
    <Combobox
      {...attributes}
      label={label}
      options={choices.map((choice) => ({ value: choice, label: americanName(capitalise(choice)) }))}
      value={Array.isArray(value) ? (value as string[]) : []}
      onValueChange={onChange}
    />
  );
}

function ChoiceControl({ field, attributes, value, onChange }: FieldControlProps) {
  const { schema, required, name, control } = field;
  const difficulty = Object.values(CocktailDifficulty).find((level) => level === value);
  return (
    <div className="flex items-center gap-3">
      <Select
        {...attributes}
        name={name}
        className="flex-1"
        emptyLabel={schema.default === undefined && (required ? 'Choose…' : 'None')}
        value={asText(value)}
        options={(enumOptions(schema) ?? []).map((choice) => [choice, capitalise(choice)])}
        onValueChange={onChange}
      />
      {control === 'difficulty' && difficulty && (
        <span role="status" aria-label={`${DIFFICULTIES[difficulty].stars} of 5 stars`}>
          <DifficultyBadge difficulty={difficulty} variant="recipe" />
        </span>
      )}
    </div>
  );
}

/** The time is in the site's time zone, whatever the device's zone is. */
function MomentControl({ field, attributes, value, onChange }: FieldControlProps) {
  const { timeZone = 'UTC' } = useGetSite().data?.data ?? {};
  const note = zoneNote(timeZone);
  const noteId = `${attributes.id}-zone`;
  return (
    <>
      <TextInput
        {...attributes}
        name={field.name}
        aria-describedby={describedBy(attributes['aria-describedby'], note && noteId)}
        type="datetime-local"
        className="min-w-0"
        value={localTimeIn(timeZone, asText(value))}
        onChange={({ target }) => onChange(momentOf(timeZone, target.value))}
      />
      {note && (
        <p id={noteId} className="text-xs text-soft">
          In the time zone of the house{note}
        </p>
      )}
    </>
  );
}
