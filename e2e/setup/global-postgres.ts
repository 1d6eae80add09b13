import type { TestProject } from 'vitest/node';
import { NO_POSTGRES } from './find-postgres';
import { startPostgres } from './postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL database whose user may create others. */
    postgresUrl: string;
  }
}

/** Runs PostgreSQL while the tests of a project run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  if (!postgres) throw new Error(NO_POSTGRES);
  project.provide('postgresUrl', postgres.url);
  return postgres.stop;
}
