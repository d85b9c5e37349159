import type { ComponentProps, ReactNode } from 'react';
import { SpinnerMark } from './Loading.tsx';
import { Link } from './Link.tsx';

type ButtonVariant = 'primary' | 'quiet' | 'danger' | 'link';
type ButtonSize = 'sm' | 'md' | 'lg';

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-9 pointer-coarse:min-h-11 px-3 py-1.5 text-sm',
  md: 'min-h-11 px-5 py-2 text-base',
  lg: 'min-h-13 px-6 py-3 text-base',
};

/** The transparent border is visible in forced colours, which remove the background. */
const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border border-transparent bg-accent text-on-accent hover:bg-accent-hover',
  quiet: 'border border-edge text-ink hover:border-ink hover:bg-ink/5',
  danger: 'border border-transparent bg-danger-fill text-on-danger hover:bg-danger-fill-hover',
  link: 'text-accent underline underline-offset-4 decoration-1 hover:decoration-2',
};

export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'md'): string {
  const box = variant === 'link' ? 'min-h-6' : `justify-center rounded-sm font-semibold ${SIZES[size]}`;
  return `inline-flex items-center gap-2 transition-colors disabled:opacity-55 aria-busy:cursor-progress ${box} ${VARIANTS[variant]}`;
}

/** With `aria-disabled`, the button keeps the focus, which a disabled one would lose, and ignores clicks. */
interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  /** The height is 36, 44 or 52 px. A link has no box and ignores it. */
  size?: ButtonSize;
  /** While work is under way, the button ignores clicks too. */
  isBusy?: boolean;
}

export function Button({
  variant,
  size,
  isBusy = false,
  className = '',
  onClick,
  children,
  'aria-disabled': isDisabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`${buttonClass(variant, size)} ${isDisabled ? 'cursor-default opacity-55' : ''} ${className}`}
      aria-disabled={isBusy || isDisabled || undefined}
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        if (isBusy || isDisabled) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {isBusy && <SpinnerMark />}
      {children}
    </button>
  );
}

interface ButtonLinkProps {
  to: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  opensNewTab?: boolean;
  children: ReactNode;
}

export function ButtonLink({ to, variant, size, opensNewTab = false, children }: ButtonLinkProps) {
  const classes = buttonClass(variant, size);
  if (!opensNewTab) {
    return (
      <Link to={to} className={classes}>
        {children}
      </Link>
    );
  }
  return (
    <a href={to} className={classes} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

/** A row of a list has many soft buttons. They get their full colour when they are hovered or focused. */
const ICON_TONES = {
  plain: 'text-ink hover:bg-ink/5',
  soft: 'text-soft hover:bg-ink/5 hover:text-ink focus-visible:text-ink',
  danger: 'text-soft hover:bg-red/10 hover:text-danger focus-visible:text-danger',
};

export function iconButtonClass(tone: keyof typeof ICON_TONES = 'plain'): string {
  return `inline-flex size-11 shrink-0 items-center justify-center rounded-sm transition-colors disabled:opacity-55 ${ICON_TONES[tone]}`;
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  label: string;
  tone?: keyof typeof ICON_TONES;
  children: ReactNode;
}

export function IconButton({ label, tone, className = '', children, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={`${iconButtonClass(tone)} ${className}`}>
      {children}
    </button>
  );
}
