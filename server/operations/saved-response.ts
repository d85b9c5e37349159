import { tagOfItem } from '#server/catalogue/commands/find-target.ts';
import type { ResourceName } from '#server/catalogue/resources.ts';
import { itemView } from '#server/catalogue/views.ts';
import type { OperationResponse } from './operation.ts';
import type { Written } from './live/write-request.ts';

/** The item as it is now, with the ETag of a read. */
export function savedResponse(
  status: 200 | 201,
  resource: ResourceName,
  { result: { id }, catalogue }: Written<{ id: string }>,
): OperationResponse {
  const item = catalogue.collections[resource].get(id);
  if (!item) throw new Error(`${resource}/${id} is not there after it was saved`);
  const headers: Record<string, string> = { ETag: tagOfItem(catalogue, resource, item) };
  if (status === 201) headers['Location'] = `/api/${resource}/${encodeURIComponent(id)}`;
  return { status, headers, body: itemView(catalogue, resource, item) };
}
