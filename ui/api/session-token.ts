/** Only this page's memory holds the token. Reloads, other tabs and the storage do not have it. */
let token: string | null = null;
/** True on the dashboard alone. The service worker stores the reads of other screens. */
let isSent = false;

export function setSessionToken(value: string | null): void {
  token = value;
}

export function hasSession(): boolean {
  return token !== null;
}

/** Begins to send the token, if there is one, when the administrator opens the dashboard. */
export function resumeSession(): void {
  isSent = true;
}

/** Stops sending the token when the visitor leaves the dashboard. The session lasts as long as the page. */
export function pauseSession(): void {
  isSent = false;
}

export function sessionHeaders(): Record<string, string> {
  return token === null || !isSent ? {} : { Authorization: `Bearer ${token}` };
}
