import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useDocumentEvent } from '#ui/hooks/useDocumentEvent.ts';

interface TooltipProps {
  text: string;
  className?: string;
  /** Draws the trigger: `(trigger) => <IconButton {...trigger} … />`. */
  children: (trigger: { 'aria-describedby': string | undefined }) => ReactNode;
}

/** The pointer must rest for this time before the tooltip opens (PRODUCT.md, Constants, for both times). */
const TOOLTIP_DELAY_MS = 700;
/** Within this time after one tooltip, the next opens at once. */
export const TOOLTIP_SKIP_DELAY_MS = 300;
const EDGE_PX = 8;

let lastClosedAt = -Infinity;

/**
 * Opens after the pointer rests, at once by keyboard, and never by touch. Radix's tooltip would weigh a
 * quarter of a page's first load.
 */
export function Tooltip({ text, className = 'inline-flex', children }: TooltipProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const openAfter = (delayMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), delayMs);
  };
  const close = () => {
    clearTimeout(timer.current);
    if (isOpen) lastClosedAt = Date.now();
    setOpen(false);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useDocumentEvent('keydown', ({ key }) => {
    if (key === 'Escape') setOpen(false);
  });

  return (
    <span
      className={className}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'touch') return;
        openAfter(Date.now() - lastClosedAt < TOOLTIP_SKIP_DELAY_MS ? 0 : TOOLTIP_DELAY_MS);
      }}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) openAfter(0);
      }}
      onBlur={close}
    >
      {children({ 'aria-describedby': isOpen ? id : undefined })}
      {isOpen && (
        // The padding is the gap to the trigger, so that the pointer can cross it.
        <span ref={show} popover="manual" className="fixed m-0 bg-transparent py-1.5">
          <span
            id={id}
            role="tooltip"
            className="block max-w-72 animate-enter rounded-sm bg-ink px-2 py-1.5 text-left text-xs text-page"
          >
            {text}
          </span>
        </span>
      )}
    </span>
  );
}

/** Places the tooltip above its trigger, or below where there is no room. */
function show(tooltip: HTMLElement | null): void {
  const trigger = tooltip?.previousElementSibling?.getBoundingClientRect();
  if (!tooltip || !trigger) return;
  tooltip.showPopover();
  const { width, height } = tooltip.getBoundingClientRect();
  const most = document.documentElement.clientWidth - width - EDGE_PX;
  const left = Math.min(Math.max(EDGE_PX, trigger.left + trigger.width / 2 - width / 2), most);
  const above = trigger.top - height;
  tooltip.style.left = `${left}px`;
  tooltip.style.top = `${above < EDGE_PX ? Math.min(trigger.bottom, innerHeight - height) : above}px`;
}
