import type { ComponentProps } from 'react';
import { CONTROL_CLASS } from './control-class.ts';

export function TextInput({ className = '', ...rest }: ComponentProps<'input'>) {
  const isEmpty = rest.value === '' || undefined;
  return (
    <input type="text" {...rest} data-empty={isEmpty} className={`${CONTROL_CLASS} min-h-11 ${className}`} />
  );
}
