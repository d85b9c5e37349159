import { pathToFileURL } from 'node:url';
import type { Config } from '#server/config.ts';
import { createPasswordService } from '#server/native/login-services.ts';
import { createSheetService } from '#server/native/sheet-service.ts';
import type { Services } from '#server/operations/services.ts';
import { bundledFile } from './bundled-file.ts';

/**
 * A hash with these settings takes a millisecond. A hash of a real site takes seconds on a busy machine, since
 * it waits for four threads twelve times. Tests of the password service and of processes have the real cost.
 */
export const QUICK_HASH = { memoryCost: 1024, timeCost: 2, parallelism: 1 };

/** Returns the built program that reads sheets, since its source takes half a second to start. */
export const builtSheetProgram = async (): Promise<URL> =>
  pathToFileURL(await bundledFile('sheet-process.js'));

const quickSheets = async () => createSheetService({ program: await builtSheetProgram(), idleMs: 0 });

/** Returns the services of a real server, without the parts that would take most of a test's time. */
export function withQuickServices(usual: Services, { adminPassword }: Config): Services {
  return {
    ...usual,
    passwords: createPasswordService({
      password: adminPassword,
      demoPassword: usual.passwords.demoPassword,
      isCommon: (given) => usual.passwords.isCommon(given),
      hashCost: QUICK_HASH,
    }),
    sheets: {
      read: async (bytes, options, signal) => (await quickSheets()).read(bytes, options, signal),
      write: async (rows) => (await quickSheets()).write(rows),
    },
  };
}
