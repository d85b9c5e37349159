import { useInfiniteQuery } from '@tanstack/react-query';
import type { AuditEntry, AuditKind } from '#openapi/generated/model/index.ts';
import { getListAuditEntriesQueryKey, listAuditEntries } from '#ui/api/generated/admin/admin.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { useNow } from '#ui/lib/browser/useNow.ts';
import { ChangeListFrame } from '../history/ChangeListFrame.tsx';
import { exactMoment, momentWords } from '../history/moment-words.ts';

const PAGE_ENTRIES = 20;
const DEEDS: Readonly<Record<AuditKind, string>> = {
  login: 'Logged in',
  'login-failed': 'Login with a wrong password',
  'locked-out': 'Logins refused after too many attempts',
  logout: 'Logged out',
  'session-ended': 'Session ended',
  'password-changed': 'Password changed',
  'password-wrong': 'Password change with a wrong password',
  exported: 'Recipes exported',
  'backup-made': 'Backup made',
  'backup-downloaded': 'Backup downloaded',
  restored: 'Backup restored',
};
/** What somebody without the password may have done. */
const DOUBTFUL: readonly AuditKind[] = ['login-failed', 'locked-out', 'password-wrong'];

export function AuditList() {
  const query = useInfiniteQuery({
    queryKey: [...getListAuditEntriesQueryKey(), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      listAuditEntries({ limit: PAGE_ENTRIES, ...(pageParam !== null && { before: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // Others may have tried meanwhile.
    refetchOnMount: 'always',
  });
  const entries = query.data?.pages.flatMap((page) => page.entries);
  return (
    <ChangeListFrame
      query={query}
      count={entries?.length}
      what="audit log"
      message={null}
      label="Audit log"
      more="Show more"
      empty={
        <EmptyState title="Nothing is recorded yet.">
          Logins, exports, backups and changes of the password are listed here from now on.
        </EmptyState>
      }
    >
      {entries?.map((entry) => (
        <AuditRow key={entry.id} entry={entry} />
      ))}
    </ChangeListFrame>
  );
}

function AuditRow({ entry: { kind, at, client, device } }: { entry: AuditEntry }) {
  const now = useNow();
  // A newer server may know more.
  const deed: string | undefined = DEEDS[kind];
  return (
    <li className="border-t border-hairline py-3 first:border-t-0">
      <p className={DOUBTFUL.includes(kind) ? 'font-semibold text-danger' : 'font-semibold'}>
        {deed ?? kind}
      </p>
      <p className="figures break-words text-soft">
        <time dateTime={at} title={exactMoment(at)}>
          {momentWords(at, now)}
        </time>{' '}
        · {device}
        {client && ` · ${client}`}
      </p>
    </li>
  );
}
