import type { ListCategoriesParams, ListSpiritsParams } from '#openapi/generated/model.ts';
import type { ItemViews } from '#openapi/generated/operation-types.ts';
import { PICTURE_PATH } from '#openapi/pictures.ts';
import { FILE_PART } from '#openapi/validation/normalise-body.ts';
import { publicationOf } from '#openapi/publication-of.ts';
import { createItem, deleteItem, patchItem, replaceItem } from '#server/catalogue/commands/item-commands.ts';
import { itemView } from '#server/catalogue/queries/views.ts';
import type { Catalogue } from '#server/catalogue/snapshot/catalogue.ts';
import type { Item, ItemRef } from '#server/catalogue/items/item.ts';
import { countReferrers } from '#server/catalogue/queries/usage.ts';
import type { ResourceName } from '#server/catalogue/items/resources.ts';
import type { Decision } from '#server/catalogue/decisions/decision.ts';
import type { WriteResult } from '../live/live-catalogue.ts';
import { itemTag, refuseOutdated } from '../responses/etags.ts';
import type { OperationRequest, OperationResponse } from '../operation-handler.ts';
import type { Services } from '../services.ts';

// These parts of a request are the same in the operations of all resources.
type ReadRequest = Pick<OperationRequest<'getCocktail'>, 'query' | 'isPrivate'>;
export interface ListRequest extends ReadRequest {
  path: string;
  query: ListCategoriesParams & ListSpiritsParams;
}
type ItemRequest = Pick<OperationRequest<'getCocktail'>, 'params' | 'headers'>;
interface BodyRequest {
  body: object;
  files: OperationRequest['files'];
}

type DecideUpdate = (
  catalogue: Catalogue,
  target: ItemRef,
  body: Record<string, unknown>,
) => Decision<{ id: string }>;

export function createItemHandlers<Name extends ResourceName>(services: Services, resource: Name) {
  const { live } = services;

  const get = (request: ReadRequest & ItemRequest) => {
    const { catalogue, edition } = catalogueFor(services, request);
    const item = catalogue.itemSets[resource].getOrRefuse(request.params.id);
    const body = itemView(catalogue, resource, item);
    return { status: 200, headers: { ETag: itemTag(body) }, body, edition };
  };

  const create = async (request: BodyRequest) => {
    const body = await withStoredPictures(services, request);
    const written = await live.write({ decide: (catalogue) => createItem(catalogue, resource, body) });
    return storedResponse(201, resource, written);
  };

  const updateBy = (decide: DecideUpdate) => async (request: BodyRequest & ItemRequest) => {
    const body = await withStoredPictures(services, request);
    const written = await live.write({
      decide: (catalogue) => decide(catalogue, targetOrRefuse(catalogue, request, resource), body),
    });
    return storedResponse(200, resource, written);
  };

  const remove = async (request: ItemRequest) => {
    const decide = (catalogue: Catalogue) =>
      deleteItem(catalogue, targetOrRefuse(catalogue, request, resource));
    const written = await live.write({ decide });
    return { status: 204, headers: { 'X-Revision': String(written.catalogue.revision) } };
  };

  return { get, create, updateBy, replace: updateBy(replaceItem), patch: updateBy(patchItem), remove };
}

/**
 * Stores the pictures of a form, before the item that names them. Returns the body with their paths instead
 * of the files.
 */
async function withStoredPictures(
  { store, pictures }: Services,
  { body, files }: BodyRequest,
): Promise<Record<string, unknown>> {
  const stored: Record<string, unknown> = { ...body };
  for (const [field, file] of Object.entries(files)) {
    if (stored[field] !== FILE_PART) continue;
    const picture = await pictures.prepare(file.bytes, field);
    await store.pictures.store(picture);
    stored[field] = `${PICTURE_PATH}${picture.id}`;
  }
  return stored;
}

/** Returns the item that the request is about. Throws a Refusal if it changed since the client read it. */
function targetOrRefuse(
  catalogue: Catalogue,
  { headers, params: { id } }: ItemRequest,
  resource: ResourceName,
): ItemRef {
  const seen = headers['if-match'];
  const item = catalogue.itemSets[resource].get(id);
  if (seen !== undefined && item) refuseOutdated(seen, itemTag(itemView(catalogue, resource, item)));
  return { resource, id };
}

function storedResponse<Name extends ResourceName>(
  status: 200 | 201,
  resource: Name,
  { result: { id }, catalogue }: WriteResult<{ id: string }>,
): OperationResponse<ItemViews[Name]> {
  const item = catalogue.itemSets[resource].get(id);
  if (!item) throw new Error(`${resource}/${id} is missing after it was stored`);
  const body = itemView(catalogue, resource, item);
  const headers: Record<string, string> = { ETag: itemTag(body) };
  if (status === 201) headers['Location'] = `/api/${resource}/${encodeURIComponent(id)}`;
  return { status, headers, body };
}

/**
 * Returns the whole catalogue for `drafts`, which needs a session, and otherwise the public part. A private
 * read has no edition.
 */
export function catalogueFor(
  { live }: Pick<Services, 'live'>,
  { query, isPrivate }: ReadRequest,
): { catalogue: Catalogue; edition?: number } {
  const catalogue = live.publicCatalogue();
  if (!isPrivate) return { catalogue, edition: catalogue.edition };
  return { catalogue: query.drafts ? live.wholeCatalogue() : catalogue };
}

export function filterByStatusAndUse(
  { live, now }: Pick<Services, 'live' | 'now'>,
  resource: ResourceName,
  { status, unused }: ListRequest['query'],
  items: readonly Item[],
): readonly Item[] {
  if (status === undefined && unused === undefined) return items;
  const time = now().getTime();
  // References of drafts count too.
  const whole = live.wholeCatalogue();
  return items.filter(
    ({ id, fields }) =>
      (status === undefined || publicationOf(fields, time) === status) &&
      (unused === undefined || (countReferrers(whole, resource, id).size === 0) === unused),
  );
}
