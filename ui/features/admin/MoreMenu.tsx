import { useId, useRef, useState } from 'react';
import { ChevronDownIcon } from '#ui/components/icons.tsx';
import { useDocumentEvent } from '#ui/hooks/useDocumentEvent.ts';
import { SmallButton } from './SmallButton.tsx';

interface MoreMenuProps {
  label: string;
  items: readonly { label: string; opensDialog?: boolean; run: () => void }[];
  /** What was chosen is under way. */
  busy: boolean;
}

/** What is seldom needed, in the order of Tab after its button. Escape, a choice and whatever is used elsewhere close it. */
export function MoreMenu({ label: words, items, busy }: MoreMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const around = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  // The focus would be lost with what is closed; a dialog gives it back to what had it.
  const close = () => {
    button.current?.focus();
    setOpen(false);
  };
  useDocumentEvent('pointerdown', ({ target }) => {
    if (!around.current?.contains(target as Node)) setOpen(false);
  });
  return (
    <div
      ref={around}
      className="relative"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.preventDefault();
        close();
      }}
    >
      <SmallButton
        ref={button}
        busy={busy}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {words}
        <ChevronDownIcon className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
      </SmallButton>
      <ul
        id={id}
        hidden={!isOpen}
        className="absolute right-0 z-20 mt-1 min-w-44 rounded-sm border border-hairline bg-raised py-1"
      >
        {items.map(({ label, opensDialog, run }) => (
          <li key={label}>
            <button
              type="button"
              aria-haspopup={opensDialog ? 'dialog' : undefined}
              className="flex min-h-11 w-full items-center px-4 text-left text-sm -outline-offset-2 hover:bg-ink/5"
              onClick={() => {
                close();
                run();
              }}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
