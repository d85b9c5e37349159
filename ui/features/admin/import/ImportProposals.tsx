import type { ProbableMatch } from '#openapi/generated/model.ts';
import { Checkbox } from '#ui/components/Inputs.tsx';
import { byName, withChoice } from '#ui/lib/lists.ts';
import { formatCount } from '#ui/lib/words/format-count.ts';
import { SmallButton } from '../parts/SmallButton.tsx';
import { sheetFieldLabel } from './sheet-field-label.ts';
import type { PreviewPartProps } from './useSheetImport.ts';

/** Offers fields that the sheet lacks but its lines suggest, and names that probably mean the same item. */
export function ImportProposals({
  results: { proposals, sameItems },
  sheet: { settings, updateSettings },
}: PreviewPartProps) {
  const { takeProposals, sameItems: choices } = settings;
  // A choice is shown at once, before the next preview arrives.
  const isApplied = ({ resource, name, same, ...item }: ProbableMatch) =>
    choices[resource]?.[name] === undefined ? item.isTaken : choices[resource][name] === same;
  const decide = (items: readonly ProbableMatch[], takes: boolean) => {
    const decided = { ...choices };
    for (const { resource, name, same } of items)
      decided[resource] = { ...decided[resource], [name]: takes ? same : name };
    updateSettings({ sameItems: decided });
  };
  const openItems = sameItems.filter((item) => !isApplied(item));
  if (proposals.length + sameItems.length === 0) return null;
  return (
    <fieldset className="grid justify-items-start gap-1">
      <legend className="mb-2 font-semibold">Proposed</legend>
      {proposals.map(({ field, count, values }) => (
        <Checkbox
          key={field}
          label={`${sheetFieldLabel(field)} of ${formatCount(count, 'recipe')} by their lines: ${values.join(', ')}`}
          checked={takeProposals.includes(field)}
          onChange={({ target }) =>
            updateSettings({ takeProposals: withChoice(takeProposals, field, target.checked) })
          }
        />
      ))}
      {/* Sorted, so that the order stays when a response includes a name that was decided. */}
      {byName(sameItems).map((item) => (
        <Checkbox
          key={`${item.resource} ${item.name}`}
          label={`Treat “${item.name}” as “${item.same}”`}
          checked={isApplied(item)}
          onChange={({ target }) => decide([item], target.checked)}
        />
      ))}
      {openItems.length > 1 && (
        <SmallButton onClick={() => decide(openItems, true)}>Accept all names</SmallButton>
      )}
    </fieldset>
  );
}
