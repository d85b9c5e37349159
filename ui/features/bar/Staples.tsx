import { Checkbox } from '#ui/components/Checkbox.tsx';
import { STAPLES } from './staples.ts';

interface StaplesProps {
  lacking: readonly string[];
  change: (words: readonly string[]) => void;
}

export function Staples({ lacking, change }: StaplesProps) {
  const there = STAPLES.filter(({ word }) => !lacking.includes(word)).map(({ label }) => label.toLowerCase());
  return (
    <details className="mt-5 text-sm">
      <summary className="cursor-pointer leading-6">
        Taken for granted: {there.length > 0 ? there.join(', ') : 'only ice and water'}.{' '}
        <span className="underline underline-offset-4 noscript:hidden">Change</span>
      </summary>
      <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-5 noscript:hidden">
        {STAPLES.map(({ word, label }) => (
          <Checkbox
            key={word}
            label={label}
            checked={!lacking.includes(word)}
            onChange={({ target: { checked } }) =>
              change([...lacking.filter((one) => one !== word), ...(checked ? [] : [word])])
            }
          />
        ))}
      </div>
    </details>
  );
}
