import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bodies } from '#openapi/generated/bodies.ts';
import { operationRoutes } from '#openapi/generated/operations.ts';
import { starterContents } from '#openapi/starter/starter-catalogue.ts';
import { logIn } from '#server/tests/site/log-in.ts';
import { openTestSite } from '#server/tests/site/open-test-site.ts';

const hostileText = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  "' OR '1'='1",
  ...'../../.. %00 __proto__ constructor <script> -1 1e999 NaN null =1+1'.split(' '),
  '🍹'.repeat(50),
  'x'.repeat(5000),
  'negroni',
  'spirits',
  '2026-02-30',
);
const hostileValue = fc.oneof(
  hostileText,
  fc.constantFrom(null, true, -1, 1e308, 0.1, {}, [], [[]], { __proto__: 1 }, ['x', null, 7]),
  fc.jsonValue({ maxDepth: 3 }),
);
const FIELDS = [...new Set(Object.values(bodies).flatMap(({ properties = {} }) => Object.keys(properties)))];
const QUERY = ['limit', 'offset', 'q', 'drafts', 'have', 'without', 'before', 'resource', 'toString'];

/** Generates requests whose path, query and body break the contract, or nearly fit it. */
const request = fc.record({
  operation: fc.constantFrom(...Object.values(operationRoutes)),
  words: fc.array(hostileText, { minLength: 4, maxLength: 4 }),
  query: fc.dictionary(fc.constantFrom(...QUERY), hostileText, { maxKeys: 3 }),
  body: fc.oneof(hostileValue, fc.dictionary(fc.constantFrom(...FIELDS), hostileValue, { maxKeys: 6 })),
  hasSession: fc.boolean(),
});

it('answers any request to an operation with a success or a refusal, never with a 5xx', async () => {
  const site = await openTestSite({ catalogue: starterContents('2026-01-01') });
  const { bearer: Authorization } = await logIn(site);
  await fc.assert(
    fc.asyncProperty(request, async ({ operation, words, query, body, hasSession }) => {
      const { method, path } = operation;
      let index = 0;
      const filled = path.replace(/\{\w+\}/g, () => encodeURIComponent(words[(index += 1)] ?? ''));
      const headers = {
        'Content-Type': 'application/json',
        // A logout would end the session of the later requests.
        ...(hasSession && !/logout|password/.test(path) && { Authorization }),
      };
      const content = method === 'GET' ? {} : { body: JSON.stringify(body) };
      const url = `${filled}?${new URLSearchParams(query).toString()}`;
      const { status } = await site.api(url, { method, headers, ...content });
      expect(status, `${method} ${url}`).toBeLessThan(500);
    }),
    { numRuns: 500 },
  );
});
