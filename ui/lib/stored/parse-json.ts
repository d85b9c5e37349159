/** Returns null for invalid JSON, since other pages of this origin may write to its storage. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
