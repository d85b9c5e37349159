import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { entryText } from './entry-text.ts';
import type { FormField, FormValue, FormValues } from './form-fields.ts';
import type { Conflict } from './useItemForm.ts';
import { SmallButton } from '../SmallButton.tsx';

interface ConflictNoticeProps {
  ref: RefObject<HTMLHeadingElement | null>;
  fields: readonly FormField[];
  conflict: Conflict;
  mine: FormValues;
  onDecide: (name: string, version: 'saved' | 'mine') => void;
  onClose: () => void;
}

function told(value: FormValue | undefined): string {
  if (value instanceof File) return value.name;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return entryText(value) || 'nothing';
}

/** Shows what another administrator changed meanwhile, and asks which version of a field stays where both changed it. */
export function ConflictNotice({ ref, fields, conflict, mine, onDecide, onClose }: ConflictNoticeProps) {
  const { before, saved, taken, open } = conflict;
  return (
    <Notice title="This was changed meanwhile" heading={ref} of={saved}>
      <p>Someone saved another version since you opened it. What you typed is still here.</p>
      {taken.length + open.length === 0 && <p>It says the same as what you opened. Save yours again.</p>}
      {taken.length > 0 && (
        <>
          <p>This was taken over, since you had not touched it:</p>
          <Versions names={taken} fields={fields} titles={['Before', 'Saved']} of={[before, saved]} />
        </>
      )}
      {open.length > 0 && (
        <>
          <p>This you both changed. Choose what stays:</p>
          <Versions
            names={open}
            fields={fields}
            titles={['Saved', 'Yours']}
            of={[saved, mine]}
            onDecide={onDecide}
          />
        </>
      )}
      {open.length === 0 && (
        <div>
          <SmallButton onClick={onClose}>Go on editing</SmallButton>
        </div>
      )}
    </Notice>
  );
}

export function DeletedNotice({ singular }: { singular: string }) {
  return (
    <Notice title="This was deleted meanwhile" heading={useRef(null)}>
      <p>
        What you typed is still here. Add it as a new {singular}, or drop it with Cancel; Recent changes can
        bring the deleted one back.
      </p>
    </Notice>
  );
}

interface NoticeProps {
  title: string;
  heading: RefObject<HTMLHeadingElement | null>;
  /** It takes the focus again when it is of another one. */
  of?: object;
  children: ReactNode;
}

function Notice({ title, heading, of, children }: NoticeProps) {
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [heading, of]);
  return (
    <section
      aria-label={title}
      tabIndex={-1}
      className="grid gap-3 border-l-3 border-warning pl-4 outline-none"
    >
      <h3 ref={heading} tabIndex={-1} className="scroll-mt-6 text-base">
        {title}
      </h3>
      {children}
    </section>
  );
}

interface VersionsProps extends Pick<ConflictNoticeProps, 'fields'> {
  names: readonly string[];
  titles: readonly [string, string];
  of: readonly [FormValues, FormValues];
  onDecide?: ConflictNoticeProps['onDecide'];
}

function Versions({ names, fields, titles, of: [first, second], onDecide }: VersionsProps) {
  const id = useId();
  return (
    <dl className="grid gap-3">
      {fields
        .filter(({ name }) => names.includes(name))
        .map(({ name, label }) => (
          <div key={name}>
            <dt id={`${id}${name}`} className="font-semibold">
              {label}
            </dt>
            <dd className="mt-1 grid gap-2 sm:grid-cols-2">
              <Version title={titles[0]} text={told(first[name])} />
              <Version title={titles[1]} text={told(second[name])} />
            </dd>
            {onDecide && (
              <dd className="mt-2 flex flex-wrap gap-2">
                <SmallButton aria-describedby={`${id}${name}`} onClick={() => onDecide(name, 'saved')}>
                  Take the saved version
                </SmallButton>
                <SmallButton aria-describedby={`${id}${name}`} onClick={() => onDecide(name, 'mine')}>
                  Keep mine, to overwrite it
                </SmallButton>
              </dd>
            )}
          </div>
        ))}
    </dl>
  );
}

function Version({ title, text }: { title: string; text: string }) {
  return (
    <span className="block min-w-0">
      <span className="block text-xs text-soft">{title}</span>
      <span className="block max-h-40 overflow-y-auto break-words whitespace-pre-line">{text}</span>
    </span>
  );
}
