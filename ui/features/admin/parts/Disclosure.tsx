import { useState, type PropsWithChildren } from 'react';
import { ChevronDownIcon } from '#ui/components/icons.tsx';

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
