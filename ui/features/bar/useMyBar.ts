import { namesIn } from '#openapi/entries-of.ts';
import { MAX_BOTTLES } from '#openapi/generated/limits.ts';
import { useAddressParameters } from '#ui/hooks/useAddressParameters.ts';
import { useBottles } from '#ui/hooks/useBottles.ts';

/** A form without scripts repeats the name. */
export function bottlesIn(address: URLSearchParams): string[] {
  return namesIn(address.getAll('have').join(), MAX_BOTTLES);
}

/** The bottles of the address, or else those stored on the device. A change is stored. */
export function useMyBar(): { have: readonly string[]; change: (bottles: readonly string[]) => void } {
  const [parameters, changeAddress] = useAddressParameters();
  const [stored, store] = useBottles();
  const given = bottlesIn(parameters);
  return {
    have: given.length > 0 ? given : namesIn(stored, MAX_BOTTLES),
    change: (bottles) => {
      store(bottles.join());
      if (parameters.has('have')) changeAddress(() => new URLSearchParams());
    },
  };
}
