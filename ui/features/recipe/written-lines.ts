import { queryOptions } from '@tanstack/react-query';
import type { ShownLine } from '#ui/rules/shown-line.ts';

/**
 * The ingredients as they are written, their amounts apart. The page brings them along, so that a first load needs no
 * code that reads amounts: 2.8 kB.
 */
export const writtenLines = (ingredients: readonly string[]) =>
  queryOptions({
    queryKey: ['written-lines', ingredients],
    queryFn: async (): Promise<ShownLine[]> => {
      const { writtenLine } = await import('#ui/rules/shown-line.ts');
      return ingredients.map(writtenLine);
    },
  });
