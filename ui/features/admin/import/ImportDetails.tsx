import type { ReactNode } from 'react';
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
import { SmallButton } from '../parts/SmallButton.tsx';
import type { ImportSettings } from './import-settings.ts';
import { DEFAULTABLE_FIELDS, sheetFieldChoices, sheetFieldLabel } from './column-choices.ts';
import type { SheetImport } from './useSheetImport.ts';

const DEFAULTS_ID = 'import-defaults';

interface DetailProps {
  results: ImportResults;
  sheet: SheetImport;
}

/** Moves the focus to the values for what rows leave out. */
export function focusDefaults(): void {
  document.getElementById(DEFAULTS_ID)?.querySelector<HTMLElement>('input, select')?.focus();
}

/** Shows how the sheet is read, and the values for what it leaves out. */
export function ImportDetails(props: DetailProps) {
  return (
    <>
      <Defaults {...props} />
      <Proposals {...props} />
      <Source {...props} />
    </>
  );
}

function Defaults({ results: { missing }, sheet: { settings, change } }: DetailProps) {
  const { defaults } = settings;
  return (
    <Choices legend="For rows that say nothing">
      <div id={DEFAULTS_ID} className="grid w-full gap-4 sm:grid-cols-2">
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
    </Choices>
  );
}

const keyOf = ({ resource, name }: SameItem): string => `${resource} ${name}`;

/** Shows the fields that the lines propose although the sheet has no such columns, and the names that probably mean one item. */
function Proposals({ results, sheet: { settings, change } }: DetailProps) {
  const { takeProposals, sameItems: decided } = settings;
  // A decided name is no proposal any more, but the administrator can decide anew.
  const open = results.sameItems.filter((one) => decided.every((other) => keyOf(other) !== keyOf(one)));
  const left = open.filter(({ isTaken }) => !isTaken);
  const decide = (items: readonly SameItem[], isTaken: boolean) => {
    const others = decided.filter((one) => items.every((other) => keyOf(other) !== keyOf(one)));
    change({ sameItems: [...others, ...items.map((one) => ({ ...one, isTaken }))] });
  };
  if (results.proposals.length + decided.length + open.length === 0) return null;
  return (
    <Choices legend="Proposed">
      {results.proposals.map(({ field, count, values }) => (
        <Checkbox
          key={field}
          label={`${sheetFieldLabel(field)} of ${counted(count, 'recipe')} by their lines: ${values.join(', ')}`}
          checked={takeProposals.includes(field)}
          onChange={({ target }) =>
            change({ takeProposals: withChoice(takeProposals, field, target.checked) })
          }
        />
      ))}
      {[...decided, ...open].map((one) => (
        <Checkbox
          key={keyOf(one)}
          label={`Take “${one.name}” as “${one.same}”`}
          checked={one.isTaken}
          onChange={({ target }) => decide([one], target.checked)}
        />
      ))}
      {left.length > 1 && <SmallButton onClick={() => decide(left, true)}>Take all names so</SmallButton>}
    </Choices>
  );
}

/** Drops the choices for single rows. Such a choice belongs to the recipe of its row, so it ends when the sheet is read in another way. */
function Source({ results, sheet: { change } }: DetailProps) {
  const { worksheet, worksheets, encoding, headerRow, layout, layouts } = results.sheet;
  const read = (part: Partial<ImportSettings>) => change({ ...part, existingRows: {} });
  return (
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
          options={layouts.map((one) => [one.layout, one.label])}
          onValueChange={(chosen) => read({ layout: chosen as SheetLayout, headerRow: null })}
        />
      )}
      <TextField
        // The administrator may type on while an answer arrives. Another part of the file begins anew.
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
  );
}

function Choices({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="grid justify-items-start gap-1">
      <legend className="mb-2 font-semibold">{legend}</legend>
      {children}
    </fieldset>
  );
}
