import type { TestProject } from 'vitest/node';
import { startBuiltSite } from './built-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the built site. */
    sharedSite: string;
  }
}

/** Starts one site for all journeys, since its start costs seconds of processor time. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await startBuiltSite();
  project.provide('sharedSite', site.url);
  return () => site.stop();
}
