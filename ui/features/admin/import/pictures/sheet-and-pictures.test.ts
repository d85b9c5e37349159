import { deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { ZipError } from './read-zip.ts';
import { sheetAndPictures } from './sheet-and-pictures.ts';

interface Entry {
  path: string;
  content: string;
  /** What the directory claims; the truth when it is not given. */
  claimedBytes?: number;
  flags?: number;
}

/** A ZIP with these files, deflated. */
function zipOf(entries: readonly Entry[], name = 'drinks.zip'): File {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { path, content, claimedBytes = content.length, flags = 0 } of entries) {
    const packed = deflateRawSync(content);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(Buffer.byteLength(path), 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(flags, 8);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(claimedBytes, 24);
    entry.writeUInt16LE(Buffer.byteLength(path), 28);
    entry.writeUInt32LE(at, 42);
    directory.push(entry, Buffer.from(path));
    parts.push(local, Buffer.from(path), packed);
    at += local.length + Buffer.byteLength(path) + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(at, 16);
  return new File([Buffer.concat([...parts, ...directory, end])], name);
}

const file = (name: string, content = 'x'): File => new File([content], name);

it('finds the sheet and the pictures in a ZIP, whatever their folders are called', async () => {
  const { sheet, pictures, otherSheets } = await sheetAndPictures([
    zipOf([
      { path: 'drinks/', content: '' },
      { path: 'drinks/drinks.csv', content: 'name,image\nNegroni,negroni.jpg' },
      { path: 'drinks/old.csv', content: 'name' },
      { path: '../../etc/Negroni.JPG', content: 'picture' },
      { path: '/absolute/gimlet.png', content: 'g' },
      { path: '__MACOSX/drinks/._negroni.jpg', content: 'fork' },
      { path: 'drinks/.DS_Store', content: 'x' },
      { path: 'drinks/notes.txt', content: 'x' },
      { path: 'drinks/secret.png', content: 'x', flags: 1 },
    ]),
  ]);
  expect(sheet?.name).toBe('drinks.csv');
  await expect(sheet?.text()).resolves.toBe('name,image\nNegroni,negroni.jpg');
  expect(otherSheets).toEqual(['old.csv']);
  expect([...pictures.keys()]).toEqual(['negroni.jpg', 'gimlet.png']);
  const picture = await pictures.get('negroni.jpg')?.open(100);
  await expect(picture?.text()).resolves.toBe('picture');
});

it('unpacks no more than it may, whatever the directory claims', async () => {
  const bomb = { path: 'a.jpg', content: 'x'.repeat(5_000_000), claimedBytes: 10 };
  const { pictures } = await sheetAndPictures([file('a.csv'), zipOf([bomb])]);
  await expect(pictures.get('a.jpg')?.open(1_000)).rejects.toThrow(ZipError);
});

it('takes no picture whose name two files have', async () => {
  const { pictures } = await sheetAndPictures([
    zipOf([
      { path: 'drinks.csv', content: 'name' },
      { path: 'a/sour.jpg', content: '1' },
      { path: 'b/Sour.jpg', content: '2' },
    ]),
  ]);
  expect(pictures.get('sour.jpg')).toBeNull();
});

it('takes a lone file for the sheet, and none among pictures only', async () => {
  expect((await sheetAndPictures([file('drinks.txt')])).sheet?.name).toBe('drinks.txt');
  expect((await sheetAndPictures([file('a.jpg'), file('b.jpg')])).sheet).toBeNull();
});

it.each([
  ['that is none', file('drinks.zip', 'not a zip')],
  ['that is cut off', new File([zipOf([{ path: 'a.csv', content: 'name' }]).slice(0, -4)], 'a.zip')],
])('refuses a ZIP %s', async (_, zip) => {
  await expect(sheetAndPictures([zip])).rejects.toThrow(ZipError);
});
