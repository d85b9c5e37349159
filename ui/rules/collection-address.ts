import { CHOICES, type CollectionFilter } from '#openapi/collection-filter.ts';

/** The filter that an address asks for; unknown parameters are not its business. */
export function filterFromAddress(address: URLSearchParams): CollectionFilter {
  const value = (name: string): string => (address.get(name) ?? '').trim();
  return {
    spirit: value('spirit'),
    technique: value('technique'),
    glass: value('glass'),
    difficulty: value('difficulty'),
    without: value('without'),
  };
}

/** The shortest parameters that say the same filter; none for no filter. */
export function filterToAddress(filter: CollectionFilter): URLSearchParams {
  const address = new URLSearchParams();
  for (const name of [...CHOICES, 'without'] as const)
    if (filter[name].trim() !== '') address.set(name, filter[name].trim());
  return address;
}
