import { namesIn } from '#openapi/pages/page-parameters.ts';
import { MAX_BOTTLES } from '#openapi/generated/limits.ts';
import { useUrlParameters } from '#ui/history/useUrlParameters.ts';
import { useBottles } from '#ui/hooks/useStored.ts';

/** A form without scripts repeats the name of the parameter. */
export function bottlesFromUrl(query: URLSearchParams): string[] {
  return namesIn(query.getAll('have').join(), MAX_BOTTLES);
}

/** The bottles of the URL count before those on the device, which stores every change. */
export function useMyBar() {
  const [parameters, updateQuery] = useUrlParameters();
  const [stored, store] = useBottles();
  const inUrl = bottlesFromUrl(parameters);
  return {
    ownedNames: inUrl.length > 0 ? inUrl : namesIn(stored, MAX_BOTTLES),
    setBottles: (bottles: readonly string[]) => {
      store(bottles.join());
      if (parameters.has('have')) updateQuery(() => new URLSearchParams());
    },
  };
}
