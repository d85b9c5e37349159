/** In the memory of this page alone: a reload, another tab and whatever the browser stores know nothing of it. */
let token: string | null = null;

export function setSessionToken(value: string | null): void {
  token = value;
}

export function sessionHeaders(): Record<string, string> {
  return token === null ? {} : { Authorization: `Bearer ${token}` };
}
