import type { ComponentProps } from 'react';
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts';
import { SpinnerMark } from './Spinner.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  /** 36, 44 or 52 px; a link has no box, so no size. */
  size?: ButtonSize;
  /** Work is under way: it keeps its focus and ignores clicks. */
  busy?: boolean;
}

export function Button({
  variant,
  size,
  busy = false,
  className = '',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`${buttonClass(variant, size)} ${className}`}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy && <SpinnerMark />}
      {children}
    </button>
  );
}
