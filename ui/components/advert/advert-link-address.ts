const LINKABLE = /^(?:https?:\/\/[^\s/?#\\@]|\/(?![/\\]))/i;

/** An address that a link may lead to: http, https or a path of this site. Anything else makes no link. */
export function linkAddress(address: string): string | undefined {
  return LINKABLE.test(address) ? address : undefined;
}
