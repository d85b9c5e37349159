const LINKABLE = /^(?:https?:\/\/[^\s/?#\\@]|\/(?![/\\]))/i;

/** Returns http, https or a path of this site. Anything else, such as a script, makes no link. */
export function linkUrl(url: string): string | undefined {
  return LINKABLE.test(url) ? url : undefined;
}
