import { defineConfig } from 'orval';

/** A click downloads the responses of these operations. They are mutations, so that no cache holds them. */
const DOWNLOADS = ['exportCocktailsCsv', 'exportCocktailsXlsx', 'downloadBackup'];

/**
 * Makes React Query hooks for the ui, and the MSW handlers for Storybook, both from the contract as it is.
 * The types of the contract are written beside the hooks; `.scripts/generate.ts` moves them to
 * openapi/generated/model.ts, since the server reads them too.
 */
export default defineConfig({
  api: {
    input: './openapi.yaml',
    output: {
      mode: 'tags-split',
      target: './ui/api/generated/model.ts',
      client: 'react-query',
      httpClient: 'fetch',
      clean: true,
      urlEncodeParameters: true,
      mock: {
        path: './mocks/generated',
        indexMockFiles: false,
        generators: [{ type: 'msw', delay: false, useExamples: true, generateEachHttpStatus: true }],
      },
      override: {
        header: () => ['Generated from openapi.yaml. Do not edit.'],
        mutator: { path: './ui/api/fetcher.ts', name: 'fetcher' },
        formData: { path: './ui/api/to-form-data.ts', name: 'toFormData' },
        // A response has data, status and headers, since screens read ETag and X-Total-Count. A failure is
        // thrown.
        fetch: {
          includeHttpResponseReturnType: true,
          forceSuccessResponse: true,
          serializeResponseHeaders: true,
        },
        query: { shouldSplitQueryKey: true, signal: true },
        splitByContentType: true,
        // A list without an example of its own has one item.
        mock: { arrayMin: 1, arrayMax: 1 },
        operations: Object.fromEntries(
          DOWNLOADS.map((operation) => [operation, { query: { useQuery: false, useMutation: true } }]),
        ),
      },
    },
  },
});
