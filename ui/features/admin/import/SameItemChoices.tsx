import type { SameItems } from '#openapi/generated/model.ts';
import { Checkbox } from '#ui/components/Checkbox.tsx';
import { SmallButton } from '../SmallButton.tsx';
import type { ImportSettings } from './import-settings.ts';

type Chosen = ImportSettings['sameItems'];

interface SameItemChoicesProps {
  proposals: readonly SameItems[];
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
}

interface Pair {
  resource: string;
  from: string;
  to: string;
}

export function SameItemChoices({ proposals, chosen, onChange }: SameItemChoicesProps) {
  // A chosen one is no proposal any more, but can be taken back.
  const taken = Object.entries(chosen).flatMap(([resource, names]) =>
    Object.entries(names).map(([from, to]): Pair => ({ resource, from, to })),
  );
  const open = proposals.flatMap(({ resource, keep, others }) =>
    others.map((from): Pair => ({ resource, from, to: keep })),
  );
  const all = [...taken, ...open.filter((pair) => !taken.some((one) => isSame(one, pair)))];
  if (all.length === 0) return null;
  const set = (pairs: readonly Pair[]) => onChange(byResource(pairs));
  return (
    <fieldset>
      <legend className="font-semibold">Probably the same</legend>
      <ul className="mt-3 grid max-h-60 gap-1 overflow-y-auto p-1">
        {all.map((pair) => (
          <li key={`${pair.resource} ${pair.from}`}>
            <Checkbox
              label={`Take “${pair.from}” as “${pair.to}”`}
              checked={taken.some((one) => isSame(one, pair))}
              onChange={({ target }) =>
                set(target.checked ? [...taken, pair] : taken.filter((one) => !isSame(one, pair)))
              }
            />
          </li>
        ))}
      </ul>
      {all.length > 1 && taken.length < all.length && (
        <SmallButton className="mt-2" onClick={() => set(all)}>
          Take all of them so
        </SmallButton>
      )}
    </fieldset>
  );
}

function isSame(one: Pair, other: Pair): boolean {
  return one.resource === other.resource && one.from === other.from;
}

function byResource(pairs: readonly Pair[]): Chosen {
  const chosen: Record<string, Record<string, string>> = {};
  for (const { resource, from, to } of pairs) chosen[resource] = { ...chosen[resource], [from]: to };
  return chosen;
}
