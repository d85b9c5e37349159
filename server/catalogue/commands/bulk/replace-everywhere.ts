import type { BulkReplacement, FieldError, Outcome } from '#openapi/generated/model.ts';
import type { Catalogue } from '../../snapshot/catalogue.ts';
import type { ItemChange, Decision } from '../../decisions/decision.ts';
import { refusalOfFields } from '../../decisions/refusal.ts';
import { itemKey, nameOf, mapReferences } from '../../items/item.ts';
import { slotsWith } from '../../snapshot/facets.ts';
import { countReferrers } from '../../queries/usage.ts';
import { REFERENCES_TO } from '../../items/resources.ts';
import { labelOfBody, replacementMessage } from '../../decisions/messages.ts';
import { unknownReferenceError } from '../item-commands.ts';
import { makeDecisionWithOutcome } from '../make-decision.ts';

/** Turns references to `from` into references to `to`, and deletes `from`. Only entries of menus may repeat `to`. */
export function replaceEverywhere(
  catalogue: Catalogue,
  { resource, ...given }: BulkReplacement,
  isDryRun = false,
): Decision<Outcome> {
  const { itemSets, facets } = catalogue;
  const from = itemSets[resource].findByIdOrName(given.from);
  const to = itemSets[resource].findByIdOrName(given.to);
  const missing = (['from', 'to'] as const).filter((field) => !(field === 'from' ? from : to));
  const errors: FieldError[] = missing.map((field) =>
    unknownReferenceError(field, labelOfBody('BulkReplacement', field), given[field]),
  );
  if (from && from === to)
    errors.push({ field: 'to', code: 'repeated', message: 'Replacement must be another item' });
  if (errors.length > 0 || !from || !to) throw refusalOfFields(errors);

  const updates = new Map<string, ItemChange>();
  const replaceId = (ids: readonly string[]) => [...new Set(ids.map((id) => (id === from.id ? to.id : id)))];
  for (const { referrer, reference } of REFERENCES_TO[resource]) {
    const slots = slotsWith(facets[referrer], reference.field, from.id);
    for (const { id, fields } of itemSets[referrer].itemsAt(slots)) {
      const key = itemKey({ resource: referrer, id });
      const after = mapReferences(referrer, fields, (ids, { resource: referred }) =>
        referred === resource ? replaceId(ids) : ids,
      );
      updates.set(key, { resource: referrer, id, before: fields, after });
    }
  }
  const deletion = { resource, id: from.id, before: from.fields, after: null };
  const changes: ItemChange[] = [...updates.values(), deletion];
  const referrers = countReferrers(catalogue, resource, from.id);
  const [fromName, toName] = [nameOf(resource, from.fields), nameOf(resource, to.fields)];
  const message = replacementMessage(fromName, toName, referrers, isDryRun);
  return makeDecisionWithOutcome(catalogue, { changes, message });
}
