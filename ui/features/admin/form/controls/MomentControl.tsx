import { useGetSite } from '#ui/api/generated/site/site.ts';
import { describedBy } from '#ui/components/Field.tsx';
import { TextInput } from '#ui/components/Inputs.tsx';
import { momentOf, localTimeIn, zoneNote } from '#ui/lib/dates/zoned-time.ts';
import { asText, type FieldControlProps } from '../../resources/form-fields.ts';

/** The time is in the site's time zone, whatever the device's zone is. */
export function MomentControl({ field, attributes, value, onChange }: FieldControlProps) {
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
