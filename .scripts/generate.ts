/**
 * `npm run generate`: everything that is made from openapi.yaml, into the folders named `generated`.
 * The same contract always gives the same bytes; a test regenerates and compares.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generate } from 'orval';
import { answersModule } from './generate/answers-module.ts';
import { bodiesModule } from './generate/bodies-module.ts';
import { readContract, type Contract } from './generate/contract-source.ts';
import { operationsModule } from './generate/operations-module.ts';
import { problemsModule } from './generate/problems-module.ts';
import { resourcesModule } from './generate/resources-module.ts';
import { validatorsModule, validatorTypes } from './generate/validators-module.ts';

/** Writes all generated files below `root`. */
export async function generateAll(root: string): Promise<void> {
  const contract = readContract(join(root, 'openapi.yaml')) as Contract;
  const folder = join(root, 'openapi/generated');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'contract.json'), `${JSON.stringify(contract, null, 1)}\n`);
  await writeFile(join(folder, 'operations.ts'), operationsModule(contract));
  await writeFile(join(folder, 'answers.ts'), answersModule(contract));
  await writeFile(join(folder, 'resources.ts'), resourcesModule(contract));
  await writeFile(join(folder, 'problems.ts'), problemsModule(contract));
  await writeFile(join(folder, 'bodies.ts'), bodiesModule(contract));
  await writeFile(join(folder, 'validators.js'), validatorsModule(contract));
  await writeFile(join(folder, 'validators.d.ts'), validatorTypes(contract));
  // It reads the contract and the resources that were just written.
  await generate(join(root, 'orval.config.ts'), root);
}

if (process.argv[1]?.endsWith('generate.ts')) await generateAll(process.cwd());
