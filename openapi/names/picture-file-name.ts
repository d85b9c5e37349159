const ENDING = /\.(?:jpe?g|png|webp|avif|gif)$/i;
const ADDRESS = /^[a-z][a-z+.-]+:|^\/\/|^\/api\//i;
/** Airtable: "negroni.jpg (https://…)". */
const NOTE_BEHIND = /(?<!\s)\s+\([^()]*\)$/;

/** Without its folder: "Photos/negroni%20sour.jpg" is "negroni sour.jpg". Null for an address and for any other text. */
export function pictureFileName(text: string): string | null {
  const path = text.trim();
  if (path === '' || ADDRESS.test(path) || /[\r\n]/.test(path)) return null;
  const name = decoded(path.replace(NOTE_BEHIND, '')).split(/[\\/]/).at(-1)?.trim() ?? '';
  return ENDING.test(name) && !name.startsWith('.') ? name.normalize('NFC') : null;
}

export function pictureFileKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

function decoded(path: string): string {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
