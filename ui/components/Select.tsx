import type { ComponentProps } from 'react';
import { CONTROL_CLASS } from './TextInput.tsx';
import { ChevronDownIcon } from './icons.tsx';

interface SelectProps extends ComponentProps<'select'> {
  /** The label of the empty choice, which comes first. */
  none?: string | false;
  /** Values, with their labels where those differ. */
  options?: readonly (string | readonly [value: string | number, words: string])[];
  onValueChange?: (value: string) => void;
}

export function Select({ className = '', none, options = [], onValueChange, ...rest }: SelectProps) {
  return (
    <span className={`relative block ${className}`}>
      <select
        onChange={({ target }) => onValueChange?.(target.value)}
        {...rest}
        className={`${CONTROL_CLASS} min-h-11 appearance-none truncate pr-10`}
      >
        {none && <option value="">{none}</option>}
        {options.map((option) => {
          const [value, words] = typeof option === 'string' ? [option, option] : option;
          return (
            <option key={value} value={value}>
              {words}
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
