import type { ComponentProps } from 'react';
import { CONTROL_CLASS } from './TextInput.tsx';
import { ChevronDownIcon } from './icons.tsx';

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
