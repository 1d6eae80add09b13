import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

/** Builds the server and its worker programs once, because each start from the sources costs half a second. */
export default async function setup(project: TestProject): Promise<void> {
  // Another project of this run has built them.
  if (process.env.TEST_PROGRAMS) return;
  const { build } = await import('vite');
  const outDir = `dist/test-${project.name}`;
  const input = {
    main: 'src/start/main.ts',
    'add-forever': 'src/server/testing/add-forever.ts',
  };
  const buildPrograms = async () => {
    await build({
      configLoader: 'runner',
      logLevel: 'warn',
      build: { ssr: true, outDir, rolldownOptions: { input } },
    });
  };
  await buildPrograms();
  project.onTestsRerun(buildPrograms);
  process.env.TEST_PROGRAMS = resolve(outDir);
}
