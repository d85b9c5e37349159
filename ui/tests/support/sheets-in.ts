import { inflateSync } from 'node:zlib';

/** Returns the number of drawing commands on each sheet of a printed PDF, or 0 for an empty sheet. */
export function sheetsIn(pdf: Uint8Array): number[] {
  const objects = new Map<string, string>();
  const source = Buffer.from(pdf).toString('latin1');
  for (const [, id = '', object = ''] of source.matchAll(/(\d+) 0 obj\b([^]*?)endobj/g))
    objects.set(id, object);
  // Firefox writes the sheets' entries into compressed objects, and Chromium beside them.
  const entries = [...objects.values()].map((object) =>
    object.includes('/ObjStm') ? streamOf(object) : object.split('stream')[0],
  );
  const sheets = entries.join('\n').matchAll(/\/Contents (\d+) 0 R/g);
  return [...sheets].map(([, contents = '']) => {
    const drawn = streamOf(objects.get(contents) ?? '').match(/\b(?:T[jJ]|Do)\b/g);
    return drawn?.length ?? 0;
  });
}

/** Returns the uncompressed stream of an object of the PDF. */
function streamOf(object: string): string {
  const stream = /stream\r?\n([^]*?)\r?\n?endstream/.exec(object)?.[1] ?? '';
  if (!object.includes('/FlateDecode')) return stream;
  return inflateSync(Buffer.from(stream, 'latin1'), { finishFlush: 2 }).toString('latin1');
}
