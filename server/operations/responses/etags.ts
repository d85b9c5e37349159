import { Refusal } from '#server/catalogue/decisions/refusal.ts';
import { OUTDATED_ITEM } from '#server/catalogue/decisions/messages.ts';

/**
 * Returns a strong validator (RFC 9110). A view also changes with the items that it names, so the tag has a
 * hash of the view. The hash is FNV-1a, because a browser's own hashes are asynchronous.
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
 * The header may name `tag` in any encoding; `*` names everything. A proxy that compresses makes a tag weak
 * (`W/`): If-None-Match may name it, and If-Match never (RFC 9110, 13.1.1).
 */
export function namesTag(header: string, tag: string, comparison: 'strong' | 'weak'): boolean {
  if (header.trim() === '*') return true;
  const plain = tag.slice(0, -1);
  return header.split(',').some((part) => {
    const candidate = comparison === 'weak' ? part.trim().replace(/^W\//, '') : part.trim();
    return candidate === tag || (candidate.startsWith(`${plain}-`) && /-(?:br|gzip)"$/.test(candidate));
  });
}

/** Throws a Refusal if the item has changed since the client read it. `seen` is its If-Match. */
export function refuseOutdated(seen: string, tag: string): void {
  if (namesTag(seen, tag, 'strong')) return;
  throw new Refusal('outdated', OUTDATED_ITEM);
}
