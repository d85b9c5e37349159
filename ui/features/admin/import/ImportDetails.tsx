import {
  type ImportResults,
  type SameItem,
  SheetEncoding,
  type SheetLayout,
} from '#openapi/generated/model.ts';
import { SelectField, TextField } from '#ui/components/Field.tsx';
import { Checkbox } from '#ui/components/Checkbox.tsx';
import { byName, withChoice } from '#ui/lib/lists.ts';
import { counted } from '#ui/lib/words/figure.ts';
import { SmallButton } from '../shared/SmallButton.tsx';
import { DEFAULTABLE_FIELDS, sheetFieldChoices, sheetFieldLabel } from './sheet-fields.ts';
import type { SheetImport } from './useSheetImport.ts';

interface DetailProps {
  results: ImportResults;
  sheet: SheetImport;
}

/** Shows default values, what the sheet's lines suggest, and how the sheet is read. */
export function ImportDetails({ results, sheet }: DetailProps) {
  const { worksheet, worksheets, encoding, headerRow, layout, layouts } = results.sheet;
  const { read } = sheet;
  return (
    <>
      <Defaults results={results} sheet={sheet} />
      <Proposals results={results} sheet={sheet} />
      <div className="grid gap-4 sm:grid-cols-2">
        {worksheets.length > 1 && (
          <SelectField
            label="Worksheet"
            value={worksheet ?? ''}
            options={worksheets}
            onValueChange={(chosen) => read({ worksheet: chosen, headerRow: null })}
          />
        )}
        {encoding !== null && (
          <SelectField
            label="Encoding"
            hint="Choose another when letters look wrong"
            value={encoding}
            options={Object.values(SheetEncoding)}
            onValueChange={(chosen) => read({ encoding: chosen as SheetEncoding })}
          />
        )}
        {layouts.length > 1 && (
          <SelectField
            label="Layout"
            hint="Choose another when recipes look torn or run together"
            value={layout}
            options={layouts.map((choice) => [choice.layout, choice.label])}
            onValueChange={(chosen) => read({ layout: chosen as SheetLayout, headerRow: null })}
          />
        )}
        <TextField
          // The administrator may type on while a response arrives. Another part of the file begins anew.
          key={`${worksheet} ${layout}`}
          label="Header row"
          hint="0 when no row names the columns"
          type="number"
          min={0}
          defaultValue={headerRow}
          onChange={({ target: { value } }) => {
            if (/^\d+$/.test(value)) read({ worksheet, headerRow: Number(value) });
          }}
        />
      </div>
    </>
  );
}

function Defaults({ results: { missing }, sheet: { settings, change } }: DetailProps) {
  const { defaults } = settings;
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-2 font-semibold">For rows that say nothing</legend>
      {DEFAULTABLE_FIELDS.map((name) => {
        const count = missing.find(({ field }) => field === name)?.count ?? 0;
        const options = sheetFieldChoices(name);
        const set = (next: string) => change({ defaults: { ...defaults, [name]: next } });
        const hint = count > 0 ? `${counted(count, 'recipe')} without it` : undefined;
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

/** Shows fields that the sheet lacks but its lines suggest, and names that probably mean one item. */
function Proposals({ results: { proposals, sameItems }, sheet: { settings, change } }: DetailProps) {
  const { takeProposals, sameItems: choices } = settings;
  // A choice counts before the next preview arrives.
  const isTaken = ({ resource, name, same, ...item }: SameItem) =>
    choices[resource]?.[name] === undefined ? item.isTaken : choices[resource][name] === same;
  const decide = (items: readonly SameItem[], takes: boolean) => {
    const decided = { ...choices };
    for (const { resource, name, same } of items)
      decided[resource] = { ...decided[resource], [name]: takes ? same : name };
    change({ sameItems: decided });
  };
  const left = sameItems.filter((item) => !isTaken(item));
  if (proposals.length + sameItems.length === 0) return null;
  return (
    <fieldset className="grid justify-items-start gap-1">
      <legend className="mb-2 font-semibold">Proposed</legend>
      {proposals.map(({ field, count, values }) => (
        <Checkbox
          key={field}
          label={`${sheetFieldLabel(field)} of ${counted(count, 'recipe')} by their lines: ${values.join(', ')}`}
          checked={takeProposals.includes(field)}
          onChange={({ target }) =>
            change({ takeProposals: withChoice(takeProposals, field, target.checked) })
          }
        />
      ))}
      {/* Sorted, so that the order stays when a response includes a name that was decided. */}
      {byName(sameItems).map((item) => (
        <Checkbox
          key={`${item.resource} ${item.name}`}
          label={`Take “${item.name}” as “${item.same}”`}
          checked={isTaken(item)}
          onChange={({ target }) => decide([item], target.checked)}
        />
      ))}
      {left.length > 1 && <SmallButton onClick={() => decide(left, true)}>Take all names so</SmallButton>}
    </fieldset>
  );
}
