import type { ComponentProps } from 'react';

export const CONTROL_CLASS =
  'w-full rounded-sm border border-edge bg-raised px-3 py-2 text-base text-ink transition-colors ' +
  'placeholder:text-soft hover:border-ink aria-invalid:border-danger disabled:opacity-55';

export function TextInput({ className = '', ...rest }: ComponentProps<'input'>) {
  return (
    <input
      type="text"
      {...rest}
      // WebKit writes today into an empty date field. `base.css` hides it by this attribute.
      data-empty={rest.value === '' || undefined}
      className={`${CONTROL_CLASS} min-h-11 ${className}`}
    />
  );
}

export function TextArea({ className = '', ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea rows={4} {...rest} className={`${CONTROL_CLASS} field-sizing-content min-h-24 ${className}`} />
  );
}
