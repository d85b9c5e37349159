const ports = new Set<string>();

/**
 * Has what a server of this process answers held against the contract; `address` is its own, such as http://127.0.0.1:3000. Returns what
 * ends it, since another server may get its port afterwards.
 */
export function judgeResponsesOf(address: string): () => void {
  const { port } = new URL(address);
  ports.add(port);
  return () => void ports.delete(port);
}

export function isJudged(port: number): boolean {
  return ports.has(String(port));
}
