import type { ReactNode } from 'react';
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts';
import { Link } from './Link.tsx';

interface ButtonLinkProps {
  /** A path of this site, or a whole address (https:, mailto:, tel:). */
  to: string;
  /** How loud it is, as for a button. */
  variant?: ButtonVariant;
  /** How high it is, as for a button. */
  size?: ButtonSize;
  /** Opens beside the site, for addresses elsewhere. */
  newTab?: boolean;
  /** For its place among its neighbours. */
  className?: string;
  /** What the visitor finds there. */
  children: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({ to, variant, size, newTab = false, className = '', children }: ButtonLinkProps) {
  const classes = `${buttonClass(variant, size)} ${className}`;
  if (to.startsWith('/')) {
    return (
      <Link to={to} className={classes}>
        {children}
      </Link>
    );
  }
  return (
    <a href={to} className={classes} {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {children}
      {newTab && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  );
}
