import { defineConfig, type OpenApiDocument } from 'orval';
import { allResources } from './openapi/generated/resources.ts';
import { ADMIN_LISTS, invalidations } from './ui/api/invalidations.ts';

const input = { target: './openapi.yaml' };
const header = () => ['Generated from openapi.yaml. Do not edit.'];

/** What the ui never calls: pages link to it, or only operators and clients of others ask for it. */
const UNUSED_PATHS = [
  ...['/api/images/{id}', '/api/health', '/api/ready', '/api/openapi.json', '/api/docs'],
  ...['/api/cocktails/{id}/recipe', '/api/admin/session', '/api/admin/imports/{id}/undo'],
  // The list of imports tells of each.
  ...['/api/admin/imports/{id}', '/api/cocktails/import/progress/{key}'],
];

/** The dashboard reads these with drafts. */
const UNUSED_READS = ['getCategory', 'getSustainableSubstitution'];

interface Operation {
  operationId: string;
  tags?: string[];
  security?: object[];
}

/**
 * The contract as the ui uses it: without what it never calls, so that no hook is generated in vain (its forms send whole items), and with a
 * resource's writes under a tag of their own, so that public pages load none of their code.
 */
function forUi(contract: OpenApiDocument): OpenApiDocument {
  const paths = Object.entries(contract.paths ?? {})
    .filter(([path]) => !UNUSED_PATHS.includes(path))
    .map(([path, item]) => {
      const operations = Object.entries<Operation>(item ?? {});
      const used = operations.filter(
        ([method, { operationId }]) => method !== 'patch' && !UNUSED_READS.includes(operationId),
      );
      return [path, used] as const;
    });
  const readTags = paths.flatMap(([, item]) =>
    item.flatMap(([method, { tags = [], security = [] }]) =>
      method === 'get' && !security.length ? tags : [],
    ),
  );
  // Writes make both kinds of reads stale, so they are in modules of their own.
  const ofAdmin = ({ tags = [] }: Operation, method: string, path: string) =>
    tags.map((tag) => {
      if (!readTags.includes(tag)) return tag;
      return method === 'get' && path.startsWith('/api/admin/') ? `${tag}-drafts` : `${tag}-admin`;
    });
  const retagged = paths.map(([path, item]) => [
    path,
    Object.fromEntries(
      item.map(([method, part]) => [
        method,
        part.security?.length ? { ...part, tags: ofAdmin(part, method, path) } : part,
      ]),
    ),
  ]);
  return withFiles({ ...contract, paths: Object.fromEntries(retagged) as OpenApiDocument['paths'] });
}

const FEATURED = { $ref: '#/components/schemas/CocktailFeatured' };

/**
 * Bodies as the page has them. A sheet is a file, which the browser saves as it is. A recipe may hold a picture, so it is sent
 * as a form; what is sent as JSON is its featured flag.
 */
function withFiles(contract: OpenApiDocument): OpenApiDocument {
  return JSON.parse(JSON.stringify(contract), (key, value: Record<string, unknown>) => {
    if (key === 'text/csv') return { schema: { type: 'string', format: 'binary' } };
    const form = key === 'content' && value['multipart/form-data'];
    if (!form || !value['application/json']) return value;
    const isFlag = JSON.stringify(value).includes(FEATURED.$ref);
    return { 'multipart/form-data': form, ...(isFlag && { 'application/json': { schema: FEATURED } }) };
  }) as OpenApiDocument;
}

/** What a click downloads, and is never shown from a cache. */
const DOWNLOADS = [
  ...['exportCocktailsCsv', 'exportCocktailsXlsx'],
  ...['downloadBackup', 'downloadStoredBackup'],
];

/** The answer with its headers: the ETag of what is edited, and the total of which a list is a page. */
const WITH_HEADERS = [
  ...Object.values(allResources).flatMap(({ operations: { get, create, update } }) => [get, create, update]),
  ...[
    'listCocktails',
    'searchCocktails',
    'listAdminCocktails',
    'getAdminCocktail',
    'getAdminCategory',
    'getAdminMenu',
    'getAdminNote',
    'getAdminSubstitution',
  ],
  ...['getFeaturedOrder', 'updateFeaturedOrder'],
];

/** Lists that the ui needs whole, where it asks for no limit. */
const WHOLE_LISTS = [
  ...Object.values(allResources).map(({ operations: { list } }) => list),
  ...Object.values(ADMIN_LISTS),
  'listUnusedItems',
];

const response = {
  includeHttpResponseReturnType: true,
  forceSuccessResponse: true,
  serializeResponseHeaders: true,
};

function each<Settings>(operations: readonly string[], settings: Settings): Record<string, Settings> {
  return Object.fromEntries(operations.map((operation) => [operation, settings]));
}

export default defineConfig({
  hooks: {
    input: { ...input, override: { transformer: forUi } },
    output: {
      mode: 'tags-split',
      target: './ui/api/generated',
      schemas: './openapi/generated/model',
      client: 'react-query',
      httpClient: 'fetch',
      clean: true,
      urlEncodeParameters: true,
      override: {
        header,
        mutator: { path: './ui/api/fetcher.ts', name: 'fetcher' },
        formData: { path: './ui/api/to-form-data.ts', name: 'toFormData' },
        fetch: { includeHttpResponseReturnType: false },
        query: { shouldSplitQueryKey: true, signal: true, mutationInvalidates: invalidations },
        splitByContentType: true,
        operations: {
          ...each(WHOLE_LISTS, { mutator: { path: './ui/api/fetcher.ts', name: 'fetchList' } }),
          ...each(WITH_HEADERS, {
            fetch: response,
            mutator: { path: './ui/api/fetcher.ts', name: 'fetchWithHeaders' },
          }),
          ...each(DOWNLOADS, { query: { useQuery: false, useMutation: true } }),
          ...each(['importCocktails', 'createImport'], {
            mutator: { path: './ui/api/upload.ts', name: 'upload' },
          }),
        },
      },
    },
  },
});
