import type { FilterOption } from '#openapi/generated/model.ts';
import { CHOICES } from '#openapi/pages/page-parameters.ts';
import { useSurprise } from '#ui/queries/useSurprise.ts';
import { Button } from '#ui/components/Button.tsx';
import { ChevronDownIcon } from '#ui/components/icons.tsx';
import { americanName } from '#ui/lib/words/allergen-words.ts';
import { formatCount, formatNumber } from '#ui/lib/words/format-count.ts';
import { optionsParameters, type CollectionFiltersProps } from './collection-filter.ts';

interface FilterBarProps extends CollectionFiltersProps {
  isOpen: boolean;
  panelId: string;
  onFold: () => void;
}

/** The bar is one line that scrolls, so that a new button moves none of the boxes below. */
export function FilterBar({ options, filtering, isOpen, panelId, onFold }: FilterBarProps) {
  const { parameters, activeCount, clear } = filtering;
  const { total, matching } = options;
  const surprise = useSurprise();
  return (
    <div className="sticky top-0 z-10 mb-5 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2 border-b border-hairline bg-page py-2 text-sm text-soft">
      <Button
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={onFold}
        className="md:hidden noscript:hidden"
      >
        {activeCount > 0 ? `Filters (${activeCount})` : 'Filters'}
        <ChevronDownIcon className={`transition-transform ${isOpen ? 'rotate-180' : ''}`} />
      </Button>
      <p role="status" className="figures">
        {activeCount === 0
          ? formatCount(total, 'cocktail')
          : `${formatNumber(matching)} of ${formatNumber(total)} cocktails`}
      </p>
      <div className="-m-1 flex w-full gap-x-5 more-beside p-1 pr-10 sm:w-auto sm:flex-1 pointer-coarse:min-h-13">
        {matching > 0 && (
          <Button
            variant="link"
            onClick={() => surprise.open(optionsParameters(parameters), matching)}
            className="noscript:hidden"
          >
            Surprise me
          </Button>
        )}
        {activeCount > 0 && (
          <Button variant="link" onClick={clear}>
            Clear all filters
          </Button>
        )}
        <FilterChips options={options} filtering={filtering} />
      </div>
      {surprise.isFailed && (
        <span role="alert">No drink could be picked. Check your connection and try again.</span>
      )}
    </div>
  );
}

function FilterChips({ options, filtering }: CollectionFiltersProps) {
  const { filter, choose, setWithout } = filtering;
  const optionName = (list: readonly FilterOption[], value: string): string =>
    list.find((option) => option.value === value)?.name ?? value;
  const joinNames = (list: readonly string[]) => list.map(americanName).join(', ');
  const { freeFrom, have } = filter;
  const chips = [
    ...CHOICES.map((name) => ({
      text: filter[name] && optionName(options[name], filter[name]),
      drop: () => choose(name, ''),
    })),
    { text: freeFrom && `free from ${joinNames(freeFrom.split(','))}`, drop: () => choose('freeFrom', '') },
    { text: have && 'my bottles', drop: () => choose('have', '') },
    {
      text: options.without.length > 0 ? `without ${options.without.join(', ')}` : '',
      drop: () => setWithout(options.unknown.join(', ')),
    },
  ].filter(({ text }) => text !== '');
  return chips.map(({ text, drop }) => (
    <Button key={text} variant="link" onClick={drop} aria-label={`Remove ${text}`}>
      {text} ×
    </Button>
  ));
}
