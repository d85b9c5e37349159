/** Tag of a compressed form of the answer that has `tag`: other bytes, so another strong validator. */
export function encodedTag(tag: string, form: string): string {
  return `${tag.slice(0, -1)}-${form}"`;
}

/**
 * Whether a header such as If-None-Match or If-Match names the answer that has `tag`, in whatever encoding it
 * was received. `*` names everything.
 */
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
