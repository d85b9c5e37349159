import * as Radix from 'radix-ui/dialog';
import { useRef, type ReactNode } from 'react';
import { Button, iconButtonClass } from './Button.tsx';
import { CloseIcon } from './icons.tsx';
import { dismissToast } from './toast/toast.ts';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  /** `middle` asks a question, `wide` shows a list, and `top` begins at the window's top edge. */
  layout?: 'middle' | 'wide' | 'top';
  /** The label of a button before the actions, which closes the dialog. */
  cancel?: string;
  actions?: ReactNode;
  children?: ReactNode;
}

/** Each layout has a place and a size, and ends above a toast that appears while the dialog is open. */
const LAYOUTS = {
  middle:
    'top-1/2 left-1/2 w-[calc(100%-2.5rem)] max-w-dialog -translate-x-1/2 -translate-y-1/2 max-h-[calc(100dvh-2.5rem-2*var(--toast-height,0px))] rounded-sm border border-hairline p-6 md:p-8',
  wide: 'top-5 left-1/2 w-[calc(100%-1.5rem)] max-w-[48rem] -translate-x-1/2 max-h-[calc(100dvh-2.5rem-var(--toast-height,0px))] rounded-sm border border-hairline p-[min(1.25rem,6.5vw)] md:top-[6dvh] md:max-h-[calc(88dvh-var(--toast-height,0px))] md:p-8',
  top: 'inset-x-0 top-0 max-h-dvh border-b border-hairline py-6 md:py-10',
};

/** Where the focus was before the open dialog. A dialog that replaces it returns the focus there too. */
let lastFocus: { opener: Element | null; place: Element | null } | null = null;

/**
 * Focuses the opener, or the heading of its place when it is gone. It does not scroll, since the page has not
 * moved, or a step back restores its position.
 */
function returnFocus(opener: Element | null | undefined, place: Element | null | undefined): void {
  const section = place?.isConnected ? place : document.querySelector('main');
  const target = opener?.isConnected ? opener : section?.querySelector('h1, h2, h3');
  if (!(target instanceof HTMLElement)) return;
  if (target !== opener) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** The dialog loads Radix, so public pages import its users lazily. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  layout = 'middle',
  cancel,
  actions,
  children,
}: DialogProps) {
  /** The element that had the focus before, and the part of the page around it. */
  const before = useRef<typeof lastFocus>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        {/* The Content-Security-Policy forbids the style of Radix's overlay. `base.css` locks scrolling. */}
        <div data-veil className="fixed inset-0 z-40 bg-veil" />
        <Radix.Content
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          onOpenAutoFocus={() => {
            const opener = document.activeElement;
            if (opener !== document.body)
              lastFocus = { opener, place: opener?.closest('section, main, [role=dialog]') ?? null };
            before.current = lastFocus;
            // A toast would cover the controls. Only the search keeps it, since it shows the heard words.
            if (layout !== 'top') dismissToast();
          }}
          // Radix would give Escape to a toast that opened later.
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || event.defaultPrevented) return;
            event.preventDefault();
            onOpenChange(false);
          }}
          // Radix returns the focus to its trigger only.
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            lastFocus = null;
            // A link in the dialog may have led to a page that has the focus.
            if (document.activeElement !== document.body && document.activeElement !== null) return;
            returnFocus(before.current?.opener, before.current?.place);
          }}
          // F8 may move the focus to a toast.
          onBlur={(event) => {
            if (event.relatedTarget?.closest('[data-toast-outlet]')) event.stopPropagation();
          }}
          className={`fixed z-50 overflow-y-auto overscroll-contain bg-raised text-ink ${LAYOUTS[layout]}`}
        >
          <div className={`relative ${layout === 'top' ? 'house' : 'animate-enter'}`}>
            <Radix.Title className="pr-8 text-section">{title}</Radix.Title>
            {description !== undefined && (
              <Radix.Description className="mt-2 text-soft">{description}</Radix.Description>
            )}
            {children !== undefined && <div className="mt-6">{children}</div>}
            {actions !== undefined && (
              <div className="mt-8 flex flex-wrap justify-end gap-3">
                {cancel !== undefined && (
                  <Button variant="quiet" onClick={() => onOpenChange(false)}>
                    {cancel}
                  </Button>
                )}
                {actions}
              </div>
            )}
            {/* The button is last, so that the first control inside gets the focus. */}
            <Radix.Close
              aria-label="Close"
              className={`${iconButtonClass()} absolute -top-1 ${layout === 'top' ? 'right-2 md:right-9' : '-right-3'}`}
            >
              <CloseIcon />
            </Radix.Close>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
