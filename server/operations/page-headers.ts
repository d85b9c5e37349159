/**
 * X-Total-Count and the RFC 8288 links `first`, `prev`, `next` and `last` of one page of a list. `query` holds
 * the valid parameters, with `limit` and `offset` as numbers; `total` counts without them.
 */
export function pageHeaders(
  path: string,
  query: Record<string, unknown>,
  total: number,
): Record<string, string> {
  const limit = Number(query['limit']);
  const offset = Number(query['offset'] ?? 0);
  const lastOffset = total === 0 ? 0 : Math.floor((total - 1) / limit) * limit;
  const link = (relation: string, to: number): string => {
    const parameters = Object.entries({ ...query, limit, offset: to }).map(([name, value]) => [
      name,
      String(value),
    ]);
    return `<${path}?${new URLSearchParams(parameters).toString()}>; rel="${relation}"`;
  };
  const links = [link('first', 0)];
  if (offset > 0) links.push(link('prev', Math.max(0, Math.min(offset - limit, lastOffset))));
  if (offset + limit < total) links.push(link('next', offset + limit));
  links.push(link('last', lastOffset));
  return { 'X-Total-Count': String(total), Link: links.join(', ') };
}
