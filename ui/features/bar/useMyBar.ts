import { namesIn } from '#openapi/entries-of.ts';
import { MAX_BOTTLES } from '#openapi/generated/limits.ts';
import { useAddressParameters } from '#ui/hooks/useAddressParameters.ts';
import { useBottles } from '#ui/hooks/useStored.ts';

/** Returns the bottles of an address. A form without scripts repeats the name of the parameter. */
export function bottlesIn(address: URLSearchParams): string[] {
  return namesIn(address.getAll('have').join(), MAX_BOTTLES);
}

/** Returns the bottles of the address, or else those stored on the device. It stores every change. */
export function useMyBar(): { have: readonly string[]; change: (bottles: readonly string[]) => void } {
  const [parameters, changeAddress] = useAddressParameters();
  const [stored, store] = useBottles();
  const inAddress = bottlesIn(parameters);
  return {
    have: inAddress.length > 0 ? inAddress : namesIn(stored, MAX_BOTTLES),
    change: (bottles) => {
      store(bottles.join());
      if (parameters.has('have')) changeAddress(() => new URLSearchParams());
    },
  };
}
