/** X-Total-Count and the RFC 8288 links of one page of a list; `total` counts without `limit` and `offset`. */
export function pageHeaders(path: string, query: URLSearchParams, total: number): Record<string, string> {
  const limit = Number(query.get('limit'));
  const offset = Number(query.get('offset') ?? 0);
  const last = total === 0 ? 0 : Math.floor((total - 1) / limit) * limit;
  const link = (relation: string, to: number) => {
    const parameters = new URLSearchParams({
      ...Object.fromEntries(query),
      limit: String(limit),
      offset: String(to),
    });
    return `<${path}?${parameters.toString()}>; rel="${relation}"`;
  };
  const links = [
    link('first', 0),
    ...(offset > 0 ? [link('prev', Math.max(0, Math.min(offset - limit, last)))] : []),
    ...(offset + limit < total ? [link('next', offset + limit)] : []),
    link('last', last),
  ];
  return { 'X-Total-Count': String(total), Link: links.join(', ') };
}
