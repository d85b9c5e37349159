import * as XLSX from 'xlsx';

/** Kinds of BIFF8 records. */
const BEGIN = 0x0809;
const WORKSHEET = 0x0085;
const TEXTS = 0x00fc;
const CONTINUED = 0x003c;
const CELL = 0x00fd;
const END = 0x000a;
const BIFF8 = 0x0600;
const OF_WORKBOOK = 5;
const OF_WORKSHEET = 16;
const MAX_RECORD_BYTES = 8224;
const MAX_COUNT = 0xffff;

/** The library's container, whose own types say `any`. */
interface Containers {
  utils: { cfb_new(): object; cfb_add(container: object, name: string, content: Buffer): void };
  write(container: object, options: { type: 'buffer' }): Buffer;
}
const containers = XLSX.CFB as Containers;

const u16 = (...values: number[]): Buffer =>
  Buffer.concat(values.map((value) => Buffer.from([value & 0xff, value >> 8])));
const record = (kind: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  return Buffer.concat([u16(kind, content.length), content]);
};
/** The length of a text without letters beyond Latin-1, the mark of such a text, and its beginning. */
const textStart = (length: number, beginning: string): Buffer =>
  Buffer.concat([u16(length), Buffer.from([0]), Buffer.from(beginning, 'latin1')]);

/**
 * An .xls whose rows all name one text of at most 65,535 characters. By hand, since the library takes minutes to write one.
 */
export function xlsOfOneText(rows: number, text: string): Uint8Array<ArrayBuffer> {
  const name = Buffer.concat([Buffer.from(['Drinks'.length, 0]), Buffer.from('Drinks')]);
  const first = text.slice(0, MAX_RECORD_BYTES / 2);
  const further = text.slice(first.length).match(new RegExp(`.{1,${MAX_RECORD_BYTES - 1}}`, 'g')) ?? [];
  const texts = [
    record(
      TEXTS,
      u16(0, 0, 3, 0),
      textStart('name'.length, 'name'),
      textStart('description'.length, 'description'),
      textStart(text.length, first),
    ),
    ...further.map((part) => record(CONTINUED, Buffer.from([0]), Buffer.from(part, 'latin1'))),
  ];
  const cells = Array.from({ length: Math.min(rows, MAX_COUNT) + 1 }, (_, row) =>
    [0, 1].map((column) => record(CELL, u16(row, column, 0, row === 0 ? column : 2, 0))),
  ).flat();
  const begin = (of: number): Buffer => record(BEGIN, u16(BIFF8, of, 0, 0, 0, 0, 0, 0));
  const head = (at: number): Buffer =>
    Buffer.concat([
      begin(OF_WORKBOOK),
      record(WORKSHEET, u16(at & MAX_COUNT, at >> 16, 0), name),
      ...texts,
      record(END),
    ]);
  const workbook = Buffer.concat([head(head(0).length), begin(OF_WORKSHEET), ...cells, record(END)]);
  const container = containers.utils.cfb_new();
  containers.utils.cfb_add(container, '/Workbook', workbook);
  return new Uint8Array(containers.write(container, { type: 'buffer' }));
}
