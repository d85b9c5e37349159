/** `npm run generate` makes the folders named `generated` from openapi.yaml. A test makes them again. */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generate } from 'orval';
import { bodiesModule } from './generate/bodies-module.ts';
import { HEADER, readContract } from './generate/contract-source.ts';
import { limitsModule } from './generate/limits-module.ts';
import { operationsModule } from './generate/operations-module.ts';
import { operationTypesModule } from './generate/operation-types-module.ts';
import { parametersModule } from './generate/parameters-module.ts';
import { problemsModule } from './generate/problems-module.ts';
import { resourceRequestsModule } from './generate/resource-requests-module.ts';
import { resourcesModule } from './generate/resources-module.ts';
import { validatorsModule, validatorTypes } from './generate/validators-module.ts';

// The test that compares the folders runs this on a copy of the sources.
const root = process.cwd();
const contract = readContract(join(root, 'openapi.yaml'));
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

/**
 * Moves orval's types from beside its hooks to openapi/generated, since the server imports them too. The
 * hooks import them from there.
 */
async function shareModel(file: string, shared: string): Promise<void> {
  await rename(file, shared);
  await writeFile(file, `${HEADER}export * from '#openapi/generated/model.ts';\n`);
}
