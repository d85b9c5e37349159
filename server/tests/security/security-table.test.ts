import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
/** The requirements of levels 1 and 2 of OWASP ASVS 5.0.0: of each chapter the sections, and of each section the numbers. */
const REQUIRED = {
  V1: '1: 1 2; 2: 1 2 3 4 5 6 7 8 9; 3: 1 2 3 4 5 6 7 8 9 10 11; 4: 1 2 3; 5: 1 2',
  V2: '1: 1 2 3; 2: 1 2 3; 3: 1 2 3 4; 4: 1',
  V3: '2: 1 2; 3: 1 2 3 4; 4: 1 2 3 4 5 6; 5: 1 2 3 4 5; 7: 1 2',
  V4: '1: 1 2 3; 2: 1; 3: 1 2; 4: 1 2 3 4',
  V5: '1: 1; 2: 1 2 3; 3: 1 2; 4: 1 2 3',
  V6: '1: 1 2 3; 2: 1 2 3 4 5 6 7 8 9 10 11 12; 3: 1 2 3 4; 4: 1 2 3 4; 5: 1 2 3 4 5; 6: 1 2 3; 8: 1 2 3 4',
  V7: '1: 1 2 3; 2: 1 2 3 4; 3: 1 2; 4: 1 2 3 4 5; 5: 1 2; 6: 1 2',
  V8: '1: 1 2; 2: 1 2 3; 3: 1; 4: 1',
  V9: '1: 1 2 3; 2: 1 2 3 4',
  V10: '1: 1 2; 2: 1 2; 3: 1 2 3 4; 4: 1 2 3 4 5 6 7 8 9 10 11; 5: 1 2 3 4 5; 6: 1 2; 7: 1 2 3',
  V11: '1: 1 2; 2: 1 2 3; 3: 1 2 3; 4: 1 2 3 4; 5: 1; 6: 1',
  V12: '1: 1 2 3; 2: 1 2; 3: 1 2 3 4',
  V13: '1: 1; 2: 1 2 3 4 5; 3: 1 2; 4: 1 2 3 4 5',
  V14: '1: 1 2; 2: 1 2 3 4; 3: 1 2 3',
  V15: '1: 1 2 3; 2: 1 2 3; 3: 1 2 3 4 5 6 7',
  V16: '1: 1; 2: 1 2 3 4 5; 3: 1 2 3 4; 4: 1 2 3; 5: 1 2 3',
  V17: '1: 1; 2: 1 2 3 4; 3: 1 2',
};
const LEVELS_1_AND_2 = 253;

const ANSWER = /^- (V[\d.]+) (met|not met|n\/a): (.+)$/;
const answers = readFileSync(join(root, 'SECURITY.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('- V'));

it('SECURITY.md has one line for each requirement of ASVS 5 level 2, in order', () => {
  const required = Object.entries(REQUIRED).flatMap(([chapter, sections]) =>
    sections.split('; ').flatMap((section) => {
      const [number = '', ids = ''] = section.split(': ');
      return ids.split(' ').map((id) => `${chapter}.${number}.${id}`);
    }),
  );
  expect(required).toHaveLength(LEVELS_1_AND_2);
  expect(answers.map((line) => ANSWER.exec(line)?.[1])).toEqual(required);
});

it('each line that says "met" names its tests, and whatever a line names exists', () => {
  for (const line of answers) {
    const [, , answer, how = ''] = ANSWER.exec(line) ?? [];
    const files = [...how.matchAll(/`((?:server|ui|openapi|\.deploy)\/[^`]+|[\w-]+\.(?:json|yaml))`/g)].map(
      ([, file = '']) => file,
    );
    for (const file of files) expect(existsSync(join(root, file)), line).toBe(true);
    if (answer === 'met')
      expect(
        files.some((file) => /\.test\.tsx?$|^package-lock\.json$/.test(file)),
        line,
      ).toBe(true);
  }
});
