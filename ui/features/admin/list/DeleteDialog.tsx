import type { Outcome } from '#openapi/generated/model.ts';
import { deleteItems } from '#ui/api/generated/bulk/bulk.ts';
import { Link } from '#ui/components/Link.tsx';
import { DryRunDialog } from '../dialogs/DryRunDialog.tsx';
import { useDialogs } from '../dialogs/DialogStack.tsx';
import { unsavedLoss } from '../form/unsaved-form.ts';
import { DialogButton } from '../parts/SmallButton.tsx';
import type { AdminItem, AdminResource } from '../resources/admin-resource.ts';
import { failureMessage, successTitle } from '../resources/resource-messages.ts';
import { resourceByName } from '../resources/resource-definitions.ts';
import { rowUrl } from './useListUrl.ts';

interface DeleteDialogProps {
  resource: AdminResource;
  item: AdminItem;
  onDone: (deletedItem: AdminItem) => void;
  onReplace: (item: AdminItem) => void;
}

/**
 * Asks the server first, so that the dialog promises no deletion that would be refused. The deletion itself is
 * the request that the product was ordered with (PRODUCT.md, Requests).
 */
export function DeleteDialog({ resource, item, onDone, onReplace }: DeleteDialogProps) {
  const { nouns, summarise, name } = resource;
  const deleteItem = async () => {
    const { headers } = await resource.remove(item.id);
    return { data: { message: successTitle(nouns, 'deleted'), revision: Number(headers['x-revision']) } };
  };
  return (
    <DryRunDialog
      title={`Delete “${summarise(item).title}”?`}
      unchangedTitle={`“${summarise(item).title}” cannot be deleted`}
      description={`It disappears from the site at once. It can be restored from the recent changes.${unsavedLoss(name, item.id)}`}
      runCommand={deleteItems}
      command={{ resource: name, ids: [item.id] }}
      runConfirmed={deleteItem}
      failureTitle={failureMessage(nouns, 'delete')}
      confirmLabel="Delete"
      isDangerous
      onDone={() => onDone(item)}
      belowOutcome={(outcome) => <ReferringItems outcome={outcome} onReplace={() => onReplace(item)} />}
    />
  );
}

function ReferringItems({ outcome, onReplace }: { outcome: Outcome; onReplace: () => void }) {
  const { close } = useDialogs();
  const referrers = outcome.skipped.items[0]?.usedBy;
  if (!referrers) return null;
  return (
    <>
      <ul aria-label="Used by" className="max-h-60 list-disc overflow-y-auto pl-5">
        {referrers.map((referrer) => (
          <li key={`${referrer.resource}/${referrer.id}`}>
            {/* The link replaces the history entry of the dialog. */}
            <Link replace to={rowUrl(resourceByName(referrer.resource).tab, referrer)} className="underline">
              {referrer.name}
            </Link>
          </li>
        ))}
      </ul>
      <DialogButton className="justify-self-start" onClick={() => close(onReplace)}>
        Replace with…
      </DialogButton>
    </>
  );
}
