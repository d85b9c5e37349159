import { Checkbox } from '#ui/components/Checkbox.tsx';
import { withChoice } from '#ui/lib/lists.ts';
import { STAPLES } from './staples.ts';

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
