import type { BodySchema } from '#openapi/validation/body-schema.ts';
import { fillSentence } from '#openapi/validation/field-errors.ts';
import { bodies, type BodyName } from '#openapi/generated/bodies.ts';
import type { ItemChange } from './decision.ts';
import { nameOf, type Fields } from '../items/item.ts';
import { RESOURCES, type ResourceName } from '../items/resources.ts';

// Sentences that say what a command did, or why it is refused.

/** How many references lead to an item, by resource. */
export type ReferrerCounts = ReadonlyMap<ResourceName, number>;

export function labelOf(resource: ResourceName, field: string): string {
  return labelOfBody(RESOURCES[resource].body, field);
}

export function labelOfBody(body: BodyName, field: string): string {
  let schema: BodySchema | undefined = bodies[body];
  for (const step of field.split('/')) schema = (schema?.items ?? schema)?.properties?.[step];
  return schema?.['x-label'] ?? field;
}

function anItem(resource: ResourceName): string {
  const { label } = RESOURCES[resource];
  return `${/^[aeiou]/.test(label) ? 'an' : 'a'} ${label}`;
}

function describeReferrers(counts: ReferrerCounts): string {
  return [...counts].map(([resource, count]) => countOf(resource, count)).join(' and ');
}

export function countOf(resource: ResourceName, count: number): string {
  const { label } = RESOURCES[resource];
  return `${count} ${count === 1 ? label : pluralOf(label)}`;
}

export function sumOfCounts(counts: ReferrerCounts): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

/** Returns 'categories' for 'category', and 'pieces of equipment' for 'piece of equipment'. */
function pluralOf(label: string): string {
  const [, noun = label, rest = ''] = /^(.+?)( of .+)?$/.exec(label) ?? [];
  const plural = /[^aeiou]y$/.test(noun)
    ? `${noun.slice(0, -1)}ies`
    : `${noun}${/(s|sh|ch|x)$/.test(noun) ? 'es' : 's'}`;
  return plural + rest;
}

/** Says 'There is already a spirit named "Gin"', or 'There is already a swap from "Lime" to "Verjus"'. */
export function nameTakenMessage(resource: ResourceName, fields: Fields): string {
  const { 'x-message-taken': sentence } = bodies[RESOURCES[resource].body];
  if (sentence !== undefined) return fillSentence(sentence, fields);
  return `There is already ${anItem(resource)} named "${nameOf(resource, fields)}"`;
}

export const noSuchItem = (resource: ResourceName, id: string): string =>
  `There is no ${RESOURCES[resource].label} with the id "${id}".`;

const MAX_NAMES = 3;

/** @param referrers The first items that use it. */
export function inUseMessage(
  name: string,
  counts: ReferrerCounts,
  referrers: readonly { name: string }[],
): string {
  const total = sumOfCounts(counts);
  const names = referrers.slice(0, MAX_NAMES).map((referrer) => referrer.name);
  const list = [...names, ...(total > names.length ? ['…'] : [])].join(', ');
  return `"${name}" is used by ${describeReferrers(counts)} (${list}). Please change ${total === 1 ? 'it' : 'them'} first.`;
}

// Reasons why a change is refused, or its undo.
export const OUTDATED_ITEM =
  'This item was changed since you opened it. Load it again and repeat your change.';
export const OUTDATED_PREVIEW =
  'The catalogue was changed since you looked at what this would do. Look again and repeat your change.';
export const CHANGED_SINCE = 'It was changed since.';
export const DELETED_SINCE = 'It was deleted since.';
export const NOTHING_TO_UNDO = 'Nothing is left of this change to undo.';
export const noSuchRevision = (revision: number): string =>
  `The history holds nothing of revision ${revision}.`;
export const inUseBy = (counts: ReferrerCounts): string =>
  `${describeReferrers(counts)} ${sumOfCounts(counts) === 1 ? 'uses' : 'use'} it.`;
export const nameTakenSince = (resource: ResourceName, name: string): string =>
  `There is now ${anItem(resource)} named "${name}". Please rename that one first.`;
export const referenceDeleted = (name: string, resource: ResourceName, missing: string): string =>
  `"${name}" needs the ${RESOURCES[resource].label} "${missing}", which was deleted. Please restore that first.`;
export const noSuchState = (resource: ResourceName, name: string, side: 'before' | 'after'): string =>
  `There was no ${RESOURCES[resource].label} "${name}" ${side} this change.`;
export const alreadyInState = (name: string): string => `"${name}" is in that state already.`;
export const addressTaken = (resource: ResourceName, name: string): string =>
  `There is now another ${RESOURCES[resource].label} at the address of "${name}".`;

// The message of a dry run says what would be done.

/** '12 cocktails changed, 3 needed no change, 1 was left alone.' */
export function bulkMessage(changed: string, unchanged: number, skipped: number, isDryRun: boolean): string {
  const parts = [changed];
  if (unchanged > 0) parts.push(`${unchanged} ${isDryRun ? 'would need' : 'needed'} no change`);
  const was = skipped === 1 ? 'was' : 'were';
  if (skipped > 0) parts.push(`${skipped} ${isDryRun ? 'would be' : was} left alone`);
  return `${parts.join(', ')}.`;
}

export function replacementMessage(
  from: string,
  to: string,
  referrers: ReferrerCounts,
  isDryRun: boolean,
): string {
  const where = referrers.size === 0 ? '' : ` in ${describeReferrers(referrers)}`;
  return `"${from}" ${isDryRun ? 'would be' : 'is'} replaced by "${to}"${where}, and deleted.`;
}

export function restoreMessage(changes: readonly ItemChange[], unchanged: number, isDryRun: boolean): string {
  const created = changes.filter(({ before }) => before === null).length;
  const deleted = changes.filter(({ after }) => after === null).length;
  const updated = changes.length - created - deleted;
  const items = `${created === 1 ? 'item' : 'items'}${isDryRun ? ' would be' : ''}`;
  const needed = isDryRun ? 'would need' : 'needed';
  return `${created} ${items} created, ${updated} updated, ${deleted} deleted; ${unchanged} ${needed} no change.`;
}

export function undoMessage(
  what: 'import' | 'change',
  changes: readonly ItemChange[],
  skipped: number,
  isDryRun: boolean,
): string {
  const removed = changes.filter(({ after }) => after === null).length;
  const be = (verb: string): string => (isDryRun ? 'would be' : verb);
  const counts = [
    [changes.length - removed, `${be('is')} as it was before`, `${be('are')} as they were before`],
    [removed, `${be('is')} gone`, `${be('are')} gone`],
    [skipped, `${be('was')} left alone`, `${be('were')} left alone`],
  ] as const;
  const parts = counts
    .filter(([count]) => count > 0)
    .map(([count, singular, plural]) => (count === 1 ? `1 item ${singular}` : `${count} items ${plural}`));
  const notDone = isDryRun ? 'would not be' : 'is not';
  const extent = changes.length > 0 && skipped > 0 ? 'undone in part' : 'undone';
  return `The ${what} ${changes.length === 0 ? notDone : be('is')} ${extent}. ${parts.join(', ')}.`;
}
