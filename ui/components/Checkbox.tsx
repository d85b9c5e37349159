import type { ComponentProps, ReactNode } from 'react';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** What a tick says yes to. */
  label: ReactNode;
}

/** A box to tick and its label, which is part of what can be clicked. */
export function Checkbox({ label, className = '', ...rest }: CheckboxProps) {
  return (
    <label className={`inline-flex min-h-8 pointer-coarse:min-h-11 items-center gap-3 ${className}`}>
      <input {...rest} type="checkbox" className="tick" />
      <span>{label}</span>
    </label>
  );
}
