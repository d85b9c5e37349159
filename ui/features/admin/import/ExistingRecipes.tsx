import { useState } from 'react';
import { ExistingChoice } from '#openapi/generated/model.ts';
import type { ExistingRecipe, ImportResults } from '#openapi/generated/model.ts';
import { Checkbox } from '#ui/components/Checkbox.tsx';
import { SelectField } from '#ui/components/Field.tsx';
import { Select } from '#ui/components/Select.tsx';
import { figure } from '#ui/lib/words/figure.ts';
import { SmallButton } from '../SmallButton.tsx';
import { Disclosure } from '../history/ChangeEntry.tsx';
import { Differences } from '../history/Differences.tsx';
import type { SheetImport } from './useSheetImport.ts';

const CHOICES: Record<ExistingChoice, string> = {
  update: 'Update',
  keep: 'Leave as it is',
  copy: 'Add as a copy',
};
const OPTIONS = Object.values(ExistingChoice).map((choice) => [choice, CHOICES[choice]] as const);
const SHOWN_NAMES = 6;
/** A row opens its differences, so a few are enough at first. */
const ROWS_PER_STEP = 20;

interface ExistingRecipesProps {
  results: ImportResults;
  sheet: SheetImport;
}

export function ExistingRecipes({ results, sheet: { settings, change } }: ExistingRecipesProps) {
  const { existing, more } = results;
  const [shown, setShown] = useState(ROWS_PER_STEP);
  const rest = existing.length - shown;
  const choose = (row: number, choice: ExistingChoice) => {
    const { [row]: _, ...others } = settings.existingRows;
    const isUsual = choice === settings.existing;
    change({ existingRows: isUsual ? others : { ...others, [row]: choice } });
  };
  return (
    <fieldset className="grid gap-3">
      <legend className="font-semibold">New recipes, and those that exist</legend>
      <Checkbox
        label="Create new recipes as drafts"
        checked={settings.asDrafts}
        onChange={({ target }) => change({ asDrafts: target.checked })}
      />
      <div className="max-w-80">
        <SelectField
          label="Recipes that exist already"
          value={settings.existing}
          options={OPTIONS}
          onValueChange={(existing) => change({ existing: existing as ExistingChoice, existingRows: {} })}
        />
      </div>
      <Overwritten results={results} />
      {existing.length > 0 && (
        <ul aria-label="Rows of recipes that exist" className="border-y border-hairline">
          {existing.slice(0, shown).map((one) => (
            <ExistingRow
              key={one.row}
              one={one}
              choice={settings.existingRows[one.row] ?? settings.existing}
              onChoose={(choice) => choose(one.row, choice)}
            />
          ))}
        </ul>
      )}
      {rest > 0 && (
        <div>
          <SmallButton onClick={() => setShown(shown + ROWS_PER_STEP)}>
            Show {figure(Math.min(rest, ROWS_PER_STEP))} more of {figure(rest)}
          </SmallButton>
        </div>
      )}
      {(more?.existing ?? 0) > 0 && (
        <p className="text-soft">
          {figure(more?.existing ?? 0)} more rows name recipes that exist; the choice for all holds for them.
        </p>
      )}
    </fieldset>
  );
}

function Overwritten({ results: { existing, updated } }: { results: ImportResults }) {
  if (updated === 0) return null;
  const names = existing.filter(({ outcome }) => outcome === 'updated').map(({ name }) => name);
  const shown = names.slice(0, SHOWN_NAMES).join(', ');
  const rest = updated - Math.min(names.length, SHOWN_NAMES);
  return (
    <p className="break-words">
      Overwrites {figure(updated)} of the house’s recipes
      {shown !== '' && `: ${shown}`}
      {rest > 0 && shown !== '' && ` and ${figure(rest)} more`}.
    </p>
  );
}

interface ExistingRowProps {
  one: ExistingRecipe;
  choice: ExistingChoice;
  onChoose: (choice: ExistingChoice) => void;
}

function ExistingRow({ one, choice, onChoose }: ExistingRowProps) {
  const { row, name, copy, before, after } = one;
  return (
    <li className="grid gap-2 border-t border-hairline py-2.5 first:border-t-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 break-words">
          <span className="font-semibold">{name}</span> <span className="figures text-soft">row {row}</span>
          {copy && <span className="block text-soft">becomes “{copy.name}” beside it</span>}
        </p>
        <Select
          aria-label={`What to do with ${name}, row ${row}`}
          className="w-44"
          value={choice}
          options={OPTIONS}
          onValueChange={(chosen) => onChoose(chosen as ExistingChoice)}
        />
      </div>
      {Object.keys(after).length > 0 && (
        <Disclosure label="Show the differences" of={`${name}, row ${row}`}>
          <Differences change={{ resource: 'cocktails', before, after }} />
        </Disclosure>
      )}
    </li>
  );
}
