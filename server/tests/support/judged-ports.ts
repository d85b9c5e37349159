const ports = new Set<string>();

/** Has what a server of this process answers held against the contract; `address` is its own, such as http://127.0.0.1:3000. */
export function judgeResponsesOf(address: string): void {
  ports.add(new URL(address).port);
}

export function isJudged(port: number): boolean {
  return ports.has(String(port));
}
