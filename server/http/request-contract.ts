import { MULTIPART_TYPE } from './contract-request.ts';

/** What of the contract says which requests are valid. */
export interface RequestContract {
  paths: Record<string, Record<string, OperationWithBody>>;
}

interface OperationWithBody {
  requestBody?: { content?: Record<string, unknown> };
}

/** What is said of answers and to readers, by the key under which it stands; half of the contract. */
const FOR_READERS = new Set(['responses', 'example', 'examples']);

/** A copy of the contract without what no request is held against. */
export function requestsOf(contract: object): RequestContract {
  const isForRequests = (key: string, value: unknown): boolean =>
    !FOR_READERS.has(key) && !(key === 'description' && typeof value === 'string');
  const text = JSON.stringify(contract, (key, value: unknown) =>
    isForRequests(key, value) ? value : undefined,
  );
  return JSON.parse(text) as RequestContract;
}

/** The part of the contract that takes forms, with the form alone where an operation takes a form or JSON. */
export function formsOf(contract: RequestContract): RequestContract {
  const { paths, ...rest } = structuredClone(contract);
  const forms = Object.entries(paths).flatMap(([path, methods]) => {
    const ofPath = Object.entries(methods).flatMap(([method, operation]) => {
      const form = operation.requestBody?.content?.[MULTIPART_TYPE];
      if (!form) return [];
      return [
        [
          method,
          { ...operation, requestBody: { ...operation.requestBody, content: { [MULTIPART_TYPE]: form } } },
        ],
      ];
    });
    return ofPath.length > 0
      ? [[path, { parameters: methods['parameters'], ...(Object.fromEntries(ofPath) as object) }]]
      : [];
  });
  return { ...rest, paths: Object.fromEntries(forms) as RequestContract['paths'] };
}
