import { Select } from '#ui/components/Select.tsx';
import type { ListAddress } from './useListAddress.ts';

export interface FilterChoiceProps {
  address: ListAddress;
  /** Where the choice stands in the address. */
  parameter: string;
  label: string;
  /** The words of the choice that leaves nothing out. */
  all: string;
  options: readonly (readonly [value: string, words: string])[];
}

/** Narrows a list by one of several values. A value that an address has and no option offers is shown too, since it counts. */
export function FilterChoice({ address, parameter, label, all, options }: FilterChoiceProps) {
  const value = address.valueOf(parameter);
  const isKnown = value === '' || options.some(([one]) => one === value);
  return (
    <Select
      aria-label={label}
      none={all}
      value={value}
      options={isKnown ? options : [...options, [value, value]]}
      onValueChange={(chosen) => address.set(parameter, chosen)}
    />
  );
}
