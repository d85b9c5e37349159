import type { ComponentProps, ReactNode } from 'react';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
}

export function Checkbox({ label, className = '', ...rest }: CheckboxProps) {
  return (
    <label
      className={`inline-flex min-h-8 align-top pointer-coarse:min-h-11 items-center gap-3 ${className}`}
    >
      <input {...rest} type="checkbox" className="tick" />
      <span dir="auto">{label}</span>
    </label>
  );
}
