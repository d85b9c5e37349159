import { useRef, type ComponentProps } from 'react';
import { MAX_NAME_CHARACTERS } from '#openapi/generated/limits.ts';
import { CONTROL_CLASS } from './Inputs.tsx';
import { CloseIcon, SearchIcon } from './icons.tsx';

interface SearchInputProps extends Pick<ComponentProps<'input'>, 'name' | 'placeholder' | 'ref'> {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  size?: 'md' | 'lg';
}

export function SearchInput({ label, value, onValueChange, size = 'md', ...rest }: SearchInputProps) {
  const box = useRef<HTMLDivElement>(null);
  const empty = () => {
    onValueChange('');
    box.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={box} className="relative">
      <SearchIcon className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-soft" />
      <input
        {...rest}
        type="search"
        aria-label={label}
        value={value}
        autoComplete="off"
        maxLength={MAX_NAME_CHARACTERS}
        onChange={(event) => onValueChange(event.target.value)}
        className={`${CONTROL_CLASS} pr-11 pl-10 [&::-webkit-search-cancel-button]:hidden ${size === 'lg' ? 'min-h-14 md:text-lg' : 'min-h-11'}`}
      />
      {value !== '' && (
        <button
          type="button"
          aria-label="Clear search"
          onClick={empty}
          className="absolute top-1/2 right-0 flex size-11 -translate-y-1/2 items-center justify-center rounded-sm text-soft hover:text-ink"
        >
          <CloseIcon width="1em" height="1em" />
        </button>
      )}
    </div>
  );
}
