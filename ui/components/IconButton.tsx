import type { ComponentProps, ReactNode } from 'react';
import { iconButtonClass } from './icon-button-class.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  label: string;
  tone?: 'plain' | 'danger';
  children: ReactNode;
}

export function IconButton({ label, tone, className = '', children, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={`${iconButtonClass(tone)} ${className}`}>
      {children}
    </button>
  );
}
