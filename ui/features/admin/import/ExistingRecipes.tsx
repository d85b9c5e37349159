import { useState } from 'react';
import type { ExistingChoice, ExistingRecipe, ImportResults } from '#openapi/generated/model.ts';
import { SelectField } from '#ui/components/Field.tsx';
import { Select } from '#ui/components/Select.tsx';
import { counted, figure } from '#ui/lib/words/figure.ts';
import { Disclosure } from '../Disclosure.tsx';
import { Differences } from '../history/Differences.tsx';
import { SmallButton } from '../SmallButton.tsx';
import type { SheetImport } from './useSheetImport.ts';

const OPTIONS = Object.entries({ keep: 'Leave as it is', update: 'Update', copy: 'Add as a copy' });
const HINTS: Record<ExistingChoice, string> = {
  keep: 'What the sheet says of them is not taken.',
  update: 'The sheet overwrites them, field by field.',
  copy: 'The sheet’s version is added beside them.',
};
/** A row opens its differences, so a few are enough at first. */
const ROWS_PER_STEP = 20;

interface ExistingRecipesProps {
  results: ImportResults;
  sheet: SheetImport;
}

/** The choice for all recipes that exist, and below it each of them with its differences and a choice of its own. */
export function ExistingRecipes({ results, sheet: { settings, change } }: ExistingRecipesProps) {
  const { existing: listed, more, updated } = results;
  const { existing: usual, existingRows } = settings;
  const [shown, setShown] = useState(ROWS_PER_STEP);
  const rest = listed.length - shown;
  const unlisted = more?.existing ?? 0;
  if (listed.length === 0) return null;
  return (
    <div className="grid gap-3">
      <div className="max-w-80">
        <SelectField
          label="Recipes that exist already"
          hint={HINTS[usual]}
          value={usual}
          options={OPTIONS}
          onValueChange={(choice) => change({ existing: choice as ExistingChoice, existingRows: {} })}
        />
      </div>
      {updated > 0 && <p>Overwrites {counted(updated, 'recipe')} of the house.</p>}
      <ul aria-label="Rows of recipes that exist" className="border-y border-hairline">
        {listed.slice(0, shown).map((one) => (
          <ExistingRow
            key={one.row}
            one={one}
            choice={existingRows[one.row] ?? usual}
            onChoose={(choice) => change({ existingRows: { ...existingRows, [one.row]: choice } })}
          />
        ))}
      </ul>
      {rest > 0 && (
        <div>
          <SmallButton onClick={() => setShown(shown + ROWS_PER_STEP)}>
            Show {figure(Math.min(rest, ROWS_PER_STEP))} more of {figure(rest)}
          </SmallButton>
        </div>
      )}
      {unlisted > 0 && (
        <p className="text-soft">
          {figure(unlisted)} more rows name recipes that exist; the choice for all holds for them.
        </p>
      )}
    </div>
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
