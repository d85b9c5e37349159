import { Refusal } from '#server/catalogue/decision.ts';
import { OUTDATED_ITEM } from '#server/catalogue/messages.ts';

/**
 * Returns the tag of an item's view, a strong validator (RFC 9110). A view also changes with the items that
 * it names, so the tag has a hash of the view. It is FNV-1a, since the hashes of a browser answer
 * asynchronously.
 */
export function itemTag(view: { version: number }): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(JSON.stringify(view)))
    hash = Math.imul(hash ^ byte, 0x01000193);
  return `"${view.version}-${(hash >>> 0).toString(36)}"`;
}

export function encodedTag(tag: string, encoding: string): string {
  return `${tag.slice(0, -1)}-${encoding}"`;
}

/**
 * Tells whether a header names `tag` in any encoding. `*` names everything. A proxy that compresses makes a
 * tag weak (`W/`): If-None-Match may name it, and If-Match never (RFC 9110, 13.1.1).
 */
export function namesTag(header: string, tag: string, comparison: 'strong' | 'weak'): boolean {
  if (header.trim() === '*') return true;
  const plain = tag.slice(0, -1);
  return header.split(',').some((part) => {
    const candidate = comparison === 'weak' ? part.trim().replace(/^W\//, '') : part.trim();
    return candidate === tag || (candidate.startsWith(`${plain}-`) && /-(?:br|gzip)"$/.test(candidate));
  });
}

/** Refuses the change of an item that the client has not seen as it is now. `seen` is its If-Match. */
export function refuseOutdated(seen: string, tag: string): void {
  if (namesTag(seen, tag, 'strong')) return;
  throw new Refusal('outdated', OUTDATED_ITEM);
}
