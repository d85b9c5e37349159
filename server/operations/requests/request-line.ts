export function isRead({ method }: { method?: string }): boolean {
  return method === 'GET' || method === 'HEAD';
}

export function splitUrl(url: string): [path: string, search: string] {
  const index = url.indexOf('?');
  return index < 0 ? [url, ''] : [url.slice(0, index), url.slice(index + 1)];
}
