/** Opens the device's share sheet, or else copies `text`. */
export async function shareOrCopy(
  data: ShareData,
  text: string,
): Promise<'shared' | 'dismissed' | 'copied' | 'failed'> {
  // Both are missing where the page is not secure.
  const { share, clipboard } = navigator as Partial<Navigator>;
  try {
    if (share) {
      await share.call(navigator, data);
      return 'shared';
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
  }
  try {
    if (!clipboard) return 'failed';
    await clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
