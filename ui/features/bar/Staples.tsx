import { entriesOf } from '#openapi/pages/page-parameters.ts';
import { Checkbox } from '#ui/components/Checkbox.tsx';
import { useStored } from '#ui/hooks/useStored.ts';
import { withChoice } from '#ui/lib/lists.ts';
import { writeStored } from '#ui/lib/stored/stored-value.ts';

/** The ingredients that a bar is assumed to have. The API's filter takes `word` to leave one out. */
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

/** The device stores the missing staples, separated by commas. A recipe may not name them. */
const LACKING_KEY = 'lacking';

export function useLackingStaples(): [readonly string[], (lacking: readonly string[]) => void] {
  const stored = entriesOf(useStored(LACKING_KEY) ?? '');
  const known = STAPLES.map(({ word }) => word).filter((word) => stored.includes(word));
  return [known, (lacking) => writeStored(LACKING_KEY, lacking.join())];
}

interface StaplesProps {
  lacking: readonly string[];
  change: (lacking: readonly string[]) => void;
}

export function Staples({ lacking, change }: StaplesProps) {
  const names = STAPLES.filter(({ word }) => !lacking.includes(word)).map(({ label }) => label.toLowerCase());
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
            checked={!lacking.includes(word)}
            onChange={({ target }) => change(withChoice(lacking, word, !target.checked))}
          />
        ))}
      </div>
    </details>
  );
}
