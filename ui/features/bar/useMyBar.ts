import { useAddressParameters } from '#ui/hooks/useAddressParameters.ts';
import { useBottles } from '#ui/hooks/useBottles.ts';

/** A form without scripts repeats the name. */
export function bottlesIn(address: URLSearchParams): string {
  return address.getAll('have').filter(Boolean).join(',');
}

/** The bottles of the address, or else those stored on the device. A change is stored. */
export function useMyBar(): { have: string; change: (bottles: readonly string[]) => void } {
  const [parameters, changeAddress] = useAddressParameters();
  const [kept, keep] = useBottles();
  const given = bottlesIn(parameters);
  return {
    have: given || kept,
    change: (bottles) => {
      keep(bottles.join());
      if (given !== '') changeAddress(() => new URLSearchParams());
    },
  };
}
