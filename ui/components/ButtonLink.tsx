import type { ReactNode } from 'react';
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts';
import { Link } from './Link.tsx';

interface ButtonLinkProps {
  to: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  newTab?: boolean;
  children: ReactNode;
}

export function ButtonLink({ to, variant, size, newTab = false, children }: ButtonLinkProps) {
  const classes = buttonClass(variant, size);
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
