import type {
  AuditKind,
  Problem,
  AuditList,
  ListAuditEntriesParams,
} from '#openapi/generated/model/index.ts';
import type { OperationId } from '#openapi/generated/operations.ts';
import type { OperationRequest, OperationResponse, Operations } from './operation.ts';
import { auditBound } from '#server/catalogue/store/access-store.ts';
import type { Services } from './services.ts';
import { cursorHeaders } from './list-answer.ts';

type Log = Record<'warn' | 'error', (facts: object, words: string) => void>;
type Answered = Pick<OperationResponse, 'status' | 'body'>;
type Audit = (
  id: OperationId,
  answer: Answered,
  request: Pick<OperationRequest, 'client' | 'headers'>,
) => void;
/** What the log says, and what the administrator is shown; changes have a list of their own. */
type Line = readonly [words: string, kind?: AuditKind];

const AUDITED: Partial<Record<OperationId, Line>> = {
  logOut: ['logged out', 'logout'],
  updatePassword: ['the password was changed', 'password-changed'],
  exportCocktailsCsv: ['the cocktails were exported', 'exported'],
  exportCocktailsXlsx: ['the cocktails were exported', 'exported'],
  exportChosenCsv: ['chosen cocktails were exported', 'exported'],
  exportChosenXlsx: ['chosen cocktails were exported', 'exported'],
  deleteSession: ['a session was ended', 'session-ended'],
  downloadBackup: ['a backup was downloaded', 'backup-downloaded'],
  createBackup: ['a backup was made', 'backup-made'],
  downloadStoredBackup: ['a backup was downloaded', 'backup-downloaded'],
  restoreBackup: ['a backup was restored', 'restored'],
  restoreChange: ['an item was restored'],
  undoImport: ['an import was undone'],
  undoRevision: ['a change was undone'],
};
const LOGIN: Readonly<Record<number, Line>> = {
  200: ['logged in', 'login'],
  401: ['a login with a wrong password', 'login-failed'],
};
const LOCKED_OUT: Line = ['logins are refused: too many attempts', 'locked-out'];
const WRONG_PASSWORD: Line = ['a password change with a wrong password', 'password-wrong'];
const MAX_REFUSED = 10_000;
/** Into the log and the store, which no answer waits for. Never a password or a token. A client whose logins are refused has one line. */
export function createAudit(log: Log, { store, now }: Pick<Services, 'store' | 'now'>): Audit {
  const refused = new Set<string>();
  /** One after the other, so that they are in order and take one connection. */
  let stored = Promise.resolve();
  return (id, answer, { client: { address: client }, headers }) => {
    const line = lineOf(id, answer);
    if (id === 'logIn') {
      if (refused.has(client) && line === LOCKED_OUT) return;
      if (refused.size >= MAX_REFUSED) refused.clear();
      if (line === LOCKED_OUT) refused.add(client);
      else refused.delete(client);
    }
    if (line === undefined) return;
    const [words, kind] = line;
    log.warn({ operation: id, client }, words);
    if (kind === undefined) return;
    const entry = { kind, at: now().toISOString(), client, device: deviceWords(headers['user-agent']) };
    stored = stored
      .then(() => store.audit.insert(entry, auditBound(kind)))
      .catch((error: unknown) => log.error({ err: error }, 'an entry of the audit log was not stored'));
  };
}

/** By the kind of problem: a login that has to wait for its turn is a 429 too, and no lock-out. */
function lineOf(id: OperationId, { status, body }: Answered): Line | undefined {
  const { type, errors } = (status < 400 ? {} : body) as Partial<Problem>;
  if (type === '/api/docs#problem-attempts-exhausted') return LOCKED_OUT;
  if (errors?.[0]?.code === 'wrong') return WRONG_PASSWORD;
  if (id === 'logIn') return LOGIN[status];
  return status < 300 ? AUDITED[id] : undefined;
}

export function createAuditOperations({ store }: Pick<Services, 'store'>) {
  return {
    async listAuditEntries({ query }) {
      const { limit, before } = query as ListAuditEntriesParams & { limit: number };
      const page = { limit: limit + 1, ...(before !== undefined && { before: Number(before) }) };
      const { total, entries: found } = await store.audit.list(page);
      const entries = found.slice(0, limit).map(({ number, ...entry }) => ({ id: String(number), ...entry }));
      const next = found.length > limit ? (entries.at(-1)?.id ?? null) : null;
      const body: AuditList = { total, next, entries };
      return { status: 200, headers: cursorHeaders('/api/admin/audit', query, { total, next }), body };
    },
  } satisfies Partial<Operations>;
}

/** Those that name others too come first: Edge says Chrome, and Chrome says Safari. */
const BROWSERS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bEdgA?(?:iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** 'Firefox on Android'. None of the words of the client are kept. */
export function deviceWords(userAgent: string | undefined): string {
  const nameIn = (known: typeof BROWSERS): string | undefined =>
    known.find(([sign]) => sign.test(userAgent ?? ''))?.[1];
  const [browser, system] = [nameIn(BROWSERS), nameIn(SYSTEMS)];
  if (browser === undefined) return system === undefined ? 'A program' : `A program on ${system}`;
  return system === undefined ? browser : `${browser} on ${system}`;
}
