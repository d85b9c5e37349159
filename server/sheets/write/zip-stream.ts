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

/** A zip archive that is made while it is sent, so that it takes little memory whatever its size. */
export async function* zipChunks(parts: Iterable<ZipPart>): AsyncGenerator<Uint8Array> {
  const entries: Uint8Array[] = [];
  let offset = 0;
  for (const { path, texts } of parts) {
    const name = new TextEncoder().encode(path);
    const header = pack(
      '42222244422',
      ...[LOCAL_HEADER, VERSION, FLAGS, DEFLATED, 0, DOS_DATE, 0, 0, 0, name.length, 0],
    );
    yield header;
    yield name;
    const content = { sum: new Crc32(), bytes: 0, packedBytes: 0 };
    for await (const packed of deflate(encode(texts, content))) {
      content.packedBytes += packed.length;
      yield packed;
    }
    const sizes = [content.sum.value, content.packedBytes, content.bytes];
    const descriptor = pack('4444', DATA_DESCRIPTOR, ...sizes);
    yield descriptor;
    const named = [VERSION, VERSION, FLAGS, DEFLATED, 0, DOS_DATE, ...sizes, name.length];
    entries.push(pack('42222224442222244', DIRECTORY_ENTRY, ...named, 0, 0, 0, 0, 0, offset), name);
    offset += header.length + name.length + content.packedBytes + descriptor.length;
  }
  const directoryBytes = entries.reduce((sum, { length }) => sum + length, 0);
  const count = entries.length / 2;
  yield* entries;
  yield pack('42222442', END_OF_DIRECTORY, 0, 0, count, count, directoryBytes, offset, 0);
}

type Bytes = Uint8Array<ArrayBuffer>;

function* encode(texts: Iterable<string>, content: { sum: Crc32; bytes: number }): Generator<Bytes, void> {
  const encoder = new TextEncoder();
  for (const text of texts) {
    const bytes = encoder.encode(text);
    content.sum.add(bytes);
    content.bytes += bytes.length;
    yield bytes;
  }
}

async function* deflate(chunks: Generator<Bytes, void>): AsyncGenerator<Uint8Array> {
  const source = new ReadableStream<Bytes>({
    async pull(controller) {
      // What packs well asks for text after text within one turn of the event loop, and others would wait for the whole archive.
      await nextTurn();
      const next = chunks.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
  });
  const reader = source.pipeThrough(new CompressionStream('deflate-raw')).getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    // A client that goes away in the midst of a download must not leave a compressor behind.
    await reader.cancel();
  }
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

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** The checksum that zip archives carry. */
class Crc32 {
  #state = 0xffffffff;

  add(bytes: Uint8Array): void {
    let state = this.#state;
    for (const byte of bytes) state = (state >>> 8) ^ (CRC_TABLE[(state ^ byte) & 0xff] ?? 0);
    this.#state = state;
  }

  get value(): number {
    return (this.#state ^ 0xffffffff) >>> 0;
  }
}
