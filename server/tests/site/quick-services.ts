import { pathToFileURL } from 'node:url';
import type { Config } from '#server/config.ts';
import { createPasswordService, type HashCost } from '#server/native/password-service.ts';
import { createSheetService } from '#server/native/sheet-service.ts';
import type { Services } from '#server/operations/services.ts';
import { bundledFile } from './bundled-file.ts';

/**
 * A hash that takes a millisecond. One of a real site takes longer than most tests, and seconds on a busy machine: it
 * waits for four threads twelve times. The real cost is tested with the password service and in processes of the site.
 */
export const QUICK_HASH: HashCost = { memoryCost: 1024, timeCost: 2, parallelism: 1 };

/** The program of the process that reads sheets, as it is built: from its source it takes half a second to start. */
export const builtSheetProgram = async (): Promise<URL> =>
  pathToFileURL(await bundledFile('sheet-process.js'));

const quickSheets = async () => createSheetService({ program: await builtSheetProgram(), idleMs: 0 });

/** The services of a real server, without what most of a test's time would go to. */
export function withQuickServices(usual: Services, { adminPassword }: Config): Services {
  const { hint, isFixed } = usual.passwords;
  return {
    ...usual,
    passwords: createPasswordService({
      ...{ password: adminPassword, isFixed, hint },
      isCommon: (given) => usual.passwords.isCommon(given),
      hashCost: QUICK_HASH,
    }),
    sheets: {
      read: async (bytes, options, signal) => (await quickSheets()).read(bytes, options, signal),
      write: async (rows) => (await quickSheets()).write(rows),
    },
  };
}
