import type { ImportOutcome } from '#openapi/generated/model.ts';
import type { CocktailSheet } from '#server/sheets/read-cocktail-sheet.ts';
import type { Catalogue } from '../../snapshot/catalogue.ts';
import type { ItemChange, Decision } from '../../decisions/decision.ts';
import { fieldValues, nameOf } from '../../items/item.ts';
import { forEachWithPauses, type PausableWork } from '#server/concurrency/pausable-work.ts';
import type { ResourceName } from '../../items/resources.ts';
import { makeDecision } from '../make-decision.ts';
import { RecipeDecider, type ImportChoices } from './recipe-decider.ts';

const RECIPES_BETWEEN_PAUSES = 50;

/**
 * Invariants. The whole sheet is one decision: all good rows are stored, or none. A bad row changes nothing,
 * not even the items that it names. When two rows name a cocktail, the first one wins. Changes of items come
 * before the cocktails that refer to them. A dry run makes the same decision. The write that follows sets
 * `revision`, which is null here.
 */
export function* decideImport(
  catalogue: Catalogue,
  sheet: CocktailSheet,
  choices: ImportChoices = {},
): PausableWork<Decision<Omit<ImportOutcome, 'message'>>> {
  const decider = new RecipeDecider(catalogue, choices);
  const { next, references, report, created, changedIds } = decider;
  for (const note of sheet.notes) report.note(note);
  yield* forEachWithPauses(sheet.recipes, RECIPES_BETWEEN_PAUSES, (recipe) => decider.decide(recipe));
  if (decider.usesDefaultDifficulty) for (const note of sheet.defaultNotes) report.note(note);
  const { createdItems } = references;
  const probableMatches = references.probableMatches([...createdItems, ...created]);
  const nameOfItem = (resource: ResourceName, id: string): string => {
    const fields = next.get(resource, id);
    return fields ? nameOf(resource, fields) : id;
  };
  const results = { ...report.results(sheet, nameOfItem), createdItems, sameItems: probableMatches };
  yield;
  const creations = createdItems.map(({ resource, id }) => next.changeOf(resource as ResourceName, id));
  const cocktails = changedIds.map((id) => next.changeOf('cocktails', id));
  const items = choices.asDrafts ? draftCategories(creations, cocktails) : creations;
  return makeDecision(catalogue, [...items, ...cocktails], { revision: null, results });
}

/** A new category that only drafts name is a draft too, since its name would reveal them. */
function draftCategories(created: readonly ItemChange[], cocktails: readonly ItemChange[]): ItemChange[] {
  const published = cocktails.filter(({ after }) => after?.status !== 'draft');
  const shownIds = new Set(published.flatMap(({ after }) => fieldValues(after ?? {}, 'category')));
  return created.map((change) =>
    change.resource !== 'categories' || shownIds.has(change.id)
      ? change
      : { ...change, after: { ...change.after, status: 'draft' } },
  );
}
