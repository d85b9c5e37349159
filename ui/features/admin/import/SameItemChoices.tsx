import type { SameItem } from '#openapi/generated/model.ts';
import { Checkbox } from '#ui/components/Checkbox.tsx';
import { SmallButton } from '../SmallButton.tsx';
import type { ImportSettings } from './import-settings.ts';

type Chosen = ImportSettings['sameItems'];

interface SameItemChoicesProps {
  proposals: readonly SameItem[];
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
}

/** Names that probably mean one item. A name that is given for itself stays an item of its own. */
export function SameItemChoices({ proposals, chosen, onChange }: SameItemChoicesProps) {
  // What was chosen is no proposal any more, but can be taken back.
  const settled = Object.entries(chosen).flatMap(([resource, names]) =>
    Object.entries(names).map(([name, same]) => ({ resource, name, same })),
  );
  const open = proposals.filter(({ resource, name }) => chosen[resource]?.[name] === undefined);
  const apart = settled.filter(({ name, same }) => name === same);
  const together = [...settled.filter(({ name, same }) => name !== same), ...open];
  if (together.length + apart.length === 0) return null;
  const isTaken = ({ resource, name }: Pick<SameItem, 'resource' | 'name'>): boolean =>
    chosen[resource]?.[name] !== undefined ||
    open.some((one) => one.resource === resource && one.name === name && one.isTaken);
  const withChoice = (all: Chosen, { resource, name }: { resource: string; name: string }, same: string) => ({
    ...all,
    [resource]: { ...all[resource], [name]: same },
  });
  const left = together.filter((one) => !isTaken(one));
  return (
    <fieldset>
      <legend className="font-semibold">Probably the same</legend>
      <ul className="mt-3 grid max-h-60 gap-1 overflow-y-auto p-1">
        {together.map((one) => (
          <li key={`${one.resource} ${one.name}`}>
            <Checkbox
              label={`Take “${one.name}” as “${one.same}”`}
              checked={isTaken(one)}
              onChange={({ target }) =>
                onChange(withChoice(chosen, one, target.checked ? one.same : one.name))
              }
            />
          </li>
        ))}
        {apart.map((one) => (
          <li key={`${one.resource} ${one.name}`}>
            <Checkbox
              label={`Keep “${one.name}” as an item of its own`}
              checked
              onChange={() => onChange(withoutChoice(chosen, one))}
            />
          </li>
        ))}
      </ul>
      {left.length > 1 && (
        <SmallButton
          className="mt-2"
          onClick={() => onChange(left.reduce((all, one) => withChoice(all, one, one.same), chosen))}
        >
          Take all of them so
        </SmallButton>
      )}
    </fieldset>
  );
}

function withoutChoice(chosen: Chosen, { resource, name }: { resource: string; name: string }): Chosen {
  const { [name]: _, ...others } = chosen[resource] ?? {};
  const { [resource]: __, ...rest } = chosen;
  return Object.keys(others).length > 0 ? { ...rest, [resource]: others } : rest;
}
