import { Select } from '#ui/components/Select.tsx';
import type { ListAddress } from './useListAddress.ts';

export interface FilterChoiceProps {
  address: ListAddress;
  /** The address stores the choice in this parameter. */
  parameter: string;
  label: string;
  /** This is the label of the choice that leaves nothing out. */
  all: string;
  options: readonly (readonly [value: string, words: string])[];
}

/** Narrows a list by one of several values. It also shows a value of the address that no option offers, since that value counts. */
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
