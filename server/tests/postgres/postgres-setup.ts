import type { TestProject } from 'vitest/node';
import { startPostgresCluster, type PostgresCluster } from './postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a PostgreSQL in which tests may make databases. Only the project `postgres` has it. */
    postgresUrl: string;
  }
}

let cluster: PostgresCluster | undefined;

/** Starts one cluster for all files of a project, as Vitest's global set-up. */
export async function setup(project: TestProject): Promise<void> {
  cluster = await startPostgresCluster();
  project.provide('postgresUrl', cluster.url);
}

export async function teardown(): Promise<void> {
  await cluster?.remove();
}
