import { inflateRawSync } from 'node:zlib';
import * as XLSX from 'xlsx';
import { SheetError, tooLarge } from '#server/sheets/read/sheet-error.ts';
import type { UnzippedWorkbook } from '#server/sheets/read/open-workbook.ts';
import { MAX_INFLATED_BYTES, MAX_ZIP_ENTRIES } from '#server/sheets/read/sheet-limits.ts';

const END_OF_DIRECTORY = 'PK\x05\x06';
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const END_OF_DIRECTORY_BYTES = 22;
const MIN_CHUNK_BYTES = 64;
const UNZIPPED = 'This workbook is too large once unzipped.';
const STORED = 0;
const DEFLATED = 8;

/** Pictures, macros and embedded files are not even unzipped. */
const NEEDED_PART =
  /^(?:mimetype|(?!.*(?:\/media\/|\/embeddings\/|Pictures\/|vbaProject|printerSettings)).*\.(?:xml|rels|bin))$/i;

interface Containers {
  utils: {
    cfb_new(): UnzippedWorkbook;
    cfb_add(workbook: UnzippedWorkbook, name: string, content: Buffer): void;
  };
}

const containers = XLSX.CFB as Containers;

interface ZipEntry {
  name: string;
  method: number;
  packedBytes: number;
  inflatedBytes: number;
  headerAt: number;
}

/** The parser would inflate without a bound. Throws SheetError 413 for a bomb, 415 for another kind of zip. */
export function unpackWorkbook(bytes: Uint8Array): UnzippedWorkbook {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readDirectory(zip);
  const names = new Set(entries.map((entry) => entry.name.toLowerCase()));
  const isExcel =
    names.has('[content_types].xml') && (names.has('xl/workbook.xml') || names.has('xl/workbook.bin'));
  const isOpenDocument = names.has('content.xml') && names.has('meta-inf/manifest.xml');
  if (!isExcel && !isOpenDocument) {
    throw new SheetError(415, 'This zip file is no workbook. Save the sheet as .xlsx, .ods or .csv.');
  }
  const needed = entries.filter((entry) => NEEDED_PART.test(entry.name));
  if (needed.reduce((sum, entry) => sum + entry.inflatedBytes, 0) > MAX_INFLATED_BYTES)
    throw tooLarge(UNZIPPED);

  const workbook = containers.utils.cfb_new();
  for (const entry of needed) containers.utils.cfb_add(workbook, entry.name, inflateEntry(zip, entry));
  // An .ods may leave its styles out, but the parser asks for them.
  if (isOpenDocument && !names.has('styles.xml'))
    containers.utils.cfb_add(workbook, 'styles.xml', Buffer.from('<office:document-styles/>'));
  return workbook;
}

function readDirectory(zip: Buffer): ZipEntry[] {
  const last = Math.max(0, zip.length - END_OF_DIRECTORY_BYTES);
  const end = zip.lastIndexOf(END_OF_DIRECTORY, last, 'latin1');
  if (end < 0) throw damaged();
  const count = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  if (count > MAX_ZIP_ENTRIES) throw tooLarge(UNZIPPED);
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index++) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== DIRECTORY_ENTRY) throw damaged();
    const nameBytes = zip.readUInt16LE(at + 28);
    entries.push({
      name: zip.toString('utf8', at + 46, at + 46 + nameBytes),
      method: zip.readUInt16LE(at + 10),
      packedBytes: zip.readUInt32LE(at + 20),
      inflatedBytes: zip.readUInt32LE(at + 24),
      headerAt: zip.readUInt32LE(at + 42),
    });
    at += 46 + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}

function inflateEntry(zip: Buffer, entry: ZipEntry): Buffer {
  const { headerAt, method, packedBytes, inflatedBytes } = entry;
  if (headerAt + 30 > zip.length || zip.readUInt32LE(headerAt) !== LOCAL_HEADER) throw damaged();
  const start = headerAt + 30 + zip.readUInt16LE(headerAt + 26) + zip.readUInt16LE(headerAt + 28);
  const packed = zip.subarray(start, start + packedBytes);
  if (method === STORED && packedBytes <= inflatedBytes) return packed;
  if (method !== DEFLATED) throw damaged();
  try {
    // One piece of memory: several would be copied together.
    const chunkSize = Math.max(inflatedBytes, MIN_CHUNK_BYTES);
    return inflateRawSync(packed, { chunkSize, maxOutputLength: chunkSize });
  } catch (error) {
    throw error instanceof RangeError ? tooLarge(UNZIPPED) : damaged();
  }
}

function damaged(): SheetError {
  return new SheetError(400, 'This workbook is damaged. Open it in a spreadsheet and save it again.');
}
