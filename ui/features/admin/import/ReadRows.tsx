import type { ImportedRecipe, ImportResults } from '#openapi/generated/model.ts';
import { Badge } from '#ui/components/Badge.tsx';
import { counted, figure } from '#ui/lib/words/figure.ts';
import { SmallButton } from '../SmallButton.tsx';
import { BadRows } from './BadRows.tsx';
import { confirming, sheetFieldLabel, unconfirmed } from './column-choices.ts';
import { groupByReason, RowReasons } from './RowReasons.tsx';
import type { SheetImport } from './useSheetImport.ts';

const SHOWN_CREATED_ITEMS = 12;

/** What is added besides recipes, what is bad, and what may be read wrong. */
export function ReadRows({ results, sheet }: { results: ImportResults; sheet: SheetImport }) {
  const { columns, createdItems, doubted, doubts, errors, notes, recipes } = results;
  const { mapping } = sheet.settings;
  const added = createdItems.slice(0, SHOWN_CREATED_ITEMS).map(({ name }) => name);
  const more = createdItems.length - added.length;
  const open = unconfirmed(columns, mapping);
  const guessed = open.filter(({ field }) => field !== null);
  const unread = columns.filter(({ field, cells = 0 }) => field === null && cells > 0);
  const words = new Map(doubts.map(({ doubt, message }) => [doubt, message]));
  return (
    <>
      {added.length > 0 && (
        <p className="text-soft">
          Also creates {added.join(', ')}
          {more > 0 ? ` and ${figure(more)} more` : ''}.
        </p>
      )}
      {errors.length > 0 && <BadRows results={results} />}
      {guessed.length > 0 && (
        <p>
          Guessed from their cells:{' '}
          {guessed.map(({ column, field }) => `“${column}” is ${sheetFieldLabel(field ?? '')}`).join(', ')}.
        </p>
      )}
      {unread.length > 0 && <p>Not read: {unread.map(({ column }) => `“${column}”`).join(', ')}.</p>}
      {open.length > 0 && (
        <div>
          <SmallButton onClick={() => sheet.change({ mapping: { ...mapping, ...confirming(open) } })}>
            {open.length === 1 ? 'Confirm this column' : 'Confirm these columns'}
          </SmallButton>
        </div>
      )}
      {doubts.length > 0 && (
        <div className="grid gap-1">
          <p className="font-semibold">{counted(doubted, 'recipe')} to look at</p>
          <RowReasons reasons={doubts.map((doubt) => ({ ...doubt, field: '' }))} />
        </div>
      )}
      {notes.length > 0 && (
        <details>
          <summary className="mb-2 font-semibold">
            Left out or changed <span className="figures font-normal text-soft">{notes.length}</span>
          </summary>
          <RowReasons reasons={groupByReason(notes)} />
        </details>
      )}
      {recipes.length > 0 && (
        <details open={doubts.length > 0}>
          <summary className="font-semibold">How the first recipes are read</summary>
          <ul className="mt-2 grid gap-2 sm:grid-cols-2">
            {recipes.map((recipe) => (
              <li key={recipe.row} className="rounded-sm border border-hairline p-3">
                <ReadRecipe recipe={recipe} words={words} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function ReadRecipe({ recipe, words }: { recipe: ImportedRecipe; words: ReadonlyMap<string, string> }) {
  const { name, row, proposed, ingredients, instructions, doubts } = recipe;
  const { category, difficulty, glassware, type, spirits, garnish } = recipe;
  const about = [...category, difficulty, glassware, type, ...spirits, ...garnish].filter(Boolean);
  return (
    <div className="grid gap-1.5 text-sm break-words">
      <p className="font-semibold">
        {name === '' ? 'No name' : name} <span className="figures font-normal text-soft">row {row}</span>
      </p>
      {doubts.map((doubt) => (
        <span key={doubt}>
          <Badge tone="orange">{words.get(doubt) ?? doubt}</Badge>
        </span>
      ))}
      <p className="text-soft">{about.join(' · ')}</p>
      {proposed.length > 0 && <p className="text-soft">Proposed: {proposed.join(' · ')}</p>}
      <ul className="list-disc pl-5">
        {ingredients.map((line, at) => (
          <li key={at}>{line}</li>
        ))}
      </ul>
      <ol className="list-decimal pl-5">
        {instructions.map((line, at) => (
          <li key={at}>{line}</li>
        ))}
      </ol>
    </div>
  );
}
