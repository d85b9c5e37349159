import { useState } from 'react';
import { Button } from '#ui/components/Button.tsx';
import { ChevronDownIcon } from '#ui/components/icons.tsx';
import { useLazyChunk } from '#ui/lib/chunks/useLazyChunk.ts';
import { figure } from '#ui/lib/words/figure.ts';
import { resultsChunk } from './collection-chunks.ts';
import type { CollectionFiltersProps } from './useCollectionFilter.ts';

interface FilterBarProps extends CollectionFiltersProps {
  isOpen: boolean;
  panelId: string;
  onFold: () => void;
}

/** How many are left, and each filter to take off: in one line that scrolls and fades where more follow, so that a box below does not move when it is ticked. */
export function FilterBar({ options, filtering, isOpen, panelId, onFold }: FilterBarProps) {
  const { parameters, active, clear } = filtering;
  const { total, matching } = options;
  const [surprises, setSurprises] = useState(0);
  const { code, isFailed, retry } = useLazyChunk(resultsChunk, active > 0 || surprises > 0);
  return (
    <div className="sticky top-0 z-10 mb-5 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2 border-b border-hairline bg-page py-2 text-sm text-soft">
      <Button
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={onFold}
        className="md:hidden noscript:hidden"
      >
        {active > 0 ? `Filters (${active})` : 'Filters'}
        <ChevronDownIcon className={`transition-transform ${isOpen ? 'rotate-180' : ''}`} />
      </Button>
      <p role="status" className="figures">
        {active === 0
          ? `${figure(total)} ${total === 1 ? 'cocktail' : 'cocktails'}`
          : `${figure(matching)} of ${figure(total)} cocktails`}
      </p>
      <div className="-m-1 flex w-full items-center gap-x-5 more-beside p-1 pr-10 sm:w-auto sm:flex-1 pointer-coarse:min-h-11">
        {matching > 0 && (
          <Button
            variant="link"
            onClick={() => {
              retry();
              setSurprises(surprises + 1);
            }}
            className="noscript:hidden pointer-coarse:min-h-11"
          >
            Surprise me
          </Button>
        )}
        {active > 0 && (
          <Button variant="link" onClick={clear}>
            Clear all filters
          </Button>
        )}
        {code && active > 0 && <code.FilterChips {...{ options, filtering }} />}
      </div>
      {surprises > 0 && code && <code.Surprise key={surprises} count={matching} parameters={parameters} />}
      {surprises > 0 && isFailed && <span role="alert">No drink could be picked. Try again.</span>}
    </div>
  );
}
