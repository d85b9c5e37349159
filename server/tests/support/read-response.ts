import { brotliDecompressSync, gunzipSync } from 'node:zlib';

const DECODERS: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/** The body of a response as it was sent: parsed JSON, or text. */
export function readResponse(bytes: Buffer, headers: ReadonlyMap<string, string>): unknown {
  if (bytes.length === 0) return '';
  const decode = DECODERS[headers.get('content-encoding') ?? ''] ?? ((same: Buffer) => same);
  const type = headers.get('content-type') ?? '';
  const text = decode(bytes).toString();
  return type.includes('json') ? (JSON.parse(text) as unknown) : text;
}
