import {
  SheetEncoding,
  type SheetLayout,
  type SheetFieldName,
  type ProbableMatch,
} from '#openapi/generated/model.ts';
import { SelectField, TextField } from '#ui/components/Field.tsx';
import type { PreviewPartProps } from './useSheetImport.ts';
import { formatCount } from '#ui/lib/words/format-count.ts';
import { sheetFieldChoices, sheetFieldLabel } from './sheet-field-label.ts';
import { Checkbox, withChoice } from '#ui/components/Inputs.tsx';
import { byName } from '#ui/lib/words/by-name.ts';
import { SmallButton } from '../parts/SmallButton.tsx';

export function ImportDetails({ results, sheet }: PreviewPartProps) {
  const { worksheet, worksheets, encoding, headerRow, layout, layouts } = results.sheet;
  const { updateReading } = sheet;
  return (
    <>
      <ImportDefaults results={results} sheet={sheet} />
      <ImportProposals results={results} sheet={sheet} />
      <div className="grid gap-4 sm:grid-cols-2">
        {worksheets.length > 1 && (
          <SelectField
            label="Worksheet"
            value={worksheet ?? ''}
            options={worksheets}
            onValueChange={(chosen) => updateReading({ worksheet: chosen, headerRow: null })}
          />
        )}
        {encoding !== null && (
          <SelectField
            label="Encoding"
            hint="Choose another if letters look wrong"
            value={encoding}
            options={Object.values(SheetEncoding)}
            onValueChange={(chosen) => updateReading({ encoding: chosen as SheetEncoding })}
          />
        )}
        {layouts.length > 1 && (
          <SelectField
            label="Layout"
            hint="Choose another if recipes look split or merged"
            value={layout}
            options={layouts.map((choice) => [choice.layout, choice.label])}
            onValueChange={(chosen) => updateReading({ layout: chosen as SheetLayout, headerRow: null })}
          />
        )}
        <TextField
          // The box is uncontrolled, so that a response does not overwrite what is being typed.
          key={`${worksheet} ${layout}`}
          label="Header row"
          hint="0 if no row names the columns"
          type="number"
          min={0}
          defaultValue={headerRow}
          onChange={({ target: { value } }) => {
            if (/^\d+$/.test(value)) updateReading({ worksheet, headerRow: Number(value) });
          }}
        />
      </div>
    </>
  );
}

/** The fields that every cocktail must have and that foreign sheets often lack. */
const DEFAULTABLE: readonly SheetFieldName[] = ['difficulty', 'category', 'description', 'instructions'];

function ImportDefaults({ results: { missing }, sheet }: PreviewPartProps) {
  const { defaults } = sheet.settings;
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-2 font-semibold">For rows without a value</legend>
      {DEFAULTABLE.map((name) => {
        const count = missing.find(({ field }) => field === name)?.count ?? 0;
        const options = sheetFieldChoices(name);
        const set = (next: string) => sheet.updateSettings({ defaults: { ...defaults, [name]: next } });
        const hint = count > 0 ? `${formatCount(count, 'recipe')} without it` : undefined;
        const field = { label: sheetFieldLabel(name), hint, value: defaults[name] ?? '' };
        return options ? (
          <SelectField key={name} {...field} emptyLabel="Nothing" options={options} onValueChange={set} />
        ) : (
          <TextField key={name} {...field} onChange={({ target }) => set(target.value)} />
        );
      })}
    </fieldset>
  );
}

/** Offers fields that the sheet lacks but its lines suggest, and names that probably mean the same item. */
function ImportProposals({
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
      {/* They are sorted, so that the order stays when a response includes a name that was decided. */}
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
