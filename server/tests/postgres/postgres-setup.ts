import type { TestProject } from 'vitest/node';
import { startPostgresCluster, type PostgresCluster } from './postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** It is the address of a PostgreSQL that may make databases. It is there only in the project that tests on it. */
    postgresUrl: string;
  }
}

let cluster: PostgresCluster | undefined;

/** It is Vitest's global set-up: one cluster for all files of a project. */
export async function setup(project: TestProject): Promise<void> {
  cluster = await startPostgresCluster();
  project.provide('postgresUrl', cluster.address);
}

export async function teardown(): Promise<void> {
  await cluster?.remove();
}
