const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;
const ENTRY_BYTES = 46;
const LOCAL_HEADER_BYTES = 30;
const MAX_DIRECTORY_BYTES = 8 * 1024 * 1024;
const IS_ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;

export interface ZippedFile {
  path: string;
  /** As the directory claims. */
  bytes: number;
  /** Throws a ZipError when the content is longer than `limit` bytes, whatever the directory claims, or damaged. */
  open: (limit: number) => Promise<Blob>;
}

export class ZipError extends Error {}

/** Without folders and encrypted files. A content is inflated when it is opened. Paths are raw: `../` may be among them. */
export async function readZip(zip: Blob): Promise<ZippedFile[]> {
  const tail = await view(zip, Math.max(0, zip.size - END_BYTES - MAX_COMMENT_BYTES), zip.size);
  let end = tail.byteLength - END_BYTES;
  while (end >= 0 && tail.getUint32(end, true) !== END_OF_DIRECTORY) end -= 1;
  if (end < 0) throw new ZipError('This ZIP file is damaged.');
  const bytes = tail.getUint32(end + 12, true);
  const from = tail.getUint32(end + 16, true);
  if (bytes > MAX_DIRECTORY_BYTES) throw new ZipError('This ZIP file holds too many files.');
  const directory = await view(zip, from, from + bytes);
  const files: ZippedFile[] = [];
  for (let at = 0; at + ENTRY_BYTES <= directory.byteLength;) {
    if (directory.getUint32(at, true) !== DIRECTORY_ENTRY) break;
    const lengthOf = (field: number): number => directory.getUint16(at + field, true);
    const name = new Uint8Array(directory.buffer, at + ENTRY_BYTES).subarray(0, lengthOf(28));
    const path = decoded(name);
    const entry: Entry = {
      method: lengthOf(10),
      packedBytes: directory.getUint32(at + 20, true),
      headerAt: directory.getUint32(at + 42, true),
    };
    if (!path.endsWith('/') && (lengthOf(8) & IS_ENCRYPTED) === 0)
      files.push({
        path,
        bytes: directory.getUint32(at + 24, true),
        open: (limit) => contentOf(zip, entry, limit),
      });
    at += ENTRY_BYTES + lengthOf(28) + lengthOf(30) + lengthOf(32);
  }
  return files;
}

interface Entry {
  method: number;
  packedBytes: number;
  headerAt: number;
}

async function contentOf(zip: Blob, { method, packedBytes, headerAt }: Entry, limit: number): Promise<Blob> {
  const header = await view(zip, headerAt, headerAt + LOCAL_HEADER_BYTES);
  if (header.byteLength < LOCAL_HEADER_BYTES || (method !== STORED && method !== DEFLATED))
    throw new ZipError('It cannot be unpacked.');
  const from = headerAt + LOCAL_HEADER_BYTES + header.getUint16(26, true) + header.getUint16(28, true);
  const packed = zip.slice(from, from + packedBytes);
  if (method === STORED) return within(packed, limit);
  return inflated(packed, limit);
}

async function inflated(packed: Blob, limit: number): Promise<Blob> {
  const reader = packed.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      chunks.push(next.value);
      bytes += next.value.length;
      if (bytes > limit) break;
    }
  } catch {
    throw new ZipError('It is damaged.');
  }
  if (bytes > limit) await reader.cancel();
  return within(new Blob(chunks), limit);
}

function within(content: Blob, limit: number): Blob {
  if (content.size > limit) throw new ZipError('It is too large.');
  return content;
}

async function view(blob: Blob, from: number, to: number): Promise<DataView<ArrayBuffer>> {
  return new DataView(await blob.slice(from, to).arrayBuffer());
}

/** Most programs write UTF-8, whether they say so or not. */
function decoded(name: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(name);
  } catch {
    return new TextDecoder('windows-1252').decode(name);
  }
}
