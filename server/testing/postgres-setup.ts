import type { TestProject } from 'vitest/node';
import { startPostgresCluster } from './postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL that may make databases; only in the project that tests on it. */
    postgresUrl: string;
  }
}

/** Vitest's global set-up: one cluster for all files of a project. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgresCluster();
  project.provide('postgresUrl', cluster.address);
  return () => cluster.remove();
}
