import { useEffect, useRef, type ComponentType } from 'react';
import { Button } from '#ui/components/Button.tsx';
import { Checkbox } from '#ui/components/Checkbox.tsx';
import { Field } from '#ui/components/Field.tsx';
import { SmallButton } from '../SmallButton.tsx';
import { blankValues, type FormField, type FormValue, type FormValues } from './form-fields.ts';
import type { FieldControlProps } from './ReferenceControl.tsx';

interface EntriesControlProps extends FieldControlProps {
  /** Draws a field of an entry. */
  Box: ComponentType<FieldControlProps>;
}

export function EntriesControl({ attributes, field, value, box, Box }: EntriesControlProps) {
  const { fields = [], label } = field;
  const entries = (Array.isArray(value) ? value : []) as FormValues[];
  const group = useRef<HTMLDivElement>(null);
  const isAdded = useRef(false);
  useEffect(() => {
    if (!isAdded.current) return;
    isAdded.current = false;
    const last = group.current?.querySelector(':scope > fieldset:last-of-type');
    last?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  });
  // Entries of a few short fields take one row where there is room for it.
  const isRow = fields.every(({ control }) => control !== 'entries' && control !== 'paragraph');
  const change = (next: readonly FormValues[]): void => box.onChange(next);
  const boxOf = (at: number, { name }: FormField) => ({
    name: `${box.name}.${at}.${name}`,
    ref: at === 0 && name === fields[0]?.name ? box.ref : () => undefined,
    onBlur: box.onBlur,
    onChange: (given: unknown) =>
      change(entries.with(at, { ...entries[at], [name]: valueOf(given) as FormValue })),
  });
  return (
    <div
      {...attributes}
      ref={group}
      role="group"
      aria-label={label}
      onBlur={box.onBlur}
      className="grid gap-4"
    >
      {entries.map((entry, at) => (
        // Entries have no id: their place tells them apart.
        <fieldset key={at} className="grid min-w-0 gap-3 rounded-md border border-hairline p-3">
          <legend className="px-1 text-sm">{`${label}, ${at + 1}`}</legend>
          <div className={isRow ? 'flex flex-wrap gap-3' : 'grid gap-3'}>
            {fields.map((inner) => (
              <div key={inner.name} className="min-w-32 flex-1">
                {inner.control === 'flag' ? (
                  <Checkbox {...boxOf(at, inner)} label={inner.label} checked={entry[inner.name] === true} />
                ) : (
                  <Field label={inner.label} required={inner.required}>
                    {(own) => (
                      <Box field={inner} attributes={own} value={entry[inner.name]} box={boxOf(at, inner)} />
                    )}
                  </Field>
                )}
              </div>
            ))}
          </div>
          <div className="flex flex-wrap gap-3">
            {at > 0 && (
              <SmallButton onClick={() => change(entries.toSpliced(at, 1).toSpliced(at - 1, 0, entry))}>
                {`Move up ${label}, ${at + 1}`}
              </SmallButton>
            )}
            <SmallButton onClick={() => change(entries.toSpliced(at, 1))}>
              {/* Of a menu, that of a drink is followed by that of its section. */}
              {`Remove ${label}, ${at + 1}`}
            </SmallButton>
          </div>
        </fieldset>
      ))}
      <div>
        <Button
          variant="quiet"
          onClick={() => {
            isAdded.current = true;
            change([...entries, blankValues(fields)]);
          }}
        >
          Add to {label.toLowerCase()}
        </Button>
      </div>
    </div>
  );
}

/** Inputs give their event, other controls their value. */
export function valueOf(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || !('target' in given)) return given;
  const { type, checked, value } = given.target as HTMLInputElement;
  return type === 'checkbox' ? checked : value;
}
