import { useEffect, useLayoutEffect, useRef, type FocusEvent } from 'react';
import * as Radix from 'radix-ui/toast';
import { buttonClass, iconButtonClass } from '../Button.tsx';
import { CheckIcon, CloseIcon, WarningIcon } from '../icons.tsx';
import { dismissToast, TOAST_DURATION_MS, type ShownToast } from './toast.ts';

const SWIPE_THRESHOLD_PX = 50;

function Toast({ id, isOpen, title, description, variant = 'default', action }: ShownToast) {
  const isError = variant === 'destructive';
  return (
    <Radix.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) dismissToast(id);
      }}
      type={isError ? 'foreground' : 'background'}
      className={`pointer-events-auto flex animate-slide items-center gap-3 rounded-sm border bg-raised px-4 py-1 text-sm text-ink data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${
        isError ? 'border-danger' : 'border-edge'
      }`}
    >
      {isError ? <WarningIcon className="text-danger" /> : <CheckIcon className="text-success" />}
      <div className="min-w-0 flex-1 py-2">
        <Radix.Title className={`font-semibold ${isError ? 'text-danger' : ''}`}>{title}</Radix.Title>
        {description !== undefined && <Radix.Description className="mt-0.5">{description}</Radix.Description>}
      </div>
      {action !== undefined && (
        <Radix.Action
          altText={action.altText}
          onClick={action.onAction}
          className={buttonClass('quiet', 'sm')}
        >
          {action.label}
        </Radix.Action>
      )}
      <Radix.Close aria-label="Dismiss" className={`${iconButtonClass()} -mr-2`}>
        <CloseIcon width="1em" height="1em" />
      </Radix.Close>
    </Radix.Root>
  );
}

function keyboardHeight(): number {
  const { visualViewport: viewport } = window;
  return viewport?.scale === 1 ? Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop) : 0;
}

/** F8 focuses the toast, and a swipe to the right dismisses it. */
export function Toaster({ toast }: { toast: ShownToast }) {
  const toastState = `${toast.id} ${toast.isOpen}`;
  const rememberFocus = useFocusReturn(toastState);
  useRoomForToast(toastState);
  const lowerEdge = document.querySelector<HTMLElement>('[data-lower-edge]');
  // In a wide window the toast lies beside the buttons at the lower edge, otherwise above them.
  const isBeside = lowerEdge ? lowerEdge.getBoundingClientRect().right < innerWidth / 2 : true;
  const bottom = (isBeside ? 0 : (lowerEdge?.offsetHeight ?? 0)) + keyboardHeight();
  return (
    <Radix.Provider
      // Pointer or focus on an earlier toast must not stop the clock of a later one.
      key={toast.id}
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      <div onFocus={rememberFocus}>
        <Toast {...toast} />
        <Radix.Viewport
          hotkey={['F8']}
          data-toasts
          style={{ bottom }}
          className="fixed right-0 z-70 w-full max-w-[30rem] list-none p-5 empty:p-0"
        />
      </div>
    </Radix.Provider>
  );
}

const TOASTS = '[data-toasts]';

/** Gives the focus back. Radix leaves it in the empty list, where it stops the clock of the next toast. */
function useFocusReturn(toast: string) {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    const isLost = activeElement === body || activeElement?.closest(TOASTS);
    if (!before.current || !isLost) return;
    const place = before.current.isConnected ? before.current : document.querySelector('main');
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    before.current = null;
  }, [toast]);
  return ({ relatedTarget }: FocusEvent) => {
    if (!relatedTarget?.closest(TOASTS)) before.current = relatedTarget ?? document.querySelector('main');
  };
}

/** Sets the toast's height as scroll padding, so that dialogs and the focused element stay visible. */
function useRoomForToast(toast: string): void {
  useEffect(() => {
    const list = document.querySelector(TOASTS);
    if (!list) return;
    // Radix draws the toast into its list later.
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.contentRect.height ? innerHeight - list.getBoundingClientRect().top : 0;
      document.documentElement.style.setProperty('--toast-height', `${height}px`);
      const { activeElement } = document;
      if (!activeElement?.matches(':focus-visible') || activeElement.closest(TOASTS)) return;
      const { top, bottom } = activeElement.getBoundingClientRect();
      if (bottom > innerHeight - height && top < innerHeight)
        activeElement.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, [toast]);
}
