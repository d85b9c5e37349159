import { nameOfReference } from '#openapi/contract/contract-document.ts';
import { HEADER, METHODS, type Contract, type Operation } from './contract-source.ts';

interface Answer {
  $ref?: string;
  content?: Record<string, { schema: AnswerSchema }>;
}
interface AnswerSchema {
  $ref?: string;
  items?: { $ref?: string };
}

/** openapi/generated/answers.ts: the JSON of each operation that succeeds. */
export function answersModule(contract: Contract): string {
  const names = new Set<string>();
  const entries = Object.values(contract.paths).flatMap((item) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const schema = jsonOf(successOf(contract, operation));
      const name = schema && nameOfReference(schema.$ref ?? schema.items?.$ref ?? '');
      if (!name) return [];
      names.add(name);
      return [`  ${operation.operationId}: ${name}${schema.$ref ? '' : '[]'};\n`];
    }),
  );
  return `${HEADER}import type {
${[...names].sort().join(',\n')},
} from './model.ts';

/** What each operation answers as JSON when it succeeds. */
export interface Answers {
${entries.join('')}}
`;
}

function successOf(contract: Contract, { responses = {} }: Operation): Answer | undefined {
  const [, answer] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  const { $ref } = (answer ?? {}) as Answer;
  return $ref === undefined ? answer : contract.components.responses[nameOfReference($ref)];
}

function jsonOf(answer: Answer | undefined): AnswerSchema | undefined {
  return answer?.content?.['application/json']?.schema;
}
