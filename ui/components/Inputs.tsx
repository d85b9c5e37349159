import type { ComponentProps, ReactNode } from 'react';
import { ChevronDownIcon } from './icons.tsx';

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

interface SelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  /** The label of the empty option, which comes first. */
  emptyLabel?: string | false;
  /** Values, with their labels where those differ. */
  options: readonly (string | readonly [value: string | number, label: string])[];
  onValueChange?: (value: string) => void;
}

export function Select({ className = '', emptyLabel, options, onValueChange, ...rest }: SelectProps) {
  return (
    <span className={`relative block ${className}`}>
      <select
        onChange={({ target }) => onValueChange?.(target.value)}
        {...rest}
        className={`${CONTROL_CLASS} min-h-11 appearance-none truncate pr-10`}
      >
        {emptyLabel && <option value="">{emptyLabel}</option>}
        {options.map((option) => {
          const [value, label] = typeof option === 'string' ? [option, option] : option;
          return (
            <option key={value} value={value}>
              {label}
            </option>
          );
        })}
      </select>
      <ChevronDownIcon
        width="1em"
        height="1em"
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2"
      />
    </span>
  );
}

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

/** The list of chosen values after a change of one checkbox. A newly chosen value comes last. */
export function withChoice<Value>(list: readonly Value[], value: Value, isChosen: boolean): Value[] {
  const others = list.filter((other) => other !== value);
  return isChosen ? [...others, value] : others;
}
