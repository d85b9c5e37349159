import type { ImportedRecipe, ImportResults } from '#openapi/generated/model.ts';
import { Badge } from '#ui/components/Badge.tsx';
import { figure } from '#ui/lib/words/figure.ts';
import { BadRows } from './BadRows.tsx';
import { sheetFieldLabel } from './column-choices.ts';
import type { FoundPicture } from './pictures/usePictureSending.ts';

const SHOWN_NOTES = 30;
const SHOWN_CREATED_ITEMS = 12;

interface ImportPreviewProps {
  results: ImportResults;
  found: readonly FoundPicture[];
}

export function ImportPreview({ results, found }: ImportPreviewProps) {
  const { recipes, doubts, doubted } = results;
  const pictured = new Set(found.flatMap(({ rows }) => rows));
  const notes = results.notes.filter(({ field, row }) => field !== 'image' || !pictured.has(row));
  const words = new Map(doubts.map(({ doubt, message }) => [doubt, message]));
  return (
    <div className="grid gap-4">
      {doubts.length > 0 && (
        <div>
          <p className="font-semibold">
            {figure(doubted)} {doubted === 1 ? 'recipe' : 'recipes'} to look at
          </p>
          <ul className="mt-1 grid gap-1">
            {doubts.map(({ doubt, message, count, rows }) => (
              <li key={doubt}>
                {message}{' '}
                <span className="figures text-soft">
                  ({figure(count)}, {toldRows(rows, count)})
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {recipes.length > 0 && (
        <div>
          <p className="font-semibold">How the first recipes are read</p>
          <ul className="mt-2 grid gap-2 sm:grid-cols-2">
            {recipes.map((recipe) => (
              <li key={recipe.row} className="rounded-sm border border-hairline p-3">
                <ReadRecipe recipe={recipe} words={words} />
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
    </div>
  );
}

export function PreviewedRows({ results }: { results: ImportResults }) {
  const created = results.createdItems.slice(0, SHOWN_CREATED_ITEMS).map(({ name }) => name);
  const more = results.createdItems.length - created.length;
  return (
    <>
      {created.length > 0 && (
        <p className="text-soft">
          Also creates {created.join(', ')}
          {more > 0 ? ` and ${more} more` : ''}.
        </p>
      )}
      {results.errors.length > 0 && <BadRows leftOut={results} more={results.more?.failedRows ?? 0} />}
    </>
  );
}

function ReadRecipe({ recipe, words }: { recipe: ImportedRecipe; words: ReadonlyMap<string, string> }) {
  const { name, row, ingredients, instructions, doubts } = recipe;
  const about = [...recipe.category, recipe.glassware, recipe.type, ...recipe.garnish].filter(Boolean);
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
      {about.length > 0 && <p className="break-words text-soft">{about.join(' · ')}</p>}
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

function toldRows(rows: readonly number[], count: number): string {
  const shown = rows.slice(0, 6).join(', ');
  const label = rows.length === 1 ? 'row' : 'rows';
  return count > 6 ? `${label} ${shown} …` : `${label} ${shown}`;
}
