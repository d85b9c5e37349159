import type { ComponentProps, ReactNode } from 'react';

export function iconButtonClass(tone: 'plain' | 'danger' = 'plain'): string {
  const colour = tone === 'danger' ? 'text-danger hover:bg-red/10' : 'text-ink hover:bg-ink/5';
  return `inline-flex size-11 shrink-0 items-center justify-center rounded-sm transition-colors disabled:opacity-55 ${colour}`;
}

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
