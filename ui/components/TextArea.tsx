import type { ComponentProps } from 'react';
import { CONTROL_CLASS } from './control-class.ts';

export function TextArea({ className = '', ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea rows={4} {...rest} className={`${CONTROL_CLASS} field-sizing-content min-h-24 ${className}`} />
  );
}
