const LINKABLE = /^(?:https?:\/\/[^\s/?#\\@]|\/(?![/\\]))/i;

/** http, https or a path of this site; anything else makes no link. */
export function linkAddress(address: string): string | undefined {
  return LINKABLE.test(address) ? address : undefined;
}
