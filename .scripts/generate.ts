/**
 * `npm run generate`: everything that is made from openapi.yaml, into the folders named `generated`.
 * The same contract always gives the same bytes; a test regenerates and compares.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { generate } from 'orval';
import { parse } from 'yaml';
import { mergedSchema, type ComposedSchema } from '../openapi/merged-schema.ts';
import { notBefore } from '../openapi/not-before.ts';
import { nameOfReference } from '../openapi/reference-name.ts';

const HEADER = '// Generated from openapi.yaml. Do not edit.\n';

interface Operation {
  operationId: string;
  security?: object[];
  requestBody?: RequestBody | { $ref: string };
}
interface RequestBody {
  content: Record<string, { schema: { $ref?: string } }>;
}
interface Schema extends ComposedSchema {
  'x-label'?: string;
  'x-identity'?: string[];
}
interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; requestBodies: Record<string, RequestBody> };
  'x-messages': Record<string, string>;
  'x-problems': Record<string, { status: number }>;
}

/** yyyy-mm-dd that exists. As a regular expression, so that the compiled validators need no format library. */
const CALENDAR_DATE =
  /^(?:(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8])))$/;

const METHODS = ['get', 'post', 'put', 'delete'];

/** Writes all generated files below `root`. */
export async function generateAll(root: string): Promise<void> {
  const contract = parse(await readFile(join(root, 'openapi.yaml'), 'utf8')) as Contract;
  const folder = join(root, 'openapi/generated');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'contract.json'), `${JSON.stringify(contract, null, 1)}\n`);
  await writeFile(join(folder, 'operations.ts'), operationsModule(contract));
  await writeFile(join(folder, 'resources.ts'), resourcesModule(contract));
  await writeFile(join(folder, 'problems.ts'), problemsModule(contract));
  await writeFile(join(folder, 'bodies.ts'), bodiesModule(contract));
  await writeFile(join(folder, 'validators.js'), validatorsModule(contract));
  await writeFile(join(folder, 'validators.d.ts'), validatorTypes(contract));
  // Its configuration reads the resources.
  await generate(join(root, 'orval.config.ts'), root);
  await removeMockClients(join(root, 'mocks/generated'));
}

/** Orval writes a fetch client beside the handlers; the ui has its own. */
async function removeMockClients(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true })) {
    if (entry.endsWith('.ts') && !entry.endsWith('.msw.ts')) await rm(join(folder, entry));
  }
}

function operationsModule(contract: Contract): string {
  const entries = Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const facts = { method: method.toUpperCase(), path, secured: (operation.security ?? []).length > 0 };
      return [`  ${operation.operationId}: ${JSON.stringify(facts)},\n`];
    }),
  );
  return `${HEADER}
/** Every operation of the contract, by its operationId. */
export const operations = {
${entries.join('')}} as const;

export type OperationId = keyof typeof operations;
`;
}

/**
 * A resource has five operations, at `/api/<name>` and `/api/<name>/{id}`. A simple one takes its items as JSON; cocktails
 * come as multipart forms too, so they are told apart.
 */
function resourcesModule(contract: Contract): string {
  const entries = Object.entries(contract.paths).flatMap(([path, { get, post }]) => {
    const [, name] = /^\/api\/([\w-]+)$/.exec(path) ?? [];
    const one = contract.paths[`${path}/{id}`];
    const content = contentOf(contract, post);
    const body = nameOfReference(Object.values(content)[0]?.schema.$ref);
    if (!name || !body || !get || !post || !one?.['get'] || !one['put'] || !one['delete']) return [];
    const { 'x-label': label, 'x-identity': identity = ['name'] } = contract.components.schemas[body] ?? {};
    if (!label)
      throw new Error(`${body} in openapi.yaml needs an x-label: what one item is called in messages`);
    const operations = {
      list: get.operationId,
      get: one['get'].operationId,
      create: post.operationId,
      update: one['put'].operationId,
      remove: one['delete'].operationId,
    };
    const references = referencesOf(resolveReferences(contract.components.schemas[body], contract) as Schema);
    const isSimple = Object.keys(content).join() === 'application/json';
    return [{ name, isSimple, facts: { label, body, identity, references, operations } }];
  });
  const lines = (isSimple: boolean): string =>
    entries
      .filter((entry) => entry.isSimple === isSimple)
      .map(({ name, facts }) => `  ${JSON.stringify(name)}: ${JSON.stringify(facts)},\n`)
      .join('');
  return `${HEADER}
/** The simple resources by their path segment: what one item is called, its body, what makes it the same as another. */
export const resources = {
${lines(true)}} as const;

/** Every resource: the simple ones, and those whose items may come as a form with a picture. */
export const allResources = {
  ...resources,
${lines(false)}} as const;
`;
}

function problemsModule({ 'x-problems': problems }: Contract): string {
  const lines = Object.entries(problems).map(([kind, { status }]) => `  '${kind}': ${status},\n`);
  return `${HEADER}
/** The kinds of problems with their HTTP status; the first kind of a status is the usual one. */
export const problemKinds = {
${lines.join('')}} as const;

export type ProblemKind = keyof typeof problemKinds;
`;
}

/** The fields of a body that name items of other resources (`x-reference`). */
function referencesOf({ properties = {} }: Schema): object[] {
  return Object.entries(properties).flatMap(([field, property]) => {
    const { type, 'x-reference': reference } = property as { type?: unknown; 'x-reference'?: object };
    return reference ? [{ field, ...reference, many: type === 'array' }] : [];
  });
}

/** What an operation takes, by media type; nothing when it takes no body. */
function contentOf(contract: Contract, operation: Operation | undefined): RequestBody['content'] {
  const { requestBody } = operation ?? {};
  if (!requestBody) return {};
  if ('content' in requestBody) return requestBody.content;
  return contract.components.requestBodies[nameOfReference(requestBody.$ref)]?.content ?? {};
}

/** Names of the schemas that forms are checked against: every request body of the contract. */
function bodySchemas(contract: Contract): string[] {
  const names = new Set<string>();
  for (const item of Object.values(contract.paths)) {
    for (const operation of Object.values(item)) {
      for (const { schema } of Object.values(contentOf(contract, operation)))
        names.add(nameOfReference(schema.$ref));
    }
  }
  return [...names].sort();
}

/** The request bodies with every reference resolved, for forms to label, normalise and word errors with. */
function bodiesModule(contract: Contract): string {
  const schemas = Object.fromEntries(
    bodySchemas(contract).map((name) => [
      name,
      resolveReferences(contract.components.schemas[name], contract),
    ]),
  );
  return `${HEADER}import type { BodySchema } from '../body-schema.ts';
import type { Sentences } from '../field-errors.ts';
import type { OperationId } from './operations.ts';

/** Request bodies of the contract, by schema name, with every reference resolved. */
export const bodies: Record<BodyName, BodySchema> = ${JSON.stringify(schemas, null, 1)};

/** Sentences for rules whose property has no words of its own. */
export const sentences: Sentences = ${JSON.stringify(contract['x-messages'], null, 1)};

export type BodyName = ${bodySchemas(contract)
    .map((name) => `'${name}'`)
    .join(' | ')};

/** The body of each operation that takes one, by the media types that it takes. */
export const bodiesOfOperations: Partial<Record<OperationId, Partial<Record<MediaType, BodyName>>>> = ${JSON.stringify(bodiesOfOperations(contract), null, 1)};

export type MediaType = 'application/json' | 'multipart/form-data';
`;
}

function bodiesOfOperations(contract: Contract): Record<string, Record<string, string>> {
  const operations = Object.values(contract.paths).flatMap((item) =>
    METHODS.flatMap((method) => item[method] ?? []),
  );
  return Object.fromEntries(
    operations.flatMap((operation) => {
      const content = Object.entries(contentOf(contract, operation));
      const names = content.map(([type, { schema }]) => [type, nameOfReference(schema.$ref)]);
      if (names.length === 0) return [];
      return [[operation.operationId, Object.fromEntries(names) as Record<string, string>]];
    }),
  );
}

function resolveReferences(node: unknown, contract: Contract): unknown {
  if (Array.isArray(node)) return node.map((entry) => resolveReferences(entry, contract));
  if (typeof node !== 'object' || node === null) return node;
  const merged = mergedSchema(
    node as Schema,
    (reference) => contract.components.schemas[nameOfReference(reference)] ?? {},
  );
  return Object.fromEntries(
    Object.entries(merged).map(([key, value]) => [key, resolveReferences(value, contract)]),
  );
}

/** Validators compiled ahead, because compiling in the browser would need `unsafe-eval`. */
function validatorsModule(contract: Contract): string {
  const ajv = new Ajv2020({ strict: false, allErrors: true, code: { source: true, esm: true } });
  ajv.addFormat('date', CALENDAR_DATE);
  ajv.addFormat('password', true);
  ajv.addKeyword(notBefore);
  ajv.addFormat('binary', /^\u0000file$/);
  ajv.addSchema({ $id: 'contract', components: contract.components });
  const names = bodySchemas(contract);
  const code = standaloneCode(
    ajv,
    Object.fromEntries(names.map((name) => [name, `contract#/components/schemas/${name}`])),
  );
  return `${HEADER}${importsInsteadOfRequire(code)}\n`;
}

/** Ajv's "esm" code still calls require() for its small runtime functions. */
function importsInsteadOfRequire(code: string): string {
  const imports: string[] = [];
  const body = code.replace(/require\("([^"]+)"\)(\.[\w.]+)?/g, (_, module: string, member = '') => {
    const name = `runtime${imports.length}`;
    imports.push(`import ${name} from '${resolvable(module)}';\n`);
    return `(${name}.__esModule || ${name}.default ? ${name} : { default: ${name} })${String(member)}`;
  });
  return imports.join('') + body;
}

function resolvable(module: string): string {
  createRequire(import.meta.url).resolve(module);
  return `${module}.js`;
}

function validatorTypes(contract: Contract): string {
  const declarations = bodySchemas(contract).map((name) => `export declare const ${name}: Validator;\n`);
  return `${HEADER}import type { SchemaError } from '../field-errors.ts';

export interface Validator {
  (body: unknown): boolean;
  errors?: SchemaError[] | null;
}
${declarations.join('')}`;
}

if (process.argv[1]?.endsWith('generate.ts')) await generateAll(process.cwd());
