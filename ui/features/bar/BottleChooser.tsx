import { useState } from 'react';
import { idWords } from '#openapi/text/slug.ts';
import type { Bar, BottleKind } from '#openapi/generated/model.ts';
import { Button } from '#ui/components/Button.tsx';
import { Checkbox, withChoice } from '#ui/components/Inputs.tsx';
import { SearchInput } from '#ui/components/SearchInput.tsx';
import { SectionHeading } from '#ui/components/Headings.tsx';
import { toast } from '#ui/components/toast/toast.ts';
import { formatCount } from '#ui/lib/words/format-count.ts';
import { BAR_PATH } from '#ui/lib/pages/page-paths.ts';
import { findNamed } from '#openapi/text/name-rank.ts';

export interface BottlesProps {
  bar: Bar;
  ownedIds: readonly string[];
  setBottles: (bottles: readonly string[]) => void;
}

/** The boxes are in a GET form, so that they work without scripts. */
export function BottleChooser({ bar: { bottles, have, unknown }, ownedIds, setBottles }: BottlesProps) {
  const [typed, setTyped] = useState('');
  const putAway = () => {
    setBottles([]);
    toast({
      title: 'Your bottles are put away',
      action: { label: 'Undo', altText: 'Take them out again', onAction: () => setBottles(ownedIds) },
    });
  };
  // An owned bottle that no recipe needs is listed too, so that it can be removed.
  const unneeded = have.filter(({ value }) => !bottles.some((bottle) => bottle.value === value));
  const matches = findNamed(
    [...unneeded.map((bottle) => ({ ...bottle, kind: 'spirits' as const })), ...bottles],
    typed,
    ({ name }) => name,
  );
  const groups = groupBottles(matches);
  return (
    <form action={BAR_PATH} aria-label="Your bottles" onSubmit={(event) => event.preventDefault()}>
      <SectionHeading>Your bottles</SectionHeading>
      <div className="noscript:hidden">
        <SearchInput
          label="Find a bottle"
          placeholder="Type a name…"
          value={typed}
          onValueChange={setTyped}
        />
      </div>
      <div className="mt-3 flex min-h-8 flex-wrap items-center gap-x-5 text-sm text-soft">
        <p role="status">
          {formatCount(ownedIds.length, 'bottle')}
          {unknown.length > 0 && `; we do not know ${unknown.map(idWords).join(', ')}`}
        </p>
        {ownedIds.length > 0 && (
          <Button variant="link" className="pointer-coarse:min-h-11" onClick={putAway}>
            Put all away
          </Button>
        )}
      </div>
      {/* The links show that the box below has more groups than are visible. */}
      <p className="mt-2 flex flex-wrap gap-x-4 text-sm print:hidden">
        {groups.map(({ label, kind, bottles: { length } }) => (
          <a key={kind} href={`#bottles-${kind}`} className="leading-6 underline underline-offset-4">
            {label} ({length})
          </a>
        ))}
      </p>
      <div className="mt-2 text-sm not-print:max-h-[70vh] not-print:overflow-y-auto">
        {groups.map(({ kind, label, bottles: group }) => (
          <div
            key={kind}
            id={`bottles-${kind}`}
            role="group"
            aria-label={label}
            className="grid wrap-anywhere grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-5"
          >
            <p className="col-span-full pt-3 font-semibold">{label}</p>
            {group.map(({ value, name }) => (
              <Checkbox
                key={value}
                name="have"
                value={value}
                label={name}
                checked={ownedIds.includes(value)}
                onChange={({ target }) => setBottles(withChoice(ownedIds, value, target.checked))}
              />
            ))}
          </div>
        ))}
        {matches.length === 0 && <p className="py-3 text-soft">No bottle is called that.</p>}
      </div>
      <div className="hidden noscript:block">
        <Button type="submit">See what they make</Button>
      </div>
    </form>
  );
}

const GROUPS: readonly { kind: BottleKind; label: string }[] = [
  { kind: 'spirits', label: 'Spirits' },
  { kind: 'liqueurs', label: 'Liqueurs and bitters' },
  { kind: 'wines', label: 'Wines' },
  { kind: 'mixers', label: 'Mixers' },
];

/** Groups bottles by kind, and leaves empty groups out. */
function groupBottles<Bottle extends { kind: BottleKind }>(bottles: readonly Bottle[]) {
  return GROUPS.map(({ kind, label }) => ({
    kind,
    label,
    bottles: bottles.filter((bottle) => bottle.kind === kind),
  })).filter((group) => group.bottles.length > 0);
}
