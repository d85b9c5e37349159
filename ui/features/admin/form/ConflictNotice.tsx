import { Button } from '#ui/components/Button.tsx';
import type { AdminResource, Item } from '../resources/resource.ts';
import { valuesOf, type FormValue } from './form-fields.ts';
import type { ItemEditor } from './useItemEditor.ts';

interface ConflictNoticeProps {
  resource: AdminResource;
  editor: ItemEditor;
  /** The item as it is on the server now. */
  newer: Item;
}

function told(value: FormValue | undefined): string {
  if (value instanceof File) return value.name;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return (Array.isArray(value) ? value.join(', ') : (value ?? '')) || 'nothing';
}

/** Someone else saved the item meanwhile: both versions side by side, and which of them shall be kept. */
export function ConflictNotice({ resource: { fields }, editor, newer }: ConflictNoticeProps) {
  const theirs = valuesOf(fields, newer);
  const mine = editor.form.getValues();
  const differences = fields.filter(({ name }) => told(theirs[name]) !== told(mine[name]));
  return (
    <section
      aria-label="This was changed meanwhile"
      aria-live="polite"
      className="grid gap-3 border-l-3 border-warning pl-4"
    >
      <h3 className="text-base">This was changed meanwhile</h3>
      <p>Someone saved another version since you opened it. What you typed is still here.</p>
      {differences.length === 0 ? (
        <p>It says the same as yours.</p>
      ) : (
        <dl className="grid gap-3">
          {differences.map(({ name, label }) => (
            <div key={name}>
              <dt className="font-semibold">{label}</dt>
              <dd className="mt-1 grid gap-2 sm:grid-cols-2">
                <Version title="Saved" text={told(theirs[name])} />
                <Version title="Yours" text={told(mine[name])} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" size="sm" onClick={editor.takeNewer}>
          Take the saved version
        </Button>
        <Button variant="quiet" size="sm" onClick={editor.keepMine}>
          Keep mine, to overwrite it
        </Button>
      </div>
    </section>
  );
}

function Version({ title, text }: { title: string; text: string }) {
  return (
    <span className="block">
      <span className="block text-xs text-soft">{title}</span>
      <span className="block max-h-32 overflow-y-auto break-words whitespace-pre-line">{text}</span>
    </span>
  );
}
