export function encodedTag(tag: string, form: string): string {
  return `${tag.slice(0, -1)}-${form}"`;
}

/** Whether a header names `tag` in any encoding. `*` names everything. */
export function namesTag(header: string, tag: string): boolean {
  if (header.trim() === '*') return true;
  const plain = tag.slice(0, -1);
  return header.split(',').some((part) => {
    const candidate = part.trim().replace(/^W\//, '');
    return (
      candidate === tag || (candidate.startsWith(`${plain}-`) && /-(?:br|quick-br|gzip)"$/.test(candidate))
    );
  });
}
