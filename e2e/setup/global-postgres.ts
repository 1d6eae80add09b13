import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../src/server/database/open-database';
import { openPostgres } from '../../src/server/database/postgres';
import { NO_POSTGRES } from './find-postgres';
import { startPostgres } from './postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL database whose user may create others. */
    postgresUrl: string;
    /** A database with all tables to copy, which is faster than migrating each. */
    postgresTemplate: string;
  }
}

/** Runs PostgreSQL while the tests of a project run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  if (!postgres) throw new Error(NO_POSTGRES);
  const template = `template_${randomUUID().replaceAll('-', '')}`;
  const run = async (command: string) => {
    const server = openPostgres(postgres.url);
    await sql.raw(command).execute(server);
    await server.destroy();
  };
  await run(`create database ${template}`);
  const url = Object.assign(new URL(postgres.url), { pathname: `/${template}` }).href;
  const folder = join(tmpdir(), template);
  await (await openDatabase({ url, file: join(folder, 'paperhanger.sqlite') })).destroy();
  await rm(folder, { recursive: true });
  project.provide('postgresUrl', postgres.url);
  project.provide('postgresTemplate', template);
  return async () => {
    await run(`drop database ${template}`);
    await postgres.stop();
  };
}
