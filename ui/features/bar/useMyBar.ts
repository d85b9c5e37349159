import { namesIn } from '#openapi/pages/page-parameters.ts';
import { MAX_BOTTLES } from '#openapi/generated/limits.ts';
import { useUrlParameters } from '#ui/history/useUrlParameters.ts';
import { useBottles } from '#ui/hooks/useStored.ts';

/** A form without scripts repeats the name of the parameter. */
export function bottlesFromUrl(query: URLSearchParams): string[] {
  return namesIn(query.getAll('have').join(), MAX_BOTTLES);
}

/** Bottles in the URL replace those that the device stores, until the visitor changes one. */
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
