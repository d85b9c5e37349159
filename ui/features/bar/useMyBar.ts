import { namesIn } from '#openapi/pages/page-parameters.ts';
import { MAX_BOTTLES } from '#openapi/generated/limits.ts';
import { useUrlParameters } from '#ui/hooks/useUrlParameters.ts';
import { useBottles } from '#ui/hooks/useStored.ts';

/** A form without scripts repeats the name of the parameter. */
export function bottlesFromUrl(query: URLSearchParams): string[] {
  return namesIn(query.getAll('have').join(), MAX_BOTTLES);
}

/** The bottles of the URL count before those on the device, which stores every change. */
export function useMyBar(): { have: readonly string[]; change: (bottles: readonly string[]) => void } {
  const [parameters, changeQuery] = useUrlParameters();
  const [stored, store] = useBottles();
  const inUrl = bottlesFromUrl(parameters);
  return {
    have: inUrl.length > 0 ? inUrl : namesIn(stored, MAX_BOTTLES),
    change: (bottles) => {
      store(bottles.join());
      if (parameters.has('have')) changeQuery(() => new URLSearchParams());
    },
  };
}
