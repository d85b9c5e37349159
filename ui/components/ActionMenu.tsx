import * as Radix from 'radix-ui/dropdown-menu';
import { useRef, type RefObject } from 'react';
import { Button } from './Button.tsx';
import { ChevronDownIcon } from './icons.tsx';

/** An entry of a menu. */
export interface MenuAction {
  label: string;
  opensDialog?: boolean;
  run: () => void;
}

interface ActionMenuProps {
  label: string;
  actions: readonly MenuAction[];
  isBusy?: boolean;
  buttonRef?: RefObject<HTMLButtonElement | null>;
}

export function ActionMenu({ label, actions, isBusy = false, buttonRef }: ActionMenuProps) {
  const ownRef = useRef<HTMLButtonElement>(null);
  const button = buttonRef ?? ownRef;
  const chosen = useRef<(() => void) | null>(null);
  return (
    // A modal menu locks scrolling by a style element, which the Content-Security-Policy forbids.
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>
        <Button ref={button} variant="quiet" size="sm" isBusy={isBusy} className="group">
          {label}
          <ChevronDownIcon className="size-4 group-aria-expanded:rotate-180" />
        </Button>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={4}
          className="z-30 min-w-44 rounded-sm border border-hairline bg-raised py-1 text-ink"
          // A dialog returns the focus to where it was, so the button gets it before a dialog opens.
          onCloseAutoFocus={(event) => {
            const run = chosen.current;
            if (!run) return;
            chosen.current = null;
            event.preventDefault();
            button.current?.focus();
            run();
          }}
        >
          {actions.map((action) => (
            <Radix.Item
              key={action.label}
              aria-haspopup={action.opensDialog ? 'dialog' : undefined}
              className="flex min-h-11 cursor-pointer items-center px-4 text-sm outline-none data-highlighted:bg-ink/10"
              onSelect={() => (chosen.current = action.run)}
            >
              {action.label}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
