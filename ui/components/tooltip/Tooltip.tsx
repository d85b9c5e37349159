import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTooltip } from './useTooltip.ts';

interface TooltipProps {
  text: string;
  className?: string;
  /** `(trigger) => <IconButton {...trigger} … />`. */
  children: (trigger: { 'aria-describedby': string | undefined }) => ReactNode;
}

const EDGE_PX = 8;

function place(tooltip: HTMLElement, trigger: DOMRect): void {
  const { width, height } = tooltip.getBoundingClientRect();
  const left = Math.min(
    Math.max(EDGE_PX, trigger.left + trigger.width / 2 - width / 2),
    document.documentElement.clientWidth - width - EDGE_PX,
  );
  const above = trigger.top - height;
  tooltip.style.left = `${left}px`;
  tooltip.style.top = `${above < EDGE_PX ? Math.min(trigger.bottom, window.innerHeight - height) : above}px`;
}

/** Not Radix's: that weighs a quarter of what a page may load first. */
export function Tooltip({ text, className = 'inline-flex', children }: TooltipProps) {
  const id = useId();
  const wrapper = useRef<HTMLSpanElement>(null);
  const tooltip = useRef<HTMLSpanElement>(null);
  const { isOpen, wrapper: listeners } = useTooltip();

  useLayoutEffect(() => {
    if (!isOpen || !tooltip.current || !wrapper.current) return;
    const shown = tooltip.current;
    const trigger = (wrapper.current.firstElementChild ?? wrapper.current).getBoundingClientRect();
    shown.showPopover();
    place(shown, trigger);
    return () => shown.hidePopover();
  }, [isOpen]);

  return (
    <span ref={wrapper} className={className} {...listeners}>
      {children({ 'aria-describedby': isOpen ? id : undefined })}
      {isOpen && (
        // The padding is the gap to the trigger, so that the pointer can cross it.
        <span ref={tooltip} popover="manual" className="fixed m-0 bg-transparent py-1.5">
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
