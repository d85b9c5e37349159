import type { ComponentProps } from 'react';
import { CONTROL_CLASS } from './control-class.ts';
import { ChevronDownIcon } from './icons.tsx';

export function Select({ className = '', children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={`relative block ${className}`}>
      <select {...rest} className={`${CONTROL_CLASS} min-h-11 appearance-none truncate pr-10`}>
        {children}
      </select>
      <ChevronDownIcon
        width="1em"
        height="1em"
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2"
      />
    </span>
  );
}
