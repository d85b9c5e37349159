import { CHOICES } from '#openapi/pages/collection-filter.ts';
import type { FilterOption } from '#openapi/generated/model/index.ts';
import { Button } from '#ui/components/Button.tsx';
import type { CollectionFiltersProps } from '../useCollectionFilter.ts';

export function FilterChips({ options, filtering }: CollectionFiltersProps) {
  const { filter, choose, setWithout } = filtering;
  const nameOf = (list: readonly FilterOption[], value: string): string =>
    list.find((one) => one.value === value)?.name ?? value;
  const chips = [
    ...CHOICES.map((name) => ({
      text: filter[name] && nameOf(options[name], filter[name]),
      drop: () => choose(name, ''),
    })),
    { text: filter.freeFrom && `free from ${filter.freeFrom}`, drop: () => choose('freeFrom', '') },
    { text: filter.have && 'my bottles', drop: () => choose('have', '') },
    { text: filter.without && `without ${filter.without}`, drop: () => setWithout('') },
  ].filter(({ text }) => text !== '');
  return chips.map(({ text, drop }) => (
    <Button key={text} variant="link" onClick={drop} aria-label={`Take off ${text}`}>
      {text} ×
    </Button>
  ));
}
