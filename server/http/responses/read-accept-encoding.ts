export interface Encodings {
  br: boolean;
  gzip: boolean;
}

const MAX_CACHED_HEADERS = 100;

const cached = new Map<string, Encodings>();

export function encodingsTakenBy(header: string | string[] | undefined): Encodings {
  const text = String(header ?? '');
  let encodings = cached.get(text);
  if (!encodings) {
    encodings = readEncodings(text);
    if (cached.size >= MAX_CACHED_HEADERS) cached.clear();
    cached.set(text, encodings);
  }
  return encodings;
}

function readEncodings(header: string): Encodings {
  const accepted = new Map<string, number>();
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/(?<!\s)\s*;\s*/);
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    accepted.set(name, quality === undefined ? 1 : Number(quality));
  }
  const takes = (name: keyof Encodings): boolean => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0;
  return { br: takes('br'), gzip: takes('gzip') };
}
