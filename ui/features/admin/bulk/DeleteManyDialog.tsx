import { capitalised } from '#openapi/names/capitalised.ts';
import type { AdminResource } from '../resources/resource.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { dryRunWords } from './dry-run-words.ts';
import { nounFor } from './UpdateDialog.tsx';

interface DeleteManyDialogProps {
  resource: AdminResource;
  ids: readonly string[];
  onClose: () => void;
  onDone: () => void;
}

export function DeleteManyDialog({ resource, ids, onClose, onDone }: DeleteManyDialogProps) {
  const { nouns, name } = resource;
  return (
    <BulkDialog
      title={`Delete ${nounFor(resource, ids.length)}?`}
      command={{ kind: 'delete', data: { resource: name, ids: [...ids] } }}
      confirmLabel="Delete"
      isDangerous
      words={(outcome) => dryRunWords('delete', outcome, nouns)}
      done={`${capitalised(nouns.plural)} deleted`}
      failed={`Failed to delete ${nouns.plural}`}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
