import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UndoOutcome } from '#openapi/generated/model/index.ts';
import { undoImport } from '#ui/api/generated/history/history.ts';
import { toast } from '#ui/components/toast/toast.ts';
import { refreshChangedLists } from '../resources/changed-lists.ts';
import { failureDetail } from '../session/failure.ts';
import { useWrite } from '../session/useWrite.tsx';

/** Takes a whole import back, and keeps what came of it or why it may not be. */
export function useUndoImport(importId: string) {
  const queryClient = useQueryClient();
  const [outcome, setOutcome] = useState<UndoOutcome | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const undo = useWrite({
    write: (_nothing: undefined) => undoImport(importId),
    failed: 'Failed to undo the import',
    onMutate: () => setRefusal(null),
    onSuccess: (answer) => {
      setOutcome(answer);
      toast({ title: 'Import undone', description: answer.message });
      void refreshChangedLists(queryClient, 'import');
    },
    onError: (error) => setRefusal(failureDetail(error)),
  });
  return { undo, outcome, refusal };
}
