import { useQuery } from '@tanstack/react-query';
import type { Import, ReportedRow } from '#openapi/generated/model/index.ts';
import { getGetImportReportQueryKey, getImportReport } from '#ui/api/generated/imports/imports.ts';
import type { LeftOut } from './bad-rows-csv.ts';

const PAGE_ROWS = 1_000;

/** Undefined until all pages of the report are loaded. */
export function useImportReport({ id, results }: Import): LeftOut | undefined {
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
    const page = await getImportReport(id, { limit: PAGE_ROWS, cursor }, { signal });
    rows.push(...page.rows);
    cursor = page.next;
  }
  return rows;
}
