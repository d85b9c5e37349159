export function wayBack(search: string, origin: string): string {
  const from = new URLSearchParams(search).get('from') ?? '/';
  const url = URL.canParse(from, origin) ? new URL(from, origin) : null;
  return url?.origin === origin ? url.pathname + url.search : '/';
}
