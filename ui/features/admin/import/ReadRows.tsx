import type { ImportedRecipe, ImportResults } from '#openapi/generated/model.ts';
import { Badge } from '#ui/components/Badge.tsx';
import { counted, figure } from '#ui/lib/words/figure.ts';
import { BadRows, toldRows } from './BadRows.tsx';
import { sheetFieldLabel } from './column-choices.ts';

const SHOWN_NOTES = 30;
const SHOWN_CREATED_ITEMS = 12;

/** What is added besides recipes, what is bad, and what may be read wrong. */
export function ReadRows({ results }: { results: ImportResults }) {
  const { columns, createdItems, doubted, doubts, errors, notes, recipes } = results;
  const added = createdItems.slice(0, SHOWN_CREATED_ITEMS).map(({ name }) => name);
  const more = createdItems.length - added.length;
  const guessed = columns.filter(({ isGuess, field }) => isGuess && field !== null);
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
      {errors.length > 0 && <BadRows leftOut={results} more={results.more?.failedRows ?? 0} />}
      {guessed.length > 0 && (
        <p>
          Guessed from their cells:{' '}
          {guessed.map(({ column, field }) => `“${column}” is ${sheetFieldLabel(field ?? '')}`).join(', ')}.
        </p>
      )}
      {unread.length > 0 && <p>Not read: {unread.map(({ column }) => `“${column}”`).join(', ')}.</p>}
      {doubts.length > 0 && (
        <div>
          <p className="font-semibold">{counted(doubted, 'recipe')} to look at</p>
          <ul className="mt-1 grid gap-1">
            {doubts.map(({ doubt, message, count, rows }) => (
              <li key={doubt}>
                {message} <span className="figures text-soft">(rows {toldRows(rows, count)})</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {notes.length > 0 && (
        <details>
          <summary className="font-semibold">
            Left out or changed <span className="figures font-normal text-soft">{notes.length}</span>
          </summary>
          <ul className="mt-2 grid gap-1">
            {notes.slice(0, SHOWN_NOTES).map(({ row, field, message }, at) => (
              <li key={`${row} ${field} ${at}`}>
                {row > 0 && <span className="figures text-soft">Row {row}: </span>}
                {field === '' ? message : `${sheetFieldLabel(field)}: ${message}`}
              </li>
            ))}
          </ul>
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
  const { name, row, category, difficulty, spirits, garnish, ingredients, instructions, doubts } = recipe;
  const about = [...category, difficulty, recipe.glassware, recipe.type, ...spirits, ...garnish];
  return (
    <div className="grid gap-1.5 text-sm">
      <p className="font-semibold break-words">
        {name === '' ? 'No name' : name} <span className="figures font-normal text-soft">row {row}</span>
      </p>
      {doubts.map((doubt) => (
        <span key={doubt}>
          <Badge tone="orange">{words.get(doubt) ?? doubt}</Badge>
        </span>
      ))}
      <p className="break-words text-soft">{about.filter(Boolean).join(' · ')}</p>
      <ul className="list-disc pl-5 break-words">
        {ingredients.map((line, at) => (
          <li key={at}>{line}</li>
        ))}
      </ul>
      <ol className="list-decimal pl-5 break-words">
        {instructions.map((line, at) => (
          <li key={at}>{line}</li>
        ))}
      </ol>
    </div>
  );
}
