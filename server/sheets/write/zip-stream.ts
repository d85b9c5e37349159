/** A file in a zip archive: its path and its text, made piece by piece. */
export interface ZipPart {
  path: string;
  texts: Iterable<string>;
}

const LOCAL_HEADER = 0x04034b50;
const DATA_DESCRIPTOR = 0x08074b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
const VERSION = 20;
/** Sizes and sum follow the data (bit 3), and paths are UTF-8 (bit 11). */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** 1 January 1980: the same texts give the same bytes at any time. */
const DOS_DATE = 0x21;

/** Of a gzip file, around deflated data; its end is the checksum and the length that a zip archive has too. */
const GZIP_HEAD_BYTES = 10;
const GZIP_END_BYTES = 8;

type Bytes = Uint8Array<ArrayBuffer>;

/** A zip archive that is made while it is sent, so that it takes little memory whatever its size. */
export async function* zipChunks(parts: Iterable<ZipPart>): AsyncGenerator<Uint8Array> {
  const entries: Bytes[] = [];
  let offset = 0;
  for (const { path, texts } of parts) {
    const name = new TextEncoder().encode(path);
    const facts = [VERSION, FLAGS, DEFLATED, 0, DOS_DATE];
    const header = pack('42222244422', LOCAL_HEADER, ...facts, 0, 0, 0, name.length, 0);
    yield header;
    yield name;
    const { packedBytes, sum, bytes } = yield* deflate(texts);
    const sizes = [sum, packedBytes, bytes];
    const descriptor = pack('4444', DATA_DESCRIPTOR, ...sizes);
    yield descriptor;
    const named = [VERSION, ...facts, ...sizes, name.length];
    entries.push(pack('42222224442222244', DIRECTORY_ENTRY, ...named, 0, 0, 0, 0, 0, offset), name);
    offset += header.length + name.length + packedBytes + descriptor.length;
  }
  const directoryBytes = entries.reduce((sum, { length }) => sum + length, 0);
  const count = entries.length / 2;
  yield* entries;
  yield pack('42222442', END_OF_DIRECTORY, 0, 0, count, count, directoryBytes, offset, 0);
}

/** Gives the texts deflated, then what the archive says of them. */
async function* deflate(texts: Iterable<string>) {
  const reader = gzip(texts).getReader();
  let packedBytes = -GZIP_HEAD_BYTES;
  let held: Bytes = new Uint8Array();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const known = new Uint8Array(held.length + read.value.length);
      known.set(held);
      known.set(read.value, held.length);
      const end = Math.max(0, known.length - GZIP_END_BYTES);
      yield known.subarray(Math.min(end, Math.max(0, -packedBytes)), end);
      packedBytes += end;
      held = known.subarray(end);
    }
  } finally {
    // A client that goes away in the midst of a download must not leave a compressor behind.
    await reader.cancel();
  }
  const told = new DataView(held.buffer, held.byteOffset);
  return { packedBytes, sum: told.getUint32(0, true), bytes: told.getUint32(4, true) };
}

function gzip(texts: Iterable<string>): ReadableStream<Bytes> {
  const encoder = new TextEncoder();
  const left = texts[Symbol.iterator]();
  const source = new ReadableStream<Bytes>({
    async pull(controller) {
      // What packs well asks for text after text within one turn of the event loop, and others would wait for the whole archive.
      await nextTurn();
      const next = left.next();
      if (next.done) controller.close();
      else controller.enqueue(encoder.encode(next.value));
    },
  });
  return source.pipeThrough(new CompressionStream('gzip'));
}

let lastTurn = Promise.resolve();

/** One text in a turn, of all archives that are being made, one archive after the other. */
function nextTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => new Promise((resolve) => void setTimeout(resolve)));
  return lastTurn;
}

/** Numbers with their least byte first; a digit of `sizes` says how many bytes each of them takes. */
function pack(sizes: string, ...numbers: number[]): Bytes {
  const bytes = numbers.map((number, at) =>
    Array.from({ length: Number(sizes[at]) }, (_, place) => (number >>> (8 * place)) & 0xff),
  );
  return Uint8Array.from(bytes.flat());
}
