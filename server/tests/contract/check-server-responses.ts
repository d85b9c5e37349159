import { checkAgainstContract } from './check-against-contract.ts';

/** The origins of whole sites. Other servers of tests send responses that the contract does not know. */
const checkedOrigins = new Set<string>();

/** The bodies of longer responses are not read. */
const MAX_CHECKED_CHARACTERS = 1_000_000;

/** Checks the responses of a server. Returns a function that ends this, since the port may be reused. */
export function checkResponsesOf(origin: string): () => void {
  checkedOrigins.add(origin);
  return () => void checkedOrigins.delete(origin);
}

interface ReceivedResponse {
  method: string;
  path: string;
  status: number;
  headers: ReadonlyMap<string, string>;
  /** The text of the body; null when it was not decoded. */
  text: string | null;
}

/** Throws if the contract does not allow a response. The tests' clients call it for each one. */
export function checkResponse(origin: string, { path, text, ...response }: ReceivedResponse): void {
  if (!checkedOrigins.has(origin) || !path.startsWith('/api/')) return;
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  let body: unknown = text ?? undefined;
  if (text && isJson) body = JSON.parse(text);
  if (text && text.length > MAX_CHECKED_CHARACTERS) body = undefined;
  checkAgainstContract({ ...response, path: path.split('?')[0] ?? '', body, isWhole: true });
}
