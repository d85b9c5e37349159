/**
 * The site's own origin as its server states it in the document (`PUBLIC_URL`), which stays the same wherever this tab goes;
 * the tab's own where no server made the document.
 */
export function siteOrigin(stated: string | null | undefined, origin: string): string {
  return stated && URL.canParse(stated) ? new URL(stated).origin : origin;
}
