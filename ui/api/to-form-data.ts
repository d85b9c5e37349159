/**
 * Writes lists, maps and flags as JSON, and leaves empty fields out. A text in quotation marks is JSON too,
 * because the server would read it as JSON.
 */
export function toFormData(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields) as [string, unknown][]) {
    if (value === undefined || value === null || value === '') continue;
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, typeof value === 'string' && !/^\s*"/.test(value) ? value : JSON.stringify(value));
  }
  return form;
}
