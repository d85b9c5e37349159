import { Photo } from '#ui/components/Photo.tsx';
import { diffParts, fieldDifferences, isPicture, type DiffPart, type States } from './field-differences.ts';
import { useState, type PropsWithChildren } from 'react';
import { ChevronDownIcon } from '#ui/components/icons.tsx';

/** Shows the differences between two states of an item, or all fields if there is only one state. */
export function Differences({ change }: { change: States }) {
  const differences = fieldDifferences(change);
  if (differences.length === 0) return <p className="text-soft">No field of the form differs.</p>;
  return (
    <dl className="grid gap-3 border-l border-hairline pl-4">
      {differences.map((difference) => {
        const { field, before, after } = difference;
        const parts = diffParts(difference);
        const isList = Array.isArray(before) || Array.isArray(after);
        return (
          <div key={field.name}>
            <dt className="text-xs font-semibold text-soft">{field.label}</dt>
            <dd className={`mt-0.5 break-words whitespace-pre-line ${parts.length > 1 ? 'text-soft' : ''}`}>
              {parts.map((part, index) => (
                <span key={index} className={isList ? 'block' : ''}>
                  <MarkedPart part={part} />
                </span>
              ))}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function MarkedPart({ part: { value, added, removed } }: { part: DiffPart }) {
  const content = isPicture(value) ? <Picture url={value} /> : value;
  if (!added && !removed) return content;
  const Mark = added ? 'ins' : 'del';
  return (
    <>
      <Mark
        className={`decoration-1 ${added ? 'font-semibold text-success underline-offset-4' : 'text-danger'}`}
      >
        <span className="sr-only">{added ? 'added: ' : 'removed: '}</span>
        {content}
      </Mark>{' '}
    </>
  );
}

function Picture({ url }: { url: string }) {
  return (
    <span className="relative inline-block size-24 overflow-hidden rounded-sm bg-hairline">
      <Photo src={url} alt="Picture" focus={null} sizes="96px" />
    </span>
  );
}

/** Shows a folded part, which is rendered only while it is open. Screen readers read `about` too. */
export function Disclosure({ label, about, children }: PropsWithChildren<{ label: string; about: string }>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-6 cursor-pointer list-none items-center gap-1 text-accent underline decoration-1 underline-offset-4 hover:decoration-2 [&::-webkit-details-marker]:hidden">
        {label}
        <span className="sr-only">: {about}</span>
        <ChevronDownIcon
          width="0.9em"
          height="0.9em"
          className={`transition-transform ${isOpen ? 'rotate-180' : ''}`}
        />
      </summary>
      {isOpen && <div className="mt-2">{children}</div>}
    </details>
  );
}
