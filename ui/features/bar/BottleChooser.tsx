import { useState } from 'react';
import type { Bar } from '#openapi/generated/model/index.ts';
import { Button } from '#ui/components/Button.tsx';
import { Checkbox } from '#ui/components/Checkbox.tsx';
import { SearchInput } from '#ui/components/SearchInput.tsx';
import { SectionHeading } from '#ui/components/SectionHeading.tsx';
import { nearNames } from './near-names.ts';

interface BottleChooserProps {
  bar: Bar;
  ids: readonly string[];
  change: (bottles: readonly string[]) => void;
}

/** As a form of the address it works without scripts. */
export function BottleChooser({ bar: { bottles, have, unknown }, ids, change }: BottleChooserProps) {
  const [typed, setTyped] = useState('');
  // What no recipe asks for can still be removed.
  const others = have.filter(({ value }) => !bottles.some((bottle) => bottle.value === value));
  const shown = nearNames([...others, ...bottles], typed);
  return (
    <form action="/my-bar" aria-label="Your bottles" onSubmit={(event) => event.preventDefault()}>
      <SectionHeading>Your bottles</SectionHeading>
      <div className="noscript:hidden">
        <SearchInput label="Find a bottle" placeholder="campari" value={typed} onValueChange={setTyped} />
      </div>
      <div className="mt-3 flex min-h-8 flex-wrap items-center gap-x-5 text-sm text-soft">
        <p role="status">
          {ids.length === 1 ? '1 bottle' : `${ids.length} bottles`}
          {unknown.length > 0 && `; nobody here knows ${unknown.join(', ')}`}
        </p>
        {ids.length > 0 && (
          <Button variant="link" className="pointer-coarse:min-h-11" onClick={() => change([])}>
            Put all away
          </Button>
        )}
      </div>
      <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-5 text-sm not-print:max-h-[70vh] not-print:overflow-y-auto">
        {shown.map(({ value, name }) => (
          <Checkbox
            key={value}
            name="have"
            value={value}
            label={name}
            checked={ids.includes(value)}
            onChange={({ target: { checked } }) =>
              change([...ids.filter((id) => id !== value), ...(checked ? [value] : [])])
            }
          />
        ))}
        {shown.length === 0 && <p className="col-span-full py-3 text-soft">No bottle is called that.</p>}
      </div>
      <div className="hidden noscript:block">
        <Button type="submit">See what they make</Button>
      </div>
    </form>
  );
}
