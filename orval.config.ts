import { defineConfig } from 'orval';

// One contract, two outputs: hooks with their types for the ui, and a handler per operation and status for the mocks.
const input = { target: './openapi.yaml' };
const header = () => ['Generated from openapi.yaml. Do not edit.'];

export default defineConfig({
  hooks: {
    input,
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
        query: { shouldSplitQueryKey: true, signal: true },
        splitByContentType: true,
      },
    },
  },
  mocks: {
    input,
    output: {
      mode: 'tags-split',
      target: './mocks/generated',
      schemas: './openapi/generated/model',
      client: 'fetch',
      clean: true,
      override: { header },
      mock: {
        indexMockFiles: false,
        generators: [{ type: 'msw', delay: 0, useExamples: true, generateEachHttpStatus: true }],
      },
    },
  },
});
