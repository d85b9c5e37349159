import type { Shareable } from '#ui/rules/share.ts';

/** How a link was shared; `shown` is left to the caller, since nothing else worked. */
export type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'shown';

/** "Uses sharing where available, otherwise copies the address" (PRODUCT.md, section 2), else it can only be shown. */
export async function shareLink(link: Shareable): Promise<ShareOutcome> {
  // Both are missing where the page is not secure, whatever the types say.
  const { share, clipboard } = navigator as Partial<Navigator>;
  if (share) {
    try {
      await share.call(navigator, link);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    }
  }
  try {
    if (!clipboard) return 'shown';
    await clipboard.writeText(link.url);
    return 'copied';
  } catch {
    return 'shown';
  }
}
