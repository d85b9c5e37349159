import { useState, useEffect, useEffectEvent, useRef } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Import, ReportedRow } from '#openapi/generated/model.ts';
import {
  useCancelImport,
  getGetImportReportQueryKey,
  getImportReport,
  useListImports,
} from '#ui/api/generated/imports/imports.ts';
import { useNow } from '#ui/lib/browser/useNow.ts';
import { SmallButton } from '../SmallButton.tsx';
import { UndoRevision } from '../history/UndoRevision.tsx';
import { momentWords } from '../history/moment-words.ts';
import { useSingleFlight, useWriteOptions } from '../session/useWrite.tsx';
import { BadRows, type LeftOut } from './BadRows.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { useAdminSession } from '../session/admin-session.ts';

/** Imports that another tab, or this page before a reload, has begun. */
export function EarlierImports({ imports }: { imports: readonly Import[] }) {
  const now = useNow();
  if (imports.length === 0) return null;
  return (
    <section aria-label="Earlier imports" className="border-t border-hairline pt-4">
      <h3 className="font-semibold">Earlier imports</h3>
      <ul className="mt-2 grid gap-4">
        {imports.map((one) => (
          <li key={one.id} className="grid justify-items-start gap-2">
            <p className="break-words">
              {one.fileName} <span className="text-soft">{momentWords(one.createdAt, now)}</span>
            </p>
            {isEnded(one) ? <EndedImport ended={one} /> : <RunningImport running={one} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function RunningImport({ running }: { running: Import }) {
  const cancel = useSingleFlight(
    useCancelImport({ mutation: useWriteOptions({ failed: 'The import cannot be cancelled' }) }),
  );
  return (
    <div className="grid w-full gap-2">
      <p>{running.state === 'queued' ? 'Waiting for its beginning' : 'Importing...'}</p>
      <ImportProgress sentShare={1} running={running} />
      <div>
        <SmallButton
          busy={cancel.isPending}
          aria-label={`Cancel import: ${running.fileName}`}
          onClick={() => cancel.mutate({ id: running.id })}
        >
          Cancel
        </SmallButton>
      </div>
    </div>
  );
}

function EndedImport({ ended }: { ended: Import }) {
  const { state, problem, message, results, revision, undo } = ended;
  if (state === 'cancelled') return <p>Cancelled. Nothing of the sheet was stored.</p>;
  if (state === 'failed') return <p className="text-danger">Import failed: {problem?.detail}</p>;
  return (
    <>
      <p>{ended.dryRun ? `Tried only: ${message}` : message}</p>
      {results !== null && results.failed > 0 && <Report of={ended} />}
      {revision !== null && (
        <UndoRevision revision={revision} what="import" of={ended.fileName} isUndone={undo === null} />
      )}
    </>
  );
}

function Report({ of: ended }: { of: Import }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="w-full" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Bad rows</summary>
      {isOpen && <LeftOutRows of={ended} />}
    </details>
  );
}

export function LeftOutRows({ of: ended }: { of: Import }) {
  const leftOut = useImportReport(ended);
  if (!leftOut) return null;
  const more = (ended.results?.failed ?? 0) - (leftOut.failedRows ?? []).length;
  return <BadRows leftOut={leftOut} more={Math.max(0, more)} />;
}

const PAGE_ROWS = 1_000;

function useImportReport({ id, results }: Import): LeftOut | undefined {
  const { data: rows } = useQuery({
    queryKey: [...getGetImportReportQueryKey(id), 'whole'],
    queryFn: ({ signal }) => wholeReport(id, signal),
    enabled: results !== null && results.failed > 0,
  });
  return (
    rows && {
      columns: results?.columns ?? [],
      errors: rows.flatMap(({ errors }) => errors),
      failedRows: rows.flatMap(({ row, values }) => (values ? [{ row, values }] : [])),
    }
  );
}

async function wholeReport(id: string, signal: AbortSignal): Promise<ReportedRow[]> {
  const rows: ReportedRow[] = [];
  for (let cursor: number | null = 0; cursor !== null;) {
    const { data: page } = await getImportReport(id, { limit: PAGE_ROWS, cursor }, { signal });
    rows.push(...page.rows);
    cursor = page.next;
  }
  return rows;
}

const SHOWN = 6;
const ASKED_EVERY_MS = 400;
const ENDED: readonly Import['state'][] = ['done', 'failed', 'cancelled'];

function isEnded({ state }: Import): boolean {
  return ENDED.includes(state);
}

/** The newest imports of any tab, polled while one runs. When one ends, everything shown is read again, and `onEnd` is called for `ownId`. */
export function useImports(ownId: string | null, onEnd: (ended: Import) => void): readonly Import[] {
  const { isOver } = useAdminSession();
  const client = useQueryClient();
  const { data } = useListImports(
    { limit: SHOWN },
    {
      query: {
        enabled: !isOver,
        refetchOnMount: 'always',
        refetchInterval: ({ state }) =>
          state.data?.data.imports.every(isEnded) === false ? ASKED_EVERY_MS : false,
      },
    },
  );
  const imports = data?.data.imports;
  const running = useRef<readonly string[]>([]);
  const follow = useEffectEvent((now: readonly Import[]) => {
    const followed = [...running.current, ownId];
    const ended = now.filter((one) => isEnded(one) && followed.includes(one.id));
    running.current = now.filter((one) => !isEnded(one)).map(({ id }) => id);
    if (ended.length > 0) void client.invalidateQueries();
    for (const one of ended) if (one.id === ownId) onEnd(one);
  });
  useEffect(() => {
    if (imports) follow(imports);
  }, [imports, ownId]);
  return imports ?? [];
}
