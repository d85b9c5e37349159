/** In the memory of this page alone: a reload, another tab and whatever the browser stores know nothing of it. */
let token: string | null = null;
/** Only the dashboard sends it. The site's other screens read what everybody reads. */
let isSent = false;

export function setSessionToken(value: string | null): void {
  token = value;
}

export function hasSession(): boolean {
  return token !== null;
}

/** The dashboard begins to send the token, when somebody is logged in. */
export function resumeSession(): void {
  isSent = true;
}

/** The dashboard is left for another screen. The session goes on: it lives as long as the page. */
export function pauseSession(): void {
  isSent = false;
}

export function sessionHeaders(): Record<string, string> {
  return token === null || !isSent ? {} : { Authorization: `Bearer ${token}` };
}
