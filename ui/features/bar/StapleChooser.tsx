import { Checkbox, withChoice } from '#ui/components/Inputs.tsx';
import { splitAtCommas } from '#openapi/pages/page-parameters.ts';
import { useStored } from '#ui/hooks/useStored.ts';
import { writeStored } from '#ui/lib/stored/stored-value.ts';

/** Ingredients that every bar has by assumption. `word` leaves one out in the API's filter `without`. */
const STAPLES: readonly { word: string; label: string }[] = [
  { word: 'lemon', label: 'Lemons' },
  { word: 'lime', label: 'Limes' },
  { word: 'orange juice', label: 'Orange juice' },
  { word: 'pineapple juice', label: 'Pineapple juice' },
  { word: 'simple syrup', label: 'Simple syrup' },
  { word: 'sugar', label: 'Sugar' },
  { word: 'honey', label: 'Honey' },
  { word: 'egg', label: 'Eggs' },
  { word: 'cream', label: 'Cream' },
  { word: 'milk', label: 'Milk' },
  { word: 'mint', label: 'Mint' },
  { word: 'espresso', label: 'Espresso' },
];

/** The device stores the staples that the visitor lacks, separated by commas. No shown recipe needs them. */
const MISSING_KEY = 'lacking';

export function useMissingStaples(): [readonly string[], (missing: readonly string[]) => void] {
  const stored = splitAtCommas(useStored(MISSING_KEY) ?? '');
  const missing = STAPLES.map(({ word }) => word).filter((word) => stored.includes(word));
  return [missing, (words) => writeStored(MISSING_KEY, words.join())];
}

interface StapleChooserProps {
  missing: readonly string[];
  setMissing: (missing: readonly string[]) => void;
}

export function StapleChooser({ missing, setMissing }: StapleChooserProps) {
  const names = STAPLES.filter(({ word }) => !missing.includes(word)).map(({ label }) => label.toLowerCase());
  return (
    <details className="mt-5 text-sm">
      <summary className="cursor-pointer leading-6">
        Taken for granted: {names.length > 0 ? names.join(', ') : 'only ice and water'}.{' '}
        <span className="underline underline-offset-4 noscript:hidden">Change</span>
      </summary>
      <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-5 noscript:hidden">
        {STAPLES.map(({ word, label }) => (
          <Checkbox
            key={word}
            label={label}
            checked={!missing.includes(word)}
            onChange={({ target }) => setMissing(withChoice(missing, word, !target.checked))}
          />
        ))}
      </div>
    </details>
  );
}
