import {
  useId,
  useLayoutEffect,
  useRef,
  type ReactNode,
  useEffect,
  useState,
  type FocusEvent,
  type PointerEvent,
} from 'react';

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

/** PRODUCT.md, section 9. */
const TOOLTIP_DELAY_MS = 700;
/** For this long after one tooltip, the next appears at once (PRODUCT.md, section 9). */
export const TOOLTIP_SKIP_DELAY_MS = 300;

let lastClosedAt = -Infinity;

/** Opens after a rest of the pointer, at once by keyboard, never by touch; Escape closes it. */
export function useTooltip() {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const open = () => {
    clearTimeout(timer.current);
    setOpen(true);
  };
  const close = () => {
    clearTimeout(timer.current);
    if (isOpen) lastClosedAt = Date.now();
    setOpen(false);
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);

  const wrapper = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      const isNext = Date.now() - lastClosedAt < TOOLTIP_SKIP_DELAY_MS;
      clearTimeout(timer.current);
      timer.current = setTimeout(open, isNext ? 0 : TOOLTIP_DELAY_MS);
    },
    onPointerLeave: close,
    onPointerDown: close,
    onFocus: (event: FocusEvent) => {
      if (event.target.matches(':focus-visible')) open();
    },
    onBlur: close,
  };

  return { isOpen, wrapper };
}
