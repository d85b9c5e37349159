import type { Publication } from '#openapi/generated/model.ts';
import { publicationOf } from '#openapi/publication-of.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { Item } from '#server/catalogue/item.ts';
import { unusedIds } from '#server/catalogue/queries/usage.ts';
import type { ResourceName } from '#server/catalogue/resources.ts';
import type { Cacheable, OperationRequest } from './operation.ts';
import type { Services } from './services.ts';

interface Shown {
  catalogue: Catalogue;
  /** Nothing for what only a session may see, so that no cache stores it. */
  caching: { cacheable?: Cacheable };
}

type Query = OperationRequest['query'];

/** A read with `drafts` sees all of the catalogue. The pipeline has asked for a session before. */
export function shownCatalogue({ catalogue: live }: Pick<Services, 'catalogue'>, query: Query): Shown {
  const isPrivate = 'drafts' in query || 'unused' in query;
  const shown = live.public();
  return {
    catalogue: query['drafts'] === true ? live.current() : shown,
    caching: isPrivate ? {} : { cacheable: { edition: shown.edition } },
  };
}

/** Applies `status` and `unused`. A draft uses what it refers to, whoever asks. */
export function narrowed(
  { catalogue: live, now }: Pick<Services, 'catalogue' | 'now'>,
  resource: ResourceName,
  query: Query,
  items: readonly Item[],
): readonly Item[] {
  const { status, unused } = query as { status?: Publication; unused?: boolean };
  const time = now().getTime();
  const unusedOnes = unused === undefined ? null : new Set(unusedIds(live.current(), resource));
  return items.filter(
    ({ id, fields }) =>
      (status === undefined || publicationOf(fields, time) === status) &&
      (unusedOnes === null || unusedOnes.has(id) === unused),
  );
}
