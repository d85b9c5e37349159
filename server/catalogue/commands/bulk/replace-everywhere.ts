import type { FieldError, Outcome } from '#openapi/generated/model.ts';
import type { Catalogue } from '../../catalogue.ts';
import { type Change, accepted, invalidFields, refused, type Decision } from '../../decision.ts';
import { nameOf, putReference } from '../../item.ts';
import { slotsWith } from '../../snapshot/facets.ts';
import { usersOf } from '../../queries/usage.ts';
import { REFERENCES_TO, type ResourceName } from '../../resources.ts';
import { CatalogueDraft, type DeletedNames } from '../catalogue-draft.ts';
import { countOfUsers, labelOfBody } from '../messages.ts';
import { unknownReference } from '../item-commands.ts';
import { outcomeOf } from '../outcome.ts';

interface ReplaceEverywhere {
  resource: ResourceName;
  from: string;
  to: string;
  deletedNames?: DeletedNames;
}

/** Moves every reference from one item to the other, and deletes the one. A list that names both keeps the first place. */
export function replaceEverywhere(
  catalogue: Catalogue,
  { resource, deletedNames, ...named }: ReplaceEverywhere,
): Decision<Outcome> {
  const { collections, facets } = catalogue;
  const from = collections[resource].resolve(named.from);
  const to = collections[resource].resolve(named.to);
  const missing = (['from', 'to'] as const).filter((field) => !(field === 'from' ? from : to));
  const errors: FieldError[] = missing.map((field) =>
    unknownReference(
      field,
      labelOfBody('BulkReplacement', field),
      deletedNames?.get(`${resource}/${named[field]}`) ?? named[field],
    ),
  );
  if (from && from === to)
    errors.push({ field: 'to', code: 'repeated', message: 'Replacement must be another item' });
  if (errors.length > 0 || !from || !to) return refused(invalidFields(errors));

  const draft = new CatalogueDraft(catalogue);
  const users = new Map<string, readonly [ResourceName, string]>();
  for (const { from: user, reference } of REFERENCES_TO[resource]) {
    for (const { id } of collections[user].itemsAt(slotsWith(facets[user], reference.field, from.id))) {
      const fields = draft.get(user, id);
      if (!fields) continue;
      const after = { ...fields };
      putReference(after, fields, reference, (ids) => [
        ...new Set(ids.map((one) => (one === from.id ? to.id : one))),
      ]);
      draft.put(user, id, after);
      users.set(`${user}/${id}`, [user, id]);
    }
  }
  const moved = [...users.values()].map(([user, id]) => draft.changeOf(user, id));
  const changes: Change[] = [...moved, { resource, id: from.id, before: from.fields, after: null }];
  const where = users.size === 0 ? '' : ` in ${countOfUsers(usersOf(catalogue, resource, from.id))}`;
  const message = `"${nameOf(resource, from.fields)}" is replaced by "${nameOf(resource, to.fields)}"${where}, and deleted.`;
  return accepted(changes, outcomeOf(catalogue, { changes, message }));
}
