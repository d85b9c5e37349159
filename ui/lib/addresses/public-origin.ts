export function publicOrigin(): string {
  const stated = document.querySelector('meta[property="og:url"]')?.getAttribute('content');
  return siteOrigin(stated, location.origin);
}

/** The origin that the server states in the document (`PUBLIC_URL`); the tab's own without a server. */
export function siteOrigin(stated: string | null | undefined, origin: string): string {
  return stated && URL.canParse(stated) ? new URL(stated).origin : origin;
}
