import { useState } from 'react';
import { Button } from '#ui/components/Button.tsx';
import { Field } from '#ui/components/Field.tsx';
import { IconButton } from '#ui/components/IconButton.tsx';
import { CloseIcon } from '#ui/components/icons.tsx';
import { TextArea, TextInput } from '#ui/components/TextInput.tsx';
import { toast } from '#ui/components/toast/toast.ts';
import { useToday } from '#ui/lib/browser/useNow.ts';
import { useNotebookPage, isDay, MAX_NOTE_CHARACTERS, localDay, shownDay } from './notebook.ts';

/** An older one is a mistake of typing. */
const FIRST_DAY = '1970-01-01';

export function RecipeNotes({ id, name }: { id: string; name: string }) {
  const [page, write] = useNotebookPage(id);
  const { note, made } = page;
  const today = useToday(localDay);
  const [chosen, setDay] = useState<string | null>(null);
  const day = chosen ?? today;
  // An emptied note must not close while it is edited.
  const [startsOpen] = useState(note !== '');
  const [last] = made;
  const removeDay = (removed: string) => {
    write({ ...page, made: made.filter((one) => one !== removed) });
    toast({
      title: `${shownDay(removed)} is off your list`,
      action: { label: 'Undo', altText: 'Put the day back', onAction: () => write(page) },
    });
  };
  return (
    <details className="mt-2" open={startsOpen}>
      <summary className="min-h-11 cursor-pointer py-2.5 text-sm">
        Notes and days
        <span className="text-soft">
          {last !== undefined &&
            `: made ${made.length === 1 ? 'once' : `${made.length} times`}, last on ${shownDay(last)}`}
        </span>
        <span className="sr-only"> of {name}</span>
      </summary>
      <div className="grid max-w-prose gap-5 pt-2">
        <Field label="Your notes">
          {(control) => (
            <TextArea
              {...control}
              aria-label={`Your notes on ${name}`}
              maxLength={MAX_NOTE_CHARACTERS}
              value={note}
              onChange={({ target }) => write({ ...page, note: target.value })}
            />
          )}
        </Field>
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (isDay(day)) write({ ...page, made: [...made, day] });
          }}
        >
          <div className="min-w-0">
            <Field label="Made on">
              {(control) => (
                <TextInput
                  {...control}
                  type="date"
                  className="min-w-0"
                  required
                  min={FIRST_DAY}
                  max={today}
                  value={day}
                  onChange={({ target }) => setDay(target.value)}
                />
              )}
            </Field>
          </div>
          <Button type="submit" variant="quiet">
            Made it
          </Button>
        </form>
        {made.length > 0 && (
          <ul aria-label={`Days on which you made ${name}`} className="flex flex-wrap gap-x-5 text-sm">
            {made.map((one) => (
              <li key={one} className="figures flex items-center">
                {shownDay(one)}
                <IconButton label={`Remove ${shownDay(one)}`} onClick={() => removeDay(one)}>
                  <CloseIcon width="1em" height="1em" />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}
