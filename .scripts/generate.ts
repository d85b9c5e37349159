/** `npm run generate` makes the folders named `generated` from openapi.yaml. A test compares them. */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generate } from 'orval';
import { bodiesModule } from './generate/bodies-module.ts';
import { HEADER, operationsOf, readContract, type Contract } from './generate/contract-source.ts';
import { operationTypesModule } from './generate/operation-types-module.ts';
import { parametersModule } from './generate/parameters-module.ts';
import { resourceRequestsModule } from './generate/resource-requests-module.ts';
import { resourcesModule } from './generate/resources-module.ts';
import { validatorsModule, validatorTypes } from './generate/validators-module.ts';

async function generateAll(root: string): Promise<void> {
  const contract = readContract(join(root, 'openapi.yaml')) as Contract;
  const folder = join(root, 'openapi/generated');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'contract.json'), `${JSON.stringify(contract, null, 1)}\n`);
  await writeFile(join(folder, 'operations.ts'), operationsModule(contract));
  await writeFile(join(folder, 'operation-types.ts'), operationTypesModule(contract));
  await writeFile(join(folder, 'resources.ts'), resourcesModule(contract));
  await writeFile(join(folder, 'problems.ts'), problemsModule(contract));
  await writeFile(join(folder, 'bodies.ts'), bodiesModule(contract));
  await writeFile(join(folder, 'parameters.ts'), parametersModule(contract));
  await writeFile(join(folder, 'limits.ts'), limitsModule(contract));
  await writeFile(join(folder, 'validators.js'), validatorsModule(contract));
  await writeFile(join(folder, 'validators.d.ts'), validatorTypes(contract));
  // Orval reads the contract unchanged.
  await generate(join(root, 'orval.config.ts'), root);
  await shareModel(join(root, 'ui/api/generated/model.schemas.ts'), join(folder, 'model.ts'));
  await writeFile(join(root, 'ui/api/generated/resource-requests.ts'), resourceRequestsModule(contract));
}

/**
 * Moves orval's types from beside its hooks into the folder that everyone may read, since the server reads
 * them too. The hooks import them from there.
 */
async function shareModel(file: string, shared: string): Promise<void> {
  await rename(file, shared);
  await writeFile(file, `${HEADER}export * from '#openapi/generated/model.ts';\n`);
}

/** Writes openapi/generated/operations.ts. */
function operationsModule(contract: Contract): string {
  const entries = operationsOf(contract).map(({ path, method, operation, parameters }) => {
    const { operationId, security = [] } = operation;
    const isOptional = security.some((scheme) => Object.keys(scheme).length === 0);
    const facts = {
      method: method.toUpperCase(),
      path,
      secured: security.length > 0 && !isOptional,
      ...(isOptional && {
        sessionParameters: parameters.filter((parameter) => parameter['x-session']).map(({ name }) => name),
      }),
    };
    return `  ${operationId}: ${JSON.stringify(facts)},\n`;
  });
  return `${HEADER}
interface OperationFacts {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  secured: boolean;
  /** An operation that is not secured may have parameters that need a session. */
  sessionParameters?: readonly string[];
}

const facts = {
${entries.join('')}} satisfies Record<string, OperationFacts>;

export type OperationId = keyof typeof facts;

/** Each operation stands under its operationId. */
export const operationFacts: Readonly<Record<OperationId, OperationFacts>> = facts;
`;
}

/** Writes openapi/generated/problems.ts. */
function problemsModule(contract: Contract): string {
  const lines = (contract.components.schemas['ProblemType']?.oneOf ?? []).flatMap(
    ({ const: type, 'x-status': status }) => {
      const [, code] = type.split('#problem-');
      return code === undefined || status === undefined ? [] : [`  '${code}': ${status},\n`];
    },
  );
  return `${HEADER}
/** Each code of a problem has its HTTP status. The first code of a status is the usual one. */
export const problemCodes = {
${lines.join('')}} as const;

export type ProblemCode = keyof typeof problemCodes;
`;
}

/** Writes openapi/generated/limits.ts, so that pages know the limits without the bodies of the dashboard. */
function limitsModule({ components, paths, 'x-body-limits': bodyLimits }: Contract): string {
  const { parameters, schemas } = components;
  const limitOfParameter = (path: string, name: string) => {
    const found = paths[path]?.['get']?.parameters?.find((parameter) => parameter.name === name);
    return limitOf(name, found?.schema, 'maxLength');
  };
  return `${HEADER}
/** One read of a list gives at most this many items. */
export const MAX_PER_READ = ${limitOf('Limit', parameters['Limit']?.schema, 'maximum')};

/** A house-made ingredient yields at most this many millilitres. */
export const MAX_YIELD_ML = ${limitOf('yieldMl', schemas['HouseIngredientContent']?.properties?.['yieldMl'], 'maximum')};

/** A name, or anything else that narrows a list, has at most this many letters. */
export const MAX_NAME_LETTERS = ${limitOfParameter('/api/admin/changes', 'name')};

/** A read takes at most this many bottles, and leaves out at most this many things. */
export const MAX_BOTTLES = ${limitOf('Have', parameters['Have']?.schema, 'maxItems')};
export const MAX_LEFT_OUT = ${limitOf('Without', parameters['Without']?.schema, 'maxItems')};

/** A search reads at most this many letters. */
export const MAX_TERM_LETTERS = ${limitOfParameter('/api/cocktails/search/{term}', 'term')};

/** The most bytes of a body: as JSON, in a form without its files, and where no session is needed. */
export const BODY_LIMITS = ${JSON.stringify(bodyLimits)};
`;
}

/** Throws when the contract has no such limit, for example because the parameter was renamed. */
function limitOf(
  name: string,
  schema: object | undefined,
  rule: 'maximum' | 'maxItems' | 'maxLength',
): number {
  const limit = (schema as Record<string, unknown> | undefined)?.[rule];
  if (typeof limit === 'number') return limit;
  throw new Error(`openapi.yaml gives ${name} no ${rule}.`);
}

if (process.argv[1]?.endsWith('generate.ts')) {
  await generateAll(process.cwd());
}
