import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { databaseLocation } from '../server/database/database-location';
import { openDatabase } from '../server/database/open-database';
import {
  type ChildOptions,
  type ChildProgram,
  startProgram,
} from '../server/testing/child-program';
import { makeTestLocation, type TestLocation } from '../server/testing/test-database';

/** Settings of a server that starts faster than the demo. */
export const production = {
  PAPERHANGER_MODE: 'production',
  PAPERHANGER_SECRET: 'a secret that is only good for tests',
  MAIL_URL: 'smtp://localhost:9',
  SELLER_NAME: 'Walls of India',
};

/** Starts whole programs. The programs of a test share a folder and a database, and end with the test. */
export function programStarter() {
  let folder: string;
  let testLocation: TestLocation;
  let environment: Record<string, string>;
  let programs: ChildProgram[];

  const writeConfig = (more: object) =>
    writeFile(
      join(folder, 'supplier.json'),
      JSON.stringify({
        label: 'Supplier',
        fields: [{ name: 'notes', type: 'text' }],
        ...more,
      }),
    );

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'paperhanger-main-'));
    testLocation = await makeTestLocation();
    programs = [];
    const { url } = testLocation.location;
    environment = {
      PORT: '0',
      PAPERHANGER_DATA: join(folder, 'data'),
      PAPERHANGER_CONFIGS: folder,
      ...(url === undefined ? {} : { DATABASE_URL: url }),
    };
    await writeConfig({});
  });
  afterEach(async () => {
    for (const program of programs) program.kill('SIGKILL');
    await Promise.all(programs.map(({ exit }) => exit));
    await testLocation.remove();
    await rm(folder, { recursive: true });
  });

  return {
    writeConfig,
    /** Opens the database that the programs use. */
    open() {
      const { PAPERHANGER_DATA: dataFolder = '', DATABASE_URL: databaseUrl } = environment;
      return openDatabase(databaseLocation({ dataFolder, databaseUrl }));
    },
    start(
      name: 'main' | 'user',
      more: Record<string, string> = {},
      options: ChildOptions = {},
    ): ChildProgram {
      const program = startProgram(name, { ...environment, ...more }, options);
      programs.push(program);
      return program;
    },
  };
}
