import type { OpenAPIBackend, Request } from 'openapi-backend';

type Router = OpenAPIBackend['router'];

/**
 * openapi-backend lists all operations and writes a pattern for each of them anew with every request, which is most
 * of what a request costs. The contract does not change while it is served: both are done once here.
 */
export function quickenMatching(router: Router): void {
  const operations = router.getOperations();
  const byId = new Map(operations.map((operation) => [operation.operationId, operation]));
  const exact = new Map(operations.map((operation) => [keyOf(operation.method, operation.path), operation]));
  // The one with the longest fixed part comes first, as openapi-backend has it.
  const patterns = operations
    .filter(({ path }) => path.includes('{'))
    .sort((one, other) => fixedPart(other.path).length - fixedPart(one.path).length)
    .map((operation) => ({ operation, pattern: patternOf(operation.path) }));
  const slow: (request: Request, strict: boolean) => unknown = router.matchOperation.bind(router);

  const matchOperation = (request: Request, strict = false): unknown => {
    const { method, path } = router.normalizeRequest(request);
    const address = router.normalizePath(path);
    const fits = ({ operation, pattern }: (typeof patterns)[number]): boolean =>
      operation.method === method && pattern.test(address);
    // What fits nothing is told apart by openapi-backend itself.
    return exact.get(keyOf(method, address)) ?? patterns.find(fits)?.operation ?? slow(request, strict);
  };
  Object.assign(router, {
    getOperations: () => operations,
    getOperation: (id: string) => byId.get(id),
    matchOperation,
  });
}

function keyOf(method: string, path: string): string {
  return `${method} ${path}`;
}

function fixedPart(path: string): string {
  return path.replace(/\{.*?\}/g, '');
}

function patternOf(path: string): RegExp {
  const parts = path.split(/\{[^}]+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]+')}$`);
}
