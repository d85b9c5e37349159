import type { ComponentProps, ReactNode } from 'react';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  label: string;
  tone?: 'plain' | 'danger';
  children: ReactNode;
}

export function IconButton({ label, tone = 'plain', className = '', children, ...rest }: IconButtonProps) {
  const colour = tone === 'danger' ? 'text-danger hover:bg-red/10' : 'text-ink hover:bg-ink/5';
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={`inline-flex size-11 shrink-0 items-center justify-center rounded-sm transition-colors disabled:opacity-55 ${colour} ${className}`}
    >
      {children}
    </button>
  );
}
