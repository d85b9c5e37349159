import {
  type ImportResults,
  type SameItem,
  SheetEncoding,
  type SheetLayout,
} from '#openapi/generated/model.ts';
import { Checkbox } from '#ui/components/TextInput.tsx';
import { SelectField, TextField } from '#ui/components/Field.tsx';
import { withChoice } from '#ui/lib/with-choice.ts';
import { counted } from '#ui/lib/words/figure.ts';
import { SmallButton } from '../SmallButton.tsx';
import { DEFAULTABLE_FIELDS, sheetFieldChoices, sheetFieldLabel } from './column-choices.ts';
import { SheetColumns } from './SheetColumns.tsx';
import type { SheetImport } from './useSheetImport.ts';

interface DetailProps {
  results: ImportResults;
  sheet: SheetImport;
}

/** How the sheet is read, and what is taken where it says nothing. */
export function ImportDetails(props: DetailProps) {
  return (
    <>
      <Defaults {...props} />
      <Proposals {...props} />
      <SameItems {...props} />
      <SheetColumns {...props} />
      <Source {...props} />
    </>
  );
}

function Defaults({ results: { missing }, sheet: { settings, change } }: DetailProps) {
  const { defaults } = settings;
  return (
    <fieldset>
      <legend className="font-semibold">For rows that say nothing</legend>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        {DEFAULTABLE_FIELDS.map((name) => {
          const count = missing.find(({ field }) => field === name)?.count ?? 0;
          const choices = sheetFieldChoices(name);
          const set = (next: string) => change({ defaults: { ...defaults, [name]: next } });
          const hint = count > 0 ? `${counted(count, 'recipe')} without it` : undefined;
          const field = { label: sheetFieldLabel(name), hint, value: defaults[name] ?? '' };
          return choices ? (
            <SelectField key={name} {...field} none="Nothing" options={choices} onValueChange={set} />
          ) : (
            <TextField key={name} {...field} onChange={({ target }) => set(target.value)} />
          );
        })}
      </div>
    </fieldset>
  );
}

/** What the lines say of fields that the sheet has no columns for. */
function Proposals({ results: { proposals }, sheet: { settings, change } }: DetailProps) {
  const { takeProposals } = settings;
  if (proposals.length === 0) return null;
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-2 font-semibold">Proposed by the lines of the recipes</legend>
      {proposals.map(({ field, count, values }) => (
        <Checkbox
          key={field}
          label={`${sheetFieldLabel(field)} of ${counted(count, 'recipe')}: ${values.join(', ')}`}
          checked={takeProposals.includes(field)}
          onChange={({ target }) =>
            change({ takeProposals: withChoice(takeProposals, field, target.checked) })
          }
        />
      ))}
    </fieldset>
  );
}

/** Names that probably mean one item. A name that is taken for itself stays an item of its own. */
function SameItems({ results, sheet: { settings, change } }: DetailProps) {
  const chosen = settings.sameItems;
  // What was chosen is no proposal any more, but can be taken back.
  const settled = Object.entries(chosen).flatMap(([resource, names]) =>
    Object.entries(names).map(([name, same]): SameItem => ({ resource, name, same, isTaken: true })),
  );
  const open = results.sameItems.filter(({ resource, name }) => chosen[resource]?.[name] === undefined);
  if (settled.length + open.length === 0) return null;
  const left = open.filter(({ isTaken }) => !isTaken);
  const take = (items: readonly SameItem[]) => {
    const sameItems = { ...chosen };
    for (const { resource, name, same } of items)
      sameItems[resource] = { ...sameItems[resource], [name]: same };
    change({ sameItems });
  };
  const takeBack = ({ resource, name }: SameItem) => {
    const { [name]: _, ...others } = chosen[resource] ?? {};
    change({ sameItems: { ...chosen, [resource]: others } });
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
                else take([one.isTaken ? { ...one, same: one.name } : one]);
              }}
            />
          </li>
        ))}
      </ul>
      {left.length > 1 && (
        <SmallButton className="mt-2" onClick={() => take(left)}>
          Take all of them so
        </SmallButton>
      )}
    </fieldset>
  );
}

function Source({ results: { sheet: read }, sheet: { settings, change } }: DetailProps) {
  const { worksheet, worksheets, encoding, headerRow, layout, layouts } = read;
  const set = (source: typeof settings.source) => change({ source: { ...settings.source, ...source } });
  const setHeaderRow = (row: number) => {
    if (row >= 0 && row !== headerRow) set({ headerRow: row, ...(worksheet !== null && { worksheet }) });
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {worksheets.length > 1 && (
        <SelectField
          label="Worksheet"
          value={worksheet ?? ''}
          options={worksheets}
          onValueChange={(chosen) => set({ worksheet: chosen, headerRow: null })}
        />
      )}
      {encoding !== null && (
        <SelectField
          label="Encoding"
          hint="Choose another when letters look wrong"
          value={encoding}
          options={Object.values(SheetEncoding)}
          onValueChange={(chosen) => set({ encoding: chosen as SheetEncoding })}
        />
      )}
      {layouts.length > 1 && (
        <SelectField
          label="Layout"
          hint="Choose another when recipes look torn or run together"
          value={layout}
          options={layouts.map((one) => [one.layout, one.label])}
          onValueChange={(chosen) => set({ layout: chosen as SheetLayout, headerRow: null })}
        />
      )}
      <TextField
        // Typing goes on while an answer comes in; one with another row begins anew.
        key={headerRow}
        label="Header row"
        hint="0 when no row names the columns"
        type="number"
        min={0}
        defaultValue={headerRow}
        onBlur={({ target }) => setHeaderRow(target.valueAsNumber)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') setHeaderRow(currentTarget.valueAsNumber);
        }}
      />
    </div>
  );
}
