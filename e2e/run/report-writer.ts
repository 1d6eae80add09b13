import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** A file of tests, as `REPORT_FILE` has it. */
export interface ReportedFile {
  readonly name: string;
  readonly project: string;
  readonly state: string;
  readonly tests: readonly { readonly name: string; readonly state: string }[];
}

/** Writes down the result of every test with its project, which vitest's own JSON leaves out. */
// biome-ignore lint/style/noDefaultExport: vitest loads the default export.
export default class ReportWriter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules.map((module): ReportedFile => {
      const tests = [...module.children.allTests()];
      return {
        name: module.moduleId,
        project: module.project.name,
        state: module.state(),
        tests: tests.map((test) => ({ name: test.fullName, state: test.result().state })),
      };
    });
    const report = process.env.REPORT_FILE ?? 'test-results/vitest.json';
    mkdirSync(dirname(report), { recursive: true });
    writeFileSync(report, JSON.stringify(files));
  }
}
