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
    Object.entries(names).map(([name, same]): SameItem => ({ resource, name, same, isTaken: true })),
  );
  const open = proposals.filter(({ resource, name }) => chosen[resource]?.[name] === undefined);
  const left = open.filter(({ isTaken }) => !isTaken);
  if (settled.length + open.length === 0) return null;
  const choose = (those: readonly SameItem[]) =>
    onChange(
      those.reduce<Chosen>(
        (known, { resource, name, same }) => ({ ...known, [resource]: { ...known[resource], [name]: same } }),
        chosen,
      ),
    );
  const takeBack = ({ resource, name }: SameItem) => {
    const { [name]: _, ...others } = chosen[resource] ?? {};
    const { [resource]: __, ...rest } = chosen;
    onChange(Object.keys(others).length > 0 ? { ...rest, [resource]: others } : rest);
  };
  return (
    <fieldset>
      <legend className="font-semibold">Probably the same</legend>
      <ul className="mt-3 grid max-h-60 gap-1 overflow-y-auto p-1">
        {[...settled, ...open].map((one) => (
          <li key={`${one.resource} ${one.name}`}>
            <Checkbox
              label={
                one.name === one.same
                  ? `Keep “${one.name}” as an item of its own`
                  : `Take “${one.name}” as “${one.same}”`
              }
              checked={one.isTaken}
              onChange={() => {
                if (settled.includes(one)) takeBack(one);
                else choose([one.isTaken ? { ...one, same: one.name } : one]);
              }}
            />
          </li>
        ))}
      </ul>
      {left.length > 1 && (
        <SmallButton className="mt-2" onClick={() => choose(left)}>
          Take all of them so
        </SmallButton>
      )}
    </fieldset>
  );
}
