import { useQueryClient } from '@tanstack/react-query';
import { hasStatus } from '#ui/api/ApiError.ts';
import { toast, type ToastAction } from '#ui/components/toast/toast.ts';
import { checkValues, formValuesOf, type ItemFields } from '../resources/form-fields.ts';
import type { AdminItem, AdminResource, ItemResponse } from '../resources/admin-resource.ts';
import { failureMessage, successTitle } from '../resources/resource-messages.ts';
import { visitLink } from '../resources/publication.ts';
import { failureDetail, toastFailure } from '../parts/failure.tsx';
import { useWrite } from '../parts/useWrite.ts';
import { conflictingValues, mergeSaved, type FormState } from './form-state.ts';

/** A form and the body that its values make, which has no errors. */
interface CheckedForm {
  form: FormState;
  body: ItemFields;
}

const DELETED =
  'Somebody else deleted it. What you typed is still here, and can be saved when Recent changes has restored it.';

/**
 * Saves a form as a change of `itemResponse`, or as a new item. If `itemResponse` is outdated, it merges the
 * form with the newest version and sends it again. The result is 'conflict' if the merge finds conflicts.
 */
export function useSaveItem(resource: AdminResource, itemResponse: ItemResponse | null) {
  const { nouns, fields, itemQuery } = resource;
  const queryClient = useQueryClient();
  const update = ({ data, headers: { etag } }: ItemResponse, body: ItemFields) =>
    resource.update(data.id, body, {
      // A proxy that compresses may have made the tag weak, and If-Match compares strong tags only.
      headers: etag === undefined ? {} : { 'If-Match': etag.replace(/^W\//, '') },
    });
  const saveForm = async ({ form, body }: CheckedForm): Promise<ItemResponse | 'conflict'> => {
    if (!itemResponse) return resource.create(body);
    try {
      // Data that came with a document has no tag, and may be outdated.
      if (itemResponse.headers['etag'] !== undefined) return await update(itemResponse, body);
    } catch (error) {
      if (!hasStatus(error, 412)) throw error;
    }
    const newest = await queryClient.fetchQuery({ ...itemQuery(itemResponse.data.id), staleTime: 0 });
    const merged = mergeSaved(form, formValuesOf(fields, newest.data));
    if (Object.keys(conflictingValues(merged)).length > 0) return 'conflict';
    // Dates of two administrators may contradict each other. Then the form shows the server's errors.
    return update(newest, checkValues(resource, merged.values).body);
  };
  return useWrite(saveForm, {
    onFailure: (error) => {
      const isDeleted = itemResponse !== null && hasStatus(error, 404);
      const reason = isDeleted ? DELETED : failureDetail(error);
      toastFailure(failureMessage(nouns, itemResponse ? 'update' : 'create'), reason);
    },
    onSuccess: (result) => {
      if (result === 'conflict') return;
      const title = successTitle(nouns, itemResponse ? 'updated' : 'created');
      toast({ title, action: visitAction(resource, result.data) });
    },
  });
}

function visitAction(resource: AdminResource, item: AdminItem): ToastAction | undefined {
  const visit = visitLink(resource, item, Date.now());
  if (!visit) return undefined;
  return {
    label: visit.label,
    altText: 'The form of the item leads there too',
    onAction: () => void window.open(visit.href, '_blank', visit.rel === 'noopener' ? visit.rel : ''),
  };
}
