import { useQueryClient } from '@tanstack/react-query';
import { toast, type ToastAction } from '#ui/components/toast/toast.ts';
import { checkValues, valuesOf, type FormValues } from '../resources/form-fields.ts';
import { failureWords, successTitle } from '../resources/resource-words.ts';
import { visitOf, type AdminResource, type ApiResponse, type Item } from '../resources/resource.ts';
import { failureDetail, isHttpError, toastFailure, useWrite } from '../parts/useWrite.tsx';
import { openQuestions, withSaved, type FormState } from './form-state.ts';

/**
 * Saves a form as a change of the `loaded` version, or as a new item. A save of an outdated version is merged with the newest one and sent
 * again. The result is 'undecided' when the merge leaves a question open. A toast tells the result, also when the administrator has left the form.
 */
export function useSaveItem(resource: AdminResource, loaded: ApiResponse | null) {
  const { nouns, body, fields, item: queryOf } = resource;
  const queryClient = useQueryClient();
  const update = ({ data, headers: { etag } }: ApiResponse, values: FormValues) =>
    resource.update(data.id, checkValues(body, fields, values).body, {
      // A proxy that compresses may have made the tag weak, and If-Match names strong ones only.
      headers: etag === undefined ? {} : { 'If-Match': etag.replace(/^W\//, '') },
    });
  const saveForm = async (form: FormState): Promise<ApiResponse | 'undecided'> => {
    if (!loaded) return resource.create(checkValues(body, fields, form.values).body);
    try {
      return await update(loaded, form.values);
    } catch (error) {
      if (!isHttpError(error, 412)) throw error;
      const newest = await queryClient.fetchQuery({ ...queryOf(loaded.data.id), staleTime: 0 });
      const merged = withSaved(form, valuesOf(fields, newest.data));
      return Object.keys(openQuestions(merged)).length > 0 ? 'undecided' : update(newest, merged.values);
    }
  };
  return useWrite(saveForm, {
    failed: (error) => {
      const reason = loaded && isHttpError(error, 404) ? '' : failureDetail(error);
      toastFailure(failureWords(nouns, loaded ? 'update' : 'create'), reason);
    },
    onSuccess: (result) => {
      if (result === 'undecided') return;
      const action = visitAction(resource, result.data);
      toast({ title: successTitle(nouns, loaded ? 'updated' : 'created'), ...(action && { action }) });
    },
  });
}

function visitAction(resource: AdminResource, item: Item): ToastAction | null {
  const visit = visitOf(resource, item, Date.now());
  return (
    visit && {
      label: visit.words,
      altText: 'The form of the item leads there too',
      onAction: () => void window.open(visit.href, '_blank', visit.rel === 'noopener' ? visit.rel : ''),
    }
  );
}
