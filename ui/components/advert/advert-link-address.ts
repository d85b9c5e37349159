const LINKABLE = /^(?:https?:\/\/[^\s/?#\\@]|\/(?![/\\]))/i;

export function linkAddress(address: string): string | undefined {
  return LINKABLE.test(address) ? address : undefined;
}
