import type { Change } from '../../change.ts';
import { idsIn } from '../../item.ts';
import { RESOURCES } from '../../resources.ts';

/** The name of a category would tell visitors of drafts, so a created one that drafts alone name is a draft too. */
export function draftCategories(created: readonly Change[], cocktails: readonly Change[]): Change[] {
  const { references } = RESOURCES.cocktails;
  const shown = new Set(
    cocktails.flatMap(({ after }) =>
      after && after['status'] !== 'draft'
        ? references.flatMap(({ resource, field }) => idsIn(after, field).map((id) => `${resource}/${id}`))
        : [],
    ),
  );
  return created.map((change) => {
    const { resource, id, after } = change;
    const isDraft = after !== null && 'status' in after && !shown.has(`${resource}/${id}`);
    return isDraft ? { ...change, after: { ...after, status: 'draft' } } : change;
  });
}
